// Overlays on the plane: their zones as outlines, their label at a point, and their extent in words. For display only.
import { list } from '@admiralty/kernel'
import { clockText, hundredthsBetween, polarOffset, sameHex } from '@admiralty/space'
import { linePath, type Point } from './geometry.ts'
import { planeChart, UNIT } from './plane-chart.ts'
import type { OverlayShape } from './scene.ts'

type FieldShape = Extract<OverlayShape, { readonly kind: 'wedge' | 'disc' }>
export const isField = (shape: OverlayShape): shape is FieldShape => shape.kind === 'wedge' || shape.kind === 'disc'

/** A zone of a field on the plane. */
export interface PlaneZone {
  /** Empty for none. */
  readonly label: string
  readonly path: string
  /** Where the label is written. */
  readonly middle: Point
  /** 5 for the strongest; bands fall by 1, but not below 1. */
  readonly strength: number
}
const STRONGEST = 5

/** A point around another one; degrees run clockwise from the top. */
function around({ x, y }: Point, degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) }
}
const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** Centre and half width of a field, in degrees; a disc is as wide as a whole circle. */
const spanOf = (shape: FieldShape): { readonly course: number; readonly half: number } =>
  shape.kind === 'disc' ? { course: 0, half: 180 } : { course: shape.heading * 30, half: shape.sixths * 30 }

const circle = (middle: Point, radius: number): string =>
  `M${at({ x: middle.x - radius, y: middle.y })}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`

/** The outline between two radii, in chart units. */
function outline(shape: FieldShape, inner: number, outer: number): string {
  const middle = planeChart.pointOf(shape.centre)
  const { course, half } = spanOf(shape)
  if (half === 180) return circle(middle, outer) + (inner > 0 ? circle(middle, inner) : '')
  const large = half > 90 ? 1 : 0
  const [from, to] = [course - half, course + half]
  const back = inner > 0 ? `L${at(around(middle, to, inner))}A${inner} ${inner} 0 ${large} 0 ${at(around(middle, from, inner))}` : ''
  const start = inner > 0 ? '' : `L${at(middle)}`
  return `M${at(around(middle, from, outer))}A${outer} ${outer} 0 ${large} 1 ${at(around(middle, to, outer))}${back}${start}Z`
}

/** The zones of a field, the strongest first. */
export const planeZones = (shape: FieldShape): readonly PlaneZone[] =>
  shape.bands.map(({ radius, label }, index) => {
    const [inner, outer] = [(shape.bands[index - 1]?.radius ?? 0) * UNIT, radius * UNIT]
    const middle = around(planeChart.pointOf(shape.centre), spanOf(shape).course, (inner + outer) / 2)
    return { label, path: outline(shape, inner, outer), middle, strength: Math.max(1, STRONGEST - index) }
  })
/** The outline of a whole field, and a point just beyond it. */
export function fieldEdge(shape: FieldShape): { readonly path: string; readonly beyond: Point } {
  const radius = Math.max(0, ...shape.bands.map((band) => band.radius)) * UNIT
  return { path: outline(shape, 0, radius), beyond: around(planeChart.pointOf(shape.centre), spanOf(shape).course, radius + UNIT) }
}

/** The label of the zone that a point is in; undefined for none. */
export function planeLabelAt(shape: OverlayShape, place: readonly [number, number]): string | undefined {
  if (shape.kind === 'group') return shape.places.some((one) => sameHex(one, place)) ? '' : undefined
  if (!isField(shape)) return undefined
  const { course, half } = spanOf(shape)
  const off = ((polarOffset(shape.centre, place).minutes / 2 - course + 540) % 360) - 180
  if (Math.abs(off) > half && !sameHex(shape.centre, place)) return undefined
  const hundredths = hundredthsBetween(shape.centre, place)
  return shape.bands.find(({ radius }) => hundredths <= radius * 100)?.label
}

/** The zones of a field in words: '2 dice within 12 MU, 1 die within 24 MU of (0, 3), 60° around course 3'. */
export function planeExtent(shape: FieldShape): string {
  const bands = shape.bands.map(({ radius, label }) => `${label === '' ? '' : `${label} `}within ${radius} MU`)
  const { course, half } = spanOf(shape)
  return `${list(bands)} of ${planeChart.nameOf(shape.centre)}${half === 180 ? '' : `, ${2 * half}° around course ${clockText(course * 2)}`}`
}

/** Distance of the outline of a group from its members, in chart units. */
const CLEAR = 34
const DIRECTIONS = Array.from({ length: 12 }, (_, index) => index * 30)
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
/** The convex outline around some points, with a distance from each. */
export function groupOutline(members: readonly Point[]): string {
  const points = members
    .flatMap((member) => DIRECTIONS.map((degrees) => around(member, degrees, CLEAR)))
    .toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (sorted: readonly Point[]): readonly Point[] => {
    const kept: Point[] = []
    for (const point of sorted) {
      for (let [a, b] = kept.slice(-2); a && b && turn(a, b, point) <= 0; [a, b] = kept.slice(-2)) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return `${linePath([...half(points), ...half(points.toReversed())])}Z`
}

/** Ticks of a measuring tape at each movement unit, longer at each sixth; none on a very long one. */
export function tapeTicks(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const units = length > 0 && length < 200 * UNIT ? Math.floor(length / UNIT) : 0
  return Array.from({ length: units }, (_, index) => {
    const far = (index + 1) * UNIT
    const half = (index + 1) % 6 === 0 ? 7 : 3.5
    const [x, y] = [from.x + ux * far, from.y + uy * far]
    return `M${at({ x: x - uy * half, y: y + ux * half })}L${at({ x: x + uy * half, y: y - ux * half })}`
  }).join('')
}
