import type { Motion } from '@admiralty/board'
import { describe, expect, test } from 'vitest'
import { fireCall } from '../api/match-for-tests.ts'
import type { EventFrame, ObservedMatch } from './observed-match.ts'
import { isAskedThroughout, matchAsShown, queueOf, queueStretch } from './queue.ts'

const flash: Motion = { kind: 'flash', at: { thing: 'a', at: [0, 0] }, text: '−1', good: false }
const motionsOf = (observation: unknown) => (observation === 'hit' ? [flash] : [])
const frame = (seq: number, step: number, observation: string, n: number): EventFrame => ({
  seq,
  step,
  observation,
  before: { n: n - 1 },
  after: { n },
  calls: [fireCall('1', 'blue'), fireCall('2', 'red')],
})
const frames = [frame(4, 0, 'hit', 1), frame(4, 1, 'said', 2), frame(5, 0, 'hit', 3)]
const line = (key: string, seq: number, step: number) => ({
  key,
  seq,
  step,
  time: 0,
  line: { seat: null, parts: [key], rules: [], weight: 'line' as const },
  observation: key,
})
const latest: ObservedMatch = {
  view: { n: 9 },
  seq: 5,
  chain: '',
  calls: [fireCall('2', 'red'), fireCall('3', 'blue')],
  opened: ['blue'],
  clock: null,
  outcome: { winners: [], why: 'T-1', scores: null },
  actions: 0,
  log: [line('a', 3, 7), line('b', 4, -1), line('c', 4, 0), line('d', 4, 1), line('e', 5, 0)],
  logStart: 3,
  frames,
  earlierFrames: [],
}

describe('the queue of frames', () => {
  test('contains the frames with motions that have not been shown', () => {
    expect(queueOf(motionsOf, frames, { seq: 3, step: 9 }).map(({ frame: { seq, step } }) => [seq, step])).toEqual([
      [4, 0],
      [5, 0],
    ])
    expect(queueOf(motionsOf, frames, { seq: 4, step: 0 }).map(({ frame: { seq } }) => seq)).toEqual([5])
    expect(queueOf(motionsOf, frames, { seq: 5, step: 0 })).toEqual([])
  })
  test('joins the moves of different things in one entry, and keeps the joined frame', () => {
    const poses = [0, 1].map((r) => ({ at: [0, r] as const, facing: 3 as const }))
    const moves = (observation: unknown): readonly Motion[] =>
      observation === 'hit' ? [flash] : [{ kind: 'glide', thing: String(observation), poses }]
    const moved = ['a', 'b', 'hit', 'c', 'c'].map((observation, step) => frame(7, step, observation, step))
    const queue = queueOf(moves, [...moved, frame(8, 0, 'd', 9)], { seq: 6, step: 9 })
    expect(queue.map(({ frame: { seq, step }, motions }) => [seq, step, motions.length])).toEqual([
      [7, 1, 2],
      [7, 2, 1],
      [7, 3, 1],
      [7, 4, 1],
      [8, 0, 1],
    ])
    expect(queue[0]?.length).toBe(queue[4]?.length)
    expect(queueOf(moves, moved, { seq: 6, step: 9 })[0]).toBe(queue[0])
  })
  test('runs faster if it is long, otherwise at the chosen speed', () => {
    const [one] = queueOf(motionsOf, frames, { seq: 3, step: 9 })
    if (!one) throw new Error('the queue is empty')
    expect(queueStretch([one], 2)).toBe(2)
    const many = Array.from({ length: 60 }, () => one)
    expect(queueStretch(many, 2)).toBeLessThan(0.25)
    // Each frame runs at the speed of the queue that is left, so the whole queue takes seconds, not half a minute.
    const ms = many.reduce((sum, { length }, index) => sum + length * queueStretch(many.slice(index), 1), 0)
    expect(ms).toBeLessThan(11_000)
  })
  test('shows view and log of one moment, without the outcome and later calls', () => {
    const [first] = frames
    if (!first) throw new Error('the queue is empty')
    const shown = matchAsShown(latest, first)
    expect(shown).toMatchObject({ view: { n: 1 }, outcome: null, opened: [], seq: 5 })
    expect(shown.log.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
    expect(shown.calls).toEqual([fireCall('2', 'red')])
  })
  test('is skipped by a viewer whose call was open before and still is', () => {
    expect(isAskedThroughout(latest, frames, 'red')).toBe(true)
    expect(isAskedThroughout(latest, frames, 'blue')).toBe(false)
    expect(isAskedThroughout(latest, [], 'red')).toBe(false)
  })
})
