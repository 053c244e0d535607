// What an enemy may have kept to himself: hidden ships where they may be, power for what has been seen to work, warheads either way.
import { within } from '@admiralty/hex'
import { type Dice, likely, pick } from '@admiralty/kernel'
import { allocate } from '../power/courses.ts'
import { POINT, pointsOf } from '../power/points.ts'
import { supplyOf } from '../power/supply.ts'
import { launched } from '../setting/muster.ts'
import type { Color, Points, Secret, Ship, Table, View } from '../state.ts'
import { flying, missilesOf, NO_SECRETS } from '../table.ts'

export function behind(view: View, seat: Color, dice: Dice): Secret {
  if (view.turn === 0) return { ...NO_SECRETS, fleet: view.agenda.some(({ step }) => step === 'fleet') ? null : [] }
  const hidden = hiddenOf(view, seat, dice)
  const nuclear = missilesOf(view, seat).flatMap(({ id }) => (likely(dice, 1, 4) ? [id] : []))
  const start: Secret = { ...NO_SECRETS, hidden, nuclear, before: speedsOf(view, seat, hidden) }
  const table: Table = { ...view, secret: { ...view.secret, [seat]: start } }
  const mine = [...Object.values(view.ships), ...Object.values(hidden)].filter((ship) => ship.seat === seat && flying(ship))
  if (!hasAllocated(view)) return start
  const power: Record<string, Secret['power'][string]> = {}
  const points: Record<string, Points> = {}
  for (const ship of mine) {
    const allocation = guess(table, ship, dice)
    power[ship.id] = allocation
    points[ship.id] = pointsOf(table, ship, allocation)
  }
  return { ...start, power, points }
}

/** After the call for power and before the next turn. */
const hasAllocated = ({ agenda }: View): boolean =>
  !agenda.some(({ step }) => step === 'announce' || step === 'consent' || step === 'power')

/** As fast as it was seen to go; a turn's change more or less. */
function speedsOf(view: View, seat: Color, hidden: Secret['hidden']): Secret['before'] {
  const open = Object.values(view.ships).filter((ship) => ship.seat === seat)
  return Object.fromEntries([...open, ...Object.values(hidden)].map((ship) => [ship.id, ship.deeds.speed * 2]))
}

/** What was seen to work is lit first. */
function guess(table: Table, ship: Ship, dice: Dice): Secret['power'][string] {
  const supply = supplyOf(table, ship)
  const { fired, sensors } = ship.deeds
  const used = ship.design.boxes.filter(({ system }) => system !== null && fired.includes(system)).map(({ at }) => at.join())
  const rest = supply.lightable.filter((box) => !used.includes(box) && !sensors.includes(box)).filter(() => likely(dice, 3, 4))
  const speed = (table.secret[ship.seat]?.before[ship.id] ?? 0) + pick(dice, [-POINT, 0, 0, POINT])
  return allocate(table, ship, { speed: Math.max(0, speed), manoeuvre: pick(dice, [0, POINT, 2 * POINT]) }, [...used, ...sensors, ...rest])
}

/** EE-HID-01: everybody knows which ships hide, and where they may be; found or lost ones stand on the table. */
function hiddenOf(view: View, seat: Color, dice: Dice): Secret['hidden'] {
  const unseen = view.setup.ships.filter((enlisted) => enlisted.seat === seat && enlisted.hides && !Object.hasOwn(view.ships, enlisted.id))
  return Object.fromEntries(
    unseen.flatMap((enlisted) => {
      if (!enlisted.hides) return []
      const hex = pick(dice, within(enlisted.hides.centre, enlisted.hides.radius))
      return [
        [
          enlisted.id,
          launched(enlisted, {
            hex,
            facing: enlisted.facing ?? pick(dice, [0, 1, 2, 3, 4, 5] as const),
            design: enlisted.design,
            low: false,
          }),
        ],
      ]
    }),
  )
}
