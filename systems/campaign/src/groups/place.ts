// Groups and their counters: who has which, and the event that sets both.
import { once } from '@admiralty/kernel'
import { changedFields } from '../changes.ts'
import type { Context } from '../chapter.ts'
import type { Holdings, TaskGroup } from '../holdings.ts'
import { playing, secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import type { GroupOrder } from '../week/book.ts'
import type { WeekEvent } from '../week/events.ts'
import type { MapCounter } from '../week/shapes.ts'
import { countersOf, freeLabels } from './labels.ts'

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

type BySeat<T> = Readonly<Partial<Record<Color, readonly T[]>>>
type Placed = Extract<WeekEvent, { readonly type: 'placed' }>
type Moment = Placed['moment']
type GroupChange = NonNullable<Placed['changed'][Color]>[number]
/** The change of a group; none if it is new or as before. How it came is told with each new hex, even if it always comes alike. */
function changeOf(before: TaskGroup | undefined, now: TaskGroup): readonly GroupChange[] {
  if (before === undefined || before === now) return []
  const change = changedFields(before, now)
  return [before.at === now.at ? change : { ...change, came: now.came }]
}
/** CR-15.1c: records the groups of some empires and all counters. It is emitted at each moment of a week, even if nothing has moved (CR-15.3). */
export function place(ctx: Context, moment: Moment, groups: BySeat<TaskGroup>): void {
  const { state } = ctx
  const formed: Partial<Record<Color, readonly TaskGroup[]>> = {}
  const changed: Partial<Record<Color, readonly GroupChange[]>> = {}
  const dissolved: Partial<Record<Color, readonly string[]>> = {}
  const counters: MapCounter[] = []
  for (const [seat, holdings] of armies(state)) {
    const now = named(seat, groups[seat] ?? holdings.groups)
    const before = new Map(holdings.groups.map((group) => [group.id, group]))
    const made = now.filter(({ id }) => !before.has(id))
    const set = now.flatMap((group) => changeOf(before.get(group.id), group))
    const kept = new Set(now.map(({ id }) => id))
    const ended = holdings.groups.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
    if (made.length > 0) formed[seat] = made
    if (set.length > 0) changed[seat] = set
    if (ended.length > 0) dissolved[seat] = ended
    counters.push(...countersOf(seat, new Map(now.map(({ label, at }) => [label, at]))))
  }
  const places = new Map(state.counters.map(({ label, at }) => [label, at]))
  const labels = new Set(counters.map(({ label }) => label))
  ctx.emit({
    type: 'placed',
    moment,
    counters: Object.fromEntries(counters.flatMap(({ label, at }) => (places.get(label) === at ? [] : [[label, at]]))),
    removed: state.counters.flatMap(({ label }) => (labels.has(label) ? [] : [label])),
    formed,
    changed,
    dissolved,
  })
}
