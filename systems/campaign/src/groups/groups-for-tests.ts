// Weeks with groups, for the tests of harbour, movement and meetings.
import { system } from '../../test/battle-game.ts'
import type { TaskGroup } from '../holdings.ts'
import { holdingsOf } from '../lookup.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import type { Color, HexAddress } from '../shapes.ts'
import { type Setup, type State, setupSchema } from '../state.ts'
import { after, facesAt } from '../table-for-tests.ts'
import { type Book, type GroupOrder, type StandingAnswers, WITHDRAW } from '../week/book.ts'
import type { WeekEvent } from '../week/events.ts'
import { EMPTY_BOOK } from '../week/standing-book.ts'

/** The setup of a campaign with weeks. */
export const weeksFor = (count = 2, choices: Readonly<Record<string, string>> = {}): Setup =>
  setupSchema.parse(system.scenarios.find(({ id }) => id === `campaign-${count}`)?.setup(choices))
/** A state in which the orders of week 4 are written. */
export const weekOf = (position: Partial<Position>, setup: Setup = weeksFor()): State =>
  system.begin({ setup, position: { at: [{ step: 'orders' }], stage: 'weeks', week: 4, worlds: {}, ...position } }, facesAt({})).state

type Ships = Position['seats'] extends infer S ? S : never
type Seat = NonNullable<NonNullable<Ships>[Color]>
type Placed = NonNullable<NonNullable<Seat['holdings']>['groups']>[number]
/** A group of a position: its ships by the names of their designs. */
export const groupOf = (id: string, at: HexAddress | null, designs: readonly string[], more: Partial<Placed> = {}): Placed => ({
  id,
  at,
  ships: designs.map((design) => ({ design, role: design === 'Drover' ? ('supply' as const) : ('fleet' as const) })),
  ...more,
})
/** A seat of a position with these groups and worlds. */
export const seatWith = (groups: readonly Placed[], more: Partial<Seat> = {}): Seat => ({ ...more, holdings: { groups: [...groups] } })

const ATTACK: StandingAnswers = { larger: 'attack', equal: 'attack', smaller: 'attack', fallBack: null }
/** A row of an order book. */
export const row = (group: string, ships: readonly string[], more: Partial<GroupOrder> = {}): GroupOrder => ({
  group,
  ships,
  move: null,
  stance: 'none',
  answers: WITHDRAW,
  ...more,
})
/** A row of a group that attacks whatever it meets. */
export const attacking = (group: string, ships: readonly string[], more: Partial<GroupOrder> = {}): GroupOrder =>
  row(group, ships, { answers: ATTACK, ...more })
export const jumpTo = (to: HexAddress): GroupOrder['move'] => ({ by: 'jump', to })
export const byLane = (...path: readonly HexAddress[]): GroupOrder['move'] => ({ by: 'lane', path })
export const bookOf = (...groups: readonly GroupOrder[]): Book => ({ ...EMPTY_BOOK, groups })
const orderOf = (groups: readonly GroupOrder[]): Order => ({ order: 'orders', ...bookOf(...groups) })
/** The orders of a week; seats that are missing order nothing. */
export const ordersOf = (state: State, rows: Readonly<Partial<Record<Color, readonly GroupOrder[]>>>): Readonly<Record<string, Order>> =>
  Object.fromEntries(state.setup.seats.map(({ seat }) => [seat, orderOf(rows[seat] ?? [])]))
/** State and events after these orders of a week. */
export const week = (
  state: State,
  rows: Readonly<Partial<Record<Color, readonly GroupOrder[]>>>,
  faces: Readonly<Record<string, readonly number[]>> = {},
) => after(state, ordersOf(state, rows), faces)

export const groupsIn = (state: State, seat: Color = 'red'): readonly TaskGroup[] => holdingsOf(state, seat).groups
/** The group of a seat with this id. */
export function groupIn(state: State, id: string, seat: Color = 'red'): TaskGroup {
  const found = groupsIn(state, seat).find((group) => group.id === id)
  if (!found) throw new Error(`${seat} has no group ${id}`)
  return found
}
/** The events of a kind. */
export const eventsOf = <N extends WeekEvent['type']>(
  { events }: { readonly events: readonly { readonly type: string }[] },
  type: N,
): readonly Extract<WeekEvent, { readonly type: N }>[] =>
  events.filter((event): event is Extract<WeekEvent, { readonly type: N }> => event.type === type)
