import { expect, test } from 'vitest'
import { withBotReasons } from './bot-reasons.ts'
import type { Stop } from './stops.ts'

const line = { seat: null, parts: ['said'], rules: [], weight: 'line' } as const
const stop = (seq: number, step: number, said = true): Stop => ({
  seq,
  step,
  event: step,
  time: 0,
  line: said ? line : null,
  view: null,
  changes: [],
  why: [],
  moment: '',
  phase: '',
})
const stops = [stop(0, 0, false), stop(1, 0), stop(1, 1), stop(2, 0)]
const entries = [
  { seq: 0, why: { blue: 'before a word was said' } },
  { seq: 1, why: { blue: 'it is nearest', red: 'it is weakest' } },
  { seq: 2 },
]
const read = (perspective: string) =>
  withBotReasons(stops, entries, perspective).map(({ why }) => why.map(({ seat, text }) => `${seat}: ${text}`))

test('reasons stand at the first line of their entry', () => {
  expect(read('referee')).toEqual([[], ['blue: it is nearest', 'red: it is weakest'], [], []])
})
test('a seat reads its own reasons, a watcher none', () => {
  expect(read('red')).toEqual([[], ['red: it is weakest'], [], []])
  expect(read('public').flat()).toEqual([])
})
test('without reasons the stops are the same', () => {
  expect(withBotReasons(stops, [{ seq: 1 }], 'referee')).toBe(stops)
})
