import type { Motion } from '@admiralty/board'
import { describe, expect, test } from 'vitest'
import type { EventFrame, ObservedMatch } from '../table/observed-match.ts'
import { isAskedThroughout, matchAsShown, queueOf, queueStretch } from './queue.ts'

const flash: Motion = { kind: 'flash', at: { thing: 'a', hex: [0, 0] }, text: '−1', good: false }
const motionsOf = (observation: unknown) => (observation === 'hit' ? [flash] : [])
const call = (id: string, ...seats: readonly string[]) => ({ id, kind: 'fire', seats })
const frame = (seq: number, step: number, observation: string, logLength: number): EventFrame => ({
  seq,
  step,
  observation,
  before: { n: logLength - 1 },
  after: { n: logLength },
  calls: [call('1', 'blue'), call('2', 'red')],
  logLength,
})
const frames = [frame(4, 0, 'hit', 1), frame(4, 1, 'said', 2), frame(5, 0, 'hit', 3)]
const line = (key: string) => ({
  key,
  seq: 4,
  time: 0,
  line: { seat: null, parts: [key], rules: [], weight: 'line' as const },
  observation: key,
})
const following: ObservedMatch = {
  view: { n: 9 },
  seq: 5,
  chain: '',
  calls: [call('2', 'red'), call('3', 'blue')],
  opened: ['blue'],
  outcome: { winners: [], why: 'X', scores: null },
  actions: 0,
  log: [line('a'), line('b'), line('c'), line('d')],
  frames,
}

describe('the queue of what is shown', () => {
  test('only what moves something waits its turn, and only what has not been shown', () => {
    expect(queueOf(motionsOf, frames, { seq: 3, step: 9 }).map(({ frame: { seq, step } }) => [seq, step])).toEqual([
      [4, 0],
      [5, 0],
    ])
    expect(queueOf(motionsOf, frames, { seq: 4, step: 0 }).map(({ frame: { seq } }) => seq)).toEqual([5])
    expect(queueOf(motionsOf, frames, { seq: 5, step: 0 })).toEqual([])
  })
  test('what flies in one entry flies together, each thing once, and is not begun anew', () => {
    const poses = [0, 1].map((r) => ({ hex: [0, r] as const, facing: 3 as const }))
    const flying = (observation: unknown): readonly Motion[] =>
      observation === 'hit' ? [flash] : [{ kind: 'glide', thing: String(observation), poses }]
    const flown = ['a', 'b', 'hit', 'c', 'c'].map((observation, step) => frame(7, step, observation, step))
    const queue = queueOf(flying, [...flown, frame(8, 0, 'd', 9)], { seq: 6, step: 9 })
    expect(queue.map(({ frame: { seq, step }, motions }) => [seq, step, motions.length])).toEqual([
      [7, 1, 2],
      [7, 2, 1],
      [7, 3, 1],
      [7, 4, 1],
      [8, 0, 1],
    ])
    expect(queue[0]?.length).toBe(queue[4]?.length)
    expect(queueOf(flying, flown, { seq: 6, step: 9 })[0]).toBe(queue[0])
  })
  test('a long queue runs faster, a short one at the pace that was set', () => {
    const [one] = queueOf(motionsOf, frames, { seq: 3, step: 9 })
    if (!one) throw new Error('there is one')
    expect(queueStretch([one], 2)).toBe(2)
    const many = Array.from({ length: 60 }, () => one)
    expect(queueStretch(many, 2)).toBeLessThan(0.25)
    // Each at the pace of what is left: all of it together takes seconds, not half a minute.
    const ms = many.reduce((sum, { length }, index) => sum + length * queueStretch(many.slice(index), 1), 0)
    expect(ms).toBeLessThan(11_000)
  })
  test('while it is shown, view and log agree, the end has not come and later questions have not come up', () => {
    const [first] = frames
    if (!first) throw new Error('there is one')
    const then = matchAsShown(following, first)
    expect(then).toMatchObject({ view: { n: 1 }, outcome: null, opened: [], seq: 5 })
    expect(then.log.map(({ key }) => key)).toEqual(['a'])
    expect(then.calls).toEqual([call('2', 'red')])
  })
  test('whose question stood open all the while is shown how things stand', () => {
    expect(isAskedThroughout(following, frames, 'red')).toBe(true)
    expect(isAskedThroughout(following, frames, 'blue')).toBe(false)
    expect(isAskedThroughout(following, [], 'red')).toBe(false)
  })
})
