import { describe, expect, test } from 'vitest'
import { arcOnPlane, FIRE_ARCS, type FireArc, mirroredArc } from './arcs.ts'
import { CLOCK_POINTS, type ClockPoint, turnedClock, unitVector } from './clock.ts'
import { bandOnPlane, isWithinUnits, MOVEMENT_UNIT, PLANE_BOUND, type PlanePoint, squaredGap } from './point.ts'

// The oracle works with big integers and writes every rule out, as the rule ledger does.
type Vector = readonly [x: bigint, y: bigint]
const AXES: readonly Vector[] = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((course) => {
  const [x, y] = unitVector(course as ClockPoint)
  return [BigInt(x), BigInt(y)]
})
const vectorOracle = (a: PlanePoint, b: PlanePoint): Vector => [BigInt(b[0]) - BigInt(a[0]), BigInt(b[1]) - BigInt(a[1])]
const isWithinOracle = (gap: bigint, units: number): boolean => gap <= (1560n * BigInt(units) + 8n) ** 2n
const isBandOracle = (gap: bigint, width: number, band: number): boolean =>
  isWithinOracle(gap, band * width) && (band === 1 || !isWithinOracle(gap, (band - 1) * width))
function arcOracle([x, y]: Vector, gap: bigint, course: ClockPoint): FireArc {
  const axis = (points: number): Vector => AXES[(course + points + 12) % 12] ?? [0n, 0n]
  const cross = (points: number): bigint => axis(points)[0] * y - axis(points)[1] * x
  if (gap <= 64n) return 'F'
  if (x * axis(3)[0] + y * axis(3)[1] >= 0n) {
    if (cross(1) >= -12480n) return 'F'
    if (cross(3) >= -12480n) return 'FS'
    return cross(5) >= -12480n ? 'AS' : 'A'
  }
  if (cross(-1) <= 12480n) return 'F'
  if (cross(-3) <= 12480n) return 'FP'
  return cross(-5) <= 12480n ? 'AP' : 'A'
}

/** A generator of whole numbers from 0 to `below` - 1, the same at each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
/** Pairs of every kind: far, near, along a course at a whole distance, and some sub-units beside such a point. */
function pairs(count: number, visit: (from: PlanePoint, course: ClockPoint, to: PlanePoint) => void): void {
  const next = numbers(20_260)
  const within = (most: number): number => next(2 * most + 1) - most
  for (let n = 0; n < count; n += 1) {
    const size = [PLANE_BOUND, 100_000, 1_000_000][n % 3] ?? PLANE_BOUND
    const from: PlanePoint = [within(size), within(size)]
    const course = CLOCK_POINTS[next(12)] ?? 12
    const along = unitVector(CLOCK_POINTS[next(12)] ?? 12)
    const units = next(60)
    const beside = n % 4 === 0 ? 0 : 12
    const to: PlanePoint =
      n % 2 === 0
        ? [within(size), within(size)]
        : [from[0] + along[0] * units + within(beside), from[1] + along[1] * units + within(beside)]
    visit(from, course, to)
  }
}
const quarter = ([x, y]: PlanePoint): PlanePoint => [y, -x + 0]

describe('a million random pairs', () => {
  test('FT-GEO-02 to FT-GEO-09: distance, band and arc equal the oracle, and a quarter turn changes none of them', () => {
    const wrong: unknown[] = []
    const seen = new Set<FireArc>()
    let closeCalls = 0
    pairs(1_000_000, (from, course, to) => {
      const gap = squaredGap(from, to)
      const band = bandOnPlane(from, to, 6)
      const arc = arcOnPlane(from, course, to)
      const vector = vectorOracle(from, to)
      const exact = vector[0] * vector[0] + vector[1] * vector[1]
      const [a, b, c] = [quarter(from), quarter(to), turnedClock(course, 3)]
      const isRight =
        BigInt(gap) === exact &&
        isBandOracle(exact, 6, band) &&
        isWithinUnits(from, to, band * 6 - 3) === isWithinOracle(exact, band * 6 - 3) &&
        arc === arcOracle(vector, exact, course) &&
        squaredGap(a, b) === gap &&
        bandOnPlane(a, b, 6) === band &&
        arcOnPlane(a, c, b) === arc
      if (!isRight) wrong.push({ from, course, to, gap, band, arc })
      seen.add(arc)
      if (gap > (MOVEMENT_UNIT * band * 6) ** 2) closeCalls += 1
    })
    expect(wrong.slice(0, 3)).toEqual([])
    expect([...seen].toSorted()).toEqual(FIRE_ARCS.toSorted())
    expect(closeCalls).toBeGreaterThan(1000) // targets that only the tolerance keeps in their band
  })
  test('FT-FC-03: a mirrored table mirrors every arc', () => {
    const wrong: unknown[] = []
    pairs(100_000, (from, course, to) => {
      const mirrored = arcOnPlane([-from[0], from[1]], turnedClock(12, -course), [-to[0], to[1]])
      if (mirrored !== mirroredArc(arcOnPlane(from, course, to))) wrong.push({ from, course, to })
    })
    expect(wrong.slice(0, 3)).toEqual([])
  })
})
