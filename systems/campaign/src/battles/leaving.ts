// Groups that leave a place by FTL within the week: under fire, or driven off.
import type { Context } from '../chapter.ts'
import { place, rowsOf } from '../groups/place.ts'
import type { TaskGroup } from '../holdings.ts'
import { playing, secretOf } from '../lookup.ts'
import { withdrawn } from '../movement/withdrawal.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'

/** A ship that leaves. */
export interface Leaver {
  readonly seat: Color
  readonly id: string
}
/** The number in the id of a group: 7 for 'group-7'. */
const numberIn = ({ id }: TaskGroup): number => Number(/-(\d{1,9})$/.exec(id)?.[1] ?? 0)

/** CR-18.2a: the groups of an empire after some of its ships have left by FTL. Ships that stay keep the group. */
function groupsAfterLeaving(state: State, seat: Color, leavers: ReadonlySet<string>, moment: 'battles' | 'worlds'): readonly TaskGroup[] {
  const groups = secretOf(state, seat).holdings?.groups ?? []
  const rows = rowsOf(state, seat)
  let last = Math.max(0, ...groups.map(numberIn))
  return groups.flatMap((group): readonly TaskGroup[] => {
    const gone = group.ships.filter((ship) => leavers.has(ship))
    if (group.ships.length === 0 && group.dummyOf === null) return []
    if (gone.length === 0) return [group]
    const away = {
      ...withdrawn(state, seat, { ...group, ships: gone }, rows.get(group.id)?.answers.fallBack ?? null),
      left: moment === 'battles' ? group.at : null, // CR-18.2a: only who has left a battle may choose another destination
    }
    if (gone.length === group.ships.length) return [away]
    last += 1
    return [
      { ...group, ships: group.ships.filter((ship) => !leavers.has(ship)) },
      { ...away, id: `group-${last}`, label: null },
    ]
  })
}
/** Places groups of which ships have left by FTL, and all counters anew. Groups without ships are gone. */
export function placeLeavers(ctx: Context, moment: 'battles' | 'worlds', left: readonly Leaver[]): void {
  const { state } = ctx
  const leaversOf = (seat: Color): ReadonlySet<string> => new Set(left.filter((ship) => ship.seat === seat).map(({ id }) => id))
  const changed = playing(state).map((seat) => [seat, groupsAfterLeaving(state, seat, leaversOf(seat), moment)] as const)
  place(ctx, moment, Object.fromEntries(changed))
}
