import { expect, test } from 'vitest'
import { nextPace, parseFeel, QUIET } from './feel.ts'

test('without a word it is steady and silent', () => {
  expect(parseFeel(null)).toEqual({ pace: 'steady', sound: false, volume: 0.5 })
  expect(parseFeel('not JSON')).toEqual(QUIET)
  expect(parseFeel('null')).toEqual(QUIET)
})
test('what was kept holds as far as it makes sense', () => {
  expect(parseFeel('{"pace":"slow","sound":true,"volume":0.2}')).toEqual({ pace: 'slow', sound: true, volume: 0.2 })
  expect(parseFeel('{"pace":"frantic","sound":"yes","volume":7}')).toEqual(QUIET)
})
test('slower and faster end where there is nothing slower or faster', () => {
  expect([nextPace('steady', 1), nextPace('slow', 1), nextPace('brisk', -1), nextPace('instant', -1)]).toEqual([
    'slow',
    'slow',
    'instant',
    'instant',
  ])
})
