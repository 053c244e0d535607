// Overlays in words, for the text view, which is loaded on demand.
import { list, noun } from '@admiralty/kernel'
import { type Direction, type Hex, hexKey } from '@admiralty/space'
import { type Chart, hexChart } from './chart.ts'
import { zonesOf } from './overlay-zones.ts'
import { isField, planeExtent } from './plane-zones.ts'
import type { OverlayShape, Scene } from './scene.ts'

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

function hexesText(hexes: readonly Hex[], nameOf: Chart['nameOf']): string {
  if (hexes.length <= FEW) return list(hexes.map(nameOf))
  const [first, last] = [hexes[0], hexes.at(-1)]
  return `${hexes.length} hexes${first && last ? ` from ${nameOf(first)} to ${nameOf(last)}` : ''}`
}
/** The hexes that an overlay covers, as text; empty if it has no hex on the map. '7 hexes from 0304 to 0506' */
function hexExtent(shape: OverlayShape, map: ReadonlySet<string>, nameOf: Chart['nameOf']): string {
  const zones = zonesOf(shape, map).map(({ label, hexes }) => `${label === '' ? '' : `${label} in `}${hexesText(hexes, nameOf)}`)
  const sides = shape.kind === 'sides' ? `, ${noun(shape.sides.length, 'side')} ${list(shape.sides.map((side) => SIDE_NAMES[side]))}` : ''
  return zones.length === 0 ? '' : `${zones.join('; ')}${sides}`
}
/** Each overlay in one sentence, for the text view; none for one that has no hex on the map. 'Harbour: 7 hexes from 0304 to 0506.' */
export function overlaySentences({
  chart = hexChart,
  hexes,
  overlays = [],
}: Pick<Scene, 'chart' | 'hexes' | 'overlays'>): readonly string[] {
  const map = new Set(hexes.map(hexKey))
  return overlays.flatMap(({ shape, legend }) => {
    const name = `${legend.charAt(0).toUpperCase()}${legend.slice(1)}`
    if (shape.kind === 'tape' || shape.kind === 'group')
      return [`${name}: ${list((shape.kind === 'tape' ? [shape.from, shape.to] : shape.places).map(chart.nameOf))}.`]
    if (shape.kind === 'links') {
      const ends = Map.groupBy(shape.pairs, ([from]) => chart.nameOf(from))
      const joined = [...ends].map(([from, pairs]) => `${from} with ${list(pairs.map(([, to]) => chart.nameOf(to)))}`)
      return joined.length === 0 ? [] : [`${name}: ${joined.join('; ')}.`]
    }
    const extent = chart.kind === 'plane' ? isField(shape) && planeExtent(shape) : hexExtent(shape, map, chart.nameOf)
    return extent ? [`${name}: ${extent}.`] : []
  })
}
