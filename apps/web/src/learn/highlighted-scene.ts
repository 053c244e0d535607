// The screen of a game in a lesson: with the rings, and without answers that are no orders of the game.
import type { Scene } from '@admiralty/board'
import { choiceMarks, type GameUi } from '@admiralty/game-ui'
import type { Place, Spot } from '@admiralty/kernel'
import { createElement } from 'react'

/** A screen whose scenes mark the rings. */
export function withHighlights(ui: GameUi, rings: readonly Spot[]): GameUi {
  if (rings.length === 0) return ui
  return { ...ui, scene: (moment) => marked(ui.scene(moment), rings) }
}

/** A place is marked once, even if a thing and its place are ringed. */
function marked(scene: Scene, rings: readonly Spot[]): Scene {
  const places = rings.flatMap((ring): readonly Place[] => {
    if (ring.kind === 'place') return [ring.at]
    const counter = ring.kind === 'thing' && scene.counters.find(({ id, look }) => id === ring.id && look !== 'pencilled')
    return counter ? [counter.at] : []
  })
  const distinct = new Map(places.map((place) => [place.join(), place]))
  return { ...scene, marked: [...scene.marked, ...[...distinct.values()].map((at) => ({ at, kind: 'look' as const, note: null }))] }
}

/**
 * The screen of a game while the lesson asks a question of its own. Its answers are no orders, and the game would read the answer under the
 * pointer as one. The game draws the position alone, and the places of the answers are marked.
 */
export const withoutAnswers = (ui: GameUi): GameUi => ({
  ...ui,
  scene({ choices, ...moment }) {
    const scene = ui.scene({ ...moment, choices: [], aimed: null })
    return { ...scene, marked: [...scene.marked, ...choiceMarks(choices, () => null)] }
  },
  Record: (props) => createElement(ui.Record, { ...props, choices: [] }),
})
