// The boxes that a panel of odds must not cover: shooter, target, planned counters and places pointed out, with their names.

import type { Choice, Place } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import { boxOnScreen, type Camera } from './camera.ts'
import { type PlacedCounter, RADIUS } from './counter-places.ts'
import type { ScreenBox } from './free-place.ts'
import type { Point } from './geometry.ts'
import { drawnBoxes, type PlacedLabel } from './labels.ts'
import { type Counter, chartOf, type Scene } from './scene.ts'
import { type QuarterTurn, turnedPoint } from './turn.ts'

/** The ends of the line of fire: of the aimed shots, or of the last ones if none is aimed. */
function endsOfFire({ tracks }: Scene): readonly Place[] {
  const aimed = tracks.filter(({ style }) => style === 'aim')
  const lines = aimed.length > 0 ? aimed : tracks.filter(({ style }) => style === 'shot')
  return lines.flatMap(({ places: hexes }) => [...hexes.slice(0, 1), ...hexes.slice(-1)])
}

export interface KeptOptions {
  readonly scene: Scene
  readonly placed: readonly PlacedCounter[]
  readonly labels: ReadonlyMap<Counter, PlacedLabel>
  /** Text size in chart units. */
  readonly text: number
  readonly camera: Camera
  readonly turn: QuarterTurn
}
/** The rectangles of everything that a choice is about, and of everything that is pointed out. */
export function keptBoxes(options: KeptOptions, about: Choice): readonly ScreenBox[] {
  const { scene, placed, labels, text, camera, turn } = options
  const spots = about.spots.flatMap((spot) => (spot.kind === 'place' ? [spot.at] : []))
  const pointedOut = scene.marked.flatMap(({ at: hex, kind }) => (kind === 'look' ? [hex] : []))
  const places = [...endsOfFire(scene), ...spots, ...pointedOut]
  const things = about.spots.flatMap((spot) => (spot.kind === 'place' ? [] : [spot.id]))
  const isInvolved = ({ id, at: hex, look, selected }: Counter): boolean =>
    selected || look === 'pencilled' || things.includes(id) || places.some((place) => sameHex(place, hex))
  const around = (at: Point, half: number): ScreenBox => {
    const { x, y } = turnedPoint(at, turn)
    return { left: x - half, right: x + half, top: y - half, bottom: y + half }
  }
  const ofCounters = placed
    .filter(({ counter }) => isInvolved(counter))
    .flatMap((one) => drawnBoxes(one, labels.get(one.counter), text, turn))
  const ofPlaces = places.map((place) => around(chartOf(scene).pointOf(place), RADIUS))
  return [...ofCounters, ...ofPlaces].map((box) => boxOnScreen(box, camera))
}
