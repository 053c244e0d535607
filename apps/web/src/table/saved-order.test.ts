import { expect, test } from 'vitest'
import { isListedSaved, listedSave } from './saved-order.ts'

const none: readonly string[] = []
const red = ['red']

test('a saved order belongs to the call that was open when the server listed it', () => {
  const atFirst = listedSave({ saved: none, call: '1' }, red, '1')
  expect(isListedSaved(atFirst, '', { seat: 'red', call: '1' })).toBe(true)
  expect(isListedSaved(atFirst, '', { seat: 'blue', call: '1' })).toBe(false)
  // The same list says nothing of the next call.
  expect(isListedSaved(listedSave(atFirst, red, '2'), '', { seat: 'red', call: '2' })).toBe(false)
  expect(isListedSaved(listedSave(atFirst, ['red'], '2'), '', { seat: 'red', call: '2' })).toBe(true)
})
test('what the page has sent itself counts more than the list of the server', () => {
  expect(isListedSaved({ saved: red, call: '1' }, '1', { seat: 'red', call: '1' })).toBe(false)
})
test('without an open call nothing is saved', () => {
  expect(isListedSaved({ saved: red, call: '' }, '', { seat: 'red', call: '' })).toBe(false)
})
