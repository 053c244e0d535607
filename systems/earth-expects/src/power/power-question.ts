// The answer to the call to allocate power.
import { type Dice, die, likely, pick, type Refusal, refusalsOfParts } from '@admiralty/kernel'
import { byShip, commanded, notMine } from '../ask.ts'
import { callRules } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Allocation, Ship, View } from '../state.ts'
import { cannotAllocate } from './check.ts'
import { allocate } from './courses.ts'
import { POINT, speedBefore } from './points.ts'
import { isNoPower } from './structure.ts'
import { NO_POWER, supplyOf } from './supply.ts'

/** The default: the same speed as far as possible, and no other power. */
const steady = (view: View, ship: Ship) => allocate(view, ship, { speed: speedBefore(view, ship), manoeuvre: 0 }, [])
/** EE-IMP-01: a random allocation that is usually impossible. */
function someRashAllocation(view: View, ship: Ship, dice: Dice): Allocation {
  const { engines, lightable } = supplyOf(view, ship)
  const runs = engines.map(({ id, boxes }) => {
    const given = Object.fromEntries(boxes.map((box) => [box.id, die(dice, box.most, 'a rash engine')]))
    return [id, { makes: pick(dice, ['speed', 'manoeuvre'] as const), boxes: given }] as const
  })
  return { ...NO_POWER, lit: lightable, engines: Object.fromEntries(runs) }
}
function someAllocation(view: View, ship: Ship, dice: Dice): Allocation {
  if (view.setup.options.adjudicated && likely(dice, 1, 4)) return someRashAllocation(view, ship, dice)
  const before = speedBefore(view, ship)
  const change = die(dice, 5 * POINT, 'speed') - 4 * POINT
  const wish = { speed: Math.max(0, before + change), manoeuvre: (die(dice, 6, 'manoeuvre') - 1) * POINT }
  const lit = supplyOf(view, ship).lightable.filter(() => likely(dice, 3, 4))
  const found = allocate(view, ship, likely(dice, 1, 5) ? { speed: 0, manoeuvre: 0 } : wish, lit)
  const drawn = { ...found, rapid: someRapid(view, ship, dice) }
  return cannotAllocate(view, ship, drawn) ? steady(view, ship) : drawn
}
const someRapid = (view: View, { design }: Ship, dice: Dice): readonly string[] =>
  view.setup.options.rapidFire && likely(dice, 1, 2)
    ? [...new Set(design.boxes.flatMap(({ type, system }) => (type === 'R' && system !== null ? [system] : [])))]
    : []

/** EE-IMP-01: with the option Impossible moves corrected, an allocation must only fit the ship's boxes. */
const cannotGive = (view: View, ship: Ship, allocation: Allocation): Refusal | undefined =>
  (view.setup.options.adjudicated ? isNoPower : cannotAllocate)(view, ship, allocation)
/** An order with an allocation for each ship of the seat. */
const orderFor = (view: View, me: Color, of: (ship: Ship) => Allocation): OrderOf<'power'> => ({
  order: 'power',
  ships: byShip(commanded(view, me), of),
})
export const power = callRules('power', ['power'], {
  wants: ['EE-POW-03', 'allocate power to your ships'],
  of: (view, me) => commanded(view, me).map(({ id }) => id),
  check: (view, me, { ships }) =>
    notMine(view, me, Object.keys(ships)) ??
    refusalsOfParts(
      commanded(view, me),
      ({ id }) => id,
      (ship) => cannotGive(view, ship, ships[ship.id] ?? NO_POWER),
    ),
  randomOrder: (view, me, dice) => orderFor(view, me, (ship) => someAllocation(view, ship, dice)),
  defaultOrder: (view, me) => orderFor(view, me, (ship) => steady(view, ship)),
})
