import { expect, test } from 'vitest'
import type { Note } from '../api/social.ts'
import { logWithNotes } from './log-with-notes.ts'
import type { ObservedLogEntry } from './observed-match.ts'

const entry = (seq: number, time: number, step = 0): ObservedLogEntry => ({
  key: `${seq}.${step}`,
  seq,
  step,
  time,
  line: { seat: null, parts: [], rules: [], weight: 'line' },
  observation: null,
})
const note = (seq: number, time: number): Note => ({ seq, time, seat: 'red', name: 'Anna', text: 'hm', signal: null })
const rowsOf = (log: readonly ObservedLogEntry[], notes: readonly Note[]) =>
  logWithNotes(log, notes).map((row) => (row.kind === 'entry' ? `entry ${row.entry.seq}` : `note ${row.note.seq}`))

test('a message appears at its time, and never between the lines of an entry', () => {
  const log = [entry(0, 10), entry(1, 20), entry(1, 20, 1), entry(2, 30)]
  expect(rowsOf(log, [note(1, 5), note(2, 20), note(3, 25), note(4, 40)])).toEqual([
    'note 1',
    'entry 0',
    'entry 1',
    'entry 1',
    'note 2',
    'note 3',
    'entry 2',
    'note 4',
  ])
})
test('a log without messages and messages without a log stay as they are', () => {
  expect(rowsOf([entry(0, 1)], [])).toEqual(['entry 0'])
  expect(rowsOf([], [note(1, 1)])).toEqual(['note 1'])
})
