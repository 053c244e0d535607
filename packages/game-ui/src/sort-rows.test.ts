import { expect, test } from 'vitest'
import { sortedRows, sortingAfter, sumOfValues } from './sort-rows.ts'

const ROWS = [
  { name: 'b', base: 7 },
  { name: 'a10', base: null },
  { name: 'a9', base: 12 },
  { name: 'c', base: 7 },
]
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name)

test('rows are sorted by number, equal ones keep their order, and rows without a value come last either way', () => {
  expect(names(sortedRows(ROWS, ({ base }) => base, 'ascending'))).toEqual(['b', 'c', 'a9', 'a10'])
  expect(names(sortedRows(ROWS, ({ base }) => base, 'descending'))).toEqual(['a9', 'b', 'c', 'a10'])
})
test('texts are sorted as people count', () => {
  expect(names(sortedRows(ROWS, ({ name }) => name, 'ascending'))).toEqual(['a9', 'a10', 'b', 'c'])
})
test('the first press on a title begins with the greatest number or the first text, the next one turns the order', () => {
  const first = sortingAfter(null, { id: 'base', isNumber: true })
  expect(first).toEqual({ column: 'base', order: 'descending' })
  expect(sortingAfter(first, { id: 'base', isNumber: true })).toEqual({ column: 'base', order: 'ascending' })
  expect(sortingAfter(first, { id: 'name', isNumber: false })).toEqual({ column: 'name', order: 'ascending' })
})
test('sums count numbers only', () => {
  expect(sumOfValues([7, null, 12, 'x'])).toBe(19)
})
