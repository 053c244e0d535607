// Groups that leave a place by FTL within the week: under fire, or driven off.
import type { Context } from '../chapter.ts'
import { armies, place } from '../groups/place.ts'
import type { Group } from '../holdings.ts'
import { holdingsOf, secretOf } from '../lookup.ts'
import { fallBackFrom, headedFor } from '../movement/withdrawal.ts'
import type { Color } from '../shapes.ts'
import type { State, Table } from '../state.ts'
import { type Answers, WITHDRAW } from '../week/book.ts'
import type { WeekEvent } from '../week/events.ts'

type Placed = Extract<WeekEvent, { readonly type: 'placed' }>

/** CR-17.3: the standing answers of a group. */
export const answersOf = (table: Pick<Table, 'secret'>, seat: Color, group: string): Answers =>
  secretOf(table, seat).book?.groups.find((order) => order.group === group)?.answers ?? WITHDRAW

/** The first ids of groups that are not used: 'group-3'. */
function freeIds(groups: readonly Group[]): readonly string[] {
  const used = new Set(groups.map(({ id }) => id))
  return Array.from({ length: 2 * groups.length + 1 }, (_, index) => `group-${index + 1}`).filter((id) => !used.has(id))
}
/** A leaving group; `left` is its hex if it left under fire, so that its owner may name another destination (CR-18.2a). */
function leaving(state: State, seat: Color, group: Group, moment: Placed['moment']): Group {
  const { id, at } = group
  if (at === null) return group
  const to = fallBackFrom(state, seat, at, answersOf(state, seat, id).fallBack)
  return { ...headedFor(group, at, to), left: moment === 'battles' ? at : null }
}
/** CR-18.2a: the groups of an empire after some of its ships have left by FTL. Ships that stay keep the group and its counter. */
function groupsAfterLeaving(state: State, seat: Color, leavers: ReadonlySet<string>, moment: Placed['moment']): readonly Group[] {
  const { groups } = holdingsOf(state, seat)
  const ids = [...freeIds(groups)]
  return groups.flatMap((group): readonly Group[] => {
    const gone = group.ships.filter((ship) => leavers.has(ship))
    if (gone.length === 0 || group.at === null) return [group]
    const away = leaving(state, seat, { ...group, ships: gone }, moment)
    if (gone.length === group.ships.length) return [away]
    return [
      { ...group, ships: group.ships.filter((ship) => !leavers.has(ship)) },
      { ...away, id: ids.shift() ?? away.id, label: null },
    ]
  })
}
/** Places groups of which ships have left by FTL. `left` has the ids of the ships. Groups without ships are gone. */
export function placeLeavers(ctx: Context, moment: Placed['moment'], left: ReadonlyMap<Color, readonly string[]>): void {
  const changed = armies(ctx.state).map(([seat]): [Color, readonly Group[]] => {
    const groups = groupsAfterLeaving(ctx.state, seat, new Set(left.get(seat)), moment)
    return [seat, groups.filter(({ ships, dummyOf }) => ships.length > 0 || dummyOf !== null)]
  })
  place(ctx, moment, Object.fromEntries(changed))
}
