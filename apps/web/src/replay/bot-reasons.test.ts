import { expect, test } from 'vitest'
import { withBotReasons } from './bot-reasons.ts'
import { silentStop } from './silent-stop-for-tests.ts'
import type { Stop } from './stops.ts'

const line = { seat: null, parts: ['fires'], rules: [], weight: 'line' } as const
const stop = (seq: number, step: number): Stop => silentStop({ seq, step, event: step, line })
const stops = [silentStop(), stop(1, 0), stop(1, 1), stop(2, 0)]
const entries = [{ seq: 0, why: { blue: 'at the opening' } }, { seq: 1, why: { blue: 'it is nearest', red: 'it is weakest' } }, { seq: 2 }]
const reasonsFor = (perspective: string) =>
  withBotReasons(stops, entries, perspective).map(({ why }) => why.map(({ seat, text }) => `${seat}: ${text}`))

test('shows reasons at the first line of their entry', () => {
  expect(reasonsFor('referee')).toEqual([[], ['blue: it is nearest', 'red: it is weakest'], [], []])
})
test('shows each reason at the first line of its seat', () => {
  const by = (seat: string, step: number): Stop => ({ ...stop(1, step), line: { ...line, seat } })
  const both = [by('red', 0), by('blue', 1), by('blue', 2)]
  expect(withBotReasons(both, entries, 'referee').map(({ why }) => why.map(({ seat }) => seat))).toEqual([['red'], ['blue'], []])
})
test('a seat sees its own reasons, a spectator none', () => {
  expect(reasonsFor('red')).toEqual([[], ['red: it is weakest'], [], []])
  expect(reasonsFor('public').flat()).toEqual([])
})
test('without reasons the stops stay the same objects', () => {
  expect(withBotReasons(stops, [{ seq: 1 }], 'referee')).toBe(stops)
})
