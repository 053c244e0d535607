// The effect of the draft, or of the choice under the pointer: ships in pencil at the end of their moves, arcs and bands, aims.
import { sideStyleOf, type Track } from '@admiralty/board'
import { draftAhead, orderAhead, pencilled, type SceneMoment } from '@admiralty/game-ui'
import type { Heading } from '@admiralty/space'
import { FIGHTER_RANGE } from '../data/tables.ts'
import type { FullThrust } from '../src/game.ts'
import type { ShotOrder } from '../src/orders.ts'
import { arrivalsOf, groupsToEnter } from '../src/setting/entering.ts'
import type { Ship, View } from '../src/state.ts'
import { entryOf } from '../src/words/ask-entry.ts'
import { plottedOf } from '../src/words/ask-plot.ts'
import type { Draft } from '../src/words/draft.ts'
import { rangeText } from '../src/words/say.ts'
import { groupCounter, shipCounter, speedMark } from './counters.ts'
import { gunFields, mountField } from './gun-fields.ts'
import { plotPlan, type TablePreview } from './plot-plan.ts'

type Moment = Pick<SceneMoment<FullThrust, Draft>, 'view' | 'draft' | 'aimed'>
const NOTHING: TablePreview = { counters: [], tracks: [], overlays: [] }

/** Ships in pencil where they come in: groups as they are revealed, else the player's own as the draft has them. */
function entryPlan(view: View, draft: Draft | null): TablePreview {
  const entry = entryOf(view, draft)
  const { me } = view
  const groups = me === 'public' ? [] : groupsToEnter(view, me)
  const drafted = groups.flatMap(({ id, ships, distance }) => {
    const plan = entry.groups[id]
    return plan ? arrivalsOf({ ...view, offsets: plan.offsets }, id, { ...plan, ships, distance }) : []
  })
  const revealed = Object.entries(view.entries).flatMap(([id, entered]) => arrivalsOf(view, id, entered))
  return {
    ...NOTHING,
    counters: (revealed.length > 0 ? revealed : drafted).flatMap(({ ship, at, course, velocity }) => {
      const coming = view.ships[ship]
      return coming ? [pencilled(shipCounter(view, coming, null), { at, facing: course }, `${coming.name} ${speedMark({ velocity })}`)] : []
    }),
  }
}

function tape(view: View, ship: Ship, { target }: Pick<ShotOrder, 'target'>): TablePreview {
  const there = target.kind === 'ship' ? view.ships[target.id] : view.groups[target.id]
  if (!there) return NOTHING
  const shape = { kind: 'tape', from: ship.at, to: there.at } as const
  return {
    ...NOTHING,
    tracks: [{ sideStyle: sideStyleOf(ship.seat), places: [ship.at, there.at], style: 'aim', notes: [] }],
    overlays: [{ look: 'field', shape, legend: `${rangeText(view, ship.at, there.at)}`, printed: true }],
  }
}
const joined = (...plans: readonly TablePreview[]): TablePreview => ({
  counters: plans.flatMap(({ counters }) => counters),
  tracks: plans.flatMap(({ tracks }) => tracks),
  overlays: plans.flatMap(({ overlays }) => overlays),
})
function shotsPlan(view: View, ship: Ship, shots: readonly ShotOrder[]): TablePreview {
  const targets = [...new Map(shots.map((shot) => [shot.target.id, shot])).values()]
  return joined(...targets.map((shot) => tape(view, ship, shot)), { ...NOTHING, overlays: gunFields(ship) })
}
function groupPlan(view: View, id: string, at: readonly [number, number] | null, course: number | null): TablePreview {
  const group = view.groups[id]
  if (!group || !at) return NOTHING
  const there = { ...group, at, course: course ?? group.course }
  const front = {
    kind: 'wedge',
    centre: at,
    heading: (there.course % 12) as Heading, // 12 is 0
    sixths: 3,
    bands: [{ radius: FIGHTER_RANGE, label: '' }],
  } as const
  const start = group.where === 'bay' ? (view.ships[group.ship]?.at ?? at) : group.at
  return {
    counters: [pencilled(groupCounter(view, there, null), { at, facing: course }, String(group.fighters))],
    tracks: [{ sideStyle: sideStyleOf(group.seat), places: [start, at], style: 'planned', notes: [] }],
    overlays: course === null ? [] : [{ look: 'field', shape: front, legend: 'attack range of the group', printed: false }],
  }
}
function draftPlan(view: View, draft: Draft): TablePreview {
  if (draft.kind === 'plot' || draft.kind === 'plotting')
    return plotPlan(view, plottedOf(draft), draft.kind === 'plotting' ? draft.ship : null)
  if (draft.kind === 'group' || draft.kind === 'facing')
    return groupPlan(view, draft.group, draft.at, draft.kind === 'facing' ? draft.course : null)
  const ship = 'ship' in draft && draft.ship !== null ? view.ships[draft.ship] : undefined
  if (!ship) return NOTHING
  if (draft.kind === 'fire' || draft.kind === 'needle') return shotsPlan(view, ship, draft.shots)
  if (draft.kind !== 'salvoes') return NOTHING
  const aims = draft.salvoes.map(({ at }): Track => ({ sideStyle: sideStyleOf(ship.seat), places: [ship.at, at], style: 'aim', notes: [] }))
  return { ...NOTHING, tracks: aims, overlays: draft.mount ? mountField(ship, draft.mount.mount) : [] }
}

export function plannedOf(moment: Moment): TablePreview {
  const { view } = moment
  if (view.turn === 0) return entryPlan(view, draftAhead(moment))
  const order = orderAhead(moment)
  if (order?.order === 'fire') {
    const ship = view.ships[order.ship]
    return ship ? shotsPlan(view, ship, order.shots) : NOTHING
  }
  const draft = draftAhead(moment)
  const isPlotting = view.calls.some(({ kind, seats }) => kind === 'plot' && seats.includes(view.me))
  return draft ? draftPlan(view, draft) : isPlotting ? plotPlan(view, {}, null) : NOTHING
}
