// The value of a state for a seat: what is left of its side, against the strongest other side, and what it is about to do.

import { pointsOf } from '../design/price.ts'
import { surfaceOf } from '../measure.ts'
import type { Color, Side } from '../shapes.ts'
import type { Ship, State } from '../state.ts'
import { enemyShips, flying, isAble, isColor, present, sideOf, workingSystems } from '../table.ts'
import { expectedFire } from './guns.ts'

const WON = 2000
/** A ship by its price: hull counts most, then systems that work. */
function shipWorth(ship: Ship): number {
  const { design, condition, status } = ship
  if (status === 'destroyed') return 0
  const price = pointsOf(design).total
  if (status === 'jumped' || status === 'disengaged') return price * 0.8
  const hull = 1 - condition.hull / design.hull
  const lost = Object.keys(condition.systems).length / Math.max(1, design.parts.length + 3)
  return price * (isAble(ship) ? 0.25 + 0.5 * hull + 0.25 * (1 - Math.min(1, lost)) : 0.1)
}
const FIGHTER = 4
function prospect(state: State, ship: Ship): number {
  const surface = surfaceOf(state)
  const enemies = enemyShips(state, ship.seat)
  if (enemies.length === 0 || workingSystems(ship, 'fireCon').length === 0) return 0
  const best = Math.max(0, ...enemies.map((enemy) => expectedFire(state, ship, enemy)))
  const near = Math.min(...enemies.map((enemy) => surface.band(ship.at, enemy.at, 6)))
  return best * 3 - Math.min(10, near)
}
function sideWorth(state: State, side: Side): number {
  const isOurs = (thing: { readonly seat: Color }): boolean => sideOf(state, thing.seat) === side
  const sum = <T extends { readonly seat: Color }>(things: readonly T[], worth: (thing: T) => number): number =>
    things.filter(isOurs).reduce((total, thing) => total + worth(thing), 0)
  const fighters = sum(flying(state), (group) => group.fighters * FIGHTER)
  return sum(Object.values(state.ships), shipWorth) + fighters + sum(present(state), (ship) => prospect(state, ship))
}
export function evaluate(state: State, seat: string): number {
  if (!isColor(seat)) return 0
  if (state.outcome) return state.outcome.winners.includes(seat) ? WON : state.outcome.winners.length > 0 ? -WON : 0
  const side = sideOf(state, seat)
  const others = [...new Set(state.setup.seats.map((plan) => plan.side))].filter((other) => other !== side)
  const { aim } = state.setup
  const away = aim.kind === 'escape' ? aim.ships.filter((id) => ['jumped', 'disengaged'].includes(state.ships[id]?.status ?? '')).length : 0
  const escaped = aim.kind === 'escape' ? away * 150 * (aim.side === side ? 1 : -1) : 0
  return sideWorth(state, side) - Math.max(...others.map((other) => sideWorth(state, other))) + escaped
}
