import { expect, test } from 'vitest'
import { DEFAULT_PLAYBACK, nextPace, parsePlaybackSettings } from './playback-settings.ts'

test('without a word it is steady and silent', () => {
  expect(parsePlaybackSettings(null)).toEqual({ pace: 'steady', sound: false, volume: 0.5 })
  expect(parsePlaybackSettings('not JSON')).toEqual(DEFAULT_PLAYBACK)
  expect(parsePlaybackSettings('null')).toEqual(DEFAULT_PLAYBACK)
})
test('what was kept holds as far as it makes sense', () => {
  expect(parsePlaybackSettings('{"pace":"slow","sound":true,"volume":0.2}')).toEqual({ pace: 'slow', sound: true, volume: 0.2 })
  expect(parsePlaybackSettings('{"pace":"frantic","sound":"yes","volume":7}')).toEqual(DEFAULT_PLAYBACK)
})
test('slower and faster end where there is nothing slower or faster', () => {
  expect([nextPace('steady', 1), nextPace('slow', 1), nextPace('brisk', -1), nextPace('instant', -1)]).toEqual([
    'slow',
    'slow',
    'instant',
    'instant',
  ])
})
