// The most that a seat could do, as far as a view shows. A question that cannot matter then is not asked, which reveals nothing:
// the public view gives the same answer for every secret that the seat may have.
import { mayBeDisguised } from './hiding/disguise.ts'
import { NO_POWER } from './power/supply.ts'
import { layoutOf } from './record/layout.ts'
import { systemsOf } from './record/systems.ts'
import type { Color } from './shapes.ts'
import type { Allocation, Ship, View } from './state.ts'
import { NO_SECRETS, shipsOf } from './table.ts'

/**
 * The view itself if it shows the seat's secrets. Otherwise views with full power, loaded launchers and engines at rest, one for each choice of primary
 * boxes; null if the seat has a hidden ship or one that may be disguised.
 */
function atMost(view: View, seat: Color): readonly View[] | null {
  if (view.secret[seat]) return [view]
  const ships = shipsOf(view, seat)
  if (Object.values(view.hiding).some((hiding) => hiding.seat === seat)) return null
  if (ships.some((ship) => mayBeDisguised(view, ship))) return null
  const choices = Math.max(1, ...ships.flatMap(systemsIn).map(({ primaries }) => primaries.length))
  const ids = ships.map(({ id }) => id)
  return Array.from({ length: choices }, (_, choice) => {
    const power = Object.fromEntries(ships.map((ship) => [ship.id, fullPower(ship, choice)]))
    return { ...view, secret: { ...view.secret, [seat]: { ...NO_SECRETS, power, still: ids, steady: ids } } }
  })
}
const systemsIn = ({ design }: Ship) => systemsOf(layoutOf(design))
/** EE-MPB-02: every box lit, and the primary box of each weapon with this number. */
function fullPower(ship: Ship, choice: number): Allocation {
  const primaries = systemsIn(ship).flatMap(({ id, primaries: boxes }) => {
    const [first] = boxes
    const box = (boxes[choice] ?? first)?.box
    return box === undefined ? [] : [[id, box] as const]
  })
  return { ...NO_POWER, lit: ship.design.boxes.map(({ at }) => at.join()), primaries: Object.fromEntries(primaries) }
}
/** The answer if nothing that the seat might do matters; undefined otherwise. */
export function unless<T>(view: View, seat: Color, matters: (known: View) => boolean, answer: T): T | undefined {
  return atMost(view, seat)?.some(matters) === false ? answer : undefined
}
