// Adds the rings of a lesson to the map of its game.
import type { Scene } from '@admiralty/board'
import type { GameUi } from '@admiralty/game-ui'
import type { Place, Spot } from '@admiralty/kernel'

/** A screen whose scenes mark the rings. */
export function withHighlights(ui: GameUi, rings: readonly Spot[]): GameUi {
  if (rings.length === 0) return ui
  return { ...ui, scene: (moment) => marked(ui.scene(moment), rings) }
}

/** A place is marked once, even if a thing and its hex are ringed. */
function marked(scene: Scene, rings: readonly Spot[]): Scene {
  const places = rings.flatMap((ring): readonly Place[] => {
    if (ring.kind === 'hex') return [ring.hex]
    const counter = ring.kind === 'thing' && scene.counters.find(({ id, look }) => id === ring.id && look !== 'pencilled')
    return counter ? [counter.hex] : []
  })
  const hexes = new Map(places.map((place) => [place.join(), place]))
  return { ...scene, marked: [...scene.marked, ...[...hexes.values()].map((hex) => ({ hex, kind: 'look' as const, note: null }))] }
}
