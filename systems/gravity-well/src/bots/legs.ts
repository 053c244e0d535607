// A turn of flight as bots need it: where a unit is after each impulse. Kept by motion, because searches ask for the same turns again.
import { distance, type Hex } from '@admiralty/space'
import { GRAVITY, IMPULSES, RINGS } from '../../data/rings.ts'
import { CENTRE, flyImpulse, type Passage, type Travel, type UnitMotion } from '../orbit/motion.ts'
import { isInSight } from '../orbit/sight.ts'
import { affordable } from '../orbit/thrust.ts'

/** One turn of a unit without thrust. */
export interface Leg {
  /** The hex after impulse 1, 2 and so on; shorter if the unit ends in this turn. */
  readonly hexes: readonly Hex[]
  readonly end: UnitMotion
  readonly fate: Passage['fate']
}
/** One more than a hex can be away from the centre on the map. */
const REACH = RINGS.length + 2
const WIDTH = 2 * REACH + 1
const hexNumber = ([q, r]: Hex): number => (q + REACH) * WIDTH + r + REACH
/** A number for each motion. Velocities above 31 do not occur in a search. */
export const motionNumber = ({ at, vector, velocity }: UnitMotion): number =>
  (hexNumber(at) * 7 + (vector ?? 6)) * 32 + Math.min(velocity, 31)

/** A function that computes each value once. */
function kept<A extends readonly unknown[], V>(numberOf: (...args: A) => number, compute: (...args: A) => V): (...args: A) => V {
  const values = new Map<number, V>()
  return (...args) => {
    const key = numberOf(...args)
    const known = values.get(key)
    if (known !== undefined) return known
    const value = compute(...args)
    values.set(key, value)
    return value
  }
}
export const legOf: (motion: UnitMotion) => Leg = kept(motionNumber, (motion) => {
  const hexes: Hex[] = []
  let now = motion
  for (const impulse of IMPULSES) {
    const last = flyImpulse(now, impulse).at(-1)
    now = last?.motion ?? now
    if (last && last.fate !== 'flying') return { hexes, end: now, fate: last.fate }
    hexes.push(now.at)
  }
  return { hexes, end: now, fate: 'flying' }
})
/** The next turns without thrust; shorter if the unit ends before. */
export function legsOf(motion: UnitMotion, turns: number): readonly Leg[] {
  const legs: Leg[] = []
  for (let now = motion; legs.length < turns; ) {
    const leg = legOf(now)
    legs.push(leg)
    if (leg.fate !== 'flying') break
    now = leg.end
  }
  return legs
}
/** Every travel that a unit can have after its thrust, its present one first. */
export const travelsOf: (from: Travel, points: number) => readonly Travel[] = kept(
  ({ vector, velocity }, points) => motionNumber({ at: CENTRE, vector, velocity }) * 4 + points,
  affordable,
)
/** Line of sight between two hexes of the map (GW-LOS-02). */
export const sees: (from: Hex, to: Hex) => boolean = kept((from, to) => hexNumber(from) * WIDTH * WIDTH + hexNumber(to), isInSight)
/** The first impulse in which two units are within so many hexes; 0 for none. Nobody fires in the gravity impulse (GW-MOV-12). */
export function meeting(a: Leg, b: Leg, range: number, counts: (impulse: number) => boolean = () => true): number {
  const shared = Math.min(a.hexes.length, b.hexes.length, GRAVITY - 1)
  for (let index = 0; index < shared; index += 1) {
    const [one, other] = [a.hexes[index], b.hexes[index]]
    if (one && other && distance(one, other) <= range && counts(index + 1)) return index + 1
  }
  return 0
}
