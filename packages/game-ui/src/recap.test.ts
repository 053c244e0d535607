// The acts of others since the viewer last answered.
import type { Counter, Motion, Scene, Track } from '@admiralty/board'
import type { Hex } from '@admiralty/space'
import { expect, test } from 'vitest'
import { plainCounter } from './chart-parts.ts'
import { recapOf, withRecap } from './recap.ts'

const counter = (id: string, label: string, sideStyle: 1 | 2): Counter =>
  plainCounter({ id, at: [0, 0], facing: 0, symbol: 'destroyer', sideStyle, label, title: label })
const counters = [counter('a', 'Ember', 1), counter('b', 'Frost', 2), counter('c', 'Gale', 2)]
const glide = (thing: string, ...hexes: readonly Hex[]): Motion => ({
  kind: 'glide',
  thing,
  poses: hexes.map((at) => ({ at, facing: 0 })),
})
const shot = (from: string, to: string, result: 'hit' | 'miss' = 'hit'): Motion => ({
  kind: 'shot',
  manner: 'beam',
  result,
  sideStyle: from === 'a' ? 1 : 2,
  from: { thing: from, at: [0, 3] },
  to: { thing: to, at: [0, 0] },
})
const flash = (thing: string, text: string): Motion => ({ kind: 'flash', at: { thing, at: [0, 0] }, text, good: false })

test('the trail of another ship leads from where it was to where it is; own ships have none', () => {
  const motions = [glide('b', [0, 5], [0, 4]), glide('a', [2, 0], [2, 1]), glide('b', [0, 4], [0, 4]), glide('b', [0, 4], [0, 3])]
  expect(recapOf(motions, counters, 1)).toEqual({
    tracks: [
      {
        sideStyle: 2,
        places: [
          [0, 5],
          [0, 4],
          [0, 3],
        ],
        style: 'trail',
        notes: [],
      },
    ],
    lines: [{ thing: 'b', sideStyle: 2, text: 'Frost: moved', onlyMoved: true }],
  })
})
test('a shot says what it did, and all shots of a ship at another are one line', () => {
  const motions = [shot('b', 'a'), flash('a', '−3'), shot('b', 'a', 'miss'), shot('c', 'a', 'miss'), shot('a', 'b'), flash('b', '−9')]
  const { tracks, lines } = recapOf(motions, counters, 1)
  expect(tracks.map(({ style, notes }) => [style, notes])).toEqual([
    ['earlier-shot', ['−3']],
    ['earlier-shot', ['missed']],
  ])
  expect(lines.map(({ text }) => text)).toEqual(['Frost: attacked Ember (−3)', 'Gale: attacked Ember (missed)'])
  expect(lines.map(({ onlyMoved }) => onlyMoved)).toEqual([false, false])
})
test('a ship that is gone keeps its name and its side', () => {
  const gone = counter('d', 'Hail', 2)
  const { lines } = recapOf([glide('d', [1, 1], [1, 2]), { kind: 'fade', counter: gone, into: 'wreck' }], counters, 1)
  expect(lines).toEqual([{ thing: 'd', sideStyle: 2, text: 'Hail: moved', onlyMoved: true }])
})
test('what belongs to nobody, such as a moon, has no line', () => {
  const moon: Counter = { ...counter('m', 'Moon 1', 2), look: 'wreck' }
  expect(recapOf([glide('m', [1, 1], [1, 2])], [moon], 1)).toEqual({ tracks: [], lines: [] })
})
test('a thing without a name on the chart is called by its title', () => {
  const missile: Counter = { ...counter('m', '', 2), title: 'Missile 1' }
  expect(recapOf([glide('m', [1, 1], [1, 2])], [missile], 1).lines.map(({ text }) => text)).toEqual(['Missile 1: moved'])
})
test('a scene that draws the same move keeps its own line, and a recalled shot replaces its own', () => {
  const track = (style: Track['style'], ...hexes: readonly Hex[]): Track => ({ sideStyle: 2, places: hexes, style, notes: [] })
  const scene = { tracks: [track('flown', [0, 5], [0, 3]), track('shot', [0, 3], [0, 0])] } as unknown as Scene // the other parts do not matter
  const tracks = [track('trail', [0, 5], [0, 4], [0, 3]), track('earlier-shot', [0, 3], [0, 0])]
  expect(withRecap(scene, { tracks, lines: [] }).tracks.map(({ style }) => style)).toEqual(['earlier-shot', 'flown'])
})
