// Animations of a week: counters move where everybody sees them move, and those that withdraw disappear into FTL.
import type { Motion } from '@admiralty/board'
import { type Around, type MotionTable, motionsBy } from '@admiralty/game-ui'
import type { Place } from '@admiralty/kernel'
import type { Campaign } from '../../src/campaign.ts'
import { hexOf } from '../../src/land/geometry.ts'
import { secretOf } from '../../src/lookup.ts'
import type { HexAddress } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'
import type { WeekSeenOf } from '../../src/week/events.ts'
import { ownSeat } from '../facts.ts'
import { countersOf } from './counters.ts'
import { groupBehind } from './own.ts'

type Placed = WeekSeenOf<'placed'>
const placeIn = ({ counters }: View, label: string): HexAddress | null => counters.find((one) => one.label === label)?.at ?? null

/** The nodes between the ends of an own journey by lane (CR-5.2). The way of other counters is not known. */
function nodesOf(view: View, label: string, end: HexAddress): readonly HexAddress[] {
  const [seat, group] = [ownSeat(view), groupBehind(view, label)]
  if (!seat || !group) return []
  const move = secretOf(view, seat).book?.groups.find((row) => row.group === group.id)?.move
  const path = move?.by === 'lane' ? move.path : []
  const at = path.indexOf(end)
  return at < 0 ? [] : path.slice(0, at)
}
const pose = (at: HexAddress): { readonly at: Place; readonly facing: null } => ({ at: hexOf(at), facing: null })
/** A counter that has moved: it waits a moment at both ends, so that one sees where. One that comes out of FTL appears. */
function moved({ before }: Around<View>, label: string, at: HexAddress | null): readonly Motion[] {
  const from = placeIn(before, label)
  if (at === null) return []
  if (from === null) return [{ kind: 'appear', thing: label, from: null }]
  const stops = [from, from, from, ...nodesOf(before, label, at), at, at, at, at, at]
  return [{ kind: 'glide', thing: label, poses: stops.map(pose) }]
}
/** CR-17.4b: a counter that withdraws is in FTL. */
function withdrew({ before }: Around<View>, label: string, at: HexAddress | null): readonly Motion[] {
  const counter = at === null ? countersOf(before, null).find(({ id }) => id === label) : undefined
  return counter ? [{ kind: 'fade', counter, into: 'nothing' }] : []
}
/** The moments of a week that are animated. With one glide and one fade a week lasts less than two seconds. */
const DRAWN: Readonly<
  Partial<Record<Placed['moment'], (around: Around<View>, label: string, at: HexAddress | null) => readonly Motion[]>>
> = {
  moves: moved,
  decisions: withdrew,
}
const table: MotionTable<View, Campaign['observation']> = {
  placed: ({ moment, counters }, around) => Object.entries(counters).flatMap(([label, at]) => DRAWN[moment]?.(around, label, at) ?? []),
}
export const motionsOf = motionsBy<View, Campaign['observation']>(table)
