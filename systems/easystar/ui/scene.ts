// The map as the board draws it: counters, tracks and the effect of the chosen or aimed answer.
import type { Counter, Scene } from '@admiralty/board'
import { choiceMarks, draftAhead } from '@admiralty/game-ui'
import type { View } from '../src/state.ts'
import { isColor, isEmpty, onMap } from '../src/table.ts'
import { placesOf } from './areas.ts'
import { hexesOf } from './chart.ts'
import { countersOf } from './counters.ts'
import { flownOf } from './courses.ts'
import { deploymentMarks } from './deploy/deployment-marks.ts'
import { reachTints } from './reach.ts'
import { pencilledOf, reachAhead } from './scene-ahead.ts'
import { captionOf, type Moment, selectedWeapon, shotFields } from './selected-weapon.ts'
import { linesOf } from './shot-lines.ts'

/** A note where exactly one choice is, and no counter. */
const marksOf = ({ view, choices }: Moment): Scene['marked'] =>
  choiceMarks(
    choices.filter(({ role }) => role === 'row'),
    ([only, another], hex) => (only && !another && isEmpty(view, hex) ? only.note : null),
  ).filter(({ at: hex }) => onMap(view.setup.map, hex))

const moving = (view: View): boolean => ['ships', 'fighters'].includes(asked(view) ?? '')

const asked = (view: View): string | null => view.calls.find(({ seats }) => seats.includes(view.me))?.kind ?? null
/** While ships move, own ships that have moved are drawn faint. */
const quieter = (view: View, counter: Counter): Counter =>
  asked(view) === 'ships' && view.ships[counter.id]?.moved && view.ships[counter.id]?.seat === view.me && counter.look === 'plain'
    ? { ...counter, look: 'faint' }
    : counter

function deployScene(moment: Moment): Scene {
  const { view } = moment
  const draft = draftAhead(moment)
  const line = isColor(view.me) ? deploymentMarks(view, view.me, draft?.kind === 'deploy' ? draft : null) : { counters: [], overlays: [] }
  return {
    hexes: hexesOf(view.setup.map),
    counters: line.counters,
    tracks: [],
    tints: [],
    hatched: [],
    overlays: [...placesOf(view), ...line.overlays],
    marked: [],
    caption: beforeBattle(view),
  }
}

const beforeBattle = (view: View): Scene['caption'] =>
  asked(view) === 'deploy'
    ? { title: 'Deployment', text: 'place ships on the light hexes; all fleets are revealed together' }
    : { title: 'Before the battle', text: 'fleets are chosen and placed in secret and revealed together' }

/** The scene of a moment. */
export function sceneOf(moment: Moment): Scene {
  const { view, selected } = moment
  if (view.turn === 0) return deployScene(moment)
  const weapon = selectedWeapon(moment)
  const drawn = pencilledOf(moment)
  const reach = moving(view) ? reachAhead(moment) : null
  return {
    hexes: hexesOf(view.setup.map),
    counters: [...countersOf(view, selected).map((counter) => quieter(view, counter)), ...drawn.counters],
    tracks: [...flownOf(view), ...drawn.tracks, ...linesOf(moment)],
    tints: weapon ? reachTints(view, weapon.from.id, weapon.item) : (reach?.tints ?? []),
    hatched: [],
    overlays: [...placesOf(view), ...(reach?.overlays ?? []), ...(weapon ? shotFields(view, weapon) : [])],
    marked: marksOf(moment),
    caption: captionOf(view, weapon) ?? reach?.caption ?? null,
  }
}
