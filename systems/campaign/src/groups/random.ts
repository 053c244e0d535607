// Random orders of groups, for tests.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import type { Holdings, TaskGroup } from '../holdings.ts'
import { WIDE_MAP } from '../land/geometry.ts'
import { secretOf } from '../lookup.ts'
import { reachOf } from '../movement/reach.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { type Book, type GroupOrder, type Move, type StandingAnswers, WITHDRAW } from '../week/book.ts'
import { plannedDummies, plannedGroups } from './plan.ts'
import { canJump, cardsOf, mayAttack } from './ship-cards.ts'

const ANSWERS = ['attack', 'withdraw'] as const
const randomAnswers = (dice: Dice): StandingAnswers => ({
  larger: pick(dice, ANSWERS),
  equal: pick(dice, ANSWERS),
  smaller: pick(dice, ANSWERS),
  fallBack: likely(dice, 1, 4) ? pick(dice, WIDE_MAP) : null,
})
/** A random move of a group. Nodes that are switched off are no fault, and are not avoided. */
function randomMove(view: View, group: TaskGroup, dice: Dice): Move | null {
  const { jumps, lanes } = reachOf(view.land, [], group)
  if (jumps.length === 0 || likely(dice, 1, 3)) return null
  const paths = [...lanes.values()]
  return paths.length > 0 && likely(dice, 1, 2) ? { by: 'lane', path: pick(dice, paths) } : { by: 'jump', to: pick(dice, jumps) }
}
/** An id that no group has. */
function freeId(used: ReadonlySet<string>): string {
  let number = 1
  while (used.has(`group-${number}`)) number += 1
  return `group-${number}`
}
/** CR-15.1b: random splits and merges, as rows without moves. */
function reorganised({ groups }: Holdings, dice: Dice): readonly GroupOrder[] {
  const row = (group: string, ships: readonly string[]): GroupOrder => ({ group, ships, move: null, stance: 'none', answers: WITHDRAW })
  const rows: GroupOrder[] = []
  const merged = new Map<string, GroupOrder>()
  const used = new Set(groups.map(({ id }) => id))
  for (const { id, ships, dummyOf, at } of groups) {
    if (dummyOf !== null) continue
    const other = at === null ? undefined : merged.get(at)
    if (at !== null && other && likely(dice, 1, 4)) {
      const joined = row(other.group, [...other.ships, ...ships])
      rows.splice(rows.indexOf(other), 1, joined)
      merged.set(at, joined)
      continue
    }
    const count = at !== null && ships.length > 1 && likely(dice, 1, 4) ? die(dice, ships.length - 1, 'ships that leave') : 0
    const own = row(id, ships.slice(count))
    rows.push(own)
    if (at !== null) merged.set(at, own)
    if (count === 0) continue
    const name = freeId(used)
    used.add(name)
    rows.push(row(name, ships.slice(0, count)))
  }
  return rows
}

/** Random legal orders of groups. */
export function randomGroups(game: BattleGame, view: View, seat: Color, dice: Dice): Pick<Book, 'groups'> {
  const { holdings } = secretOf(view, seat)
  if (!holdings) return { groups: [] }
  const rows = reorganised(holdings, dice)
  const planned = plannedGroups(holdings, rows)
  const ships = planned.map((group): GroupOrder => {
    const move = canJump(game, holdings, group) ? randomMove(view, group, dice) : null
    const stances = [
      'none' as const,
      ...(mayAttack(game, holdings, group) ? (['attack'] as const) : []),
      ...(cardsOf(game, holdings, [group]).some(({ troops }) => troops > 0) ? (['peacekeep'] as const) : []),
    ]
    return { group: group.id, ships: group.ships, move, stance: pick(dice, stances), answers: randomAnswers(dice) }
  })
  const dummies = plannedDummies(holdings, planned).map(
    (dummy): GroupOrder => ({ group: dummy.id, ships: [], move: randomMove(view, dummy, dice), stance: 'none', answers: WITHDRAW }),
  )
  return { groups: [...ships, ...dummies] }
}
