// The behaviour of a store. The tests of each database run this suite.
import type { Entry, Head } from '@admiralty/match'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StaleWrite } from '../src/backend.ts'
import type { AppendRequest, DesignRecord, MatchRecord, SeatRecord, Store, Vote } from '../src/store.ts'

/** A fresh location for a store. */
export interface StoreSite {
  /** Opens the store. It may be closed and opened again. */
  open(): Promise<Store>
  /** Deletes all data of the store. */
  remove(): Promise<void>
}

const KEY = 'ab'.repeat(32)
const OTHER_KEY = 'cd'.repeat(32)
const SIGNATURE = { after: 3, value: 'ef'.repeat(64) }

const seat = (name: string, more: Partial<SeatRecord> = {}): SeatRecord => ({
  seat: name,
  session: null,
  bot: null,
  seed: 7,
  name: null,
  value: null,
  key: null,
  auto: false,
  ...more,
})
const match = (id: string, more: Partial<MatchRecord> = {}): MatchRecord => ({
  id,
  system: 'skirmish',
  scenario: 'duel',
  title: 'A duel',
  setup: { seats: ['red', 'blue'] },
  format: 1,
  secret: 'sesame',
  creator: 'anna',
  created: 1,
  updated: 1,
  status: 'waiting',
  moment: '',
  head: null,
  rematch: null,
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
const append = (id: string, seq: number, more: Partial<AppendRequest> = {}): AppendRequest => ({
  match: id,
  entry: entry(seq),
  chain: `h${seq}`,
  status: 'playing',
  moment: `turn ${seq}`,
  time: 10 + seq,
  head: null,
  settledVotes: [],
  request: null,
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
const design = (id: string, more: Partial<DesignRecord> = {}): DesignRecord => ({
  id,
  session: 'anna',
  system: 'easystar',
  name: 'Gulls',
  design: { ships: [{ hull: 'scout' }] },
  updated: 3,
  ...more,
})
const note = (text: string) => ({ time: 5, seat: 'red', name: 'Anna', text, signal: null })
const request = (key: string) => ({ session: 'anna', key, match: 'm1', call: '1/fire', digest: 'd', time: 5 })

/** Tests the store of one database. `makeSite` gives a fresh location for each test. */
export function describeStore(name: string, makeSite: () => Promise<StoreSite>): void {
  describe(`the store on ${name}`, () => {
    let site: StoreSite
    let store: Store
    beforeEach(async () => {
      site = await makeSite()
      store = await site.open()
      await store.addSession({ id: 'anna', name: 'Anna', created: 1 }, 'anna-token')
      await store.addSession({ id: 'ben', name: 'Ben', created: 1 }, 'ben-token')
      await store.addMatch(match('m1'), [{ token: 'come', match: 'm1', seat: 'blue', used: false }])
    })
    afterEach(async () => {
      await store.close()
      await site.remove()
    })
    const reopen = async (): Promise<void> => {
      await store.close()
      store = await site.open()
    }

    test('written data are there after the store is closed and opened again', async () => {
      await store.append(append('m1', 0, { head }))
      await store.seal('m1', { call: '1/fire', seat: 'red', order: { order: 'fire', at: null } }, request('k'))
      await reopen()
      expect(await store.sessionOf('anna-token')).toEqual({ id: 'anna', name: 'Anna', created: 1 })
      expect(await store.match('m1')).toEqual(match('m1', { head, status: 'playing', moment: 'turn 0', updated: 10 }))
      expect(await store.entries('m1')).toEqual([{ entry: entry(0), chain: 'h0' }])
      expect(await store.sealed('m1')).toEqual([{ call: '1/fire', seat: 'red', order: { order: 'fire', at: null } }])
      expect(await store.request('anna', 'k')).toEqual(request('k'))
      expect(await store.request('ben', 'k')).toBeUndefined()
    })

    test('an entry is appended only at the next sequence number, and only one of two attempts succeeds', async () => {
      await expect(store.append(append('m1', 1))).rejects.toThrow(StaleWrite)
      const both = await Promise.allSettled([store.append(append('m1', 0)), store.append(append('m1', 0, { chain: 'other' }))])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(StaleWrite) })
      await expect(store.append(append('m1', 0))).rejects.toThrow(StaleWrite)
      await store.append(append('m1', 1))
      expect((await store.entries('m1')).map(({ chain }) => chain)).toEqual([expect.stringMatching(/^(h0|other)$/), 'h1'])
    })

    test('an entry deletes the sealed orders of its call, and the last entry deletes all', async () => {
      await store.append(append('m1', 0))
      await store.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null)
      await store.seal('m1', { call: '1/fire', seat: 'blue', order: 2 }, null)
      await store.seal('m1', { call: '2/move', seat: 'green', order: 3 }, null)
      await store.append(append('m1', 1, { entry: entry(1, '1/fire') }))
      expect(await store.sealed('m1')).toEqual([{ call: '2/move', seat: 'green', order: 3 }])
      await store.append(append('m1', 2, { entry: entry(2, '3/fire'), status: 'over' }))
      expect(await store.sealed('m1')).toEqual([])
      expect(await store.activeMatches()).toEqual([])
    })

    test('sealed orders, votes and entries keep their signatures', async () => {
      const handle = store.handle('m1')
      await handle.read(-1)
      const sealed = { call: '1/fire', seat: 'red', order: 1, signature: SIGNATURE }
      await handle.seal('m1', { ...sealed, signature: { after: 0, value: SIGNATURE.value } }, null)
      await handle.seal('m1', sealed, null)
      await handle.addVote('m1', { kind: 'draw', voter: 'red', signature: SIGNATURE })
      expect(await store.sealed('m1')).toEqual([sealed])
      expect(await store.votes('m1')).toEqual([{ kind: 'draw', voter: 'red', signature: SIGNATURE }])
      const signed = { ...entry(0), signatures: { red: SIGNATURE } }
      await handle.append(append('m1', 0, { entry: signed }))
      expect((await store.entries('m1'))[0]?.entry).toEqual(signed)
    })

    test('the key of the server stays the one that was stored first', async () => {
      expect(await store.serverKey(KEY)).toBe(KEY)
      expect(await store.serverKey(OTHER_KEY)).toBe(KEY)
    })

    test('a sealed order can be replaced and withdrawn', async () => {
      await store.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null)
      await store.seal('m1', { call: '1/fire', seat: 'red', order: 2 }, null)
      expect(await store.sealed('m1')).toEqual([{ call: '1/fire', seat: 'red', order: 2 }])
      expect(await store.unseal('m1', '1/fire', 'red')).toBe(true)
      expect(await store.unseal('m1', '1/fire', 'red')).toBe(false)
      expect(await store.sealed('m1')).toEqual([])
    })

    test('a failed job writes nothing, and the other jobs of its commit succeed', async () => {
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

    test('two hundred orders at the same time are all sealed', async () => {
      const seats = Array.from({ length: 200 }, (_, index) => `s${String(index).padStart(3, '0')}`)
      await Promise.all(seats.map((name, index) => store.seal('m1', { call: '1/fire', seat: name, order: index }, request(name))))
      expect(await store.sealed('m1')).toEqual(seats.map((name, index) => ({ call: '1/fire', seat: name, order: index })))
    })

    test('an invitation gives its seat to one person only', async () => {
      const acceptance = (session: string) => ({
        token: 'come',
        session,
        name: session,
        value: 'v',
        keys: { blue: KEY, red: OTHER_KEY },
        time: 9,
      })
      expect(await store.invitation('nonsense')).toBeUndefined()
      expect(await store.acceptInvitation({ ...acceptance('ben'), token: 'nonsense' })).toBe(false)
      const [ben, anna] = await Promise.all([store.acceptInvitation(acceptance('ben')), store.acceptInvitation(acceptance('anna'))])
      expect(ben).not.toBe(anna)
      expect(await store.invitation('come')).toEqual({ token: 'come', match: 'm1', seat: 'blue', used: true })
      expect(await store.invitationsOf('m1')).toHaveLength(1)
      const session = ben ? 'ben' : 'anna'
      expect((await store.match('m1'))?.seats[1]).toEqual(seat('blue', { session, name: session, value: 'v', key: KEY }))
    })

    test('the matches of a session are those it created and those it has a seat in, latest first', async () => {
      await store.addMatch(match('m2', { creator: 'ben', updated: 3, seats: [seat('red'), seat('blue', { session: 'anna' })] }), [])
      await store.addMatch(match('m3', { creator: 'ben', updated: 2, seats: [seat('red')] }), [])
      expect((await store.matchesOf('anna', 10)).map(({ id }) => id)).toEqual(['m2', 'm1'])
      expect((await store.matchesOf('anna', 1)).map(({ id }) => id)).toEqual(['m2'])
      expect((await store.matchesOf('ben', 10)).map(({ id }) => id)).toEqual(['m2', 'm3'])
    })

    test('a new name appears in every match, and a seat remembers whether it answers automatically', async () => {
      await store.rename('anna', 'Annika')
      await store.setAuto('m1', 'red', true)
      expect((await store.match('m1'))?.seats).toEqual([
        seat('red', { session: 'anna', name: 'Annika', value: 'a', auto: true }),
        seat('blue'),
      ])
    })

    test('the names beside a session are those of the other people at its tables, each once', async () => {
      await store.addSession({ id: 'carl', name: 'Carl', created: 1 }, 'carl-token')
      const others = [seat('blue', { session: 'ben', name: 'Ben' }), seat('white', { bot: 'ensign', name: 'Ensign' }), seat('green')]
      for (const id of ['m2', 'm3']) await store.addMatch({ ...match(id), seats: [...match(id).seats.slice(0, 1), ...others] }, [])
      await store.addMatch({ ...match('m4'), status: 'over', seats: [seat('red', { session: 'carl', name: 'Carl' }), ...others] }, [])
      expect(await store.namesBeside('anna')).toEqual(['Ben'])
      expect((await store.namesBeside('ben')).toSorted()).toEqual(['Anna', 'Carl'])
      expect(await store.namesBeside('nobody')).toEqual([])
    })

    test('a handle reads a whole match, or only the entries after a known one, and changes the match', async () => {
      const handle = store.handle('m1')
      expect(await handle.read(-1)).toEqual({ record: match('m1'), entries: [], sealed: [], restored: null, notes: [], votes: [] })
      for (const seq of [0, 1, 2]) await handle.append(append('m1', seq))
      await handle.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, request('k'))
      await handle.addNote('m1', note('hello'), 3)
      await handle.addVote('m1', { kind: 'draw', voter: 'red' })
      await handle.setAuto('m1', 'red', true)
      const { record, entries, sealed, notes, votes } = (await store.handle('m1').read(0)) ?? {}
      expect(entries).toEqual([
        { entry: entry(1), chain: 'h1' },
        { entry: entry(2), chain: 'h2' },
      ])
      expect(record?.seats.map(({ auto }) => auto)).toEqual([true, false])
      expect([sealed?.length, notes?.length, votes?.length]).toEqual([1, 1, 1])
      expect(await handle.unseal('m1', '1/fire', 'red')).toBe(true)
      expect(await store.handle('nonsense').read(-1)).toBeUndefined()
    })

    test('an entry of a handle deletes the sealed orders of its call and the votes it settles, and a key is used once', async () => {
      const handle = store.handle('m1')
      await handle.read(-1)
      await handle.append(append('m1', 0, { head }))
      const order = (call: string, name: string, why?: string) => ({ call, seat: name, order: { order: 'pass' }, ...(why && { why }) })
      await handle.seal('m1', order('1/fire', 'red', 'on a whim'), request('k'))
      await expect(handle.seal('m1', order('1/fire', 'blue'), request('k'))).rejects.toThrow()
      await handle.seal('m1', order('1/fire', 'blue'), null)
      await handle.seal('m1', order('2/move', 'red'), null)
      for (const voter of ['red', 'blue']) await handle.addVote('m1', { kind: 'draw', voter })
      expect(await store.sealed('m1')).toEqual([order('1/fire', 'blue'), order('1/fire', 'red', 'on a whim'), order('2/move', 'red')])
      await handle.append(append('m1', 1, { entry: entry(1, '1/fire'), settledVotes: [{ kind: 'draw', voter: 'red' }] }))
      expect(await store.sealed('m1')).toEqual([order('2/move', 'red')])
      expect(await store.votes('m1')).toEqual([{ kind: 'draw', voter: 'blue' }])
      await handle.append(append('m1', 2, { status: 'over' }))
      expect(await store.sealed('m1')).toEqual([])
      expect(await store.match('m1')).toMatchObject({ head, status: 'over', moment: 'turn 2', updated: 12 })
      expect((await store.entries('m1')).map(({ entry: { seq } }) => seq)).toEqual([0, 1, 2])
      expect(await store.request('anna', 'k')).toEqual(request('k'))
    })

    test('the reason of a bot is stored with its sealed order and is deleted when the order is replaced', async () => {
      await store.seal('m1', { call: '1/fire', seat: 'red', order: 1, why: 'on a whim' }, null)
      expect(await store.sealed('m1')).toEqual([{ call: '1/fire', seat: 'red', order: 1, why: 'on a whim' }])
      await store.seal('m1', { call: '1/fire', seat: 'red', order: 2 }, null)
      expect(await store.sealed('m1')).toEqual([{ call: '1/fire', seat: 'red', order: 2 }])
    })

    test('an entry keeps its action and its reasons as written, and absent fields stay absent', async () => {
      const conceded: Entry = { ...entry(1), events: [], rolls: [], action: { kind: 'conceded', seat: 'red' } }
      await store.append(append('m1', 0, { entry: { ...entry(0), why: { red: 'on a whim' } } }))
      await store.append(append('m1', 1, { entry: conceded }))
      await store.append(append('m1', 2))
      await reopen()
      const entries = (await store.entries('m1')).map((row) => row.entry)
      expect(entries).toEqual([{ ...entry(0), why: { red: 'on a whim' } }, conceded, entry(2)])
      expect(entries.map((row) => ['action' in row, 'why' in row])).toEqual([
        [false, true],
        [true, false],
        [false, false],
      ])
    })

    test('a seat that concedes loses its sealed orders, and other seats keep theirs', async () => {
      await store.append(append('m1', 0))
      for (const [call, name] of [
        ['1/fire', 'red'],
        ['1/fire', 'blue'],
        ['2/move', 'red'],
      ] as const)
        await store.seal('m1', { call, seat: name, order: 1 }, null)
      await store.append(append('m1', 1, { entry: { ...entry(1), events: [], action: { kind: 'conceded', seat: 'red' } } }))
      expect(await store.sealed('m1')).toEqual([{ call: '1/fire', seat: 'blue', order: 1 }])
    })

    test('a session has its own designs, at most up to the limit, and latest first', async () => {
      expect(await store.addDesign(design('d1'), 2)).toBe(true)
      expect(await store.addDesign(design('d2', { system: 'skirmish', updated: 4 }), 2)).toBe(true)
      expect(await store.addDesign(design('d3'), 2)).toBe(false)
      expect(await store.addDesign(design('d4', { session: 'ben' }), 2)).toBe(true)
      await reopen()
      expect((await store.designs('anna')).map(({ id }) => id)).toEqual(['d2', 'd1'])
      expect(await store.designs('ben')).toEqual([design('d4', { session: 'ben' })])
    })

    test('only its own session can change or delete a design', async () => {
      await store.addDesign(design('d1'), 9)
      const change = { id: 'd1', session: 'anna', name: 'Terns', design: { ships: [] }, updated: 8 }
      expect(await store.changeDesign({ ...change, session: 'ben' })).toBeUndefined()
      expect(await store.changeDesign({ ...change, id: 'd9' })).toBeUndefined()
      expect(await store.changeDesign(change)).toEqual(design('d1', { name: 'Terns', design: { ships: [] }, updated: 8 }))
      await store.removeDesign('ben', 'd1')
      expect(await store.designs('anna')).toEqual([design('d1', { name: 'Terns', design: { ships: [] }, updated: 8 })])
      await store.removeDesign('anna', 'd1')
      expect(await store.designs('anna')).toEqual([])
    })

    test('notes are numbered, and only the latest are kept', async () => {
      const [one, two] = [await store.addNote('m1', note('hello'), 3), await store.addNote('m1', note('there'), 3)]
      expect([one, two]).toEqual([
        { seq: 1, ...note('hello') },
        { seq: 2, ...note('there') },
      ])
      await store.addNote('m1', { ...note(''), text: null, signal: 'thanks' }, 3)
      await store.addNote('m1', note('farewell'), 3)
      await reopen()
      expect((await store.notes('m1')).map(({ seq, text, signal }) => [seq, text, signal])).toEqual([
        [2, 'there', null],
        [3, null, 'thanks'],
        [4, 'farewell', null],
      ])
      expect(await store.notes('m2')).toEqual([])
    })

    test('a vote counts once, can be withdrawn, and replaces votes for another rank', async () => {
      const draw = (voter: string): Vote => ({ kind: 'draw', voter })
      const standIn = (voter: string, rank: string): Vote => ({ kind: 'stand-in', seat: 'red', rank, voter })
      for (const vote of [draw('red'), draw('red'), draw('blue'), standIn('blue', 'ensign'), standIn('green', 'ensign')])
        await store.addVote('m1', vote)
      await reopen()
      expect(await store.votes('m1')).toEqual([draw('blue'), draw('red'), standIn('blue', 'ensign'), standIn('green', 'ensign')])
      await store.addVote('m1', standIn('green', 'captain'))
      await store.removeVotes('m1', [draw('red')])
      expect(await store.votes('m1')).toEqual([draw('blue'), standIn('green', 'captain')])
      await store.append(append('m1', 0, { settledVotes: [draw('blue')] }))
      expect(await store.votes('m1')).toEqual([standIn('green', 'captain')])
    })

    test('two requests for a rematch get the same match', async () => {
      const ids = await Promise.all([store.addRematch('m1', match('m2')), store.addRematch('m1', match('m3'))])
      const [first, later] = ids[0] === 'm2' ? ['m2', 'm3'] : ['m3', 'm2']
      expect(ids).toEqual([first, first])
      expect((await store.match('m1'))?.rematch).toBe(first)
      expect((await store.match(first))?.seats).toHaveLength(2)
      expect(await store.match(later)).toBeUndefined()
    })

    test('a reserved seat can be taken once, and only by its session', async () => {
      await store.addMatch(match('m2', { seats: [seat('red', { session: 'anna', name: 'Anna' }), seat('blue')] }), [])
      const request = { match: 'm2', seat: 'red', session: 'anna', value: 'v', keys: { red: KEY }, time: 9 }
      expect(await store.takeReservedSeat({ ...request, session: 'ben' })).toBe(false)
      expect(await store.takeReservedSeat({ ...request, seat: 'blue' })).toBe(false)
      expect(await store.takeReservedSeat(request)).toBe(true)
      expect(await store.takeReservedSeat({ ...request, value: 'other' })).toBe(false)
      expect(await store.match('m2')).toMatchObject({
        updated: 9,
        seats: [
          { seat: 'red', value: 'v', key: KEY },
          { value: null, key: null },
        ],
      })
    })

    test('a personal link signs in one device once, before it expires', async () => {
      const link = (token: string) => store.addLink({ token, session: 'anna', expires: 100 })
      for (const token of ['none', 'one']) await link(token)
      const redeem = (token: string, device: string, time = 99) => store.redeemLink({ token, time, device })
      expect(await redeem('nonsense', 'd0')).toBeUndefined()
      expect(await redeem('none', 'd0')).toBeUndefined()
      const taken = await Promise.all([redeem('one', 'd1'), redeem('one', 'd2')])
      expect(taken.filter(Boolean)).toEqual([{ id: 'anna', name: 'Anna', created: 1 }])
      await link('two')
      expect(await redeem('two', 'd3', 100)).toBeUndefined()
      await link('three')
      await store.forgetLinks(100)
      expect(await redeem('three', 'd4')).toBeUndefined()
      await reopen()
      const known = await Promise.all(['anna-token', 'd1', 'd2', 'd3', 'd4'].map((token) => store.sessionOf(token)))
      expect(known.map((session) => session?.id)).toEqual(['anna', taken[0]?.id, taken[1]?.id, undefined, undefined])
    })

    test('old sessions without a match, seat, design, device or link are forgotten', async () => {
      const users = ['carl', 'dora', 'emil', 'fred', 'gina', 'hans'] as const
      for (const id of users) await store.addSession({ id, name: id, created: id === 'hans' ? 50 : 1 }, id)
      await store.addMatch(match('m2', { creator: 'carl', seats: [seat('red', { session: 'dora' })] }), [])
      await store.addDesign({ id: 'd', session: 'emil', system: 'easystar', name: 'd', design: {}, updated: 1 }, 9)
      await store.addLink({ token: 'to fred', session: 'fred', expires: 100 })
      await store.forgetSessions(50)
      const known = await Promise.all(users.map((token) => store.sessionOf(token)))
      expect(known.map((session) => session?.id)).toEqual(['carl', 'dora', 'emil', 'fred', undefined, 'hans'])
      await store.redeemLink({ token: 'to fred', time: 9, device: 'second' })
      await store.forgetSessions(51)
      expect((await store.sessionOf('second'))?.id).toBe('fred')
      expect(await store.sessionOf('hans')).toBeUndefined()
    })

    test('of many sessions all unused ones are forgotten', async () => {
      const ids = Array.from({ length: 600 }, (_, number) => `user-${number}`)
      for (let first = 0; first < ids.length; first += 100)
        await Promise.all(ids.slice(first, first + 100).map((id) => store.addSession({ id, name: id, created: 1 }, id)))
      await store.forgetSessions(2)
      const some = ['user-0', 'user-299', 'user-599', 'user-99']
      expect((await Promise.all(some.map((id) => store.sessionOf(id)))).filter(Boolean)).toEqual([])
      expect((await store.sessionOf('anna-token'))?.id).toBe('anna')
    })

    test('the first request with a key is stored, and later ones get its digest', async () => {
      const remember = (digest: string) => store.rememberRequest({ ...request('mine'), digest })
      const digests = await Promise.all(['x', 'y', 'z', 'x'].map(remember))
      expect(new Set(digests).size).toBe(1)
      expect(await remember('late')).toBe(digests[0])
      expect(await store.rememberRequest({ ...request('mine'), session: 'ben', digest: 'other' })).toBe('other')
      await store.forgetRequests(6)
      expect(await remember('late')).toBe('late')
    })

    test('a check of writes succeeds again and again, and leaves one row at most', async () => {
      for (const time of [3, 4]) await store.checkWrites(time)
      await reopen()
      await store.checkWrites(5)
      expect(await store.request('', 'probe')).toMatchObject({ time: 5 })
      await store.forgetRequests(6)
      expect(await store.request('', 'probe')).toBeUndefined()
    })

    test('requests older than the given time are deleted', async () => {
      await store.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, request('old'))
      await store.forgetRequests(5)
      expect(await store.request('anna', 'old')).toBeDefined()
      await store.forgetRequests(6)
      expect(await store.request('anna', 'old')).toBeUndefined()
    })
  })
}
