// Sensors: lock-ons for missiles in flight first, then for guns, with enough sensors to make them likely.

import { type Dice, pick } from '@admiralty/kernel'
import { distance, within } from '@admiralty/space'
import { commanded } from '../ask.ts'
import type { Order, OrderOf } from '../orders.ts'
import { controlOf } from '../power/supply.ts'
import { lockOdds } from '../sensors/lock-odds.ts'
import { rangeOf, sensorsOn } from '../sensors/locks.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { allied, enemiesOf, missilesOf } from '../table.ts'
import { isQuarry } from './stance.ts'

type Attempt = OrderOf<'sense'>['ships'][string][number]

/** Targets of this ship's missiles, then those seen best. */
function wanted(view: View, ship: Ship, me: Color): readonly Ship[] {
  const guided = new Set(missilesOf(view, me).flatMap(({ from, target }) => (from === ship.id ? [target] : [])))
  const urgency = (at: Ship): number => (guided.has(at.id) ? 100 : 0) + (isQuarry(view, at, me) ? 2 : 0) - rangeOf(view, ship, at)
  return enemiesOf(view, me).toSorted((a, b) => urgency(b) - urgency(a))
}
/** Adds sensors to an attempt until it is almost certain. */
function attempts(view: View, ship: Ship, me: Color): readonly Attempt[] {
  const used = new Set<string>()
  const made: Attempt[] = []
  const control = controlOf(view, ship)
  for (const enemy of wanted(view, ship, me)) {
    if (made.length >= control) break
    const able = sensorsOn(view, ship, enemy).filter((box) => !used.has(box))
    const sensors = enough(view, { ship, enemy, able })
    if (sensors.length === 0) continue
    for (const box of sensors) used.add(box)
    made.push({ sensors, at: enemy.id })
  }
  return made
}
interface Looking {
  readonly ship: Ship
  readonly enemy: Ship
  readonly able: readonly string[]
}
/** As many of the sensors as make a lock-on almost certain; none if it is impossible. */
export function enough(view: View, { ship, enemy, able }: Looking): readonly string[] {
  const sure = able.findIndex((_, at) => lockOdds(view, { ship, enemy, sensors: able.slice(0, at + 1) }) >= 1)
  const sensors = sure < 0 ? able : able.slice(0, sure + 1)
  return lockOdds(view, { ship, enemy, sensors }) > 0 ? sensors : []
}

/** EE-HID-05: the range within which one sensor has a fair chance to find a ship. */
const SEARCHED = 4
/** Unused control boxes and sensors search hexes where an enemy may hide. */
function searches(
  view: View,
  ship: Ship,
  { made, dice, me }: { readonly made: readonly Attempt[]; readonly dice: Dice; readonly me: Color },
) {
  const areas = Object.values(view.hiding).flatMap(({ seat, area }) => (allied(view, seat, me) ? [] : [area]))
  const hexes = areas.flatMap(({ centre, radius }) => within(centre, radius).filter((hex) => distance(ship.hex, hex) <= SEARCHED))
  const found: Attempt[] = []
  const used = new Set(made.flatMap(({ sensors }) => sensors))
  while (hexes.length > 0 && made.length + found.length < controlOf(view, ship)) {
    const hex = pick(dice, hexes)
    hexes.splice(hexes.indexOf(hex), 1)
    const sensor = sensorsOn(view, ship, { hex }).find((box) => !used.has(box))
    if (sensor === undefined) continue
    used.add(sensor)
    found.push({ sensors: [sensor], at: hex })
  }
  return found
}

/** One proposal: each attempt has as many sensors as make it likely, the most urgent target first. */
export const chooseSensors = (view: View, me: Color, dice: Dice): readonly Order[] => {
  const ships = commanded(view, me)
    .map((ship) => {
      const made = attempts(view, ship, me)
      return [ship.id, [...made, ...searches(view, ship, { made, dice, me })]] as const
    })
    .filter(([, made]) => made.length > 0)
  return [{ order: 'sense', ships: Object.fromEntries(ships) }]
}
