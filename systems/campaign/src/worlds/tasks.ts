// The groups that have a task at a world this week.
import type { TaskGroup } from '../holdings.ts'
import { holdingsOf, playing, secretOf } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { State } from '../state.ts'
import type { GroupOrder } from '../week/book.ts'

/** Groups of an empire at a world. */
export interface WorldTask {
  readonly seat: Color
  readonly groups: readonly TaskGroup[]
}
/** The groups with a stance by their hexes, empire by empire. A group in FTL has no hex (CR-17.4b). */
export function tasksOf(state: State, stance: GroupOrder['stance']): ReadonlyMap<HexAddress, readonly WorldTask[]> {
  const tasks = new Map<HexAddress, WorldTask[]>()
  for (const seat of playing(state)) {
    const ordered = new Set((secretOf(state, seat).book?.groups ?? []).filter((order) => order.stance === stance).map(({ group }) => group))
    const here = new Map<HexAddress, TaskGroup[]>()
    for (const group of holdingsOf(state, seat).groups) {
      if (group.at === null || group.ships.length === 0 || !ordered.has(group.id)) continue
      const others = here.get(group.at)
      if (others) others.push(group)
      else here.set(group.at, [group])
    }
    for (const [at, groups] of here) {
      const others = tasks.get(at)
      if (others) others.push({ seat, groups })
      else tasks.set(at, [{ seat, groups }])
    }
  }
  return tasks
}
