// The store of a test, and records for it.
import { FILE_FORMATS } from '@admiralty/kernel'
import { type Entry, entryText, type Head } from '@admiralty/match'
import type { LinkRedemption, TokenRecord } from '../src/people-store.ts'
import type { StoreLocation } from '../src/raw-database.ts'
import type { AppendRequest, DesignRecord, MatchRecord, SeatRecord, Store } from '../src/store.ts'
import { waitingSince } from '../src/waiting.ts'

/** The store of the running test, with the people `anna` and `ben` and the match `m1`. */
export interface OpenedStore {
  readonly store: Store
  /** Closes the store and opens it again. `between` runs while it is closed. */
  reopen(between?: (location: StoreLocation) => Promise<void>): Promise<void>
}

export const KEY = 'ab'.repeat(32)
export const OTHER_KEY = 'cd'.repeat(32)
export const LINK_END = '0f'.repeat(32)
export const SIGNATURE = { after: 3, value: 'ef'.repeat(64) }

export const seat = (name: string, more: Partial<SeatRecord> = {}): SeatRecord => ({
  seat: name,
  person: null,
  bot: null,
  seed: 7,
  name: null,
  value: null,
  key: null,
  linkEnd: null,
  auto: false,
  ...more,
})
export const match = (id: string, more: Partial<MatchRecord> = {}): MatchRecord => ({
  id,
  system: 'skirmish',
  scenario: 'duel',
  title: 'A duel',
  setup: { seats: ['red', 'blue'] },
  format: 1,
  secret: 'sesame',
  creator: 'anna',
  ...waitingSince(1),
  position: null,
  closing: 'open',
  watch: 'anyone',
  clock: { kind: 'none' },
  seats: [seat('red', { person: 'anna', name: 'Anna', value: 'a' }), seat('blue')],
  ...more,
})
export const entry = (seq: number, call: string | null = null): Entry => ({
  seq,
  time: 10 + seq,
  version: 1,
  format: 1,
  call: call === null ? null : { id: call, kind: 'fire', key: 'red+blue', seats: ['red', 'blue'], instead: [] },
  orders: call === null ? {} : { red: { order: 'pass' }, blue: null },
  events: [{ type: 'begun' }],
  rolls: [{ count: 1, sides: 6, reason: 'first', faces: [3] }],
})
export const append = (id: string, seq: number, more: Partial<AppendRequest> = {}): AppendRequest => ({
  match: id,
  entry: entry(seq),
  text: entryText(more.entry ?? entry(seq)),
  chain: `h${seq}`,
  status: 'playing',
  moment: `turn ${seq}`,
  time: 10 + seq,
  head: null,
  settledVotes: [],
  request: null,
  wake: null,
  asked: [],
  standing: null,
  newHolder: null,
  errands: [],
  ...more,
})
export const head: Head = {
  journal: FILE_FORMATS.journal,
  id: 'm1',
  system: 'skirmish',
  version: 1,
  format: 1,
  setup: {},
  position: null,
  commitment: '1c'.repeat(32),
  seatValues: { red: 'a', blue: 'b' },
  closing: 'open',
  parent: null,
  clock: { kind: 'none' },
  created: 1,
  playedHere: true,
}
export const design = (id: string, more: Partial<DesignRecord> = {}): DesignRecord => ({
  id,
  person: 'anna',
  system: 'easystar',
  name: 'Gulls',
  design: { ships: [{ hull: 'scout' }] },
  updated: 3,
  ...more,
})
export const note = (text: string) => ({ time: 5, seat: 'red', name: 'Anna', text, signal: null })
/** The use of a personal link by a new device. */
export const redemption = (token: string, cookie: string, time: number): LinkRedemption => ({
  token,
  time,
  kind: 'personal',
  cookie,
  device: 'Firefox on Linux',
  current: undefined,
})
/** A token of Anna. */
export const TOKEN: TokenRecord = {
  token: 'digest',
  id: 't1',
  person: 'anna',
  name: 'My bot',
  scope: 'play',
  created: 1,
  expires: 100,
  seen: null,
}
export const request = (key: string) => ({ person: 'anna', key, match: 'm1', call: '1/fire', digest: 'd', time: 5 })
