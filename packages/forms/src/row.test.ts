import { expect, test } from 'vitest'
import { firstOfEach, toggled } from './row.ts'

test('toggled adds what is not chosen and removes what is', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b'])
})
test('the first of each key stays, in the order of the list', () => {
  expect(firstOfEach(['pod', 'bay', 'box', 'arc', 'pit'], (word) => word.charAt(0))).toEqual(['pod', 'bay', 'arc'])
})
