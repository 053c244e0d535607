// A store with errands, for tests of the loop that runs them.
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

/** Adds a match with one entry, which leaves these errands. */
export async function leaveErrands(store: Store, errands: readonly Errand[]): Promise<void> {
  await store.addPerson({ id: 'anna', name: 'Anna', created: 1 }, 'the digest of her cookie')
  const seat = { seat: 'red', person: 'anna', bot: null, seed: 1, name: 'Anna', value: 'any text', key: null, linkEnd: null, auto: false }
  const game = { system: 'skirmish', scenario: 'duel', title: 'A duel', setup: {}, format: 1, secret: 'sesame', position: null }
  const terms = { creator: 'anna', closing: 'open', watch: 'anyone', clock: { kind: 'none' } } as const
  await store.addMatch({ id: 'm1', ...game, ...terms, ...waitingSince(1), seats: [seat] }, [])
  const entry = { seq: 0, time: 1, version: 1, format: 1, call: null, orders: {}, events: [], rolls: [] }
  const written = { match: 'm1', entry, text: entryText(entry), chain: 'h0', status: 'playing', moment: '', time: 1, head: null } as const
  const nothing = { settledVotes: [], request: null, wake: null, asked: [], standing: null, newHolder: null }
  await store.append({ ...written, ...nothing, errands })
}
