// The scene of the chart: terrain, counters, tracks, and what is drawn in pencil.
import type { Scene, Track } from '@admiralty/board'
import { orderAhead } from '@admiralty/game-ui'
import { type Hex, hexKey } from '@admiralty/space'
import { askedOf } from '../src/game.ts'
import { hexesOf } from './chart.ts'
import { captionOf, chosenWeapon, hitSides } from './chosen-weapon.ts'
import { countersOf } from './counters.ts'
import { flown } from './courses.ts'
import { reachWhilePlotting } from './plotting.ts'
import { NO_REACH, type Reach, reachOf } from './reach.ts'
import { fireLines, lockLines } from './scene-lines.ts'
import { ahead, areasOf, type BattleMoment, expected, marksOf, previewOf } from './scene-pencil.ts'
import { terrainAreas } from './terrain-areas.ts'

/** Removes equal tracks, such as a lock-on line and a shot along it. */
const once = (tracks: readonly Track[]): readonly Track[] => [
  ...new Map(tracks.map((track) => [`${track.style} ${track.sideStyle} ${track.places.map(hexKey).join(' ')}`, track])).values(),
]

/** The scene that the board draws. */
export function sceneOf(moment: BattleMoment): Scene {
  const { view, selected, choices } = moment
  const hexes = hexesOf(view)
  const chosen = chosenWeapon(moment)
  const reach: Reach = chosen ? reachOf(view, chosen.ship, chosen.weapon, chosen.target) : NO_REACH
  const preview = previewOf(moment)
  const asked = askedOf(view)
  const plotting =
    asked?.call.kind === 'plot'
      ? reachWhilePlotting(view, { me: asked.me, draft: ahead(moment), order: orderAhead(moment), selected })
      : null
  const onChart = new Set(hexes.map(hexKey))
  const isOnChart = (hex: Hex): boolean => onChart.has(hexKey(hex))
  return {
    hexes,
    terrain: terrainAreas(view, hexes),
    counters: [...expected(view), ...countersOf(view, selected), ...preview.counters],
    tracks: once([...flown(view), ...preview.tracks, ...lockLines(moment), ...fireLines(moment)]),
    overlays: [...areasOf(view), ...(plotting?.overlays ?? []), ...(chosen ? hitSides(view, chosen) : [])],
    tints: (plotting?.tints ?? reach.tints).filter(({ hex }) => isOnChart(hex)),
    hatched: reach.masked.filter(isOnChart),
    marked: marksOf(choices).filter(({ at }) => isOnChart(at)),
    caption: plotting?.caption ?? captionOf(view, chosen),
  }
}
