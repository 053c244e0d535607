// Groups that leave a place by FTL within the week: under fire, or driven off.
import type { Context } from '../chapter.ts'
import type { Group } from '../holdings.ts'
import { between, inMapOrder } from '../land/geometry.ts'
import { holdingsOf, playing, secretOf, worldsOfEmpire } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { State, Table } from '../state.ts'
import { type Answers, WITHDRAW } from '../week/book.ts'
import type { WeekEvent } from '../week/events.ts'
import type { Counter } from '../week/shapes.ts'

type Placed = Extract<WeekEvent, { readonly type: 'placed' }>

/** CR-17.3: the standing answers of a group. */
export const answersOf = (table: Pick<Table, 'secret'>, seat: Color, group: string): Answers =>
  secretOf(table, seat).book?.groups.find((order) => order.group === group)?.answers ?? WITHDRAW
/** CR-18.2a: where a group comes out next week: its fall-back hex, or else the nearest own world. */
function wayOut(state: State, seat: Color, { id }: Group, from: HexAddress): HexAddress {
  const { fallBack } = answersOf(state, seat, id)
  const [nearest] = worldsOfEmpire(state, seat).toSorted((a, b) => between(from, a) - between(from, b) || inMapOrder(a, b))
  return fallBack ?? nearest ?? from
}

/** The number in an id or a label: 7 for 'red-7'. */
const numberIn = (text: string): number => Number(/-(\d+)$/.exec(text)?.[1] ?? 0)
const nextNumber = (texts: readonly string[]): number => Math.max(0, ...texts.map(numberIn)) + 1

/** CR-18.2a: the groups of an empire after some of its ships have left by FTL. Ships that stay keep the group. */
function groupsAfterLeaving(state: State, seat: Color, leavers: ReadonlySet<string>): readonly Group[] {
  const { groups } = holdingsOf(state, seat)
  const labels = state.counters.filter(({ owner }) => owner === seat).map(({ label }) => label)
  let [id, label] = [nextNumber(groups.map((group) => group.id)), nextNumber(labels)]
  return groups.flatMap((group): readonly Group[] => {
    const gone = group.ships.filter((ship) => leavers.has(ship))
    if (gone.length === 0 || group.at === null) return [group]
    const away: Group = { ...group, at: null, to: wayOut(state, seat, group, group.at), ships: gone, came: { by: 'stay', sides: [] } }
    if (gone.length === group.ships.length) return [away]
    const split = { ...away, id: `group-${id}`, label: `${seat}-${label}` }
    id += 1
    label += 1
    return [{ ...group, ships: group.ships.filter((ship) => !leavers.has(ship)) }, split]
  })
}

const countersOf = (owner: Color, groups: readonly Group[]): readonly Counter[] =>
  groups.flatMap(({ label, at }) => (label === null ? [] : [{ label, owner, at }]))
/** Places groups of which ships have left by FTL, and all counters anew. `left` has the ids of the ships. */
export function placeLeavers(ctx: Context, moment: Placed['moment'], left: ReadonlyMap<Color, readonly string[]>): void {
  placeAgain(ctx, moment, new Map([...left].map(([seat, ids]) => [seat, groupsAfterLeaving(ctx.state, seat, new Set(ids))])))
}
/** Places groups and counters anew. Groups without ships are gone; counters keep their order, and new ones follow (CR-15.3). */
function placeAgain(ctx: Context, moment: Placed['moment'], changed: ReadonlyMap<Color, readonly Group[]>): void {
  const { state } = ctx
  const groups = new Map(
    playing(state).map((seat) => {
      const own = changed.get(seat) ?? holdingsOf(state, seat).groups
      return [seat, own.filter(({ ships, dummyOf }) => ships.length > 0 || dummyOf !== null)] as const
    }),
  )
  const now = new Map([...groups].flatMap(([seat, own]) => countersOf(seat, own)).map((counter) => [counter.label, counter]))
  const known = new Set(state.counters.map(({ label }) => label))
  const kept = state.counters.flatMap(({ label }) => now.get(label) ?? [])
  const added = [...now.values()].filter(({ label }) => !known.has(label))
  ctx.emit({ type: 'placed', moment, counters: [...kept, ...added], groups: Object.fromEntries(groups) })
}
