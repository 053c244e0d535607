import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { playMatch } from '../test/host.ts'
import { chainHash, headHash } from './chain.ts'
import { type Journal, verifyJournal } from './index.ts'

const DAY = 24 * 3600 * 1000
const NOON = Date.UTC(2026, 10, 29, 12)
const { journal } = playMatch(system, 2)

/** The match with these times, hashed again as a host can do it. */
function withTimes(created: number, timeOf: (seq: number) => number): Journal {
  const head = { ...journal.head, created }
  const entries = journal.entries.map((entry) => ({ ...entry, time: timeOf(entry.seq) }))
  const chain: string[] = []
  for (const entry of entries) chain.push(chainHash({ secret: journal.secret ?? '', previous: chain.at(-1) ?? headHash(head) }, entry))
  return { ...journal, head, entries, chain }
}
const findingsAt = (forged: Journal, now?: number): readonly string[] =>
  verifyJournal(system, forged, now === undefined ? {} : { now }).findings
const minuteOf = (seq: number): number => NOON + 60_000 * seq

test('entries of one moment, and those that follow each other, have right times', () => {
  expect(
    findingsAt(
      withTimes(NOON, () => NOON),
      NOON,
    ),
  ).toEqual([])
  expect(findingsAt(withTimes(NOON - DAY, minuteOf), minuteOf(1000))).toEqual([])
})

test('an entry that is older than the one before it is found, once', () => {
  const back = withTimes(NOON, (seq) => (seq >= 5 ? NOON + seq : minuteOf(seq)))
  expect(findingsAt(back, minuteOf(5))).toEqual(['entry 5 is older than entry 4'])
})

test('an opening from before the match is found', () => {
  expect(findingsAt(withTimes(NOON + 1, minuteOf), minuteOf(1000))).toEqual(['the opening is older than the match'])
})

test('an entry more than a day after the reader’s time is found, and the reader’s clock may be wrong by a day', () => {
  const last = journal.entries.length - 1
  const late = withTimes(NOON, (seq) => (seq === last ? NOON + DAY + 1 : NOON))
  expect(findingsAt(late, NOON)).toEqual([`the time of entry ${last} lies in the future`])
  expect(findingsAt(late, NOON + 1)).toEqual([])
  expect(findingsAt(late)).toEqual([])
})
