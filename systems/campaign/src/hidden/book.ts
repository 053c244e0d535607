// Random order books of empires in the weeks: what has been agreed on goes on, and groups have answers and stances.
import { type Dice, pick } from '@admiralty/kernel'
import type { Holdings, TaskGroup } from '../holdings.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import { type Answer, type Book, type GroupOrder, STANCES, type StandingAnswers } from '../week/book.ts'
import type { Consents } from '../week/shapes.ts'
import { EMPTY_BOOK } from '../week/standing-book.ts'
import type { Drawing } from './holdings.ts'

const ANSWERS: readonly Answer[] = ['attack', 'withdraw']
/** Random answers; where a battle is fought, the group attacks. */
function answersFor({ battles }: Table, { at }: TaskGroup, dice: Dice): StandingAnswers {
  const fights = battles.some((battle) => battle.at === at)
  const answer = (): Answer => (fights ? 'attack' : pick(dice, ANSWERS))
  return { larger: answer(), equal: answer(), smaller: answer(), fallBack: null }
}
function groupOrder(table: Table, group: TaskGroup, dice: Dice): GroupOrder {
  const isNeutral = group.at !== null && table.land.worlds[group.at]?.owner === null
  return {
    group: group.id,
    ships: group.ships,
    move: null,
    stance: isNeutral && group.dummyOf === null ? pick(dice, STANCES) : 'none',
    answers: answersFor(table, group, dice),
  }
}
/** The order book that an empire with these holdings and consents may have given. */
export function hiddenBook({ table, dice }: Drawing, seat: Color, { groups }: Holdings, consents: Consents): Book {
  const { links, shares, bases, helps, pacts } = consents
  return {
    ...EMPTY_BOOK,
    links,
    shares,
    bases,
    helps,
    pacts: pacts.filter(({ until }) => until === null).map((pact) => pact.with),
    off: table.off.filter((at) => table.land.worlds[at]?.owner === seat),
    groups: groups.map((group) => groupOrder(table, group, dice)),
  }
}
