// Where a ship flies: half of the turn, half of the move, the rest of both (FT-MOV-07, FT-MOV-08, FT-MOV-15).
import type { ClockPoint, Flyer, HalfMoves, Surface } from '@admiralty/space'
import { turnedClock } from '@admiralty/space'
import { surfaceOf } from '../measure.ts'
import type { ShipPlot, TurnLeg } from '../orders.ts'
import type { Ship, Table } from '../state.ts'

const flyerOf = ({ at, course, corner }: Pick<Ship, 'at' | 'course' | 'corner'>): Flyer => ({
  at,
  course: course as ClockPoint, // the schema has 1 to 12
  toggle: corner === 'port' ? 'left' : 'right',
})
/** FT-HEX-04: the side of the next step on a corner course, as the state has it. */
export const cornerOf = ({ toggle }: Flyer): Ship['corner'] => (toggle === 'left' ? 'port' : 'starboard')

/** Every leg that a turn may have (FT-MOV-03). */
export const LEGS: readonly TurnLeg[] = (['port', 'starboard'] as const).flatMap((to) =>
  [1, 2, 3, 4, 5, 6].map((points) => ({ to, points })),
)
const pointsOf = ({ to, points }: TurnLeg): number => (to === 'port' ? -points : points)
const turnedBy = (flyer: Flyer, leg: TurnLeg): Flyer => ({ ...flyer, course: turnedClock(flyer.course, pointsOf(leg)), toggle: 'left' })

/** FT-MOV-15: the first leg wholly before the move, the second wholly at its middle. */
function flyLegs(surface: Surface, from: Flyer, [first, second]: readonly [TurnLeg, TurnLeg], velocity: number): HalfMoves {
  const half = Math.floor(velocity / 2)
  const middle = surface.fly(turnedBy(from, first), { turn: 0, velocity: half }).end
  return { middle, end: surface.fly(turnedBy(middle, second), { turn: 0, velocity: velocity - half }).end }
}

/** FT-MOV-07: the move of a ship with its new velocity. */
export function flightPath(table: Pick<Table, 'setup'>, ship: Ship, { turns, change }: Pick<ShipPlot, 'turns' | 'change'>): HalfMoves {
  const surface = surfaceOf(table)
  const velocity = ship.velocity + change
  const [first, second] = turns
  if (first && second) return flyLegs(surface, flyerOf(ship), [first, second], velocity)
  return surface.fly(flyerOf(ship), { turn: first ? pointsOf(first) : 0, velocity })
}
/** FT-GEO-03: the move of a ship straight on. It ends where the plane ends, if its velocity would take it farther. */
export function straightPath(table: Pick<Table, 'setup'>, ship: Ship, velocity: number = ship.velocity): HalfMoves {
  const surface = surfaceOf(table)
  const path = surface.fly(flyerOf(ship), { turn: 0, velocity })
  return velocity === 0 || surface.has(path.end.at) ? path : straightPath(table, ship, velocity - 1)
}
