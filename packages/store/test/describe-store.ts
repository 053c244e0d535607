// What every store keeps, whatever database lies below.
import type { Entry, Head } from '@admiralty/match'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Append, MatchRecord, SeatRecord, Store } from '../src/store.ts'

export interface Place {
  open(): Promise<Store>
  /** Nothing is left of it. */
  remove(): Promise<void>
}

const seat = (name: string, more: Partial<SeatRecord> = {}): SeatRecord => ({
  seat: name,
  session: null,
  bot: null,
  seed: 7,
  name: null,
  value: null,
  auto: false,
  ...more,
})
const match = (id: string, more: Partial<MatchRecord> = {}): MatchRecord => ({
  id,
  system: 'skirmish',
  scenario: 'duel',
  title: 'A duel',
  setup: { seats: ['red', 'blue'] },
  secret: 'sesame',
  creator: 'anna',
  created: 1,
  updated: 1,
  status: 'waiting',
  moment: '',
  head: null,
  seats: [seat('red', { session: 'anna', name: 'Anna', value: 'a' }), seat('blue')],
  ...more,
})
const entry = (seq: number, call: string | null = null): Entry => ({
  seq,
  time: 10 + seq,
  version: 1,
  format: 1,
  call: call === null ? null : { id: call, kind: 'fire', seats: ['red', 'blue'] },
  orders: call === null ? {} : { red: { order: 'pass' }, blue: null },
  events: [{ type: 'begun' }],
  rolls: [{ count: 1, sides: 6, reason: 'first', faces: [3] }],
})
const append = (id: string, seq: number, more: Partial<Append> = {}): Append => ({
  match: id,
  entry: entry(seq),
  chain: `h${seq}`,
  status: 'playing',
  moment: `turn ${seq}`,
  time: 10 + seq,
  head: null,
  ...more,
})
const head: Head = {
  journal: 1,
  id: 'm1',
  system: 'skirmish',
  version: 1,
  format: 1,
  setup: {},
  position: null,
  commitment: 'c',
  seatValues: { red: 'a', blue: 'b' },
  created: 1,
  playedHere: true,
}
const request = (key: string) => ({ session: 'anna', key, match: 'm1', call: '1/fire', digest: 'd', time: 5 })

export function describeStore(name: string, makePlace: () => Promise<Place>): void {
  describe(`the store on ${name}`, () => {
    let place: Place
    let store: Store
    beforeEach(async () => {
      place = await makePlace()
      store = await place.open()
      await store.addSession({ id: 'anna', name: 'Anna', created: 1 }, 'anna-token')
      await store.addSession({ id: 'ben', name: 'Ben', created: 1 }, 'ben-token')
      await store.addMatch(match('m1'), [{ token: 'come', match: 'm1', seat: 'blue', used: false }])
    })
    afterEach(async () => {
      await store.close()
      await place.remove()
    })
    const again = async (): Promise<void> => {
      await store.close()
      store = await place.open()
    }

    test('what was written is there after closing and opening again', async () => {
      await store.append(append('m1', 0, { head }))
      await store.seal('m1', { call: '1/fire', seat: 'red', order: { order: 'fire', at: null } }, request('k'))
      await again()
      expect(await store.sessionOf('anna-token')).toEqual({ id: 'anna', name: 'Anna', created: 1 })
      expect(await store.match('m1')).toEqual(match('m1', { head, status: 'playing', moment: 'turn 0', updated: 10 }))
      expect(await store.entries('m1')).toEqual([{ entry: entry(0), chain: 'h0' }])
      expect(await store.sealed('m1')).toEqual([{ call: '1/fire', seat: 'red', order: { order: 'fire', at: null } }])
      expect(await store.request('anna', 'k')).toEqual(request('k'))
      expect(await store.request('ben', 'k')).toBeUndefined()
    })

    test('an entry is appended only at the next number, and only one of two wins', async () => {
      expect(await store.append(append('m1', 1))).toBe(false)
      expect(await Promise.all([store.append(append('m1', 0)), store.append(append('m1', 0, { chain: 'other' }))])).toEqual([true, false])
      expect(await store.append(append('m1', 0))).toBe(false)
      expect(await store.append(append('m1', 1))).toBe(true)
      expect((await store.entries('m1')).map(({ chain }) => chain)).toEqual(['h0', 'h1'])
    })

    test('an entry takes the sealed orders of its own call with it, and the last entry all', async () => {
      await store.append(append('m1', 0))
      await store.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null)
      await store.seal('m1', { call: '1/fire', seat: 'blue', order: 2 }, null)
      await store.seal('m1', { call: '2/move', seat: 'green', order: 3 }, null)
      await store.append(append('m1', 1, { entry: entry(1, '1/fire') }))
      expect(await store.sealed('m1')).toEqual([{ call: '2/move', seat: 'green', order: 3 }])
      await store.append(append('m1', 2, { entry: entry(2, '3/fire'), status: 'over' }))
      expect(await store.sealed('m1')).toEqual([])
      expect(await store.playing()).toEqual([])
    })

    test('a sealed order may be rewritten and withdrawn', async () => {
      await store.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null)
      await store.seal('m1', { call: '1/fire', seat: 'red', order: 2 }, null)
      expect(await store.sealed('m1')).toEqual([{ call: '1/fire', seat: 'red', order: 2 }])
      expect(await store.unseal('m1', '1/fire', 'red')).toBe(true)
      expect(await store.unseal('m1', '1/fire', 'red')).toBe(false)
      expect(await store.sealed('m1')).toEqual([])
    })

    test('a job that fails takes nothing with it: not its own half, and not its neighbours in the commit', async () => {
      await store.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, request('once'))
      const outcomes = await Promise.allSettled([
        store.seal('m1', { call: '1/fire', seat: 'blue', order: 1 }, null),
        store.seal('m1', { call: '1/fire', seat: 'red', order: 2 }, request('once')),
        store.rename('ben', 'Benjamin'),
      ])
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await store.sealed('m1')).toEqual([
        { call: '1/fire', seat: 'blue', order: 1 },
        { call: '1/fire', seat: 'red', order: 1 },
      ])
      expect(await store.sessionOf('ben-token')).toMatchObject({ name: 'Benjamin' })
    })

    test('many at once all get through, each its own', async () => {
      const seats = Array.from({ length: 200 }, (_, index) => `s${String(index).padStart(3, '0')}`)
      await Promise.all(seats.map((name, index) => store.seal('m1', { call: '1/fire', seat: name, order: index }, request(name))))
      expect(await store.sealed('m1')).toEqual(seats.map((name, index) => ({ call: '1/fire', seat: name, order: index })))
    })

    test('an invitation seats one person', async () => {
      const wish = (session: string) => ({ token: 'come', session, name: session, value: 'v', time: 9 })
      expect(await store.invitation('nonsense')).toBeUndefined()
      expect(await store.sitDown({ ...wish('ben'), token: 'nonsense' })).toBe(false)
      expect(await Promise.all([store.sitDown(wish('ben')), store.sitDown(wish('anna'))])).toEqual([true, false])
      expect(await store.invitation('come')).toEqual({ token: 'come', match: 'm1', seat: 'blue', used: true })
      expect(await store.invitationsOf('m1')).toHaveLength(1)
      expect((await store.match('m1'))?.seats[1]).toEqual(seat('blue', { session: 'ben', name: 'ben', value: 'v' }))
    })

    test('my tables are those I opened and those I sit at, latest first', async () => {
      await store.addMatch(match('m2', { creator: 'ben', updated: 3, seats: [seat('red'), seat('blue', { session: 'anna' })] }), [])
      await store.addMatch(match('m3', { creator: 'ben', updated: 2, seats: [seat('red')] }), [])
      expect((await store.matchesOf('anna', 10)).map(({ id }) => id)).toEqual(['m2', 'm1'])
      expect((await store.matchesOf('anna', 1)).map(({ id }) => id)).toEqual(['m2'])
      expect((await store.matchesOf('ben', 10)).map(({ id }) => id)).toEqual(['m2', 'm3'])
    })

    test('a new name is the name at every table; a seat remembers whether it answers by itself', async () => {
      await store.rename('anna', 'Annika')
      await store.setAuto('m1', 'red', true)
      expect((await store.match('m1'))?.seats).toEqual([
        seat('red', { session: 'anna', name: 'Annika', value: 'a', auto: true }),
        seat('blue'),
      ])
    })

    test('requests are forgotten when they are old', async () => {
      await store.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, request('old'))
      await store.forgetRequests(5)
      expect(await store.request('anna', 'old')).toBeDefined()
      await store.forgetRequests(6)
      expect(await store.request('anna', 'old')).toBeUndefined()
    })
  })
}
