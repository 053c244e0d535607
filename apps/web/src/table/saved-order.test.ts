import { expect, test } from 'vitest'
import { isListedSaved } from './saved-order.ts'

const saved = [{ seat: 'red', call: '1' }]

test('a saved order belongs to its seat and its call', () => {
  expect(isListedSaved(saved, '', { seat: 'red', call: '1' })).toBe(true)
  expect(isListedSaved(saved, '', { seat: 'blue', call: '1' })).toBe(false)
  expect(isListedSaved(saved, '', { seat: 'red', call: '2' })).toBe(false)
})
test('what the page has sent itself counts more than the list of the server', () => {
  expect(isListedSaved(saved, '1', { seat: 'red', call: '1' })).toBe(false)
})
test('without an open call nothing is saved', () => {
  expect(isListedSaved(saved, '', { seat: 'red', call: '' })).toBe(false)
})
