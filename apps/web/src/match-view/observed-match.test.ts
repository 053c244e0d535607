import { type HistoryPage, type Message, patchBetween } from '@admiralty/match'
import { describe, expect, test } from 'vitest'
import { fireCall } from '../api/match-for-tests.ts'
import { applyMessages, begun, callOf, withEarlier } from './observed-match.ts'
import { writing } from './words-for-tests.ts'

/** Writes every observation with the number in its view. */
const words = writing((observation, view) => `${observation} at ${(view as { n: number }).n}`)
const message = (seq: number, steps: Message['steps'], calls: Message['calls'] = []): Message => ({
  seq,
  time: 5,
  chain: `c${seq}`,
  action: null,
  steps,
  calls,
  clock: null,
  outcome: null,
})
const step = (observation: unknown, before: unknown, after: unknown): Message['steps'][number] => ({
  observation,
  patch: patchBetween(before, after),
})
const opening = message(
  0,
  [step('begun', null, { n: 1, hidden: [1] }), step(null, { n: 1, hidden: [1] }, { n: 2, hidden: [1] })],
  [fireCall('1/fire', 'blue')],
)

const begin = { seq: 0, chain: 'c0', view: { n: 2, hidden: [1] }, calls: [fireCall('1/fire', 'blue')], clock: null, outcome: null }
const linesIn = ({ log }: ReturnType<typeof begun>) => log.map(({ key, line }) => [key, line.parts[0]])

describe('an observed match', () => {
  test('begins with the present and an empty log', () => {
    expect(begun(begin, null)).toMatchObject({ ...begin, log: [], logStart: 1, frames: [], earlierFrames: [] })
  })
  test('each beginning counts as a change of seats, and one at the same entry keeps the log', () => {
    const before = applyMessages(begun(begin, null), [message(1, [step('moved', { n: 2 }, { n: 3 })])], words)
    const again = begun({ ...begin, seq: 1, chain: 'c1' }, before)
    expect([linesIn(again), again.frames, again.actions]).toEqual([linesIn(before), [], before.actions + 1])
    expect(again.earlierFrames).toEqual(before.frames)
    expect(begun({ ...begin, seq: 1, chain: 'another' }, before).log).toEqual([])
  })
  test('earlier pages add their lines before the log, each with the view after its step', () => {
    const second = message(1, [step('moved', { n: 2 }, { n: 3 })])
    const now = applyMessages(begun({ ...begin, seq: 1 }, null), [message(2, [step('fired', { n: 3 }, { n: 4 })])], words)
    const pages: readonly HistoryPage[] = [
      { first: 1, view: { n: 2 }, messages: [second], more: true },
      { first: 0, view: null, messages: [opening], more: false },
    ]
    const all = withEarlier({ ...now, view: { n: 4 } }, pages, words)
    expect(linesIn(all)).toEqual([
      ['0.0', 'begun at 1'],
      ['1.0', 'moved at 3'],
      ['2.0', 'fired at 4'],
    ])
    expect([all.logStart, all.frames.length]).toEqual([0, 1])
    const framesOf = all.earlierFrames.map(({ seq, observation, after, calls }) => [
      seq,
      observation,
      (after as { n: number }).n,
      calls.length,
    ])
    expect(framesOf).toEqual([
      [0, 'begun', 1, 0],
      [1, 'moved', 3, 0],
    ])
    expect(withEarlier(now, pages.slice(1), words)).toBe(now)
  })
  test('parts of the view that do not change stay the same objects', () => {
    const before = begun(begin, null)
    const after = applyMessages(before, [message(1, [step('moved', { n: 2 }, { n: 3 })])], words)
    expect((after.view as { hidden: unknown }).hidden).toBe((before.view as { hidden: unknown }).hidden)
    expect(after.log.map(({ line }) => line.parts[0])).toEqual(['moved at 3'])
  })
  test('an entry that closes a call opens the orders of its seats', () => {
    const after = applyMessages(begun(begin, null), [message(1, [], [fireCall('2/fire', 'yellow')])], words)
    expect(after.opened).toEqual(['blue'])
    expect(after.seq).toBe(1)
  })
  test('the clock is that after the last entry', () => {
    const clock = { time: 5, calls: {}, seats: {}, paused: null }
    expect(begun(begin, null).clock).toBeNull()
    expect(applyMessages(begun(begin, null), [{ ...message(1, []), clock }], words).clock).toBe(clock)
  })
  test('an entry that arrives twice is applied once', () => {
    const once = applyMessages(begun(begin, null), [message(1, [step('moved', { n: 2 }, { n: 3 })])], words)
    expect(applyMessages(once, [opening, message(1, [step('moved', { n: 2 }, { n: 3 })])], words)).toBe(once)
  })
  test('a missing entry throws', () => {
    expect(() => applyMessages(begun(begin, null), [message(2, [])], words)).toThrow('entry 1 is missing')
  })
  test('the call of a seat is the open call that asks it', () => {
    expect(callOf([fireCall('1/fire', 'blue'), fireCall('2/fire', 'red', 'green')], 'green')?.id).toBe('2/fire')
    expect(callOf([fireCall('1/fire', 'blue')], 'green')).toBeUndefined()
  })
})
