// Announcements: FTL for ships that must escape, reverse where it leads to a better position, a roll for ships that cannot move.
import type { Announcement, Order } from '../orders.ts'
import { speedBefore } from '../power/points.ts'
import { asBefore } from '../power/questions.ts'
import { supplyOf } from '../power/supply.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { isActive, shipsOf } from '../table.ts'
import { armoury } from './armoury.ts'
import { POLICY } from './move-ships.ts'
import { divisions } from './power.ts'
import { asTheyMove, flees, foesOf, type Guess, placeWorth } from './stance.ts'

/** The least gain for which a ship turns round or rolls, in points of expected damage. */
const GAIN = 1

export function announce(view: View, me: Color): readonly Order[] {
  const { ftl, reverse, rolling } = view.setup.options
  const foes = reverse || rolling ? asTheyMove(view, me) : []
  const said = (ship: Ship): Announcement => ({
    ...asBefore(ship),
    ftl: ship.ftl !== null || (ftl && flees(view, ship)),
    reverse: reverse ? reverses(view, ship, foesOf(view, ship, foes)) : ship.reversing,
    roll: ship.rolling === 2 || (rolling && rolls(view, ship, foesOf(view, ship, foes))),
  })
  const able = shipsOf(view, me).filter((ship) => !ship.design.base && isActive(ship))
  const ships = Object.fromEntries(able.map((ship) => [ship.id, said(ship)]))
  return [{ order: 'announce', ships, policy: POLICY }]
}
/** EE-REV-02: only a ship at rest can turn round. */
function reverses(view: View, ship: Ship, foes: readonly Guess[]): boolean {
  if (speedBefore(view, ship) > 0) return ship.reversing
  const worth = (reversing: boolean): number => divisions(view, { ...ship, reversing }, foes)[0]?.worth ?? 0
  return worth(!ship.reversing) > worth(ship.reversing) + GAIN ? !ship.reversing : ship.reversing
}
/** EE-ROL-01: a roll costs three turns of engine power, so only a ship that has none rolls, to bring the weapons of its other side to bear. */
function rolls(view: View, ship: Ship, foes: readonly Guess[]): boolean {
  if (ship.docked.length > 0 || speedBefore(view, ship) > 0 || supplyOf(view, ship).engines.length > 0) return false
  const arms = armoury(view, ship)
  const worth = (mirrored: boolean): number => placeWorth(view, { ...ship, mirrored }, arms, foes)
  return worth(!ship.mirrored) > worth(ship.mirrored) + GAIN
}
