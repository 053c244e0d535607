// Adds a lesson's highlights to the map of its game.
import type { Scene } from '@admiralty/board'
import type { GameUi } from '@admiralty/game-ui'
import type { Look } from '@admiralty/lessons'
import { hexesOf, isThing } from './rings.ts'

/** A screen whose scenes mark the things and hexes of `look`. */
export function withHighlights(ui: GameUi, look: readonly Look[]): GameUi {
  if (look.length === 0) return ui
  return { ...ui, scene: (moment) => marked(ui.scene(moment), look) }
}

function marked(scene: Scene, look: readonly Look[]): Scene {
  const things = look.filter(isThing).flatMap((one) => {
    const counter = scene.counters.find(({ id, look: drawn }) => id === one && drawn !== 'pencilled')
    return counter ? [counter.hex] : []
  })
  const hexes = [...things, ...hexesOf(look)]
  return { ...scene, marked: [...scene.marked, ...hexes.map((hex) => ({ hex, kind: 'look' as const, note: null }))] }
}
