// Weeks that end with the consent to a newcomer, for the tests of the rim.
import { game, system } from '../../test/battle-game.ts'
import type { World } from '../land/world.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Position } from '../position.ts'
import { proposedPurchase } from '../start/proposal.ts'
import type { Setup, State } from '../state.ts'
import { after, designNamed, facesAt, worldOf, worldsWith } from '../table-for-tests.ts'
import type { Book } from '../week/book.ts'
import { campaignFor, inWeek } from '../week-for-tests.ts'

/** The consent that gold begins in the north. */
export const NORTH = { seat: 'gold', rim: 'north' } as const
const marginWorld = (at: string, base = 6): World => worldOf({ at, rolled: base, base })
/** The worlds of the northern rim. */
export const RIM_WORLDS = ['0100', '0300', '05/−01', '07/−02', '09/−03', '1300', '11/−01'] as const
/** The margin: seven worlds in the north, one in a corner and one in the south. */
const MARGIN = Object.fromEntries([...RIM_WORLDS, '0000', '0114'].map((at) => [at, marginWorld(at)]))
/** Red and blue play, and gold is out. */
export const weekEnd = (red: Partial<Book>, blue: Partial<Book>, more: Partial<Position> = {}): Position =>
  inWeek('weekEnd', {
    worlds: worldsWith({ '0101': 7, '0909': 5 }),
    seats: {
      red: { worlds: ['0101'], book: red, holdings: { groups: [{ id: 'group-1', at: '0101', ships: [{ design: 'Tern' }] }] } },
      blue: { worlds: ['0909'], book: blue, holdings: {} },
      gold: { isOut: true },
    },
    umpire: { margin: MARGIN, attitudes: { '0100': 2 } },
    ...more,
  })
/** A position that has begun. */
export const begun = (position: Position, setup: Setup = campaignFor(3)) => system.begin({ setup, position }, facesAt({}))
/** Gold is let in, and is asked for its worlds. */
export const agreed = (setup?: Setup): State => begun(weekEnd({ newcomer: NORTH }, { newcomer: NORTH }), setup).state
/** The kinds of the open calls with their seats. */
export const calls = (state: State) => system.openCalls(state).map(({ kind, seats }) => [kind, ...seats])
/** The claims of gold. */
export const enter = (...worlds: readonly string[]): Order => ({ order: 'enter', worlds })
/** Gold has two worlds, and buys. */
export const entered = (state = agreed()): State => after(state, { gold: enter('0300', '0100') }).state
/** The proposed purchase of gold without ships, defences and spares. */
export const purchase = (state: State): OrderOf<'purchase'> => ({
  ...proposedPurchase(game, system.view(state, 'gold'), 'gold'),
  ships: [],
  supply: [],
  defences: [],
  spares: [],
})
/** Gold has two ships, and week 4 begins. */
export const bought = (): State => {
  const state = entered()
  return after(state, { gold: { ...purchase(state), ships: [{ design: designNamed('Tern'), count: 2 }] } }).state
}
