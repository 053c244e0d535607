import { ahead, DIRECTIONS, type Hex, mirrored, rotated, sameHex, turned } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { RINGS } from '../../data/rings.ts'
import { CENTRE, fall, hexesOfRing, isPulled, ringOf, sameMotion, stepOnce, type UnitMotion } from './motion.ts'
import { predict } from './predict.ts'
import { isInSight } from './sight.ts'
import { affordable, facingsBetween, thrustCost } from './thrust.ts'

const ringNumbers = RINGS.map((_, index) => index + 1)
const everyHex = ringNumbers.flatMap(hexesOfRing)
/** Every hex with every vector at every speed up to nine; a unit at rest has no vector. */
const everyMotion: readonly UnitMotion[] = everyHex.flatMap((at) => [
  { at, vector: null, velocity: 0 },
  ...DIRECTIONS.flatMap((vector) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((velocity) => ({ at, vector, velocity }))),
])

describe('white and blue numbers', () => {
  test('GW-MOV-04: a climb costs the white number of the hex left, never below 0, and a descent gives nothing back', () => {
    expect(stepOnce({ at: [3, 0], vector: 2, velocity: 6 })).toMatchObject({ motion: { at: [4, 0], vector: 2, velocity: 4 }, slowed: 2 })
    expect(stepOnce({ at: [3, 0], vector: 2, velocity: 1 })).toMatchObject({ motion: { vector: null, velocity: 0 }, slowed: 1 })
    expect(stepOnce({ at: [5, 0], vector: 5, velocity: 4 })).toMatchObject({ motion: { at: [4, 0], velocity: 4 }, slowed: 0 })
  })
  test('GW-MOV-05: blue uses the velocity after the climb, and the vector turns one facing towards the planet', () => {
    // Blue is 4 at the corner of ring 4, and 2 on its sides.
    expect(stepOnce({ at: [1, -5], vector: 5, velocity: 3 })).toMatchObject({ motion: { at: [0, -5], vector: 4 }, bent: -1, slowed: 0 })
    expect(stepOnce({ at: [1, -5], vector: 5, velocity: 4 })).toMatchObject({ motion: { at: [0, -5], vector: 5 }, bent: 0 })
    expect(stepOnce({ at: [-1, -4], vector: 2, velocity: 3 })).toMatchObject({ motion: { at: [0, -4], vector: 3 }, bent: 1 })
    // At 3 the climb leaves 1, which is under 2, though 3 is not.
    expect(stepOnce({ at: [0, -4], vector: 1, velocity: 3 })).toMatchObject({ motion: { at: [1, -5], vector: 2, velocity: 1 }, bent: 1 })
    expect(stepOnce({ at: [0, -4], vector: 1, velocity: 4 })).toMatchObject({ motion: { vector: 1, velocity: 2 }, bent: 0 })
  })
  test('GW-MOV-05: a unit that flies straight up or straight down is not bent', () => {
    for (const direction of DIRECTIONS) {
      expect(stepOnce({ at: ahead(CENTRE, direction, 3), vector: direction, velocity: 3 }).bent).toBe(0)
      expect(stepOnce({ at: ahead(CENTRE, direction, 5), vector: turned(direction, 3), velocity: 1 }).bent).toBe(0)
    }
  })
  test('GW-MAP-11, GW-MAP-01: a unit leaves the map beyond ring 6 and dies in the planet', () => {
    expect(stepOnce({ at: [7, 0], vector: 2, velocity: 1 })).toEqual({
      motion: { at: [8, 0], vector: 2, velocity: 1 },
      fate: 'lost',
      slowed: 0,
      bent: 0,
      fell: false,
    })
    expect(stepOnce({ at: [2, 0], vector: 5, velocity: 6 })).toMatchObject({
      fate: 'planet',
      motion: { at: [1, 0], vector: 5, velocity: 6 },
    })
  })
  test('GW-GLD-15: straight up from ring 1 at 6 stops in ring 4, and gravity takes it to ring 3', () => {
    const up = predict({ at: [2, 0], vector: 2, velocity: 6 }, 1)
    expect(up.path.map(({ impulse, motion, fell }) => [impulse, ringOf(motion.at), motion.velocity, fell])).toEqual([
      [1, 2, 4, false],
      [2, 3, 2, false],
      [3, 4, 0, false],
      [8, 3, 0, true],
    ])
  })
})

describe('gravity', () => {
  test('GW-GRV-01, GW-GRV-03: a slow unit falls one hex; vector and velocity stay, though the new hex would bend it', () => {
    const slow = { at: [1, -5], vector: 2, velocity: 1 } as const
    expect(isPulled(slow)).toBe(true)
    expect(fall(slow)).toMatchObject({ motion: { at: [1, -4], vector: 2, velocity: 1 }, bent: 0, fell: true, fate: 'flying' })
    expect(isPulled({ ...slow, velocity: 3 })).toBe(false)
  })
  test('GW-GRV-02: of two hexes the one nearer to the vector, else the lower direction', () => {
    // Down from [1, -5] lead directions 3 and 4.
    expect(fall({ at: [1, -5], vector: 3, velocity: 1 }).motion.at).toEqual([1, -4])
    expect(fall({ at: [1, -5], vector: 4, velocity: 1 }).motion.at).toEqual([0, -4])
    expect(fall({ at: [1, -5], vector: 5, velocity: 1 }).motion.at).toEqual([0, -4])
    expect(fall({ at: [1, -5], vector: null, velocity: 0 }).motion.at).toEqual([1, -4])
    // Down from [1, 4] lead directions 0 and 5.
    expect(fall({ at: [1, 4], vector: null, velocity: 0 }).motion.at).toEqual([1, 3])
  })
  test('GW-GRV-04: from ring 1 gravity ends in the planet', () => {
    expect(fall({ at: [2, 0], vector: null, velocity: 0 })).toMatchObject({ fate: 'planet', motion: { at: [1, 0] } })
  })
})

test('motions are equal in hex, vector and velocity only', () => {
  const motion = { at: [1, 2], vector: 3, velocity: 4 } as const
  const others: readonly UnitMotion[] = [
    { ...motion, at: [2, 2] },
    { ...motion, at: [1, 3] },
    { ...motion, vector: 2 },
    { ...motion, velocity: 5 },
  ]
  expect([sameMotion(motion, { ...motion }), ...others.map((other) => sameMotion(motion, other))]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

/** The twelve ways to turn and mirror the map, for hexes and directions. */
const symmetries = DIRECTIONS.flatMap((sixths) =>
  [false, true].map((mirror) => ({
    ofHex: (hex: Hex): Hex => rotated(mirror ? mirrored(hex) : hex, sixths),
    ofVector: (vector: UnitMotion['vector']): UnitMotion['vector'] =>
      vector === null ? null : turned(((6 + (mirror ? -vector : vector)) % 6) as 0, sixths),
    mirror,
  })),
)
describe('invariance', () => {
  test('GW-MOV-04, GW-MOV-05: flight at every speed up to nine is the same in all twelve symmetries of the map', () => {
    let compared = 0
    for (const motion of everyMotion.filter(({ vector }) => vector !== null)) {
      const plain = stepOnce(motion)
      for (const { ofHex, ofVector, mirror } of symmetries) {
        const image = stepOnce({ ...motion, at: ofHex(motion.at), vector: ofVector(motion.vector) })
        const bent = mirror && plain.bent !== 0 ? -plain.bent : plain.bent
        const isSame =
          sameHex(image.motion.at, ofHex(plain.motion.at)) &&
          image.motion.vector === ofVector(plain.motion.vector) &&
          image.motion.velocity === plain.motion.velocity &&
          image.fate === plain.fate &&
          image.slowed === plain.slowed &&
          image.bent === bent
        if (!isSame) expect({ motion, image }).toEqual({ motion, image: plain })
        compared += 1
      }
    }
    expect(compared).toBe(162 * 6 * 9 * 12)
  })
  test('GW-GRV-02: the fall is the same in all symmetries, but for the documented tie', () => {
    let ties = 0
    for (const motion of everyMotion) {
      const down = DIRECTIONS.filter((direction) => ringOf(ahead(motion.at, direction)) < ringOf(motion.at))
      const { vector } = motion
      const isTie = down.length === 2 && (vector === null || new Set(down.map((direction) => facingsBetween(direction, vector))).size === 1)
      for (const { ofHex, ofVector } of symmetries) {
        const image = { ...motion, at: ofHex(motion.at), vector: ofVector(vector) }
        expect(isPulled(image)).toBe(isPulled(motion))
        if (!isTie && !sameHex(fall(image).motion.at, ofHex(fall(motion).motion.at))) expect(image).toEqual(motion)
      }
      if (isTie) {
        ties += 1
        expect(fall(motion).motion.at).toEqual(ahead(motion.at, Math.min(...down) as 0))
      }
    }
    // No vector is midway between two neighbouring directions, so only units that stand tie: on all hexes but the corners.
    expect(ties).toBe(162 - 36)
  })
})

describe('thrust', () => {
  test('GW-GLD-02, GW-GLD-03, GW-GLD-04: the examples of the rules', () => {
    expect(thrustCost({ vector: 0, velocity: 2 }, { vector: 1, velocity: 2 })).toBe(2)
    expect(thrustCost({ vector: 0, velocity: 1 }, { vector: 1, velocity: 2 })).toBe(2)
    for (const vector of DIRECTIONS) expect(thrustCost({ vector: null, velocity: 0 }, { vector, velocity: 2 })).toBe(2)
  })
  test('GW-THR-03, R-GW-33: facings cost the velocity at the start, whatever it becomes', () => {
    expect(thrustCost({ vector: 0, velocity: 1 }, { vector: 3, velocity: 1 })).toBe(3)
    expect(thrustCost({ vector: 5, velocity: 2 }, { vector: 0, velocity: 1 })).toBe(3)
    expect(thrustCost({ vector: 5, velocity: 2 }, { vector: null, velocity: 0 })).toBe(2)
  })
  test('GW-THR-06: a vector turns by three facings at most, the shorter way round', () => {
    expect(DIRECTIONS.map((direction) => facingsBetween(0, direction))).toEqual([0, 1, 2, 3, 2, 1])
    expect(DIRECTIONS.map((direction) => facingsBetween(direction, 0))).toEqual([0, 1, 2, 3, 2, 1])
  })
  test('GW-THR-05: what a unit can pay is every travel within its points, its own first', () => {
    const most = (velocity: number, points: number): number =>
      Math.max(...affordable({ vector: velocity === 0 ? null : 2, velocity }, points).map(({ vector }) => facingsBetween(2, vector)))
    // The table of affordable turns: rows are start velocities 1 to 4.
    expect([1, 2, 3, 4].map((velocity) => [most(velocity, 2), most(velocity, 3)])).toEqual([
      [2, 3],
      [1, 1],
      [0, 1],
      [0, 0],
    ])
    expect(affordable({ vector: null, velocity: 0 }, 2)).toHaveLength(1 + 2 * 6)
    expect(affordable({ vector: 4, velocity: 3 }, 0)).toEqual([{ vector: 4, velocity: 3 }])
    expect(affordable({ vector: 4, velocity: 1 }, 2)[0]).toEqual({ vector: 4, velocity: 1 })
  })
})

describe('sight', () => {
  test('GW-LOS-02, R-GW-63: the inside of a planet hex blocks, an edge or corner does not', () => {
    expect(isInSight([2, 0], [-2, 0])).toBe(false)
    expect(isInSight([0, -2], [2, -2])).toBe(true)
    expect(isInSight([3, 0], [3, 0])).toBe(true)
    // A line along the sides of the planet's hexes, between rows.
    expect(isInSight([-3, 0], [3, -6])).toBe(true)
  })
  test('GW-LOS-02, R-GW-63: sight equals a walk along the line in small steps', () => {
    for (const from of ringNumbers.flatMap((ring) => hexesOfRing(ring).slice(0, ring + 1)))
      expect(everyHex.filter((to) => isInSight(from, to) === touchesPlanet(from, to))).toEqual([])
  })
  test('GW-LOS-02: sight is mutual and the same in all symmetries; the planet hides most in low rings', () => {
    const hidden = ringNumbers.map((ring) => {
      const hexes = hexesOfRing(ring)
      const [first = CENTRE] = hexes
      for (const other of hexes) {
        expect(isInSight(other, first)).toBe(isInSight(first, other))
        for (const { ofHex } of symmetries) expect(isInSight(ofHex(first), ofHex(other))).toBe(isInSight(first, other))
      }
      const pairs = hexes.flatMap((a) => hexes.filter((b) => b !== a).map((b) => isInSight(a, b)))
      return Math.round((100 * pairs.filter((seen) => !seen).length) / pairs.length)
    })
    expect(hidden).toEqual([64, 37, 30, 23, 20, 16])
  })
})
/** Whether a point of the line is inside a planet hex, by 1,000 points. A hex is where three differences are below 1. */
function touchesPlanet(from: Hex, to: Hex): boolean {
  const planet = [CENTRE, ...hexesOfRing(0)]
  for (let step = 0; step <= 1000; step += 1) {
    const [q, r] = [from[0] + ((to[0] - from[0]) * step) / 1000, from[1] + ((to[1] - from[1]) * step) / 1000]
    const isIn = ([hq, hr]: Hex): boolean =>
      [q - hq - (r - hr), q - hq + 2 * (r - hr), 2 * (q - hq) + r - hr].every((across) => Math.abs(across) < 1 - 1e-9)
    if (planet.some(isIn)) return true
  }
  return false
}
