// Random legal order books, for tests.
import { type Dice, likely } from '@admiralty/kernel'
import { randomGroups } from '../groups/random.ts'
import { mayReturn, newcomerFaults } from '../rim/newcomers.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { randomSpending } from '../supply/random.ts'
import type { BattleGame } from '../tactics-port.ts'
import { randomTreaties } from '../treaties/random.ts'
import type { Book } from './book.ts'
import { EMPTY_BOOK, standingBook } from './standing-book.ts'

/** A random legal order book. */
export function randomBook(game: BattleGame, view: View, seat: Color, dice: Dice): Book {
  const [seatOut] = mayReturn(view)
  const newcomer: Book['newcomer'] = seatOut && likely(dice, 3, 4) ? { seat: seatOut, rim: 'north' } : null
  const isLegal = newcomerFaults({ game, view, seat, book: { ...EMPTY_BOOK, newcomer } }).length === 0
  const book = {
    ...standingBook(view, seat),
    ...randomGroups(game, view, seat, dice),
    ...randomTreaties(view, seat, dice),
    newcomer: isLegal ? newcomer : null,
  }
  return { ...book, ...randomSpending({ game, view, seat, book }, dice) }
}
