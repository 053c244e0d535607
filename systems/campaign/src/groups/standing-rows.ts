// Orders of groups that a book does not name: they stay, and keep their standing answers.
import { holdingsOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import type { Book, GroupOrder } from '../week/book.ts'
import { rowsOf } from './place.ts'

/** CR-X.8: a book with a row for each group that it does not name but that has lodged answers before. */
export function withStandingRows(state: State, seat: Color, book: Book): Book {
  const earlier = rowsOf(state, seat)
  const named = new Set(book.groups.map(({ group }) => group))
  const taken = new Set(book.groups.flatMap(({ ships }) => ships))
  const kept = holdingsOf(state, seat).groups.flatMap(({ id, ships, dummyOf }): readonly GroupOrder[] => {
    const row = earlier.get(id)
    const left = ships.filter((ship) => !taken.has(ship))
    if (!row || named.has(id) || dummyOf !== null || left.length === 0) return []
    return [{ group: id, ships: left, move: null, stance: 'none', answers: row.answers }]
  })
  return kept.length === 0 ? book : { ...book, groups: [...book.groups, ...kept] }
}
