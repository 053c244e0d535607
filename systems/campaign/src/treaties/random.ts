// Random links, consents, lanes and capitals, for tests.
import type { Dice } from '@admiralty/kernel'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { Book } from '../week/book.ts'

/** Random legal links and consents. */
export const randomTreaties = (_view: View, _seat: Color, _dice: Dice): Partial<Book> => ({})
