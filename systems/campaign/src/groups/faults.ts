// Faults of groups: ships, moves, stances and answers.
import { type OrderRefusal, type Refusal, refuse } from '@admiralty/kernel'
import type { CampaignShip, Holdings, TaskGroup } from '../holdings.ts'
import { isPlace } from '../land/geometry.ts'
import { secretOf } from '../lookup.ts'
import { moveFault } from '../movement/reach.ts'
import type { HexAddress } from '../shapes.ts'
import type { GroupOrder } from '../week/book.ts'
import type { BookCheck } from '../week/book-check.ts'
import { groupsByShip, plannedDummies, plannedGroups } from './plan.ts'
import { canJump, cardsOf, mayAttack } from './ship-cards.ts'

/** CR-O.40: groups of ships of an empire; with as many dummies they have a bounded number of counters. */
export const MOST_GROUPS = 150
/** CR-15.1b: the ids of new groups. With the ending of a dummy they are no longer than any id. */
const NEW_ID = /^[a-z0-9][a-z0-9-]{0,39}$/i
const DUMMY_ENDING = /-dummy$/

/** An order book's rows with all that their check needs. */
interface GroupCheck extends BookCheck {
  readonly holdings: Holdings
  readonly groups: ReadonlyMap<string, TaskGroup>
  readonly ships: ReadonlyMap<string, CampaignShip>
  /** The group of each ship now. */
  readonly homes: ReadonlyMap<string, TaskGroup>
  /** The groups and dummies after W2, by id. */
  readonly planned: ReadonlyMap<string, TaskGroup>
}
function checkOf(check: BookCheck, holdings: Holdings): GroupCheck {
  const planned = plannedGroups(holdings, check.book.groups)
  return {
    ...check,
    holdings,
    groups: new Map(holdings.groups.map((group) => [group.id, group])),
    ships: new Map(holdings.ships.map((ship) => [ship.id, ship])),
    homes: groupsByShip(holdings.groups),
    planned: new Map([...planned, ...plannedDummies(holdings, planned)].map((group) => [group.id, group])),
  }
}
const at = (part: string, fault: Refusal | undefined): readonly OrderRefusal[] => (fault ? [{ ...fault, part }] : [])

/** Faults of groups: ships, moves, stances and answers (CR-15.1b, CR-15.2a, CR-15.2b, CR-5.1a to CR-5.5). */
export function groupsFaults(book: BookCheck): readonly OrderRefusal[] {
  const { holdings } = secretOf(book.view, book.seat)
  if (!holdings) return []
  const check = checkOf(book, holdings)
  const rows = check.book.groups
  return [
    ...twiceNamed(rows),
    ...rows.flatMap((row) => (isDummyRow(check, row) ? dummyFaults(check, row) : rowFaults(check, row))),
    ...leftShips(check),
    ...tooMany(check),
  ]
}
/** CR-15.4, CR-15.1b: a group has one order, and a ship is in one group. */
function twiceNamed(rows: readonly GroupOrder[]): readonly OrderRefusal[] {
  const groups = new Set<string>()
  const ships = new Map<string, string>()
  return rows.flatMap((row) => {
    const isTwice = groups.has(row.group)
    groups.add(row.group)
    const inTwo = row.ships.flatMap((ship) => {
      const other = ships.get(ship)
      ships.set(ship, row.group)
      const where = other === row.group ? `twice in ${other}` : `in ${other} and in ${row.group}`
      return other === undefined ? [] : at(ship, refuse('CR-15.1b', `${ship} is ${where}; a ship is in one group`))
    })
    return [...(isTwice ? at(row.group, refuse('CR-15.4', `${row.group} has two orders`)) : []), ...inTwo]
  })
}
/** CR-15.1b: ships of a group that the book names are in a group again. */
function leftShips({ book, groups }: GroupCheck): readonly OrderRefusal[] {
  const placed = new Set(book.groups.flatMap(({ ships }) => ships))
  return book.groups.flatMap(({ group }) =>
    (groups.get(group)?.ships ?? []).flatMap((ship) =>
      placed.has(ship) ? [] : at(ship, refuse('CR-15.1b', `${ship} leaves ${group} and is in no other group`)),
    ),
  )
}
function tooMany({ planned }: GroupCheck): readonly OrderRefusal[] {
  const count = [...planned.values()].filter(({ dummyOf }) => dummyOf === null).length
  if (count <= MOST_GROUPS) return []
  return [{ ...refuse('CR-O.40', `${count} groups are more than ${MOST_GROUPS}`), part: null }]
}

/** Whether a row is about a dummy: one on the map, or one that a planned group makes at W2. */
const isDummyRow = ({ groups, planned }: GroupCheck, { group }: GroupOrder): boolean =>
  (groups.get(group) ?? planned.get(group))?.dummyOf != null
/** CR-15.2a: a dummy has no ship, moves as a group does, and does nothing else. */
function dummyFaults(check: GroupCheck, { group: id, ships, move, stance, answers }: GroupOrder): readonly OrderRefusal[] {
  const dummy = check.planned.get(id)
  if (!dummy) return at(id, refuse('CR-15.2a', `${id} goes, because its group has no capital unit any more`))
  return [
    ...(ships.length > 0 ? at(id, refuse('CR-15.2a', `${id} is a dummy and has no ship`)) : []),
    ...(stance !== 'none' ? at(id, refuse('CR-15.2a', `${id} is a dummy and can only move`)) : []),
    ...(move ? at(id, dummy.at === null ? inFtl(id) : moveFault(check.view.land, dummy.at, move)) : []),
    ...fallBackFault(id, answers.fallBack),
  ]
}
const inFtl = (id: string): Refusal => refuse('CR-5.5', `${id} is in FTL and has its move of this week already`)
const fallBackFault = (id: string, fallBack: HexAddress | null): readonly OrderRefusal[] =>
  fallBack === null || isPlace(fallBack) ? [] : at(id, refuse('CR-1.1a', `${fallBack} is beyond the margin`))

/** The faults of a row of ships. Where they are decides what the group can do, so the rest is judged only if that is clear. */
function rowFaults(check: GroupCheck, row: GroupOrder): readonly OrderRefusal[] {
  const { group: id } = row
  if (row.ships.length === 0) return at(id, refuse('CR-15.2b', `${id} has no ship`))
  const name = nameFault(check, id)
  const unknown = row.ships.flatMap((ship) => at(ship, shipFault(check, ship)))
  if (name || unknown.length > 0) return [...at(id, name), ...unknown]
  const apart = placeFaults(check, row)
  return apart.length > 0 ? apart : [...moveFaults(check, row), ...stanceFaults(check, row), ...fallBackFault(id, row.answers.fallBack)]
}
function nameFault({ groups }: GroupCheck, id: string): Refusal | undefined {
  if (groups.has(id)) return undefined
  if (DUMMY_ENDING.test(id)) return refuse('CR-15.2a', `${id} is the name of a dummy, and no group with a capital unit has it`)
  return NEW_ID.test(id) ? undefined : refuse('CR-15.1b', 'the id of a new group has at most 40 letters, digits and hyphens')
}
function shipFault({ ships }: GroupCheck, id: string): Refusal | undefined {
  const ship = ships.get(id)
  if (!ship) return refuse('CR-15.1b', `${id} is no ship of yours`)
  return ship.role === 'defence' ? refuse('CR-8.2b', `${id} is a defence and never leaves its world`) : undefined
}
/** CR-15.1b: only ships in one hex are put together; a group in FTL stays as it is. */
function placeFaults({ groups, ships, homes }: GroupCheck, row: GroupOrder): readonly OrderRefusal[] {
  const own = groups.get(row.group)
  const [first = ''] = row.ships
  const hexOf = (ship: string): HexAddress | null => homes.get(ship)?.at ?? ships.get(ship)?.at ?? null
  const home = own ? own.at : hexOf(first)
  return row.ships.flatMap((ship) => {
    const from = homes.get(ship)
    const where = hexOf(ship)
    if (from !== undefined && from === own) return []
    if (where === null) return at(ship, refuse('CR-15.1b', `${ship} is in FTL, so it stays in its group`))
    if (home === null) return at(ship, refuse('CR-15.1b', `${row.group} is in FTL, so ${ship} cannot join it`))
    return where === home ? [] : at(ship, refuse('CR-15.1b', `${ship} is at ${where} and ${row.group} at ${home}`))
  })
}
function moveFaults({ game, view, holdings, planned }: GroupCheck, { group: id, move, ships }: GroupOrder): readonly OrderRefusal[] {
  if (!move) return []
  const from = planned.get(id)?.at
  if (!from) return at(id, inFtl(id))
  if (!canJump(game, holdings, { ships })) return at(id, refuse('CR-8.1b', `${id} cannot move: a ship of it has no working FTL drive`))
  return at(id, moveFault(view.land, from, move))
}
function stanceFaults({ game, holdings }: GroupCheck, { group: id, stance, ships }: GroupOrder): readonly OrderRefusal[] {
  if (stance === 'attack' && !mayAttack(game, holdings, { ships }))
    return at(id, refuse('CR-3.6e', `${id} may not attack: no ship of it is armed, or its endurance is used up`))
  if (stance === 'peacekeep' && !cardsOf(game, holdings, [{ ships }]).some(({ troops }) => troops > 0))
    return at(id, refuse('CR-1.6g', `${id} cannot keep the peace: no ship of it carries troops`))
  return []
}
