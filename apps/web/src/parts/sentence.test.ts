import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'

test('a phrase gets a capital and a full stop; a sentence stays as it is', () => {
  expect(sentence('its top speed is 3')).toBe('Its top speed is 3.')
  expect([sentence('Brace?'), sentence('Gone.')]).toEqual(['Brace?', 'Gone.'])
})
