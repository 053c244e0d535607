import { readdirSync, readFileSync } from 'node:fs'
import type { Place } from '@admiralty/kernel'
import { CLOCK_POINTS } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { begin, eventsOf, refusalOf, setupFor } from './game-for-tests.ts'
import { arcFrom, nearestOf, placeTowards, surfaceOf } from './measure.ts'
import { orderSchema } from './orders.ts'
import type { Ship } from './state.ts'

const PLANE = { setup: setupFor('cruiser-duel') }
const HEXES = { setup: setupFor('cruiser-duel', { surface: 'hex' }) }
const CENTRE: Place = [0, 0]
const [plane, hexes] = [surfaceOf(PLANE), surfaceOf(HEXES)]
const ship = (course: number, rolled = false) => ({ at: CENTRE, course, rolled })
const arcs = (course: number, places: readonly Place[]) => places.map((at) => arcFrom(PLANE, ship(course), at))

describe('on the plane', () => {
  test('FT-GEO-01: a movement unit has 1560 sub-units, places are whole numbers, and other places are refused', () => {
    const { state } = begin(PLANE.setup, { ships: { 'red-1': { mu: [1, -2] }, 'blue-1': { at: [7, 13] } } })
    expect([state.ships['red-1']?.at, state.ships['blue-1']?.at]).toEqual([
      [1560, -3120],
      [7, 13],
    ])
    const order = (at: Place) => orderSchema.safeParse({ order: 'fly', group: 'g1', at, course: 1, mission: null }).success
    expect([order([1, 2]), order([1.5, 2])]).toEqual([true, false])
  })
  test('FT-GEO-02: the twelve unit vectors of table D1; three points are an exact quarter turn', () => {
    const steps = CLOCK_POINTS.map((course) => plane.ahead(CENTRE, course, 1))
    expect(steps.slice(0, 4)).toEqual([
      [780, 1351],
      [1351, 780],
      [1560, 0],
      [1351, -780],
    ])
    expect([steps[4], steps[11], steps[7]]).toEqual([
      [780, -1351],
      [0, 1560],
      [-1351, -780],
    ])
    steps.forEach(([x, y], index) => {
      expect(steps[(index + 3) % 12]).toEqual([y, -x + 0])
    })
  })
  test('FT-GEO-04: exactly 12 MU is within 12 on every course, 8 sub-units more too, 9 more not', () => {
    for (const course of CLOCK_POINTS) expect(plane.isWithin(CENTRE, plane.ahead(CENTRE, course, 12), 12)).toBe(true)
    const limit = 12 * 1560
    expect([8, 9].map((more) => plane.isWithin(CENTRE, [0, limit + more], 12))).toEqual([true, false])
    expect([8, 9].map((more) => plane.isWithin([5, -7], [5 - limit - more, -7], 12))).toEqual([true, false])
  })
  test('FT-GEO-05: an upper bound belongs to the nearer band', () => {
    const bands = [0, 1, 12, 13, 24, 25, 36].map((units) => plane.band(CENTRE, [units * 1560, 0], 12))
    expect(bands).toEqual([1, 1, 1, 2, 2, 3, 3])
    expect([6, 7, 30, 31].map((units) => plane.band(CENTRE, [0, -units * 1560], 6))).toEqual([1, 2, 5, 6])
    expect([8, 9].map((more) => plane.band(CENTRE, [0, 36 * 1560 + more], 12))).toEqual([3, 4])
  })
  test('FT-GEO-05, G-FT-05: 12 MU off along course 1 is band 1, a target at (0, 18729) band 2', () => {
    const oblique = plane.ahead(CENTRE, 1, 12)
    expect([plane.gap(CENTRE, oblique), plane.band(CENTRE, oblique, 12), plane.band(CENTRE, [0, 18729], 12)]).toEqual([350438544, 1, 2])
  })
  test('FT-GEO-06, G-FT-06: targets 10 MU off along courses 1, 2, 3, 5, 6, 7 and 11', () => {
    const targets = ([1, 2, 3, 5, 6, 7, 11] as const).map((course) => plane.ahead(CENTRE, course, 10))
    expect(arcs(12, targets)).toEqual(['F', 'FS', 'FS', 'AS', 'A', 'AP', 'F'])
  })
  test('FT-GEO-06: six arcs of 60 degrees, F to either side of the bow, turned with the ship', () => {
    const points: readonly Place[] = CLOCK_POINTS.map((course) => plane.ahead(CENTRE, course, 10))
    const atTwelve = ['F', 'FS', 'FS', 'AS', 'AS', 'A', 'AP', 'AP', 'FP', 'FP', 'F', 'F']
    expect(arcs(12, points)).toEqual(atTwelve)
    for (const course of CLOCK_POINTS) expect(arcs(course, [...points.slice(course), ...points.slice(0, course)])).toEqual(atTwelve)
  })
  test('FT-GEO-07: a target on a line, or within 8 sub-units abaft it, is in the more forward arc', () => {
    const far = 20_000
    // The lines of courses 3 and 9 run along y = 0, abeam of the ship. Places with a negative y are abaft of them.
    expect([0, -8, -9].map((y) => arcs(12, [[far, y]])[0])).toEqual(['FS', 'FS', 'AS'])
    expect([0, -8, -9].map((y) => arcs(12, [[-far, y]])[0])).toEqual(['FP', 'FP', 'AP'])
    expect(arcs(12, [plane.ahead(CENTRE, 5, 10), plane.ahead(CENTRE, 7, 10)])).toEqual(['AS', 'AP'])
    expect(arcs(12, [[0, -far]])).toEqual(['A'])
  })
  test('FT-GEO-08: two things within 8 sub-units of one another are in the arc F of each', () => {
    // Right astern: up to 16 sub-units the tolerance of all three lines keeps it in F, too.
    expect([-8, -17].map((y) => arcs(12, [[0, y]])[0])).toEqual(['F', 'A'])
    for (const course of CLOCK_POINTS) expect(arcs(course, [CENTRE, [8, 0], [-8, 0]])).toEqual(['F', 'F', 'F'])
  })
  test('FT-GEO-09: nearest compares without tolerance, then mass, then the lower id', () => {
    const at = (id: string, y: number, mass: number) => ({ id, at: [0, y], design: { mass } }) as unknown as Ship // the only fields that count
    const nearest = (...ships: readonly Ship[]) => nearestOf(PLANE, CENTRE, ships)?.id
    expect(nearest(at('red-1', 101, 300), at('red-2', -100, 4))).toBe('red-2')
    expect(nearest(at('red-1', 100, 20), at('red-2', -100, 24))).toBe('red-2')
    expect(nearest(at('red-1', 100, 20), at('red-2', -100, 20))).toBe('red-1')
    expect(nearest()).toBeUndefined()
  })
  test('FT-GEO-10: a ship between two others does not block fire, and centres count whatever the mass', () => {
    const order = {
      order: 'fire',
      ship: 'red-1',
      shots: [{ mount: 'beam-1', target: { kind: 'ship', id: 'blue-2' }, system: null }],
    } as const
    for (const target of ['Roc', 'Lantern']) {
      const played = begin(PLANE.setup, {
        at: 'fire',
        ships: {
          'red-1': { seat: 'red', design: 'Tern' },
          'blue-1': { seat: 'blue', design: 'Roc', mu: [0, 6] },
          'blue-2': { seat: 'blue', design: target, mu: [0, 12] },
        },
      })
      expect(refusalOf(played, 'red', order)).toBeUndefined()
    }
  })
  test('FT-GEO-11: no rule of the game or of its geometry takes a root or an angle; only what is shown does', () => {
    const files = (folder: string, left: RegExp): readonly string[] =>
      readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.ts$/.test(file) && !left.test(file))
        .map((file) => readFileSync(new URL(`${folder}${file}`, import.meta.url), 'utf8'))
    const read = [
      ...files('./', /\.test\.ts|-for-tests\.ts|^words|^bots|chances\.ts/),
      ...files('../../../packages/space/src/plane/', /\.test\.ts|^shown\.ts/),
    ]
    expect(read.length).toBeGreaterThan(60)
    const roots = /Math\.(?:sqrt|cbrt|hypot|sin|cos|tan|asin|acos|atan|atan2|PI|pow|exp|log)\b|(?<!\/)\*\* ?0\.|\*\* ?\(1/
    expect(read.flatMap((text) => roots.exec(text)?.[0] ?? [])).toEqual([])
  })
})

describe('on hexes', () => {
  test('FT-HEX-01: a hex is one MU, and its six sides lie along courses 12, 2, 4, 6, 8 and 10', () => {
    for (const course of [12, 2, 4, 6, 8, 10] as const) {
      const next = hexes.ahead(CENTRE, course, 1)
      expect([hexes.gap(CENTRE, next), hexes.pointOf(next)]).toEqual([1, plane.ahead(CENTRE, course, 1)])
    }
    // u(4) = u(2) - u(12) exactly: two ways to one hex.
    expect(hexes.ahead(hexes.ahead(CENTRE, 4, 1), 12, 1)).toEqual(hexes.ahead(CENTRE, 2, 1))
  })
  test('FT-HEX-02: range is counted in hexes without tolerance, for bands and for within', () => {
    expect(hexes.gap([0, 0], [5, -8])).toBe(8)
    expect(hexes.gap([0, 0], [3, 4])).toBe(7)
    const far = (units: number) => hexes.ahead(CENTRE, 2, units)
    expect([12, 13].map((units) => hexes.isWithin(CENTRE, far(units), 12))).toEqual([true, false])
    expect([12, 13, 24, 25].map((units) => hexes.band(CENTRE, far(units), 12))).toEqual([1, 2, 2, 3])
  })
  test('FT-HEX-03: twelve courses stay; even ones run through sides, odd ones through corners', () => {
    const two = CLOCK_POINTS.map((course) => hexes.ahead(CENTRE, course, 2))
    expect(new Set(two.map(String)).size).toBe(12)
    // Two hexes through a side are one line; through a corner they are one of each neighbouring side.
    expect([two[1], two[0], two[11]]).toEqual([
      [2, -2],
      [1, -2],
      [0, -2],
    ])
  })
  test('FT-HEX-06: arcs are judged from centre to centre, and the same hex is in F', () => {
    const arcOf = (course: number, at: Place) => arcFrom(HEXES, ship(course), at)
    expect(CLOCK_POINTS.map((course) => arcOf(12, hexes.ahead(CENTRE, course, 4)))).toEqual(
      CLOCK_POINTS.map((course) => arcFrom(PLANE, ship(12), plane.ahead(CENTRE, course, 4))),
    )
    expect(arcOf(7, CENTRE)).toBe('F')
  })
  test('FT-HEX-07: groups and salvoes stand in hexes, any number in one, and follow ships by hexes', () => {
    const { state, events } = begin(HEXES.setup, {
      at: 'move',
      ships: {
        'red-1': { seat: 'red', design: 'Aerie', velocity: 5 },
        'red-2': { seat: 'red', design: 'Falchion' },
        'blue-1': { seat: 'blue', design: 'Drover', mu: [0, 99] },
      },
      groups: { g1: { where: 'space', at: [0, 1], mission: { do: 'screen', ship: 'red-1' } }, g2: { where: 'space', at: [0, 1] } },
      salvoes: [{ seat: 'red', ship: 'red-2', at: [0, 1] }],
    })
    expect(eventsOf({ state, events }, 'groupsFollowed')).toMatchObject([{ moves: [{ group: 'g1', at: [0, -4] }] }])
    expect([state.groups.g2?.at, state.salvoes.s1?.at]).toEqual([
      [0, 1],
      [0, 1],
    ])
  })
})

test('FT-FC-03: the arc of a rolled ship is mirrored', () =>
  expect([false, true].map((rolled) => arcFrom(PLANE, ship(12, rolled), plane.ahead(CENTRE, 2, 5)))).toEqual(['FS', 'FP']))

describe('ways', () => {
  const way = (units: number, goal: Place, from: Place = CENTRE) => placeTowards(PLANE, { from, units, goal })
  test('FT-FTR-04: the goal itself if it is within reach, otherwise nearly as far as the reach', () => {
    expect([way(24, [0, 24 * 1560]), way(24, [0, 0])]).toEqual([
      [0, 24 * 1560],
      [0, 0],
    ])
    expect(way(16, [0, 64 * 1560])).toEqual([0, 16 * 1560])
    expect(way(16, [64 * 1560, 0], [3, 0])).toEqual([24_962, 0])
  })
  test('FT-GEO-03: never beyond the bound of the plane', () => {
    expect(way(24, [0, 31_300_000], [0, 31_190_000])).toEqual([0, 31_190_000 + Math.trunc((5 * 110_000) / 64)])
  })
  test('FT-FTR-04: without a unit of reach nobody moves', () => {
    expect(way(0, [0, 1560])).toEqual([0, 0])
  })
})
