// The choice of each group of a meeting: its answer, or else its standing answer.
import type { Orders } from '@admiralty/kernel'
import { rowsOf } from '../groups/place.ts'
import { canJump, mayAttack } from '../groups/ship-cards.ts'
import type { TaskGroup } from '../holdings.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { State } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { type Answer, type GroupOrder, WITHDRAW } from '../week/book.ts'
import { areEnemies, type Gathering, type HexFleet, largestOf, remarkOn } from './meetings.ts'

/** The choice of a group: `held` is a group that would withdraw but cannot (CR-X.8). */
export type GroupChoice = Answer | 'held'
const rowIn = (state: State, seat: Color, group: TaskGroup): GroupOrder | undefined => rowsOf(state, seat).get(group.id)
function answerIn(orders: Orders<Order>, seat: Color, group: TaskGroup): OrderOf<'meet'>['answers'][number] | undefined {
  const order = orders[seat]
  return order?.order === 'meet' ? order.answers.find((answer) => answer.group === group.id) : undefined
}
export const fallBackOf = (state: State, seat: Color, group: TaskGroup, orders: Orders<Order>): HexAddress | null =>
  answerIn(orders, seat, group)?.to ?? rowIn(state, seat, group)?.answers.fallBack ?? null

/** CR-17.3: each group answers at once, in secret. Without a hostile fleet nothing is decided. */
export function choicesOf(
  game: BattleGame,
  state: State,
  { fleets }: Gathering,
  own: HexFleet,
  orders: Orders<Order>,
): ReadonlyMap<TaskGroup, GroupChoice> {
  const enemies = fleets.filter(({ seat }) => areEnemies(state, own.seat, seat))
  if (enemies.length === 0) return new Map(own.groups.map((group) => [group, 'held']))
  const size = largestOf(enemies.map((other) => remarkOn(game, own, other).size))
  return new Map(
    own.groups.map((group) => {
      const lodged = rowIn(state, own.seat, group)?.answers ?? WITHDRAW
      const answer = answerIn(orders, own.seat, group)?.answer ?? lodged[size]
      return [group, choiceOf(game, own, group, answer)]
    }),
  )
}
/** CR-3.6e: a group that may not attack withdraws instead. CR-X.8: one that cannot leave stays and fights if it is attacked. */
function choiceOf(game: BattleGame, { holdings }: HexFleet, group: TaskGroup, answer: Answer): GroupChoice {
  if (answer === 'attack' && mayAttack(game, holdings, group)) return 'attack'
  return canJump(game, holdings, group) ? 'withdraw' : 'held'
}
