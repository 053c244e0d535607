// The counters and places on which a chart opens, and the rectangles in which they are drawn.

import type { Place } from '@admiralty/kernel'
import type { ChartArea } from './camera.ts'
import type { Chart } from './chart.ts'
import { legibleCounters, type PlacedCounter } from './counter-places.ts'
import { RISE, SIZE } from './geometry.ts'
import { drawnBoxes, placeLabels, textAt } from './labels.ts'
import { solidCounters } from './map-moment.ts'
import type { Focus, FocusItem, OpeningScales } from './opening.ts'
import { type Counter, chartOf, type Scene, type SideStyle } from './scene.ts'
import { type QuarterTurn, turnedPoint } from './turn.ts'

/** The plane has no cells to read. On a low map of a phone, a distant enemy that is small is better than one outside of the view. */
const PLANE_SCALES: OpeningScales = { legible: 0.14, least: 0.07 }

interface DrawnCounters {
  readonly counters: readonly PlacedCounter[]
  readonly labels: ReturnType<typeof placeLabels>
}
export interface LaidOut {
  readonly placed: readonly PlacedCounter[]
  readonly turn: QuarterTurn
  readonly area: ChartArea
}

/** The counters as they are drawn at each scale. They and their names are placed once for each text size. */
function countersAt({ placed, turn, area }: LaidOut, chart: Chart): (counter: Counter) => FocusItem {
  const placesOf = new Map(placed.map((one, index) => [one.counter, { one, index }]))
  const sizes = new Map<number, DrawnCounters>()
  const drawnAt = (text: number): DrawnCounters => {
    const known = sizes.get(text)
    if (known) return known
    const counters = legibleCounters(placed, text, chart)
    const drawn = { counters, labels: placeLabels(counters, text, turn, area.box) }
    sizes.set(text, drawn)
    return drawn
  }
  return (counter) => {
    const place = placesOf.get(counter)
    if (!place) throw new Error(`the counter '${counter.id}' is not on the chart`)
    const { one, index } = place
    return {
      at: turnedPoint(one.at, turn),
      boxesAt(k) {
        const text = textAt(k)
        const { counters, labels } = drawnAt(text)
        return drawnBoxes(counters[index] ?? one, labels.get(counter), text, turn)
      },
    }
  }
}

/** The selected counters, else the player's; then all others, and marked hexes. Without counters, also tints, zones and sites. */
export function focusOf(scene: Scene, own: SideStyle | null, laidOut: LaidOut): Focus {
  const { marked, tints, overlays = [], sites = [] } = scene
  const chart = chartOf(scene)
  const solid = solidCounters(scene)
  const chosen = solid.filter(({ selected }) => selected)
  const first = chosen.length > 0 ? chosen : solid.filter(({ sideStyle }) => sideStyle === own)
  const ofCounter = countersAt(laidOut, chart)
  const ofPlace = (place: Place): FocusItem => {
    const at = turnedPoint(chart.pointOf(place), laidOut.turn)
    return { at, boxesAt: () => [{ left: at.x - SIZE, right: at.x + SIZE, top: at.y - RISE, bottom: at.y + RISE }] }
  }
  const looks = marked.flatMap(({ kind, at: hex }) => (kind === 'look' ? [hex] : []))
  const zones = overlays.flatMap(({ look, shape }) => (look === 'zone' && shape.kind === 'region' ? shape.hexes : []))
  const others = solid.filter((counter) => !first.includes(counter))
  const places = solid.length > 0 ? looks : [...looks, ...tints.map(({ hex }) => hex), ...zones, ...sites.map(({ at: hex }) => hex)]
  return {
    first: first.map(ofCounter),
    others: [...others.map(ofCounter), ...places.map(ofPlace)],
    scales: chart.kind === 'plane' ? PLANE_SCALES : null,
  }
}
