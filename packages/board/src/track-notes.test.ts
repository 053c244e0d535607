import { expect, test } from 'vitest'
import { hexChart } from './chart.ts'
import type { Track } from './scene.ts'
import { withReadableNotes } from './track-notes.ts'

const shot = (note: string, ...hexes: Track['places']): Track => ({ sideStyle: 2, places: hexes, style: 'earlier-shot', notes: [note] })
const notesOf = (tracks: readonly Track[]): readonly (readonly string[])[] =>
  withReadableNotes(tracks, { chart: hexChart, placed: [], text: 14 }).map(({ notes }) => notes)

test('the text of an earlier shot is left out where it would cover another one', () => {
  expect(notesOf([shot('−3', [0, 0], [0, 6]), shot('missed', [0, 0], [0, 6])])).toEqual([['−3'], []])
  expect(notesOf([shot('−3', [0, 0], [0, 6]), shot('missed', [4, 0], [4, 6])])).toEqual([['−3'], ['missed']])
})
