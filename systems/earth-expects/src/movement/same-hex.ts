// Ships in one hex (EE-SHX): their deemed displacement, for arcs and lines of fire.
import { ahead, type Hex, opposite, sameHex, subtract } from '@admiralty/space'
import type { Ship, State } from '../state.ts'
import { openShips } from '../table.ts'
import { pointsHad } from './means.ts'

/** EE-MOV-11: the hex that many steps back along the path, at most its first hex. */
const back = ({ deeds: { path }, hex }: Ship, steps: number): Hex => path.at(-1 - steps) ?? path[0] ?? hex
/** EE-SHX-04: a ship that only turned or cancelled hexes has not moved. */
const moved = (ship: Ship): boolean => ship.deeds.path.length > 1

/** The displacement from a to b; null if last turn's displacement still applies. */
function relation(state: State, a: Ship, b: Ship): Hex | null {
  const [movedA, movedB] = [moved(a), moved(b)]
  if (!movedA && !movedB) return null
  if (movedA !== movedB) return movedA ? between(back(a, 1), b.hex) : between(a.hex, back(b, 1)) // EE-SHX-04
  const slower = slowerOf(state, a, b)
  if (slower === a) return between(back(a, 1), b.hex)
  if (slower === b) return between(a.hex, back(b, 1))
  // EE-SHX-07: compare the paths backwards.
  const most = Math.max(a.deeds.path.length, b.deeds.path.length)
  const apart = Array.from({ length: most }, (_, steps) => between(back(a, steps), back(b, steps)))
  return apart.find((hex) => hex !== null) ?? null
}
const between = (a: Hex, b: Hex): Hex | null => (sameHex(a, b) ? null : subtract(b, a))
/** EE-SHX-05, EE-SHX-06: undefined if they are equal. */
function slowerOf(state: State, a: Ship, b: Ship): Ship | undefined {
  if (a.deeds.speed !== b.deeds.speed) return a.deeds.speed < b.deeds.speed ? a : b
  const [leftA, leftB] = [pointsHad(state, a).unspent, pointsHad(state, b).unspent]
  if (leftA > leftB) return a
  return leftB > leftA ? b : undefined
}

/** EE-SHX-03: the default displacement. */
const UNKNOWN: Hex = [0, 1]

/** Deemed displacements by 'a b', for each pair of visible ships in one hex. */
export function deemedPairs(state: State): Readonly<Record<string, Hex>> {
  const ships = openShips(state)
  return Object.fromEntries(
    ships.flatMap((a, at) =>
      ships
        .slice(at + 1)
        .filter((b) => sameHex(a.hex, b.hex))
        .map((b) => [`${a.id} ${b.id}`, relation(state, a, b) ?? state.deemed[`${a.id} ${b.id}`] ?? UNKNOWN] as const),
    ),
  )
}

/** EE-IFC-04: the speed at which an interface meets a ship. The ship's speed is added or subtracted. */
export function speedOfMeeting(ship: Ship, motion: Hex, speed: number): number {
  const [q, r] = motion
  const carried = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
  const course = ship.reversing ? opposite(ship.facing) : ship.facing
  const [aq, ar] = ahead([0, 0], course)
  // Cube vectors: twice the dot product of one step along the bow with the motion of the interface.
  const along = aq * q + ar * r + (aq + ar) * (q + r)
  const within30 = Math.abs(along) * 2 >= 3 * carried
  if (!within30) return carried
  return Math.max(0, carried - Math.sign(along) * speed)
}
