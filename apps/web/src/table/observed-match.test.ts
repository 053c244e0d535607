import type { Words } from '@admiralty/kernel'
import { type Message, patchBetween } from '@admiralty/match'
import { describe, expect, test } from 'vitest'
import { applyMessages, callOf, opened } from './observed-match.ts'

/** Writes every observation with the number in its view. */
const words: Words = {
  phase: () => ({ turn: 0, step: '', title: '' }),
  tally: () => [],
  phases: () => [],
  duty: () => '',
  question: () => undefined,
  choices: () => [],
  logEntry: (observation, view) => ({ seat: null, parts: [`${observation} at ${(view as { n: number }).n}`], rules: [], weight: 'line' }),
  table: () => [],
  outcome: () => ({ seat: null, parts: [], rules: [], weight: 'line' }),
}
const call = (id: string, ...seats: readonly string[]) => ({ id, kind: 'fire', seats })
const message = (seq: number, steps: Message['steps'], calls: Message['calls'] = []): Message => ({
  seq,
  time: 5,
  chain: `c${seq}`,
  action: null,
  steps,
  calls,
  outcome: null,
})
const step = (observation: unknown, before: unknown, after: unknown): Message['steps'][number] => ({
  observation,
  patch: patchBetween(before, after),
})
const opening = message(
  0,
  [step('begun', null, { n: 1, hidden: [1] }), step(null, { n: 1, hidden: [1] }, { n: 2, hidden: [1] })],
  [call('1/fire', 'blue')],
)

describe('an observed match', () => {
  test('the opening creates the first view, and its lines use the view after each step', () => {
    const now = opened(words, opening)
    expect(now.view).toEqual({ n: 2, hidden: [1] })
    expect(now.log.map(({ key, line }) => [key, line.parts])).toEqual([['0.0', ['begun at 1']]])
    expect(now.calls).toEqual([call('1/fire', 'blue')])
  })
  test('parts of the view that do not change stay the same objects', () => {
    const before = opened(words, opening)
    const after = applyMessages(before, [message(1, [step('moved', { n: 2 }, { n: 3 })])], words)
    expect((after.view as { hidden: unknown }).hidden).toBe((before.view as { hidden: unknown }).hidden)
    expect(after.log.map(({ line }) => line.parts[0])).toEqual(['begun at 1', 'moved at 3'])
  })
  test('an entry that closes a call opens the orders of its seats', () => {
    const after = applyMessages(opened(words, opening), [message(1, [], [call('2/fire', 'yellow')])], words)
    expect(after.opened).toEqual(['blue'])
    expect(after.seq).toBe(1)
  })
  test('an entry that arrives twice is applied once', () => {
    const once = applyMessages(opened(words, opening), [message(1, [step('moved', { n: 2 }, { n: 3 })])], words)
    expect(applyMessages(once, [opening, message(1, [step('moved', { n: 2 }, { n: 3 })])], words)).toBe(once)
  })
  test('a missing entry throws', () => {
    expect(() => applyMessages(opened(words, opening), [message(2, [])], words)).toThrow('entry 1 is missing')
  })
  test('the call of a seat is the open call that asks it', () => {
    expect(callOf([call('1/fire', 'blue'), call('2/fire', 'red', 'green')], 'green')?.id).toBe('2/fire')
    expect(callOf([call('1/fire', 'blue')], 'green')).toBeUndefined()
  })
})
