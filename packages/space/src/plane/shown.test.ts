// Distances and directions of the plane as they are shown.
import { describe, expect, test } from 'vitest'
import { aheadOnPlane, CLOCK_POINTS, turnedClock } from './clock.ts'
import { pointAtOffset, recordOffset } from './formation.ts'
import { type PlanePoint, squaredGap } from './point.ts'
import { clockText, hundredthsBetween, pointAtPolar, polarOffset, unitsText } from './shown.ts'

const centre: PlanePoint = [0, 0]

describe('formations', () => {
  test('FT-SET-06: a recorded offset gives the same point again, and a rotated one from another course', () => {
    const entry: PlanePoint = [12_345, -6_789]
    const point: PlanePoint = [10_001, 77]
    for (const course of CLOCK_POINTS) {
      const offset = recordOffset(entry, course, point)
      expect(squaredGap(pointAtOffset(entry, course, offset), point)).toBeLessThanOrEqual(1)
      const turned = pointAtOffset([0, 0], turnedClock(course, 3), offset)
      expect(squaredGap(turned, [point[1] - entry[1], -(point[0] - entry[0])])).toBeLessThanOrEqual(1)
    }
  })
  test('FT-SET-06: halves round away from zero', () => {
    expect(pointAtOffset(centre, 12, { forward: 780, right: -780 })).toEqual([-1, 1])
    expect(pointAtOffset(centre, 12, { forward: 779, right: -779 })).toEqual([0, 0])
  })
})

describe('shown distances and directions', () => {
  test('FT-GEO-11: distances have two decimals, directions are read like the hour hand of a clock', () => {
    expect([hundredthsBetween(centre, [0, 18729]), unitsText(1201), unitsText(1400)]).toEqual([1201, '12.01', '14'])
    expect(polarOffset(centre, [1560, 0])).toEqual({ minutes: 180, hundredths: 100 })
    expect([clockText(180), clockText(200), clockText(0), clockText(5)]).toEqual(['3', '3:20', '12', '12:05'])
  })
  test('a direction on the hour and a whole distance give the exact step of that course', () => {
    for (const course of CLOCK_POINTS) {
      const typed = pointAtPolar([7, 9], { minutes: (course % 12) * 60, hundredths: 1400 })
      expect(typed).toEqual(aheadOnPlane([7, 9], course, 14))
      expect(polarOffset([7, 9], typed)).toEqual({ minutes: (course % 12) * 60, hundredths: 1400 })
    }
    expect(polarOffset(centre, pointAtPolar(centre, { minutes: 200, hundredths: 1425 }))).toEqual({ minutes: 200, hundredths: 1425 })
  })
})
