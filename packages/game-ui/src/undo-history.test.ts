import { expect, test } from 'vitest'
import { afterChange, afterRedo, afterUndo, newHistory } from './undo-history.ts'

const three = afterChange(afterChange(afterChange(newHistory('a'), 'ab'), 'abc'), 'abcd')

test('changes are undone and redone in order', () => {
  expect(afterUndo(three).now).toBe('abc')
  expect(afterUndo(afterUndo(afterUndo(three)))).toMatchObject({ now: 'a', past: [] })
  expect(afterRedo(afterUndo(afterUndo(three))).now).toBe('abc')
  expect(afterUndo(newHistory('a')).now).toBe('a')
  expect(afterRedo(three)).toBe(three)
})
test('a new change discards undone ones', () => {
  expect(afterChange(afterUndo(three), 'x').future).toEqual([])
})
test('characters typed into one field are one change', () => {
  const typed = afterChange(afterChange(afterChange(newHistory(''), 'H', 'name'), 'Ha', 'name'), 'Hal', 'name')
  expect(typed).toMatchObject({ now: 'Hal', past: [''] })
  expect(afterChange(typed, 'Hal 2', 'other name').past).toEqual(['', 'Hal'])
  expect(afterChange(afterUndo(typed), 'X', 'name').past).toEqual([''])
})
