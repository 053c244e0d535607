// The ways of fighter groups: towards their prey, and back to their ships.
import type { Place } from '@admiralty/kernel'
import { CLOCK_POINTS, type ClockPoint } from '@admiralty/space'
import { flightFault, moveOf } from '../flight/flights.ts'
import { arcFrom, placeTowards, surfaceOf } from '../measure.ts'
import { straightPath } from '../movement/flight-path.ts'
import type { Order } from '../orders.ts'
import type { Group, Ship, View } from '../state.ts'
import { enemyShips, shipsOfSeat } from '../table.ts'
import { promise } from './air-attack.ts'

/** A landing on a ship that takes groups in. */
export function landing(view: View, group: Group): Order | undefined {
  return shipsOfSeat(view, group.seat)
    .map(({ id, at, course }) => ({ order: 'fly', group: group.id, at, course, mission: { do: 'land', ship: id } }) as const)
    .find((order) => flightFault(view, group.seat, order) === undefined)
}
/** Towards the group's own ship, to be near when it takes groups in. */
export function homeward(view: View, group: Group): Order | undefined {
  const home = shipsOfSeat(view, group.seat).find(({ id }) => id === group.ship)
  if (!home) return undefined
  const goal = straightPath(view, home).end.at
  return {
    order: 'fly',
    group: group.id,
    at: placeTowards(view, { from: group.at, units: moveOf(group), goal }),
    course: home.course,
    mission: null,
  }
}

export function preyOf(view: View, group: Group): Ship | undefined {
  const surface = surfaceOf(view)
  return enemyShips(view, group.seat).toSorted(
    (a, b) => promise(b) - promise(a) || surface.gap(group.at, a.at) - surface.gap(group.at, b.at),
  )[0]
}
/** The course on which a place is ahead. */
export function facing(view: View, at: Place, target: Place): ClockPoint {
  return CLOCK_POINTS.find((course) => arcFrom(view, { at, course, rolled: false }, target) === 'F') ?? 12
}
/** Towards where a ship will be after P5. */
export function approach(view: View, group: Group, units: number, prey: Ship, verb: 'launch' | 'fly'): Order {
  const target = straightPath(view, prey).end.at
  const at = placeTowards(view, { from: group.at, units, goal: target })
  return { order: verb, group: group.id, at, course: facing(view, at, target), mission: null }
}
