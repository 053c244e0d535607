// Movement under gravity: rings and their numbers, one hex of flight, the fall of the gravity impulse, circular orbits.
// A unit in the atmosphere or on a moon does not fly by these rules.
import { ahead, bearing, DIRECTIONS, type Direction, distance, type Hex, ring as hexesAt, turned } from '@admiralty/space'
import { CHART_SPEED, GRAVITY, type Impulse, MOVING_SPEEDS, OVERSPEED, PLANET_RADIUS, RINGS } from '../../data/rings.ts'

/** Direction and speed of travel. `vector` is null exactly if `velocity` is 0 (GW-THR-04). */
export interface Travel {
  readonly vector: Direction | null
  /** Hexes a turn, at least 0. */
  readonly velocity: number
}
export interface UnitMotion extends Travel {
  readonly at: Hex
}
export const SENSES = ['clockwise', 'anticlockwise'] as const
/** The way round the planet, seen on the page (GW-MAP-08). */
export type Sense = (typeof SENSES)[number]

export const CENTRE: Hex = [0, 0]
/** 1 to 6 for the rings, 0 or less for planet hexes, 7 or more off the map. */
export const ringOf = (hex: Hex): number => distance(CENTRE, hex) - PLANET_RADIUS
/** The hexes of a ring, clockwise from the top. */
export const hexesOfRing = (ring: number): readonly Hex[] => hexesAt(CENTRE, ring + PLANET_RADIUS)
export const isPlanet = (hex: Hex): boolean => ringOf(hex) <= 0
/** GW-MAP-11: outside the outermost ring. */
const isOffMap = (hex: Hex): boolean => ringOf(hex) > RINGS.length
/** Whether a hex is on one of the six rows through the centre, where a ring turns. */
export const isCorner = ([q, r]: Hex): boolean => q === 0 || r === 0 || q + r === 0

const numbersAt = (hex: Hex) => RINGS[ringOf(hex) - 1]
// The numbers printed on a hex are 0 on planet hexes and off the map.
/** The speed of a circular orbit (GW-MAP-05). */
export const greenAt = (hex: Hex): number => numbersAt(hex)?.green ?? 0
/** The velocity that a climb costs (GW-MAP-06). */
export const whiteAt = (hex: Hex): number => numbersAt(hex)?.white ?? 0
/** A slower unit is bent towards the planet (GW-MAP-07). */
export const blueAt = (hex: Hex): number => (isCorner(hex) ? numbersAt(hex)?.blueAtCorner : numbersAt(hex)?.blueAtSide) ?? 0

/** Hexes that a velocity moves in an impulse: 0 or 1, and the rest of the velocity in the overspeed impulse (GW-MOV-02, GW-MOV-03). */
export function movesIn(velocity: number, impulse: Impulse): number {
  if (impulse === GRAVITY) return 0
  if (impulse === OVERSPEED) return Math.max(0, velocity - CHART_SPEED)
  return MOVING_SPEEDS[impulse].includes(Math.min(velocity, CHART_SPEED)) ? 1 : 0
}

/** One hex of flight or of fall, with what the numbers of the hexes did. */
export interface Passage {
  /** Where the unit is and how it travels on. A planet hex or a hex off the map changes neither vector nor velocity. */
  readonly motion: UnitMotion
  /** 'planet': it entered the planet, where only a scoopship survives (GW-MAP-01). 'lost': it left the map (GW-MAP-11). */
  readonly fate: 'flying' | 'planet' | 'lost'
  /** Velocity lost by climbing (GW-MOV-04). */
  readonly slowed: number
  /** Facings turned towards the planet: 1 is clockwise (GW-MOV-05). */
  readonly bent: -1 | 0 | 1
  /** Whether gravity pulled it, not its own velocity (GW-GRV-01). */
  readonly fell: boolean
}

/** Moves a unit one hex along its vector: first the white number, then the blue (GW-MOV-04, GW-MOV-05). Throws at velocity 0. */
export function stepOnce({ at, vector, velocity }: UnitMotion): Passage {
  if (vector === null) throw new Error('a unit without a vector does not move')
  const to = ahead(at, vector)
  if (isPlanet(to) || isOffMap(to))
    return { motion: { at: to, vector, velocity }, fate: isPlanet(to) ? 'planet' : 'lost', slowed: 0, bent: 0, fell: false }
  const slowed = ringOf(to) > ringOf(at) ? Math.min(velocity, whiteAt(at)) : 0
  const left = velocity - slowed
  const bent = left > 0 && blueAt(to) > left ? bend(to, vector) : 0
  return { motion: { at: to, vector: left > 0 ? turned(vector, bent) : null, velocity: left }, fate: 'flying', slowed, bent, fell: false }
}
/** The facing towards the planet (R-GW-36): none if neither neighbour is closer to the centre's direction, or if the vector is straight up. */
function bend(at: Hex, vector: Direction): -1 | 0 | 1 {
  const now = inwards(vector, at)
  const [clockwise, anticlockwise] = [inwards(turned(vector, 1), at), inwards(turned(vector, -1), at)]
  // Both neighbours are as close only for a vector straight up or straight down.
  if (clockwise === anticlockwise || Math.max(clockwise, anticlockwise) <= now) return 0
  return clockwise > anticlockwise ? 1 : -1
}
/** Grows as the angle between a direction and the centre shrinks. */
const inwards = (direction: Direction, at: Hex): number => -dot(ahead(CENTRE, direction), at)
/** Twice the scalar product, in whole numbers. All directions have the same length, so a larger product is a smaller angle. */
const dot = ([aq, ar]: Hex, [bq, br]: Hex): number => 2 * aq * bq + 2 * ar * br + aq * br + ar * bq

/** GW-GRV-01: whether the gravity impulse pulls a unit. */
export const isPulled = ({ at, velocity }: UnitMotion): boolean => greenAt(at) > velocity
/** Shifts a unit one ring down; vector and velocity stay, and no white or blue number applies (GW-GRV-01, GW-GRV-03). */
export function fall(motion: UnitMotion): Passage {
  const at = ahead(motion.at, fallDirection(motion))
  return { motion: { ...motion, at }, fate: isPlanet(at) ? 'planet' : 'flying', slowed: 0, bent: 0, fell: true }
}
/** GW-GRV-02: of two hexes the one nearer to the vector, else the one in the lower direction (R-GW-58). */
function fallDirection({ at, vector }: UnitMotion): Direction {
  const nearness = (direction: Direction): number => (vector === null ? 0 : dot(ahead(CENTRE, direction), ahead(CENTRE, vector)))
  return DIRECTIONS.filter((direction) => ringOf(ahead(at, direction)) < ringOf(at)).reduce((best, other) =>
    nearness(other) > nearness(best) ? other : best,
  )
}

/** The hexes that a unit enters in one impulse, in order; empty if it stays. The sequence of play and every forecast use it. */
export function flyImpulse(motion: UnitMotion, impulse: Impulse): readonly Passage[] {
  if (impulse === GRAVITY) return isPulled(motion) ? [fall(motion)] : []
  const passages: Passage[] = []
  let now = motion
  for (let moves = movesIn(motion.velocity, impulse); moves > 0; moves -= 1) {
    const passage = stepOnce(now)
    passages.push(passage)
    now = passage.motion
    if (passage.fate !== 'flying') break
    if (impulse === OVERSPEED && now.velocity <= CHART_SPEED) break // R-GW-35
  }
  return passages
}

/** The motion of a circular orbit from a hex of a ring: its green number, and the vector to the next hex of the ring (R-GW-25). Throws in the planet's centre. */
export function circular(at: Hex, sense: Sense): UnitMotion {
  const place = bearing(CENTRE, at)
  if (!place) throw new Error('no orbit passes through the centre')
  const side = turned(place.direction, 2)
  const vector = sense === 'clockwise' ? side : place.aside === 0 ? turned(place.direction, -2) : turned(side, 3)
  return { at, vector, velocity: greenAt(at) }
}
/** The sense of a unit's travel around the planet; null for a unit that is at rest, climbs straight up or dives straight in (R-GW-05). */
export function senseOf({ at: [q, r], vector }: UnitMotion): Sense | null {
  if (vector === null) return null
  const [dq, dr] = ahead(CENTRE, vector)
  const turn = q * dr - r * dq
  return turn === 0 ? null : turn > 0 ? 'clockwise' : 'anticlockwise'
}
export const sameMotion = (a: UnitMotion, b: UnitMotion): boolean =>
  a.at[0] === b.at[0] && a.at[1] === b.at[1] && a.vector === b.vector && a.velocity === b.velocity
/** The sense in which a motion stays in its ring for ever without thrust; null if it does not. */
export const orbitSense = (motion: UnitMotion): Sense | null =>
  ringOf(motion.at) >= 1 && !isOffMap(motion.at) ? (SENSES.find((sense) => sameMotion(circular(motion.at, sense), motion)) ?? null) : null
