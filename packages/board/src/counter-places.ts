// Places counters that share a hex side by side and smaller, and finds the counter under a point.
import type { Place } from '@admiralty/kernel'
import { type Hex, hexKey, sameHex } from '@admiralty/space'
import { type Chart, hexChart } from './chart.ts'
import type { ChartTarget } from './choosing.ts'
import type { Point } from './geometry.ts'
import type { Counter, Scene } from './scene.ts'

/** A counter with its centre and its size on the chart. */
export interface PlacedCounter {
  readonly counter: Counter
  readonly at: Point
  /** Clockwise from the top; null without a facing. */
  readonly degrees: number | null
  readonly scale: number
}
export const degreesOf = (chart: Chart, { facing }: Counter): number | null => (facing === null ? null : chart.degreesOf(facing))

/** A hex whose counters are drawn apart, so that each can be seen and pressed. */
export interface Fan {
  readonly hex: Hex
  /** Chart units of a pixel. */
  readonly pixel: number
}

/** Half the width of a counter that is alone in its hex, in chart units. */
export const RADIUS = 23

interface SharedPlace {
  readonly scale: number
  /** From the middle of the hex, in chart units. */
  readonly shifts: readonly (readonly [x: number, y: number])[]
}
const SHARED: readonly SharedPlace[] = [
  { scale: 1, shifts: [[0, 0]] },
  {
    scale: 0.66,
    shifts: [
      [-15, 3],
      [15, -3],
    ],
  },
  {
    scale: 0.56,
    shifts: [
      [0, -14],
      [-16, 11],
      [16, 11],
    ],
  },
  {
    scale: 0.5,
    shifts: [
      [-14, -13],
      [14, -13],
      [-14, 13],
      [14, 13],
    ],
  },
]

/** Places on a circle, the first at the top. */
function circle(count: number, radius: number, scale: number): SharedPlace {
  const angles = Array.from({ length: count }, (_, index) => (2 * Math.PI * index) / count)
  return { scale, shifts: angles.map((angle) => [radius * Math.sin(angle), -radius * Math.cos(angle)]) }
}
/** Distance of more than four counters from the middle of their hex, in chart units. */
const AROUND = 20
const sharedBy = (count: number): SharedPlace =>
  SHARED[count - 1] ?? circle(count, AROUND, Math.min(0.46, Math.max(0.22, (Math.PI * AROUND) / (count * RADIUS))))

/** Half the width of a fanned counter on the screen, in pixels. */
const FANNED = 15
/** Counters smaller than this on the screen, in pixels, are fanned out. */
const TINY = 12
/** Distance of fanned counters from the middle of their hex, in chart units. */
const fanRadius = (count: number, pixel: number): number => Math.max(1.5 * FANNED, (count * (2 * FANNED + 5)) / (2 * Math.PI)) * pixel

/** The fan of a hex, if its counters are too many or too small to press; else null. */
export function fanAt(placed: readonly PlacedCounter[], hex: Hex, pixel: number): Fan | null {
  const here = solidIn(placed, hex)
  return here.length > 1 && (here.length > SHARED.length || (sharedBy(here.length).scale * RADIUS) / pixel < TINY) ? { hex, pixel } : null
}

/** Whether a point is on a fan or between its counters. */
export function isOnFan({ hex, pixel }: Fan, placed: readonly PlacedCounter[], point: Point, chart: Chart = hexChart): boolean {
  const middle = chart.pointOf(hex)
  return Math.hypot(point.x - middle.x, point.y - middle.y) <= fanRadius(solidIn(placed, hex).length, pixel) + (FANNED + 4) * pixel
}

const solidIn = (placed: readonly PlacedCounter[], hex: Hex): readonly PlacedCounter[] =>
  placed.filter(({ counter }) => sameHex(counter.at, hex) && counter.look !== 'pencilled')

const SMALL: Readonly<Record<string, number>> = { fighter: 0.74, missile: 0.5 }

/** Pencilled counters take no space. */
export function placeCounters(counters: readonly Counter[], fan: Fan | null = null, chart: Chart = hexChart): readonly PlacedCounter[] {
  const solid = Map.groupBy(
    counters.filter(({ look }) => look !== 'pencilled'),
    ({ at: hex }) => hexKey(hex),
  )
  return counters.map((counter): PlacedCounter => {
    const middle = chart.pointOf(counter.at)
    const degrees = degreesOf(chart, counter)
    const own = SMALL[counter.symbol] ?? 1
    const sharing = solid.get(hexKey(counter.at)) ?? []
    const index = sharing.indexOf(counter)
    const isFanned = fan !== null && sharing.length > 1 && sameHex(fan.hex, counter.at)
    const place = isFanned
      ? circle(sharing.length, fanRadius(sharing.length, fan.pixel), (FANNED * fan.pixel) / RADIUS)
      : sharedBy(sharing.length)
    const [x, y] = place.shifts[index] ?? [0, 0]
    if (index < 0) return { counter, at: middle, degrees, scale: own }
    return {
      counter,
      at: { x: middle.x + x, y: middle.y + y },
      degrees,
      scale: place.scale * (sharing.length === 1 ? own : Math.sqrt(own)),
    }
  })
}

/** Half the least width of a counter on the plane, as a part of the text size. */
const LEAST = 0.75
/**
 * The counters as they are drawn with a text of this size. On the plane they stay as large as a name needs, but cover no neighbour; in hexes
 * they keep their size.
 */
export function legibleCounters(placed: readonly PlacedCounter[], text: number, chart: Chart): readonly PlacedCounter[] {
  const growth = (LEAST * text) / RADIUS
  if (chart.kind !== 'plane' || growth <= 1) return placed
  const solid = placed.filter(({ counter }) => counter.look !== 'pencilled')
  return placed.map((one) => {
    const far = solid.flatMap(({ counter, at }) => (counter === one.counter ? [] : [Math.hypot(at.x - one.at.x, at.y - one.at.y)]))
    const free = Math.min(...far) / 2 / RADIUS
    return { ...one, scale: Math.max(one.scale, Math.min(one.scale * growth, free)) }
  })
}

/** A counter that a point touches, and its distance from the point in chart units. */
interface Touched {
  readonly counter: Counter
  readonly far: number
}
/** The counters that a point touches, the nearest first. `least` is the least reach of a counter in chart units. */
const touchedBy = (placed: readonly PlacedCounter[], point: Point, least: number): readonly Touched[] =>
  placed
    .filter(({ counter }) => counter.look !== 'pencilled')
    .map(({ counter, at, scale }) => ({
      counter,
      far: Math.hypot(at.x - point.x, at.y - point.y),
      reach: Math.max(least, RADIUS * scale + 3),
    }))
    .filter(({ far, reach }) => far <= reach)
    .toSorted((a, b) => a.far - b.far)

/** The counter that a point touches, and its place; else the place under the point. */
export function counterUnder(placed: readonly PlacedCounter[], point: Point, chart: Chart = hexChart): ChartTarget {
  const [near] = touchedBy(placed, point, 0)
  return { at: near?.counter.at ?? chart.placeAt(point), thing: near?.counter.id ?? null }
}

interface Targets {
  readonly placed: readonly PlacedCounter[]
  readonly marked: Scene['marked']
  readonly chart: Chart
  /** On the plane, how far from a point a counter or a marked place may be at least, in chart units: half a fingertip. */
  readonly reach: number
  /** Marked places that the presses before this one took, one after another: a press near them takes another one. */
  readonly passed: readonly Place[]
}
/** Like `counterUnder`; on the plane, a point in the outline of a marked place, or in reach of it, is that place, unless a counter is nearer. */
export function targetUnder({ placed, marked, chart, reach, passed }: Targets, point: Point): ChartTarget {
  if (chart.kind !== 'plane') return counterUnder(placed, point, chart)
  const far = (place: Place): number => Math.hypot(chart.pointOf(place).x - point.x, chart.pointOf(place).y - point.y)
  const [thing] = touchedBy(placed, point, reach)
  const near = marked
    .filter(({ at: hex }) => far(hex) <= Math.max(RADIUS, reach) && far(hex) < (thing?.far ?? Number.POSITIVE_INFINITY))
    .toSorted((a, b) => far(a.at) - far(b.at))
  const taken = near.find(({ at: hex }) => !passed.some((one) => sameHex(one, hex))) ?? near[0]
  if (taken) return { at: taken.at, thing: null }
  return { at: thing?.counter.at ?? chart.placeAt(point), thing: thing?.counter.id ?? null }
}
/** The places that presses have taken one after another within reach of each other, with the next one; only that one where a press is elsewhere. */
export function passedWith(passed: readonly Place[], next: Place, { chart, reach }: Pick<Targets, 'chart' | 'reach'>): readonly Place[] {
  const at = chart.pointOf(next)
  const isNear = passed.every((place) => Math.hypot(chart.pointOf(place).x - at.x, chart.pointOf(place).y - at.y) <= 2 * reach)
  return isNear && !passed.some((place) => sameHex(place, next)) ? [...passed, next] : [next]
}
