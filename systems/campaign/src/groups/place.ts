// Groups and their counters: who has which, and the event that sets both.
import { once } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import type { Holdings, TaskGroup } from '../holdings.ts'
import { playing, secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import type { GroupOrder } from '../week/book.ts'
import type { WeekEvent } from '../week/events.ts'
import type { MapCounter } from '../week/shapes.ts'
import { freeLabels, labelsOf } from './labels.ts'

/** The empires that play, with what they have. */
export const armies = (table: Pick<Table, 'setup' | 'empires' | 'secret'>): readonly (readonly [Color, Holdings])[] =>
  playing(table).flatMap((seat) => {
    const { holdings } = secretOf(table, seat)
    return holdings ? [[seat, holdings] as const] : []
  })
/** The orders of a seat's groups in its last book, by group. */
export const rowsOf = (table: Pick<Table, 'secret'>, seat: Color): ReadonlyMap<string, GroupOrder> =>
  rowsIn(secretOf(table, seat).book?.groups ?? NO_ROWS)
const NO_ROWS: readonly GroupOrder[] = []
const rowsIn = once((rows: readonly GroupOrder[]): ReadonlyMap<string, GroupOrder> => new Map(rows.map((row) => [row.group, row])))

/** Gives a name to each group that has none, such as one that has left a battle. */
function named(seat: Color, groups: readonly TaskGroup[]): readonly TaskGroup[] {
  const nameless = groups.filter(({ label }) => label === null)
  if (nameless.length === 0) return groups
  const free = freeLabels(seat, new Set(groups.map(({ label }) => label)), nameless.length)
  return groups.map((group) => (group.label === null ? { ...group, label: free[nameless.indexOf(group)] ?? null } : group))
}
/** CR-15.3: the counters of an empire in the order of their names, which says nothing of the groups. */
function countersOf(seat: Color, groups: readonly TaskGroup[]): readonly MapCounter[] {
  const places = new Map(groups.map(({ label, at }) => [label, at]))
  return labelsOf(seat).flatMap((label) => {
    const at = places.get(label)
    return at === undefined ? [] : [{ label, owner: seat, at }]
  })
}

type Moment = Extract<WeekEvent, { readonly type: 'placed' }>['moment']
/** CR-15.1c: records the groups of some empires and all counters. It is emitted at each moment of a week, even if nothing has moved (CR-15.3). */
export function place(ctx: Context, moment: Moment, changed: Readonly<Partial<Record<Color, readonly TaskGroup[]>>>): void {
  const { state } = ctx
  const groups: Partial<Record<Color, readonly TaskGroup[]>> = {}
  const dissolved: Partial<Record<Color, readonly string[]>> = {}
  const counters: MapCounter[] = []
  for (const [seat, holdings] of armies(state)) {
    const now = named(seat, changed[seat] ?? holdings.groups)
    const before = new Set(holdings.groups)
    const set = now.filter((group) => !before.has(group))
    const kept = new Set(now.map(({ id }) => id))
    const ended = holdings.groups.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
    if (set.length > 0) groups[seat] = set
    if (ended.length > 0) dissolved[seat] = ended
    counters.push(...countersOf(seat, now))
  }
  const places = new Map(state.counters.map(({ label, at }) => [label, at]))
  const labels = new Set(counters.map(({ label }) => label))
  ctx.emit({
    type: 'placed',
    moment,
    counters: counters.filter(({ label, at }) => places.get(label) !== at),
    removed: state.counters.flatMap(({ label }) => (labels.has(label) ? [] : [label])),
    groups,
    dissolved,
  })
}
