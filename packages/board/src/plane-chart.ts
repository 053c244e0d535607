// The open plane as a chart: a movement unit is UNIT wide, and the table's y axis points up the screen.

import type { Place } from '@admiralty/kernel'
import { type ClockPoint, clockDegrees, clockText, hundredthsBetween, MOVEMENT_UNIT, unitsText } from '@admiralty/space'
import type { Arrow, Chart } from './chart.ts'
import type { Bounds, Point } from './geometry.ts'

/** A movement unit in chart units. */
export const UNIT = 24
const SCALE = UNIT / MOVEMENT_UNIT
/** The pointer and fine steps of the cursor are exact to a tenth of a unit. */
const FINE = MOVEMENT_UNIT / 10
/** Half the width of a place that is outlined, in chart units. */
const REACH = 30

const pointOf = ([x, y]: Place): Point => ({ x: x * SCALE, y: -y * SCALE + 0 })
const rounded = (n: number, to: number): number => Math.round(n / to) * to + 0
const tenth = (n: number): string =>
  String(rounded(n / MOVEMENT_UNIT, 0.1).toFixed(1))
    .replace('.0', '')
    .replace('-', '−')

/** From one whole unit to the next, or by a tenth. */
function step([x, y]: Place, arrow: Arrow, fine: boolean): Place {
  const by = fine ? FINE : MOVEMENT_UNIT
  const next = (n: number, sign: 1 | -1): number => (sign === 1 ? Math.floor(n / by) + 1 : Math.ceil(n / by) - 1) * by + 0
  switch (arrow) {
    case 'ArrowUp':
      return [x, next(y, 1)]
    case 'ArrowDown':
      return [x, next(y, -1)]
    case 'ArrowLeft':
      return [next(x, -1), y]
    case 'ArrowRight':
      return [next(x, 1), y]
  }
}

/** The plane; a facing is an hour of the clock. Distances are hundredths of a movement unit. */
export const planeChart: Chart = {
  kind: 'plane',
  nouns: ['point', 'points'],
  unit: 'MU',
  pointOf,
  placeAt: ({ x, y }) => [rounded(x / SCALE, FINE), rounded(-y / SCALE, FINE)],
  degreesOf: (facing) => clockDegrees(facing as ClockPoint), // an hour of the clock
  nameOf: ([x, y]) => `(${tenth(x)}, ${tenth(y)})`,
  hasFrameNumbers: true,
  step,
  outlineOf(place, inset) {
    const { x, y } = pointOf(place)
    const r = REACH - inset
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  },
  distance: hundredthsBetween,
  figureOf: unitsText,
  distanceText: (hundredths) => (hundredths === 0 ? 'same point' : `${unitsText(hundredths)} MU`),
  bearingText: (degrees) => clockText(degrees * 2),
}

/** Free space around the things on the plane, in chart units. */
const AROUND = 6 * UNIT
/**
 * The rectangle around some points, or around the centre of the table.
 * Its edges are whole multiples of its margin, so that it seldom changes.
 */
export function boundsAround(points: readonly Point[]): Bounds {
  const shown = points.length > 0 ? points : [{ x: 0, y: 0 }]
  const [xs, ys] = [shown.map(({ x }) => x), shown.map(({ y }) => y)]
  const least = (of: readonly number[]): number => (Math.floor(Math.min(...of) / AROUND) - 1) * AROUND
  const most = (of: readonly number[]): number => (Math.ceil(Math.max(...of) / AROUND) + 1) * AROUND
  const [left, top] = [least(xs), least(ys)]
  return { left, top, width: most(xs) - left, height: most(ys) - top }
}
