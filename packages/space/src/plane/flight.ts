// Half turns and half moves: half of the turn, half of the move, the rest of the turn, the rest of the move.
import { type ClockPoint, turnedClock } from './clock.ts'

/** A place as [x, y] of the plane, or as a hex [q, r]. */
export type SurfacePlace = readonly [a: number, b: number]

/** A ship on its course. */
export interface Flyer {
  readonly at: SurfacePlace
  readonly course: ClockPoint
  /** Hexes only: the side to which the next step along a corner course goes. Any change of course sets it to left. */
  readonly toggle: 'left' | 'right'
}
/** The turn and the velocity of a ship in one move. */
export interface Manoeuvre {
  /** Points of turn: positive to starboard, negative to port. */
  readonly turn: number
  /** Whole movement units of the move. */
  readonly velocity: number
}
/** A move in two halves. */
export interface HalfMoves {
  /** After the first half of the move, before the second half of the turn. */
  readonly middle: Flyer
  readonly end: Flyer
}

function turnedFlyer(flyer: Flyer, points: number): Flyer {
  return points === 0 ? flyer : { ...flyer, course: turnedClock(flyer.course, points), toggle: 'left' }
}

/** A move in two halves; the first half of turn and move is rounded down. `steps` moves straight ahead. */
export function flyHalves(from: Flyer, { turn, velocity }: Manoeuvre, steps: (flyer: Flyer, units: number) => Flyer): HalfMoves {
  const [firstTurn, firstMove] = [Math.trunc(turn / 2), Math.floor(velocity / 2)]
  const middle = steps(turnedFlyer(from, firstTurn), firstMove)
  return { middle, end: steps(turnedFlyer(middle, turn - firstTurn), velocity - firstMove) }
}
