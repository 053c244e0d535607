// Invents an enemy's secrets: hidden positions, disguises, power behind what was seen, and warheads.
import { type Dice, likely, pick } from '@admiralty/kernel'
import { costsNow } from '../power/points.ts'
import { powerAtStart } from '../setting/under-way.ts'
import type { Color } from '../shapes.ts'
import type { Secret, Ship, Table, View } from '../state.ts'
import { flying, missilesOf, NO_SECRETS } from '../table.ts'
import { hiddenOf, truthsOf } from './disguises.ts'
import { launchedFrom, powerBehind } from './power.ts'

/** Random secrets of an enemy seat that agree with everything the view shows. */
export function behind(view: View, seat: Color, dice: Dice): Secret {
  if (view.turn === 0) return { ...NO_SECRETS, fleet: view.agenda.some(({ step }) => step === 'fleet') ? null : [] }
  const open = Object.values(view.ships).filter((ship) => ship.seat === seat)
  const start: Secret = {
    ...NO_SECRETS,
    hidden: hiddenOf(view, seat, dice),
    truth: truthsOf(view, open, dice),
    nuclear: missilesOf(view, seat).flatMap(({ id }) => (likely(dice, 1, 4) ? [id] : [])),
    empty: launchedFrom(open),
  }
  const table: Table = { ...view, secret: { ...view.secret, [seat]: start } }
  const mine = [...open, ...Object.values(start.hidden)].filter(flying)
  const before = Object.fromEntries(mine.map((ship) => [ship.id, lastSpeedPower(table, ship, dice)]))
  const some = (of: (ship: Ship) => boolean): readonly string[] => mine.filter((ship) => of(ship) && likely(dice, 1, 2)).map(({ id }) => id)
  const known: Secret = { ...start, before, still: some(({ id }) => before[id] === 0), steady: some(() => true) }
  if (!hasAllocated(view, seat)) return known
  return { ...known, ...powerBehind({ ...table, secret: { ...table.secret, [seat]: known } }, mine, dice) }
}

/** Whether the seat has allocated power this turn. */
const hasAllocated = ({ agenda }: View, seat: Color): boolean =>
  !agenda.some(
    (step) =>
      step.step === 'turnStart' ||
      step.step === 'announce' ||
      step.step === 'consent' ||
      step.step === 'powerOrder' ||
      (step.step === 'power' && step.seats.includes(seat)),
  )

/** Last turn's speed power in quarters: the power for the speed seen, sometimes with unused quarters. */
function lastSpeedPower(table: Table, ship: Ship, dice: Dice): number {
  if (ship.design.base || Object.hasOwn(table.hiding, ship.id)) return 0
  if (table.turn === 1) return powerAtStart(table, ship)
  const cost = costsNow(table, ship).speed
  const spare = ship.lastSpeed > 0 ? pick(dice, [0, 0, cost - 1]) : 0
  return ship.lastSpeed * cost + spare
}
