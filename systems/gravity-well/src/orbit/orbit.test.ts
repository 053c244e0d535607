import { ahead, DIRECTIONS, distance, type Hex, hexKey, mirrored, rotated, sameHex, turned } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { IMPULSES, RINGS } from '../../data/rings.ts'
import {
  blueAt,
  CENTRE,
  circular,
  fall,
  flyImpulse,
  greenAt,
  hexesOfRing,
  isCorner,
  isPulled,
  movesIn,
  orbitSense,
  type Passage,
  ringOf,
  SENSES,
  sameMotion,
  senseOf,
  stepOnce,
  type UnitMotion,
  whiteAt,
} from './motion.ts'
import { motionAfter, predict } from './predict.ts'
import { isInSight } from './sight.ts'
import { affordable, facingsBetween, thrustCost } from './thrust.ts'

const ringNumbers = RINGS.map((_, index) => index + 1)
const everyHex = ringNumbers.flatMap(hexesOfRing)
/** Every hex with every vector at every speed up to nine; a unit at rest has no vector. */
const everyMotion: readonly UnitMotion[] = everyHex.flatMap((at) => [
  { at, vector: null, velocity: 0 },
  ...DIRECTIONS.flatMap((vector) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((velocity) => ({ at, vector, velocity }))),
])
const speedsOf = ({ path }: { readonly path: readonly Passage[] }): readonly number[] => path.map(({ motion }) => motion.velocity)

describe('rings and chart', () => {
  test('GW-MAP-04 to GW-MAP-07: six rings have 12 to 42 hexes, and every hex prints three numbers', () => {
    expect(ringNumbers.map((ring) => hexesOfRing(ring).length)).toEqual([12, 18, 24, 30, 36, 42])
    for (const hex of everyHex) {
      const ring = ringOf(hex)
      expect([greenAt(hex), whiteAt(hex), blueAt(hex)]).toEqual([7 - ring, 2, isCorner(hex) ? 8 - ring : 6 - ring])
      expect(ring).toBe(distance(CENTRE, hex) - 1)
    }
    for (const ring of ringNumbers) expect(hexesOfRing(ring).filter(isCorner)).toHaveLength(6)
    for (const hex of [
      [1, 0],
      [8, -3],
    ] as const)
      expect([greenAt(hex), whiteAt(hex), blueAt(hex)]).toEqual([0, 0, 0])
  })
  test('GW-MOV-02: a speed of 1 to 6 moves so many times in the numbered impulses', () => {
    const chart = [1, 2, 3, 4, 5, 6].map((velocity) => IMPULSES.filter((impulse) => impulse < 7 && movesIn(velocity, impulse) === 1))
    expect(chart).toEqual([[6], [3, 6], [2, 4, 6], [2, 4, 5, 6], [2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]])
  })
  test('GW-MOV-03: the overspeed impulse moves the rest, hex by hex, until the speed is 6 or less', () => {
    expect([6, 7, 9].map((velocity) => movesIn(velocity, 7))).toEqual([0, 1, 3])
    // Straight up from ring 2 at 9: each hex costs 2, so the second hex is the last.
    expect(flyImpulse({ at: [3, 0], vector: 2, velocity: 9 }, 7).map(({ motion }) => motion.velocity)).toEqual([7, 5])
    // At 8 the first hex leaves 6, which the chart has moved already.
    expect(flyImpulse({ at: [3, 0], vector: 2, velocity: 8 }, 7).map(({ motion }) => motion.velocity)).toEqual([6])
    // Along ring 6 nothing is lost, and all three hexes are flown.
    expect(flyImpulse({ at: [0, -7], vector: 2, velocity: 9 }, 7).map(({ motion }) => motion.at)).toEqual([
      [1, -7],
      [2, -7],
      [3, -7],
    ])
  })
  test('GW-MOV-12: gravity is the only thing that moves in impulse 8', () => {
    expect([0, 3, 9].map((velocity) => movesIn(velocity, 8))).toEqual([0, 0, 0])
  })
})

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

describe('orbits', () => {
  test('GW-GLD-14: from every hex of every ring, in both senses, the green speed closes and never leaves the ring', () => {
    const laps = ringNumbers.map((ring) => {
      const hexes = hexesOfRing(ring)
      for (const sense of SENSES)
        for (const at of hexes) {
          const start = circular(at, sense)
          expect([orbitSense(start), senseOf(start)]).toEqual([sense, sense])
          const turns = Math.ceil(hexes.length / start.velocity)
          const { path } = predict(start, turns)
          const lap = path.slice(0, hexes.length)
          expect(new Set(lap.map(({ motion }) => hexKey(motion.at))).size).toBe(hexes.length)
          expect(lap.at(-1)?.motion).toEqual(start)
          expect(path.every(({ motion, fell }) => ringOf(motion.at) === ring && motion.velocity === start.velocity && !fell)).toBe(true)
        }
      return hexes.length / greenAt(hexes[0] ?? CENTRE)
    })
    expect(laps).toEqual([2, 3.6, 6, 10, 18, 42])
  })
  test('GW-GLD-16: a unit one too slow falls into the planet, from ring 4 within 3 to 5 turns', () => {
    const turns = ringNumbers.map((ring) => {
      const falls = SENSES.flatMap((sense) =>
        hexesOfRing(ring).map((at) => {
          const { vector, velocity } = circular(at, sense)
          const slow = { at, vector: velocity === 1 ? null : vector, velocity: velocity - 1 }
          const { path, fate } = predict(slow, 10)
          expect(fate).toBe('planet')
          return path.at(-1)?.turn ?? 0
        }),
      )
      return [Math.min(...falls), Math.max(...falls)]
    })
    expect(turns).toEqual([
      [1, 1],
      [2, 2],
      [2, 3],
      [3, 5],
      [4, 6],
      [6, 6],
    ])
  })
  test('a unit one too fast leaves its ring', () => {
    for (const ring of ringNumbers)
      for (const at of hexesOfRing(ring)) {
        const { vector, velocity } = circular(at, 'clockwise')
        const { path } = predict({ at, vector, velocity: velocity + 1 }, ring + 3)
        expect(path.some(({ motion }) => ringOf(motion.at) !== ring)).toBe(true)
      }
  })
  test('senseOf is null without a vector and on the line through the centre', () => {
    expect(senseOf({ at: [3, 0], vector: null, velocity: 0 })).toBeNull()
    expect(senseOf({ at: [3, 0], vector: 2, velocity: 1 })).toBeNull()
    expect(senseOf({ at: [3, 0], vector: 5, velocity: 1 })).toBeNull()
    expect(orbitSense({ at: [3, 0], vector: 4, velocity: 4 })).toBeNull()
    expect(orbitSense({ at: [1, 0], vector: 4, velocity: 4 })).toBeNull()
  })
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

describe('predict', () => {
  test('a prediction tells every hex by turn and impulse, and where the unit ends', () => {
    const start = circular([5, 0], 'clockwise')
    const two = predict(start, 2)
    expect(two.path.map(({ turn, impulse }) => [turn, impulse])).toEqual([
      [1, 2],
      [1, 4],
      [1, 6],
      [2, 2],
      [2, 4],
      [2, 6],
    ])
    expect(two.end).toEqual(two.path.at(-1)?.motion)
    expect(two.fate).toBe('flying')
    expect(motionAfter(start, two, 1, 1)).toEqual(start)
    expect(motionAfter(start, two, 1, 5)).toEqual(two.path[1]?.motion)
    expect(motionAfter(start, two, 2, 8)).toEqual(two.end)
  })
  test('a prediction of the rest of a turn begins with the given impulse', () => {
    const start = circular([5, 0], 'clockwise')
    expect(predict(start, 1, 5).path.map(({ impulse }) => impulse)).toEqual([6])
    expect(predict(start, 2, 8).path.map(({ turn, impulse }) => [turn, impulse])).toEqual([
      [2, 2],
      [2, 4],
      [2, 6],
    ])
  })
  test('a prediction ends in the planet or off the map', () => {
    const off = predict({ at: [7, 0], vector: 2, velocity: 3 }, 3)
    expect([off.fate, off.path.length, off.path[0]?.impulse]).toEqual(['lost', 1, 2])
    const dive = predict({ at: [4, 0], vector: 5, velocity: 6 }, 3)
    expect([dive.fate, speedsOf(dive)]).toEqual(['planet', [6, 6, 6]])
  })
})
