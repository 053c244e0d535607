// The weeks on the map: plotted moves, what a group reaches, trade and battles.
import type { Overlay, Scene, Track } from '@admiralty/board'
import { choiceMarks, type SceneMoment } from '@admiralty/game-ui'
import { list } from '@admiralty/kernel'
import type { Campaign } from '../../src/campaign.ts'
import { hexOf } from '../../src/land/geometry.ts'
import { blocksFor } from '../../src/movement/blocks.ts'
import { reachOf } from '../../src/movement/reach.ts'
import type { HexAddress } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'
import { type BookGroup, bookGroups } from '../../src/words/book/edits.ts'
import { destinationOf } from '../../src/words/book/texts.ts'
import type { CampaignDraft } from '../../src/words/draft.ts'
import { empireName, groupName } from '../../src/words/names.ts'
import { ownSeat } from '../facts.ts'
import { styleOf } from '../sites.ts'
import { groupBehind, openBook } from './own.ts'

type Moment = SceneMoment<Campaign, CampaignDraft>

/** The stops of a planned move, from where the group is. */
function stopsOf({ at, order: { move } }: BookGroup): readonly HexAddress[] {
  if (at === null || move === null) return []
  return [at, ...(move.by === 'jump' ? [move.to] : move.path)]
}
function planned({ view, draft }: Pick<Moment, 'view' | 'draft'>): readonly BookGroup[] {
  const [seat, book] = [ownSeat(view), openBook(view, draft)]
  return seat && book ? bookGroups(view, seat, book.book) : []
}
/** The plotted moves as lines over the stops of the week. */
export const plottedMoves = (moment: Pick<Moment, 'view' | 'draft'>): readonly Track[] =>
  planned(moment).flatMap((group) => {
    const stops = stopsOf(group)
    if (stops.length < 2) return []
    const notes = stops.slice(1).map((_, index) => (index === stops.length - 2 ? groupName(group.id) : ''))
    return [{ sideStyle: styleOf(moment.view, moment.view.me), places: stops.map(hexOf), style: 'planned', notes }]
  })
/** The plotted moves in words, for the text view. */
const moveOverlays = (moment: Moment): readonly Overlay[] =>
  planned(moment).flatMap((group): readonly Overlay[] => {
    const [from, to] = [group.at, destinationOf(group.order.move)]
    if (from === null || to === null) return []
    return [
      { look: 'goal', shape: { kind: 'tape', from: hexOf(from), to: hexOf(to) }, legend: `${groupName(group.id)} goes`, printed: false },
    ]
  })

/** The group whose reach is shown: that of the open list, or else the selected one. */
function reaching({ view, draft, selected }: Moment): BookGroup | undefined {
  const book = openBook(view, draft)
  const about = book?.page === 'group' ? book.about : groupBehind(view, selected)?.id
  return about === undefined || about === null ? undefined : planned({ view, draft }).find(({ id }) => id === about)
}
/** CR-5.1b, CR-5.2: the hexes that the group reaches, unless they can be chosen and are marked. */
function reachOverlays(moment: Moment): readonly Overlay[] {
  const group = reaching(moment)
  if (!group || moment.choices.some(({ spots }) => spots.some(({ kind }) => kind === 'place'))) return []
  const seat = ownSeat(moment.view)
  const { jumps, lanes } = reachOf(moment.view.land, blocksFor(moment.view, seat ? [seat] : []), group)
  const region = (hexes: readonly HexAddress[], look: Overlay['look'], legend: string): readonly Overlay[] =>
    hexes.length === 0 ? [] : [{ look, shape: { kind: 'region', hexes: hexes.map(hexOf) }, legend, printed: false }]
  return [
    ...region(jumps, 'zone', `${groupName(group.id)} may jump to`),
    ...region([...lanes.keys()], 'goal', `${groupName(group.id)} may go by lane to`),
  ]
}
/** CR-10.1b: trade that flows, trade that does not, and links that the own book asks for. */
function tradeOverlays({ view, draft }: Moment): readonly Overlay[] {
  const known = new Set(view.links.map(({ worlds }) => worlds.join()))
  const wanted = (openBook(view, draft)?.book.links ?? []).filter((link) => !known.has(link.join()))
  const tape = ([a, b]: readonly [HexAddress, HexAddress], look: Overlay['look'], legend: string): Overlay => ({
    look,
    shape: { kind: 'tape', from: hexOf(a), to: hexOf(b) },
    legend,
    printed: false,
  })
  return [
    ...view.links.map(({ worlds, flows }) => tape(worlds, flows ? 'zone' : 'barred', flows ? 'trade' : 'trade that is broken')),
    ...wanted.map((link) => tape(link, 'zone', 'trade that you ask for')),
  ]
}
/** CR-5.4a: worlds whose lanes are switched off. */
const offOverlays = ({ off }: View): readonly Overlay[] =>
  off.length === 0
    ? []
    : [{ look: 'barred', shape: { kind: 'region', hexes: off.map(hexOf) }, legend: 'lanes are switched off', printed: false }]
/** The overlays of the weeks above the lanes. */
export const weekOverlays = (moment: Moment): readonly Overlay[] => [
  ...reachOverlays(moment),
  ...moveOverlays(moment),
  ...tradeOverlays(moment),
  ...offOverlays(moment.view),
]

/** The hexes that can be chosen; else the battles of this week. */
export function weekMarks({ view, choices }: Moment): Scene['marked'] {
  const marks = choiceMarks(choices, () => null)
  if (marks.length > 0) return marks
  return view.battles.map(({ at, seats }) => ({ at: hexOf(at), kind: 'look', note: `battle: ${list(seats.map(empireName))}` }))
}
/** CR-1.1a: hexes of the margin with a known world or a counter. */
export function marginOf({ land, counters }: View, onMap: ReadonlySet<HexAddress>): readonly HexAddress[] {
  const known = [...Object.keys(land.worlds), ...counters.flatMap(({ at }) => at ?? [])]
  return [...new Set(known.filter((at) => !onMap.has(at)))]
}
