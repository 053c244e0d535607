import { expect, test } from 'vitest'
import { DEFAULT_PLAYBACK, nextPace, parsePlaybackSettings } from './playback-settings.ts'

test('without stored settings the pace is steady and the sound off', () => {
  expect(parsePlaybackSettings(null)).toEqual({ pace: 'steady', sound: false, volume: 0.5 })
  expect(parsePlaybackSettings('not JSON')).toEqual(DEFAULT_PLAYBACK)
  expect(parsePlaybackSettings('null')).toEqual(DEFAULT_PLAYBACK)
})
test('stored values are used if they are valid', () => {
  expect(parsePlaybackSettings('{"pace":"slow","sound":true,"volume":0.2}')).toEqual({ pace: 'slow', sound: true, volume: 0.2 })
  expect(parsePlaybackSettings('{"pace":"frantic","sound":"yes","volume":7}')).toEqual(DEFAULT_PLAYBACK)
})
test('the slowest pace has no slower one, the fastest no faster one', () => {
  expect([nextPace('steady', 1), nextPace('slow', 1), nextPace('brisk', -1), nextPace('instant', -1)]).toEqual([
    'slow',
    'slow',
    'instant',
    'instant',
  ])
})
