// An order book that is judged.
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import type { Book } from './book.ts'

/** An order book with all that its check needs. */
export interface BookCheck {
  readonly game: BattleGame
  readonly view: View
  readonly seat: Color
  readonly book: Book
}
