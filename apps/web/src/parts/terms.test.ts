import { expect, test } from 'vitest'
import { isPublished, termsText } from './terms.ts'

test('only a match that is over and open is published', () => {
  expect(isPublished({ status: 'over', closing: 'open' })).toBe(true)
  expect(isPublished({ status: 'playing', closing: 'open' })).toBe(false)
  expect(isPublished({ status: 'over', closing: 'kept' })).toBe(false)
})
test('unusual terms are said, usual ones are not', () => {
  expect(termsText({ closing: 'open', watch: 'anyone' })).toEqual([])
  expect(termsText({ closing: 'kept', watch: 'seated' })).toHaveLength(2)
})
