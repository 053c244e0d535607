// The order books of twin weeks: those of the viewer and the public parts of all are the same in both worlds.
import type { Call, Dice } from '@admiralty/kernel'
import { seatsOf } from '../src/lookup.ts'
import type { Order, OrderOf } from '../src/orders.ts'
import type { Color, HexAddress } from '../src/shapes.ts'
import type { State } from '../src/state.ts'
import { randomSpending } from '../src/supply/random.ts'
import { randomTreaties } from '../src/treaties/random.ts'
import { type GroupOrder, WITHDRAW } from '../src/week/book.ts'
import { EMPTY_BOOK } from '../src/week/standing-book.ts'
import { game, system } from './battle-game.ts'
import type { Hidden, TwinStage } from './week-twin-worlds.ts'

export const callIn = (state: State): Call => {
  const [call] = system.openCalls(state)
  if (!call) throw new Error('no call is open')
  return call
}
export type TwinOrders = Readonly<Record<string, Order>>
type Public = Pick<OrderOf<'orders'>, 'links' | 'off'>
/** The knowledge of the writer of the books of a week. */
interface Writing {
  readonly state: State
  readonly parts: ReadonlyMap<Color, Public>
  /** The book of the viewer. */
  readonly mine: Order | null
  readonly whim: Dice
}
/** Random links and switched lanes of an empire, which everybody sees. */
export function publicParts(state: State, seat: Color, whim: Dice): Public {
  const { links = [], off = [] } = randomTreaties(system.view(state, seat), seat, whim)
  return { links, off }
}
/** The order books of a week: the one of the viewer, and for the others books with the same public parts, with meetings, moves and spending of this world. */
export function booksFor(stage: TwinStage, hidden: Hidden, { state, parts, mine, whim }: Writing): TwinOrders {
  const { actors, viewer, owned } = stage
  const [one, other, third] = actors
  const bookOf = (seat: Color): Order => {
    const [capital = null] = owned.get(seat) ?? []
    const meets: GroupOrder = {
      group: 'group-8',
      ships: shipsOf(state, seat, 'group-8'),
      move: null,
      stance: 'none',
      answers: { larger: 'withdraw', equal: 'withdraw', smaller: 'withdraw', fallBack: capital },
    }
    const moves = [stage.ends[hidden.end], stage.ends[1 - hidden.end]].map((to, index): GroupOrder => {
      const group = index === 0 ? 'group-9' : 'group-9-dummy'
      return { group, ships: shipsOf(state, seat, group), move: { by: 'jump', to: to ?? '' }, stance: 'none', answers: WITHDRAW }
    })
    const pacts = !hidden.pact ? [] : seat === one ? [third] : seat === third ? [one] : []
    const book = {
      ...EMPTY_BOOK,
      ...parts.get(seat),
      pacts,
      groups: [...(seat === one || seat === other ? [meets] : []), ...(seat === third ? moves : [])],
    }
    return { order: 'orders', ...book, ...randomSpending({ game, view: system.view(state, seat), seat, book }, whim) }
  }
  return Object.fromEntries(seatsOf(state).map((seat) => [seat, seat === viewer && mine ? mine : bookOf(seat)]))
}
const shipsOf = (state: State, seat: Color, id: string): readonly string[] =>
  state.secret[seat]?.holdings?.groups.find((group) => group.id === id)?.ships ?? []

/** Orders of the viewer that go nowhere near the hidden meeting and the dummy. */
export function ownOrder({ meeting, ends, home, viewer }: TwinStage, state: State, whim: Dice): Order | null {
  if (viewer === 'public') return null
  const order = system.randomOrder(system.view(state, viewer), callIn(state), whim)
  if (order.order !== 'orders') return order
  const isNear = (at: HexAddress): boolean => [meeting, home, ...ends].includes(at)
  const groups = order.groups.map((row) => (row.move?.by === 'jump' && isNear(row.move.to) ? { ...row, move: null } : row))
  return { ...order, groups, end: false }
}
