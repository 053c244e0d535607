import { expect, test } from 'vitest'
import { afterChange, afterRedo, afterUndo, newHistory } from './undo-history.ts'

const three = afterChange(afterChange(afterChange(newHistory('a'), 'ab'), 'abc'), 'abcd')

test('steps are undone and done again in their order', () => {
  expect(afterUndo(three).now).toBe('abc')
  expect(afterUndo(afterUndo(afterUndo(three)))).toMatchObject({ now: 'a', past: [] })
  expect(afterRedo(afterUndo(afterUndo(three))).now).toBe('abc')
  expect(afterUndo(newHistory('a')).now).toBe('a')
  expect(afterRedo(three)).toBe(three)
})
test('a new step forgets what was undone', () => {
  expect(afterChange(afterUndo(three), 'x').future).toEqual([])
})
test('letters typed into one field are one step', () => {
  const typed = afterChange(afterChange(afterChange(newHistory(''), 'H', 'name'), 'Ha', 'name'), 'Hal', 'name')
  expect(typed).toMatchObject({ now: 'Hal', past: [''] })
  expect(afterChange(typed, 'Hal 2', 'other name').past).toEqual(['', 'Hal'])
  expect(afterChange(afterUndo(typed), 'X', 'name').past).toEqual([''])
})
