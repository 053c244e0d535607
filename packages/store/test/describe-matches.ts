// How a store keeps matches in play: entries, sealed orders, handles, notes and votes.
import type { Entry, Snapshot } from '@admiralty/match'
import { expect, test } from 'vitest'
import { StaleWrite } from '../src/backend.ts'
import { openRawDatabase } from '../src/raw-database.ts'
import type { Vote } from '../src/social-records.ts'
import { DamagedMatch } from '../src/storage-failure.ts'
import type { EntryRange } from '../src/store.ts'
import { append, entry, head, LINK_END, match, note, type OpenedStore, OTHER_KEY, request, SIGNATURE } from './samples.ts'

/** Tests the matches of an open store. */
export function describeMatches(opened: OpenedStore): void {
  test('written data are there after the store is closed and opened again', async () => {
    await opened.store.append(append('m1', 0, { head }))
    await opened.store.seal('m1', { call: '1/fire', seat: 'red', order: { order: 'fire', at: null } }, request('k'), null)
    await opened.reopen()
    expect(await opened.store.personOf('anna-token')).toEqual({ id: 'anna', name: 'Anna', created: 1 })
    expect(await opened.store.match('m1')).toEqual(match('m1', { head, status: 'playing', moment: 'turn 0', updated: 10 }))
    expect(await opened.store.entries('m1')).toEqual([{ entry: entry(0), chain: 'h0' }])
    expect(await opened.store.sealed('m1')).toEqual([{ call: '1/fire', seat: 'red', order: { order: 'fire', at: null } }])
    expect(await opened.store.request('anna', 'k')).toEqual(request('k'))
    expect(await opened.store.request('ben', 'k')).toBeUndefined()
  })

  test('a match keeps its terms', async () => {
    const terms = { closing: 'kept', watch: 'seated' } as const
    const begun = { ...head, closing: 'kept' } as const
    await opened.store.addMatch(match('m2', terms), [])
    await opened.store.append(append('m2', 0, { head: begun }))
    await opened.reopen()
    expect(await opened.store.match('m2')).toMatchObject({ ...terms, head: begun })
  })

  test('the visibility of a match is read for its players and for strangers, and an unknown match looks closed to all', async () => {
    await opened.store.addMatch(match('m2', { watch: 'seated' }), [])
    const nobody = { isCreator: false, seats: [] }
    expect(await opened.store.visibility('m2', 'anna')).toEqual({ watch: 'seated', isCreator: true, seats: ['red'] })
    expect(await opened.store.visibility('m1', 'stranger')).toEqual({ watch: 'anyone', ...nobody })
    for (const [id, person] of [
      ['m2', 'stranger'],
      ['m2', undefined],
      ['m3', 'anna'],
      ['m3', undefined],
    ] as const)
      expect(await opened.store.visibility(id, person)).toEqual({ watch: 'seated', ...nobody })
  })

  test('a position is kept as it is, in handles and after a restart', async () => {
    const position = { at: [{ step: 'round' }], squads: { red: { gear: ['flare'] } } }
    await opened.store.addMatch(match('m2', { position }), [])
    await opened.reopen()
    expect(await opened.store.match('m2')).toEqual(match('m2', { position }))
    expect((await opened.store.handle('m2').read(-1))?.record.position).toEqual(position)
  })

  test('an entry keeps every field, because its hash covers them all', async () => {
    const written: Required<Omit<Entry, 'action'>> = {
      ...entry(1, '1/fire'),
      call: { id: '1/fire', kind: 'fire', key: 'fire', seats: ['red'], instead: ['blue'] },
      orders: { blue: { order: 'end' } },
      rolls: [{ count: 1, sides: 6, reason: 'first', faces: [3], at: 'red' }],
      due: { '2/fire': { red: 9 } },
      sealed: { blue: 7 },
      signatures: { blue: SIGNATURE },
      links: { digest: LINK_END, given: { blue: LINK_END } },
      why: { blue: 'it is late' },
    }
    const conceded = { kind: 'conceded', seat: 'red' } as const
    const entries: readonly Entry[] = [entry(0), written, { ...entry(2), action: conceded }]
    for (const one of entries) await opened.store.append(append('m1', one.seq, { entry: one }))
    await opened.reopen()
    expect((await opened.store.entries('m1')).map((stored) => stored.entry)).toEqual(entries)
  })

  test('entries are read whole or as a range', async () => {
    for (const seq of [0, 1, 2, 3]) await opened.store.append(append('m1', seq))
    const hashes = async (range?: EntryRange) => (await opened.store.entries('m1', range)).map(({ chain }) => chain)
    expect(await hashes()).toEqual(['h0', 'h1', 'h2', 'h3'])
    expect(await hashes({ after: 0, last: 2 })).toEqual(['h1', 'h2'])
    expect(await hashes({ after: 3, last: 9 })).toEqual([])
  })

  test('the latest snapshot of this version before an entry is found, and a new one of the same entry replaces it', async () => {
    const snapshot = (seq: number, more: Partial<Snapshot> = {}): Snapshot => ({
      seq,
      format: 1,
      version: 2,
      state: `{"at":${seq}}`,
      digest: `d${seq}`,
      ...more,
    })
    const query = (before: number) => ({ before, format: 1, version: 2 })
    for (const seq of [100, 200, 300]) await opened.store.addSnapshot('m1', snapshot(seq))
    await opened.store.addSnapshot('m1', snapshot(200, { state: '{}' }))
    await opened.store.addSnapshot('m1', snapshot(300, { version: 3 }))
    await opened.reopen()
    expect(await opened.store.snapshot('m1', query(100))).toBeUndefined()
    expect(await opened.store.snapshot('m1', query(200))).toEqual(snapshot(100))
    expect(await opened.store.snapshot('m1', query(999))).toEqual(snapshot(200, { state: '{}' }))
    expect(await opened.store.snapshot('m1', { ...query(999), version: 3 })).toEqual(snapshot(300, { version: 3 }))
    expect(await opened.store.snapshot('m1', { ...query(999), format: 2 })).toBeUndefined()
  })

  test('an entry is appended only at the next sequence number, and only one of two attempts succeeds', async () => {
    await expect(opened.store.append(append('m1', 1))).rejects.toThrow(StaleWrite)
    const both = await Promise.allSettled([opened.store.append(append('m1', 0)), opened.store.append(append('m1', 0, { chain: 'other' }))])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(StaleWrite) })
    await expect(opened.store.append(append('m1', 0))).rejects.toThrow(StaleWrite)
    await opened.store.append(append('m1', 1))
    expect((await opened.store.entries('m1')).map(({ chain }) => chain)).toEqual([expect.stringMatching(/^(h0|other)$/), 'h1'])
  })

  test('an entry deletes the sealed orders of its call, and the last entry deletes all', async () => {
    await opened.store.append(append('m1', 0))
    await opened.store.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null, null)
    await opened.store.seal('m1', { call: '1/fire', seat: 'blue', order: 2 }, null, null)
    await opened.store.seal('m1', { call: '2/move', seat: 'green', order: 3 }, null, null)
    await opened.store.append(append('m1', 1, { entry: entry(1, '1/fire') }))
    expect(await opened.store.sealed('m1')).toEqual([{ call: '2/move', seat: 'green', order: 3 }])
    await opened.store.append(append('m1', 2, { entry: entry(2, '3/fire'), status: 'over' }))
    expect(await opened.store.sealed('m1')).toEqual([])
    expect(await opened.store.match('m1')).toMatchObject({ status: 'over' })
  })

  test('sealed orders, votes and entries keep their signatures', async () => {
    const handle = opened.store.handle('m1')
    await handle.read(-1)
    const sealed = { call: '1/fire', seat: 'red', order: 1, signature: SIGNATURE }
    await handle.seal('m1', { ...sealed, signature: { after: 0, value: SIGNATURE.value } }, null, null)
    await handle.seal('m1', sealed, null, null)
    await handle.addVote('m1', { kind: 'draw', voter: 'red', signature: SIGNATURE }, null, null)
    expect(await opened.store.sealed('m1')).toEqual([sealed])
    expect(await opened.store.votes('m1')).toEqual([{ kind: 'draw', voter: 'red', signature: SIGNATURE }])
    const signed = { ...entry(0), signatures: { red: SIGNATURE } }
    await handle.append(append('m1', 0, { entry: signed }))
    expect((await opened.store.entries('m1'))[0]?.entry).toEqual(signed)
  })

  test('a sealed order can be replaced and withdrawn', async () => {
    await opened.store.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null, null)
    await opened.store.seal('m1', { call: '1/fire', seat: 'red', order: 2 }, null, null)
    expect(await opened.store.sealed('m1')).toEqual([{ call: '1/fire', seat: 'red', order: 2 }])
    expect(await opened.store.unseal('m1', '1/fire', 'red')).toBe(true)
    expect(await opened.store.unseal('m1', '1/fire', 'red')).toBe(false)
    expect(await opened.store.sealed('m1')).toEqual([])
  })

  test('a failed job writes nothing, and the other jobs of its commit succeed', async () => {
    await opened.store.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, request('once'), null)
    const outcomes = await Promise.allSettled([
      opened.store.seal('m1', { call: '1/fire', seat: 'blue', order: 1 }, null, null),
      opened.store.seal('m1', { call: '1/fire', seat: 'red', order: 2 }, request('once'), null),
      opened.store.rename('ben', 'Benjamin'),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await opened.store.sealed('m1')).toEqual([
      { call: '1/fire', seat: 'blue', order: 1 },
      { call: '1/fire', seat: 'red', order: 1 },
    ])
    expect(await opened.store.personOf('ben-token')).toMatchObject({ name: 'Benjamin' })
  })

  test('fixed orders are stored with the request that completed them, and later ones replace them', async () => {
    const handle = opened.store.handle('m1')
    const call = { id: '1/fire', kind: 'fire', key: 'red+blue', seats: ['red', 'blue'], instead: [] }
    const fixed = {
      seq: 1,
      call,
      orders: { red: 1, blue: 2 },
      signatures: { red: SIGNATURE },
      why: { blue: 'a reason' },
      sealed: { red: 7 },
      asked: ['red'],
    }
    await handle.read(-1)
    await handle.fix('m1', fixed, request('k1'), null)
    expect(await opened.store.request('anna', 'k1')).toMatchObject({ call: '1/fire' })
    expect((await handle.read(-1))?.fixed).toEqual(fixed)
    await expect(handle.fix('m1', { ...fixed, seq: 2 }, request('k1'), null)).rejects.toThrow()
    expect((await handle.read(-1))?.fixed).toEqual(fixed)
    await handle.fix('m1', { ...fixed, seq: 2 }, null, null)
    expect((await handle.read(-1))?.fixed).toMatchObject({ seq: 2 })
  })

  test('two hundred orders at the same time are all sealed', async () => {
    const seats = Array.from({ length: 200 }, (_, index) => `s${String(index).padStart(3, '0')}`)
    await Promise.all(
      seats.map((name, index) => opened.store.seal('m1', { call: '1/fire', seat: name, order: index }, request(name), null)),
    )
    expect(await opened.store.sealed('m1')).toEqual(seats.map((name, index) => ({ call: '1/fire', seat: name, order: index })))
  })

  test('a handle reads a whole match, or only the entries after a known one, and changes the match', async () => {
    const handle = opened.store.handle('m1')
    expect(await handle.read(-1)).toEqual({
      record: match('m1'),
      entries: [],
      sealed: [],
      restored: null,
      fixed: null,
      wake: null,
      asked: [],
      notes: [],
      votes: [],
      offers: [],
      handovers: [],
    })
    for (const seq of [0, 1, 2]) await handle.append(append('m1', seq))
    await handle.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, request('k'), null)
    await handle.addNote('m1', note('hello'), 3)
    await handle.addVote('m1', { kind: 'draw', voter: 'red' }, null, null)
    await handle.setAuto('m1', 'red', true, null)
    const { record, entries, sealed, notes, votes } = (await opened.store.handle('m1').read(0)) ?? {}
    expect(entries).toEqual([
      { entry: entry(1), chain: 'h1' },
      { entry: entry(2), chain: 'h2' },
    ])
    expect(record?.seats.map(({ auto }) => auto)).toEqual([true, false])
    expect([sealed?.length, notes?.length, votes?.length]).toEqual([1, 1, 1])
    expect(await handle.unseal('m1', '1/fire', 'red')).toBe(true)
    expect(await opened.store.handle('nonsense').read(-1)).toBeUndefined()
  })

  test('a match that is read says who has sealed orders, and the orders are read by their calls', async () => {
    const handle = opened.store.handle('m1')
    await handle.read(-1)
    const red = { call: '1/fire', seat: 'red', order: { order: 'pass' }, signature: SIGNATURE }
    const blue = { call: '1/fire', seat: 'blue', order: 2, why: 'on a whim' }
    const later = { call: '2/move', seat: 'red', order: 3 }
    for (const sealed of [red, blue, later]) await handle.seal('m1', sealed, null, null)
    const { sealed } = (await handle.read(-1)) ?? {}
    expect(sealed?.toSorted((one, other) => one.call.localeCompare(other.call))).toEqual([
      { call: '1/fire', seat: 'blue' },
      { call: '1/fire', seat: 'red' },
      { call: '2/move', seat: 'red' },
    ])
    expect(await handle.sealedFor(['1/fire'])).toEqual([blue, red])
    expect(await handle.sealedFor(['1/fire', '2/move'])).toHaveLength(3)
    expect(await handle.sealedFor(['3/fire'])).toEqual([])
  })

  test('a damaged sealed order is noticed when it is read, and not when its match is read', async () => {
    await opened.store.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null, null)
    await opened.reopen(async (location) => {
      const { db, close } = openRawDatabase(location)
      await db.updateTable('sealed').set({ order: 'no JSON', signature: 'no JSON' }).execute()
      await close()
    })
    const handle = opened.store.handle('m1')
    expect((await handle.read(-1))?.sealed).toEqual([{ call: '1/fire', seat: 'red' }])
    await expect(handle.sealedFor(['1/fire'])).rejects.toThrow(DamagedMatch)
  })

  test('an entry of a handle deletes the sealed orders of its call and the votes it settles, and a key is used once', async () => {
    const handle = opened.store.handle('m1')
    await handle.read(-1)
    await handle.append(append('m1', 0, { head }))
    const order = (call: string, name: string, why?: string) => ({ call, seat: name, order: { order: 'pass' }, ...(why && { why }) })
    await handle.seal('m1', order('1/fire', 'red', 'on a whim'), request('k'), null)
    await expect(handle.seal('m1', order('1/fire', 'blue'), request('k'), null)).rejects.toThrow()
    await handle.seal('m1', order('1/fire', 'blue'), null, null)
    await handle.seal('m1', order('2/move', 'red'), null, null)
    for (const voter of ['red', 'blue']) await handle.addVote('m1', { kind: 'draw', voter }, null, null)
    expect(await opened.store.sealed('m1')).toEqual([order('1/fire', 'blue'), order('1/fire', 'red', 'on a whim'), order('2/move', 'red')])
    await handle.append(append('m1', 1, { entry: entry(1, '1/fire'), settledVotes: [{ kind: 'draw', voter: 'red' }] }))
    expect(await opened.store.sealed('m1')).toEqual([order('2/move', 'red')])
    expect(await opened.store.votes('m1')).toEqual([{ kind: 'draw', voter: 'blue' }])
    await handle.append(append('m1', 2, { status: 'over' }))
    expect(await opened.store.sealed('m1')).toEqual([])
    expect(await opened.store.match('m1')).toMatchObject({ head, status: 'over', moment: 'turn 2', updated: 12 })
    expect((await opened.store.entries('m1')).map(({ entry: { seq } }) => seq)).toEqual([0, 1, 2])
    expect(await opened.store.request('anna', 'k')).toEqual(request('k'))
  })

  test('the reason of a bot is stored with its sealed order and is deleted when the order is replaced', async () => {
    await opened.store.seal('m1', { call: '1/fire', seat: 'red', order: 1, why: 'on a whim' }, null, null)
    expect(await opened.store.sealed('m1')).toEqual([{ call: '1/fire', seat: 'red', order: 1, why: 'on a whim' }])
    await opened.store.seal('m1', { call: '1/fire', seat: 'red', order: 2 }, null, null)
    expect(await opened.store.sealed('m1')).toEqual([{ call: '1/fire', seat: 'red', order: 2 }])
  })

  test('an entry keeps its action and its reasons as written, and absent fields stay absent', async () => {
    const conceded: Entry = { ...entry(1), events: [], rolls: [], action: { kind: 'conceded', seat: 'red' } }
    await opened.store.append(append('m1', 0, { entry: { ...entry(0), why: { red: 'on a whim' } } }))
    await opened.store.append(append('m1', 1, { entry: conceded }))
    await opened.store.append(append('m1', 2))
    await opened.reopen()
    const entries = (await opened.store.entries('m1')).map((row) => row.entry)
    expect(entries).toEqual([{ ...entry(0), why: { red: 'on a whim' } }, conceded, entry(2)])
    expect(entries.map((row) => ['action' in row, 'why' in row])).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ])
  })

  test.each<NonNullable<Entry['action']>>([
    { kind: 'conceded', seat: 'red' },
    { kind: 'rekeyed', seat: 'red', key: OTHER_KEY },
    { kind: 'returned', seat: 'red' },
  ])('a seat loses its sealed orders, and other seats keep theirs: %j', async (action) => {
    await opened.store.append(append('m1', 0))
    for (const [call, name] of [
      ['1/fire', 'red'],
      ['1/fire', 'blue'],
      ['2/move', 'red'],
    ] as const)
      await opened.store.seal('m1', { call, seat: name, order: 1 }, null, null)
    await opened.store.append(append('m1', 1, { entry: { ...entry(1), events: [], action } }))
    expect(await opened.store.sealed('m1')).toEqual([{ call: '1/fire', seat: 'blue', order: 1 }])
  })

  test('notes are numbered, and only the latest are kept', async () => {
    const [one, two] = [await opened.store.addNote('m1', note('hello'), 3), await opened.store.addNote('m1', note('there'), 3)]
    expect([one, two]).toEqual([
      { seq: 1, ...note('hello') },
      { seq: 2, ...note('there') },
    ])
    await opened.store.addNote('m1', { ...note(''), text: null, signal: 'thanks' }, 3)
    await opened.store.addNote('m1', note('farewell'), 3)
    await opened.reopen()
    expect((await opened.store.notes('m1')).map(({ seq, text, signal }) => [seq, text, signal])).toEqual([
      [2, 'there', null],
      [3, null, 'thanks'],
      [4, 'farewell', null],
    ])
    expect(await opened.store.notes('m2')).toEqual([])
  })

  test('a vote counts once, can be withdrawn, and replaces votes for another rank', async () => {
    const draw = (voter: string): Vote => ({ kind: 'draw', voter })
    const standIn = (voter: string, rank: string): Vote => ({ kind: 'stand-in', seat: 'red', rank, voter })
    for (const vote of [draw('red'), draw('red'), draw('blue'), standIn('blue', 'ensign'), standIn('green', 'ensign')])
      await opened.store.addVote('m1', vote, null, null)
    await opened.reopen()
    expect(await opened.store.votes('m1')).toEqual([draw('blue'), draw('red'), standIn('blue', 'ensign'), standIn('green', 'ensign')])
    await opened.store.addVote('m1', standIn('green', 'captain'), null, null)
    await opened.store.removeVotes('m1', [draw('red')])
    expect(await opened.store.votes('m1')).toEqual([draw('blue'), standIn('green', 'captain')])
    await opened.store.append(append('m1', 0, { settledVotes: [draw('blue')] }))
    expect(await opened.store.votes('m1')).toEqual([standIn('green', 'captain')])
  })
  test('the offers of a draw are counted with the vote, and stay when the vote is settled', async () => {
    const vote = { kind: 'draw', voter: 'red' } as const
    await opened.store.addVote('m1', vote, { seat: 'red', offers: 1, seq: 4 }, null)
    await opened.store.addVote('m1', { kind: 'draw', voter: 'blue' }, null, null)
    await opened.store.removeVotes('m1', [vote])
    await opened.store.addVote('m1', vote, { seat: 'red', offers: 2, seq: 30 }, null)
    await opened.store.append(append('m1', 0, { settledVotes: [vote] }))
    await opened.reopen()
    expect((await opened.store.handle('m1').read(-1))?.offers).toEqual([{ seat: 'red', offers: 2, seq: 30 }])
  })
}
