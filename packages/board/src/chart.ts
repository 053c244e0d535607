// How the places of a scene are drawn. `scene.chart` says which chart it is; without it, places are hexes.

import type { Place } from '@admiralty/kernel'
import { ahead, type ClockPoint, cellOf, clockDegrees, distance, type Hex, hexAt, makeHexNumber } from '@admiralty/space'
import { centre, hexesPath, hexUnder, type Point } from './geometry.ts'

/** Clockwise from the top. */
export const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const
export type Arrow = (typeof ARROWS)[number]

/** How a space is drawn. A place is a pair of whole numbers; only its chart knows what they mean. */
export interface Chart {
  readonly kind: 'hexes' | 'plane'
  /** The words for one place and for several: 'hex', 'hexes'. */
  readonly nouns: readonly [one: string, many: string]
  /** The unit of `distance` as a heading: 'Hexes'. */
  readonly unit: string
  pointOf(place: Place): Point
  placeAt(point: Point): Place
  /** A counter's facing in degrees, clockwise from the top. */
  degreesOf(facing: number): number
  /** The printed name of a place: '0304'. */
  nameOf(place: Place): string
  /** Whether the numbers at the frame, of columns and rows or of units, are the names of places. */
  readonly hasFrameNumbers: boolean
  /** Where an arrow key moves the cursor. `fine`: by the smallest step. */
  step(place: Place, arrow: Arrow, fine: boolean): Place
  /** The outline of a place, smaller by `inset`. */
  outlineOf(place: Place, inset: number): string
  distance(a: Place, b: Place): number
  /** The bare number: '7' or '14.25'. */
  figureOf(distance: number): string
  /** With its unit: '7 hexes'. */
  distanceText(distance: number): string
  /** Degrees clockwise from the top, 0 to 359. */
  bearingText(degrees: number): string
}

/** Up and down keep the column, left and right keep the row. */
function besideHex(hex: Hex, arrow: Arrow): Hex {
  const { column, row } = cellOf(hex)
  switch (arrow) {
    case 'ArrowUp':
      return ahead(hex, 0)
    case 'ArrowDown':
      return ahead(hex, 3)
    case 'ArrowLeft':
      return hexAt({ column: column - 1, row })
    case 'ArrowRight':
      return hexAt({ column: column + 1, row })
  }
}

/** Hexes; a facing is one of the six directions. */
export const hexChart: Chart = {
  kind: 'hexes',
  nouns: ['hex', 'hexes'],
  unit: 'Hexes',
  pointOf: centre,
  placeAt: hexUnder,
  degreesOf: (facing) => facing * 60,
  nameOf: makeHexNumber,
  hasFrameNumbers: true,
  step: besideHex,
  outlineOf: (hex, inset) => hexesPath([hex], inset),
  distance,
  figureOf: String,
  distanceText: (hexes) => (hexes === 0 ? 'same hex' : hexes === 1 ? '1 hex' : `${hexes} hexes`),
  bearingText: (degrees) => `${String(degrees).padStart(3, '0')}°`,
}
/** Hexes with twelve courses; a facing is an hour of the clock. */
export const clockHexChart: Chart = { ...hexChart, degreesOf: (facing) => clockDegrees(facing as ClockPoint) }
