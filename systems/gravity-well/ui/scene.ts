// The chart as the board draws it: rings, counters, predicted paths, and what the chosen or aimed answer would do.
import { type Chart, hexChart, type Scene, sideStyleOf, type Track } from '@admiralty/board'
import { choiceMarks, orderAhead, type SceneMoment } from '@admiralty/game-ui'
import { sameHex } from '@admiralty/space'
import type { GravityWell } from '../src/game.ts'
import { SENSES } from '../src/orbit/motion.ts'
import type { View } from '../src/state.ts'
import { placesFor } from '../src/words/ask-setup.ts'
import type { Draft } from '../src/words/draft.ts'
import { hexName } from '../src/words/say.ts'
import { groundOf, MAP } from './chart.ts'
import { countersOf } from './counters.ts'
import { plannedOf } from './planned.ts'

type Moment = SceneMoment<GravityWell, Draft>

/** The kind of the viewer's open question. */
export const askedKind = (view: View): string | null => view.calls.find(({ seats }) => seats.includes(view.me))?.kind ?? null

/** The number of shots of this impulse that stay drawn. */
const SHOTS = 2
function shotsOf({ view, observations }: Moment): readonly Track[] {
  const impulse = observations.findLastIndex(({ type }) => type === 'impulseBegan')
  return observations
    .slice(impulse + 1)
    .flatMap((one) => (one.type === 'shotFired' ? [one] : []))
    .slice(-SHOTS)
    .flatMap(({ unit, target }) => lineBetween(view, unit, target, 'shot'))
}
function lineBetween(view: View, from: string, to: string, style: 'shot' | 'aim'): readonly Track[] {
  const [start, end] = [view.units[from], view.units[to]]
  return start && end && !sameHex(start.at, end.at)
    ? [{ sideStyle: sideStyleOf(start.seat), places: [start.at, end.at], style, notes: [] }]
    : []
}
function aimOf(moment: Moment): readonly Track[] {
  const order = orderAhead(moment)
  return order?.order === 'fire' || order?.order === 'strike' ? lineBetween(moment.view, order.unit, order.target, 'aim') : []
}
/** Hexes of choices, and those where something awaits the selected unit. */
const marksOf = ({ choices }: Moment, pointed: Scene['marked']): Scene['marked'] => [
  ...choiceMarks(
    choices.filter(({ role }) => role === 'row'),
    () => null,
  ).filter(({ at: hex }) => !pointed.some((mark) => sameHex(mark.at, hex))),
  ...pointed,
]
/** While a moon or a station is placed: the hexes that are not open in either sense. */
function closedHexes({ view, draft }: Moment): Scene['hatched'] {
  const kind = askedKind(view)
  if (kind !== 'station' && kind !== 'moon') return []
  const senses = draft?.kind === 'place' ? [draft.sense] : SENSES
  const open = senses.flatMap((sense) => placesFor(view, kind, sense))
  return MAP.filter((hex) => !open.some((one) => sameHex(one, hex)))
}
/** Hexes are named by ring and place, not by columns and rows. */
const RING_CHART: Chart = { ...hexChart, nameOf: hexName, hasFrameNumbers: false }
const CAPTION: Scene['caption'] = {
  title: 'Ring and orbit speed',
  text: 'v2: speed 2 stays in the ring, less falls; rocks: debris; numbers on a path: turn and impulse',
}

/** The scene of a moment. */
export function sceneOf(moment: Moment): Scene {
  const { view, selected } = moment
  const planned = plannedOf(moment)
  return {
    hexes: MAP,
    chart: RING_CHART,
    ...groundOf(view),
    overlays: planned.overlays,
    counters: [...countersOf(view, selected), ...planned.counters],
    tracks: [...planned.tracks, ...shotsOf(moment), ...aimOf(moment)],
    hatched: closedHexes(moment),
    marked: marksOf(moment, planned.marked),
    caption: CAPTION,
  }
}
