import { expect, test } from 'vitest'
import { begun, redone, taken, undone } from './steps.ts'

const three = taken(taken(taken(begun('a'), 'ab'), 'abc'), 'abcd')

test('steps are undone and done again in their order', () => {
  expect(undone(three).now).toBe('abc')
  expect(undone(undone(undone(three)))).toMatchObject({ now: 'a', past: [] })
  expect(redone(undone(undone(three))).now).toBe('abc')
  expect(undone(begun('a')).now).toBe('a')
  expect(redone(three)).toBe(three)
})
test('a new step forgets what was undone', () => {
  expect(taken(undone(three), 'x').future).toEqual([])
})
test('letters typed into one field are one step', () => {
  const typed = taken(taken(taken(begun(''), 'H', 'name'), 'Ha', 'name'), 'Hal', 'name')
  expect(typed).toMatchObject({ now: 'Hal', past: [''] })
  expect(taken(typed, 'Hal 2', 'other name').past).toEqual(['', 'Hal'])
  expect(taken(undone(typed), 'X', 'name').past).toEqual([''])
})
