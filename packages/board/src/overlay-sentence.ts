// Overlays in words, for the text view, which is loaded on demand.
import { list, noun } from '@admiralty/kernel'
import { type Direction, type Hex, makeHexNumber } from '@admiralty/space'
import { zonesOf } from './overlay-zones.ts'
import type { Overlay } from './scene.ts'

/** Clockwise from the top of the chart. */
const SIDE_NAMES: Readonly<Record<Direction, string>> = {
  0: 'top',
  1: 'upper right',
  2: 'lower right',
  3: 'bottom',
  4: 'lower left',
  5: 'upper left',
}
/** Hexes that a sentence names one by one. */
const FEW = 4

function hexesText(hexes: readonly Hex[]): string {
  if (hexes.length <= FEW) return list(hexes.map(makeHexNumber))
  const [first, last] = [hexes[0], hexes.at(-1)]
  return `${hexes.length} hexes${first && last ? ` from ${makeHexNumber(first)} to ${makeHexNumber(last)}` : ''}`
}
/** An overlay in one sentence, for the text view; null if it has no hex on the map. 'Harbour: 7 hexes from 0304 to 0506.' */
export function overlaySentence({ shape, legend }: Overlay, map: ReadonlySet<string>): string | null {
  const zones = zonesOf(shape, map).map(({ label, hexes }) => `${label === '' ? '' : `${label} in `}${hexesText(hexes)}`)
  if (zones.length === 0) return null
  const sides = shape.kind === 'sides' ? `, ${noun(shape.sides.length, 'side')} ${list(shape.sides.map((side) => SIDE_NAMES[side]))}` : ''
  return `${legend.charAt(0).toUpperCase()}${legend.slice(1)}: ${zones.join('; ')}${sides}.`
}
