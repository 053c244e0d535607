import { expect, test } from 'vitest'
import { list, sentence } from './sentence.ts'

test('a half-sentence is begun and ended; what is whole stays', () => {
  expect(sentence('its top speed is 3')).toBe('Its top speed is 3.')
  expect([sentence('Brace?'), sentence('Gone.')]).toEqual(['Brace?', 'Gone.'])
})
test('a list reads like speech', () => {
  expect([list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual(['a', 'a and b', 'a, b and c'])
})
