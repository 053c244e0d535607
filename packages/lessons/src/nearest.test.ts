import { expect, test } from 'vitest'
import { didYouMean } from './nearest.ts'

test('the nearest known word is named, if one is similar', () => {
  expect(didYouMean('crusier', ['frigate', 'cruiser'])).toBe("; did you mean 'cruiser'?")
  expect(didYouMean('crusier', ['frigate', 'fighter'])).toBe('')
})

test('a long text is compared with no word, because that would take hours', () => {
  expect(didYouMean('x'.repeat(400_000), ['x'.repeat(400_001)])).toBe('')
})
