import { describe, expect, test } from 'vitest'
import { ring } from '../hex.ts'
import { arcOnPlane } from './arcs.ts'
import { aheadOnPlane, CLOCK_POINTS, type ClockPoint, clockDegrees, turnedClock, unitVector } from './clock.ts'
import type { Flyer, Manoeuvre } from './flight.ts'
import { hexCentre, ledgerHex } from './on-hexes.ts'
import { bandOnPlane, isOnPlane, isWithinUnits, PLANE_BOUND, type PlanePoint, squaredGap } from './point.ts'
import { hexSurface, planeSurface } from './surface.ts'

const centre: PlanePoint = [0, 0]
const fromCentre = (course: ClockPoint): Flyer => ({ at: [0, 0], course, toggle: 'left' })
const fly = (course: ClockPoint, manoeuvre: Manoeuvre) => planeSurface.fly(fromCentre(course), manoeuvre)

describe('golden examples of the rule ledger', () => {
  test('G-FT-01: P2+3 from course 12 at 6', () => {
    const { middle, end } = fly(12, { turn: -2, velocity: 9 })
    expect([middle.at, end.at, end.course]).toEqual([[-3120, 5404], [-9875, 9304], 10])
    expect([planeSurface.arc(end.at, end.course, [0, 0]), planeSurface.band(end.at, [0, 0], 6)]).toEqual(['A', 2]) // as in the README
  })
  test('G-FT-02: an odd turn, P3 from course 3 at 10', () => {
    const { middle, end } = fly(3, { turn: -3, velocity: 10 })
    expect([middle.at, end.at, end.course]).toEqual([[6755, 3900], [6755, 11700], 12])
  })
  test('G-FT-03: an odd velocity, S1+5 from course 7 at 6', () => {
    const { middle, end } = fly(7, { turn: 1, velocity: 11 })
    expect([middle.at, middle.course, end.at, end.course]).toEqual([[-3900, -6755], 7, [-12006, -11435], 8])
  })
  test('G-FT-05: 12 MU along course 1 is the first band, a little more is the second', () => {
    const target = aheadOnPlane(centre, 1, 12)
    expect([squaredGap(centre, target), bandOnPlane(centre, target, 12)]).toEqual([350438544, 1])
    expect([isWithinUnits(centre, [0, 18728], 12), isWithinUnits(centre, [0, 18729], 12)]).toEqual([true, false])
    expect(bandOnPlane(centre, [0, 18729], 12)).toBe(2)
  })
  test('G-FT-06: targets on the lines between arcs are in the arc nearer to the bow', () => {
    const courses = [1, 2, 3, 5, 6, 7, 11] as const
    expect(courses.map((course) => arcOnPlane(centre, 12, aheadOnPlane(centre, course, 10)))).toEqual([
      'F',
      'FS',
      'FS',
      'AS',
      'A',
      'AP',
      'F',
    ])
  })
  test('G-FT-21: hexes, five ahead on a corner course in two halves, then three on a side course', () => {
    const { middle, end } = hexSurface.fly(fromCentre(1), { turn: 0, velocity: 5 })
    expect([middle.at, end.at].map(([q, r]) => ledgerHex([q, r]))).toEqual([
      [1, 1],
      [2, 3],
    ])
    expect([middle.at, end.at, end.toggle]).toEqual([[1, -2], [2, -5], 'right'])
    const last = hexSurface.ahead(end.at, 2, 3)
    expect([last, hexSurface.gap([0, 0], last)]).toEqual([[5, -8], 8])
  })
})

describe('the plane', () => {
  test('FT-GEO-02: twelve unit vectors, clockwise from up the table, each a quarter turn of the third before it', () => {
    for (const course of CLOCK_POINTS) {
      const [x, y] = unitVector(course)
      expect(unitVector(turnedClock(course, 3))).toEqual([y, -x + 0])
      expect(Math.abs(squaredGap(centre, [x, y]) - 1560 ** 2)).toBeLessThanOrEqual(1)
    }
    expect([unitVector(12), unitVector(3), clockDegrees(12), clockDegrees(3)]).toEqual([[0, 1560], [1560, 0], 0, 90])
    expect([turnedClock(1, -2), turnedClock(11, 3), turnedClock(12, 12), turnedClock(6, -18)]).toEqual([11, 2, 12, 12])
  })
  test('FT-GEO-03: the bound is part of the plane, fractions are not', () => {
    expect([isOnPlane([PLANE_BOUND, -PLANE_BOUND]), isOnPlane([0, PLANE_BOUND + 1]), isOnPlane([0.5, 0])]).toEqual([true, false, false])
    const gap = squaredGap([PLANE_BOUND, PLANE_BOUND], [-PLANE_BOUND, -PLANE_BOUND])
    expect(Number.isSafeInteger(gap)).toBe(true)
    expect(bandOnPlane([PLANE_BOUND, 0], [-PLANE_BOUND, 0], 12)).toBe(3334)
  })
  test('FT-GEO-04: after 10,000 MU of flight the tolerance still holds on every course', () => {
    for (const course of CLOCK_POINTS) expect(isWithinUnits(centre, aheadOnPlane(centre, course, 10_000), 10_000)).toBe(true)
  })
  test('FT-GEO-08: things on one point are in the F arc of each other', () => {
    for (const course of CLOCK_POINTS) expect([arcOnPlane(centre, course, centre), arcOnPlane(centre, course, [0, -8])]).toEqual(['F', 'F'])
    expect(bandOnPlane(centre, centre, 6)).toBe(1)
  })
  test('FT-MOV-08: half of the turn and half of the move, both rounded down, come first', () => {
    const { middle, end } = fly(12, { turn: 1, velocity: 1 })
    expect([middle.at, middle.course, end.at, end.course]).toEqual([[0, 0], 12, [780, 1351], 1])
    expect(fly(5, { turn: 0, velocity: 0 }).end).toEqual(fromCentre(5))
  })
})

describe('hexes as a table', () => {
  test('FT-HEX-01: the six neighbours are one unit away along the even courses', () => {
    const steps = ([12, 2, 4, 6, 8, 10] as const).map((course) => hexSurface.ahead([3, -4], course, 1))
    expect(steps).toEqual(ring([3, -4], 1))
    for (const course of [12, 2, 4, 6, 8, 10] as const) {
      const [x, y] = hexCentre(hexSurface.ahead([0, 0], course, 1))
      expect([x, y]).toEqual(unitVector(course))
    }
  })
  test('FT-HEX-02: bands count hexes, and an upper bound is in the nearer band', () => {
    const bands = [0, 1, 12, 13, 24].map((far) => hexSurface.band([2, 2], hexSurface.ahead([2, 2], 7, far), 12))
    expect(bands).toEqual([1, 1, 1, 2, 2])
    expect([hexSurface.isWithin([0, 0], [3, 0], 3), hexSurface.isWithin([0, 0], [3, 0], 2)]).toEqual([true, false])
  })
  test('FT-HEX-04: the toggle lasts over half moves, and a change of course sets it to left', () => {
    const right: Flyer = { at: [0, 0], course: 1, toggle: 'right' }
    expect(hexSurface.fly(right, { turn: 0, velocity: 1 }).end).toEqual({ at: [1, -1], course: 1, toggle: 'left' })
    expect(hexSurface.fly(right, { turn: 0, velocity: 0 }).end.toggle).toBe('right')
    expect(hexSurface.fly(right, { turn: 2, velocity: 1 }).end).toEqual({ at: [1, -1], course: 3, toggle: 'right' })
  })
  test('FT-HEX-06: arcs are those of the hex centres', () => {
    const arcs = ([12, 2, 4, 6, 8, 10] as const).map((course) => hexSurface.arc([5, 5], 12, hexSurface.ahead([5, 5], course, 7)))
    expect(arcs).toEqual(['F', 'FS', 'AS', 'A', 'AP', 'FP'])
    expect(hexSurface.arc([5, 5], 7, [5, 5])).toBe('F')
  })
})
