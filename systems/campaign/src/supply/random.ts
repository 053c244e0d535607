// Random spending, for tests: market, spares, loads, leases, feeding, repairs and keels.
import type { Dice } from '@admiralty/kernel'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'

/** Random legal spending. */
export const randomSpending = (_game: BattleGame, _view: View, _seat: Color, _dice: Dice): Partial<Book> => ({})
