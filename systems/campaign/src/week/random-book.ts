// Random legal order books, for tests.
import type { Dice } from '@admiralty/kernel'
import { randomGroups } from '../groups/random.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { randomSpending } from '../supply/random.ts'
import type { BattleGame } from '../tactics-port.ts'
import { randomTreaties } from '../treaties/random.ts'
import type { Book } from './book.ts'
import { standingBook } from './standing-book.ts'

/** A random legal order book. */
export function randomBook(game: BattleGame, view: View, seat: Color, dice: Dice): Book {
  const book = { ...standingBook(view, seat), ...randomGroups(game, view, seat, dice), ...randomTreaties(view, seat, dice) }
  return { ...book, ...randomSpending({ game, view, seat, book }, dice) }
}
