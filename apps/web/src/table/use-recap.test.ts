// The lines of the recap below the log.
import type { Motion, Scene } from '@admiralty/board'
import { plainCounter } from '@admiralty/game-ui'
import { logLine, type Place } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import type { EventFrame, ObservedLogEntry } from '../match-view/observed-match.ts'
import { recapAfter } from './use-recap.ts'

const glide = (thing: string): Motion => {
  const way: readonly Place[] = [
    [0, 5],
    [0, 4],
  ]
  return { kind: 'glide', thing, poses: way.map((at) => ({ at, facing: 0 })) }
}
const shot: Motion = {
  kind: 'shot',
  manner: 'beam',
  result: 'miss',
  sideStyle: 2,
  from: { thing: 'Gale', at: [0, 3] },
  to: { thing: 'Ember', at: [0, 0] },
}
const counters = ['Frost', 'Gale', 'Hail'].map((id) =>
  plainCounter({ id, at: [0, 0], facing: 0, symbol: 'destroyer', sideStyle: 2, label: id, title: id }),
)
/** Observations are the motions themselves. */
const ui = {
  motions: (observation: unknown) => [observation as Motion],
  scene: (): Scene => ({ hexes: [], counters, tracks: [], tints: [], hatched: [], marked: [], caption: null }),
  sideStyle: () => 1 as const,
}
const frame = (seq: number, observation: Motion): EventFrame => ({ seq, step: 0, observation, before: {}, after: {}, calls: [] })
const lineOf = (seq: number): ObservedLogEntry => ({
  key: `${seq}.0`,
  seq,
  step: 0,
  time: 0,
  observation: null,
  line: logLine([], `entry ${seq}`),
})
const recalled = (frames: readonly EventFrame[], lines: readonly number[]) =>
  recapAfter(ui, { log: lines.map(lineOf), frames, earlierFrames: [] }, { viewer: 'red', seq: 1 }).lines.map(({ text }) => text)

test('a move that one of the last lines of the log tells is not told again', () => {
  expect(recalled([frame(2, glide('Frost'))], [1, 2, 3])).toEqual([])
})
test('a move without a line, or whose line is farther up, is told', () => {
  const frames = [frame(2, glide('Frost')), frame(3, glide('Hail'))]
  expect(recalled(frames, [2, 4, 5, 6, 7])).toEqual(['Frost: moved', 'Hail: moved'])
})
test('an attack is told with the move before it', () => {
  expect(recalled([frame(2, glide('Gale')), frame(3, shot)], [2, 3])).toEqual(['Gale: moved; attacked Ember (missed)'])
})
