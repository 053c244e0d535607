// The rings of the chart, orbits, and predicted motion.
import { distance, hexKey } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { IMPULSES, RINGS } from '../../data/rings.ts'
import {
  blueAt,
  CENTRE,
  circular,
  flyImpulse,
  greenAt,
  hexesOfRing,
  isCorner,
  movesIn,
  orbitSense,
  type Passage,
  ringOf,
  SENSES,
  senseOf,
  whiteAt,
} from './motion.ts'
import { motionAfter, predict } from './predict.ts'

const ringNumbers = RINGS.map((_, index) => index + 1)

const everyHex = ringNumbers.flatMap(hexesOfRing)

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
