// A store with errands, for tests of the loop that runs them.
import type { ClockTerms } from '@admiralty/clocks'
import { entryText } from '@admiralty/match'
import { type Errand, type Store, waitingSince } from '@admiralty/store'

export const errand = (key: string, more: Partial<Errand> = {}): Errand => ({
  key,
  kind: 'move',
  match: 'm1',
  seq: 0,
  call: '1/muster',
  seat: 'red',
  person: 'anna',
  due: 0,
  ...more,
})

/** A slow clock: three days for each answer. */
const SLOW: ClockTerms = {
  kind: 'answer',
  days: 3,
  bank: 0,
  weekends: 'count',
  zone: 'Europe/Berlin',
  short: 1,
  grace: 10,
  misses: 2,
  vacation: { perMonth: 0, atMost: 0 },
}
/** The end of the time to answer, in ms since 1970. */
const DUE = Date.UTC(2026, 11, 6, 19)

/** Adds Anna, and a match with one entry, which leaves these errands and asks red. */
export async function leaveErrands(store: Store, errands: readonly Errand[]): Promise<void> {
  await store.addPerson({ id: 'anna', name: 'Anna', created: 1 }, 'the digest of her cookie')
  await askAnna(store, { match: 'm1', due: DUE, time: 1 }, errands)
}

/** A match that asks Anna, who plays red, since `time` and until `due`; in ms since 1970. */
interface AskingMatch {
  readonly match: string
  readonly due: number | null
  readonly time: number
}
/** Adds a match with one entry, which leaves these errands and asks red. */
export async function askAnna(store: Store, { match, due, time }: AskingMatch, errands: readonly Errand[]): Promise<void> {
  const seat = { seat: 'red', person: 'anna', bot: null, seed: 1, name: 'Anna', value: 'any text', key: null, linkEnd: null, auto: false }
  const game = { system: 'skirmish', scenario: 'duel', title: 'A duel', setup: {}, format: 1, secret: 'sesame', position: null }
  const terms = { creator: 'anna', closing: 'open', watch: 'anyone', clock: SLOW } as const
  await store.addMatch({ id: match, ...game, ...terms, ...waitingSince(1), seats: [seat] }, [])
  const entry = { seq: 0, time, version: 1, format: 1, call: null, orders: {}, events: [], rolls: [] }
  const written = {
    match,
    entry,
    text: entryText(entry),
    chain: 'h0',
    status: 'playing',
    moment: 'Round 1: choose cards',
    time,
    head: null,
  } as const
  const nothing = {
    settledVotes: [],
    request: null,
    wake: null,
    asked: [{ seat: 'red', call: '1/muster', owes: true, due }],
    standing: null,
    newHolder: null,
  }
  await store.append({ ...written, ...nothing, errands })
}
