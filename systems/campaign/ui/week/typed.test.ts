import { expect, test } from 'vitest'
import { setupFor, stateFor, worldsWith } from '../../src/table-for-tests.ts'
import { worldTitle } from '../../src/words/world-names.ts'
import { system } from '../../test/battle-game.ts'
import { hexIn, sumIn, wholeIn } from './typed.ts'

const view = system.view(stateFor({ at: [{ step: 'purchase' }], worlds: worldsWith({ '0101': 6 }), seats: {} }, setupFor(2)), 'red')

test('a whole number is read within its limits and nothing else is', () => {
  expect(['1', ' 100 ', '33'].map((text) => wholeIn(text, 1, 100))).toEqual([1, 100, 33])
  expect(['0', '101', '', '2.5', '-3', '1e1', 'ten'].map((text) => wholeIn(text, 1, 100))).toEqual(Array(7).fill(undefined))
})
test('CR-X.1: a sum has at most two decimals, and commas only between thousands', () => {
  expect(['12', '12.5', '0.01', '3,780.25', '99'].map((text) => sumIn(text, 999_999))).toEqual([1200, 1250, 1, 378_025, 9900])
  expect(['0', '12,5', '1.234', '', '-4', '10000'].map((text) => sumIn(text, 999_999))).toEqual(Array(6).fill(undefined))
})
test('CR-X.3, CR-1.1a: a hex is read by its number, a world by its name, and a hex beyond the margin is not read', () => {
  const title = worldTitle('0101')
  expect(['0507', title, title.toLowerCase(), title.split(' ')[0] ?? ''].map((text) => hexIn(view, text))).toEqual([
    '0507',
    '0101',
    '0101',
    '0101',
  ])
  expect(hexIn(view, '-01/05')).toBe('−01/05')
  expect(['', '9999', 'Nowhere', '507'].map((text) => hexIn(view, text))).toEqual(Array(4).fill(undefined))
})
