// What a chart opens on: which counters and places, and the rectangles in which they are drawn.

import type { Place } from '@admiralty/kernel'
import type { ChartArea } from './camera.ts'
import type { PlacedCounter } from './counter-places.ts'
import { RISE, SIZE } from './geometry.ts'
import { drawnBoxes, placeLabels, textAt } from './labels.ts'
import { solidCounters } from './map-moment.ts'
import type { Focus, FocusItem, OpeningScales } from './opening.ts'
import { type Counter, chartOf, type Scene, type SideStyle } from './scene.ts'
import { type QuarterTurn, turnedPoint } from './turn.ts'

/** The plane has no cells to read. On a low map of a phone, a distant enemy that is small is better than one outside of the view. */
const PLANE_SCALES: OpeningScales = { legible: 0.14, least: 0.07 }

export interface LaidOut {
  readonly placed: readonly PlacedCounter[]
  readonly turn: QuarterTurn
  readonly area: ChartArea
}

/** The counters as they are drawn at each scale. Names are placed once for each text size. */
function countersAt({ placed, turn, area }: LaidOut): (counter: Counter) => FocusItem {
  const placesOf = new Map(placed.map((one) => [one.counter, one]))
  const sizes = new Map<number, ReturnType<typeof placeLabels>>()
  const labelsAt = (text: number) => {
    const labels = sizes.get(text) ?? placeLabels(placed, text, turn, area.box)
    sizes.set(text, labels)
    return labels
  }
  return (counter) => {
    const one = placesOf.get(counter)
    if (!one) throw new Error(`the counter '${counter.id}' is not on the chart`)
    return {
      at: turnedPoint(one.at, turn),
      boxesAt: (k) => drawnBoxes(one, labelsAt(textAt(k)).get(counter), textAt(k), turn),
    }
  }
}

/** The selected counters, else the player's; then all others, and marked hexes. Without counters, also tints and zones. */
export function focusOf(scene: Scene, own: SideStyle | null, laidOut: LaidOut): Focus {
  const { marked, tints, overlays = [] } = scene
  const chart = chartOf(scene)
  const solid = solidCounters(scene)
  const chosen = solid.filter(({ selected }) => selected)
  const first = chosen.length > 0 ? chosen : solid.filter(({ sideStyle }) => sideStyle === own)
  const ofCounter = countersAt(laidOut)
  const ofPlace = (place: Place): FocusItem => {
    const at = turnedPoint(chart.pointOf(place), laidOut.turn)
    return { at, boxesAt: () => [{ left: at.x - SIZE, right: at.x + SIZE, top: at.y - RISE, bottom: at.y + RISE }] }
  }
  const looks = marked.flatMap(({ kind, hex }) => (kind === 'look' ? [hex] : []))
  const zones = overlays.flatMap(({ look, shape }) => (look === 'zone' && shape.kind === 'region' ? shape.hexes : []))
  const others = solid.filter((counter) => !first.includes(counter))
  const places = solid.length > 0 ? looks : [...looks, ...tints.map(({ hex }) => hex), ...zones]
  return {
    first: first.map(ofCounter),
    others: [...others.map(ofCounter), ...places.map(ofPlace)],
    scales: chart.kind === 'plane' ? PLANE_SCALES : null,
  }
}
