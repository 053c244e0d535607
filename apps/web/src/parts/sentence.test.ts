import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'

test('a half-sentence is begun and ended; what is whole stays', () => {
  expect(sentence('its top speed is 3')).toBe('Its top speed is 3.')
  expect([sentence('Brace?'), sentence('Gone.')]).toEqual(['Brace?', 'Gone.'])
})
