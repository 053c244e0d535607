// Random orders of groups, for tests.
import type { Dice } from '@admiralty/kernel'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { Book } from '../week/book.ts'

/** Random legal orders of groups. */
export const randomGroups = (_view: View, _seat: Color, _dice: Dice): Pick<Book, 'groups'> => ({ groups: [] })
