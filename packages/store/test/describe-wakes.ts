// When a server must look at matches: the times that changes leave, and the claims of servers.
import { expect, test } from 'vitest'
import type { WakeClaim } from '../src/waiting-store.ts'
import { append, match, type OpenedStore, request, seat } from './samples.ts'

const claim = (more: Partial<WakeClaim> = {}): WakeClaim => ({
  due: 100,
  leased: 100,
  until: 160,
  limit: 10,
  mayClaim: () => true,
  ...more,
})
const VOTE = { kind: 'draw', voter: 'red' } as const
const FIXED = {
  seq: 1,
  call: { id: '1/fire', kind: 'fire', key: 'red', seats: ['red'], instead: [] },
  orders: { red: 1 },
  signatures: {},
  why: {},
  sealed: {},
  asked: [],
}

/** Tests the times at which servers look at matches. */
export function describeWakes(opened: OpenedStore): void {
  test('a change that leaves work to be done leaves the time of a look with it, after a restart too', async () => {
    const { store } = opened
    const handle = store.handle('m1')
    await handle.read(-1)
    expect(await store.nextWake()).toBeNull()
    const sealed = { call: '1/fire', seat: 'red', order: 1 }
    const changes: readonly ((wake: number | null) => Promise<void>)[] = [
      (wake) => handle.append(append('m1', 0, { wake })),
      (wake) => handle.seal('m1', sealed, null, wake),
      (wake) => handle.fix('m1', FIXED, null, wake),
      (wake) => handle.addVote('m1', VOTE, null, wake),
      (wake) => handle.setAuto('m1', 'red', true, wake),
      (wake) => handle.append(append('m1', 1, { settledVotes: [VOTE], wake })),
      (wake) => store.seal('m1', sealed, null, wake),
    ]
    for (const [index, change] of changes.entries()) {
      await change(50 + index)
      expect(await store.nextWake()).toBe(50 + index)
    }
    await opened.reopen()
    expect(await opened.store.nextWake()).toBe(56)
    expect((await opened.store.handle('m1').read(-1))?.wake).toBe(56)
  })

  test('a change without work keeps the time, and only an entry removes it', async () => {
    const { store } = opened
    const handle = store.handle('m1')
    await handle.read(-1)
    await handle.append(append('m1', 0, { wake: 50 }))
    await handle.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, request('k'), null)
    await handle.fix('m1', FIXED, null, null)
    await handle.addVote('m1', VOTE, null, null)
    await handle.setAuto('m1', 'red', true, null)
    expect(await store.nextWake()).toBe(50)
    await handle.append(append('m1', 1))
    expect(await store.nextWake()).toBeNull()
  })

  test('the time is corrected without a new revision, and a change that fails leaves none', async () => {
    const { store } = opened
    const handle = store.handle('m1')
    await handle.read(-1)
    const { revision } = handle
    await handle.correctWake(70)
    expect(await store.nextWake()).toBe(70)
    await store.setWake('m1', 80)
    expect(await store.nextWake()).toBe(80)
    expect([handle.revision, await handle.isStale()]).toEqual([revision, false])
    await handle.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, request('k'), null)
    await expect(handle.seal('m1', { call: '1/fire', seat: 'red', order: 2 }, request('k'), 30)).rejects.toThrow()
    expect(await store.nextWake()).toBe(80)
  })

  test('a match is due at once when its last seat is taken, and not before', async () => {
    const { store } = opened
    const taken = seat('red', { person: 'anna', value: 'a' })
    await store.addMatch(match('full', { created: 40, seats: [taken, seat('blue', { bot: 'ensign', value: 'b' })] }), [])
    expect(await store.nextWake()).toBe(40)
    await store.setWake('full', null)
    await store.acceptInvitation({ token: 'come', person: 'ben', name: 'Ben', value: 'b', keys: {}, linkEnds: {}, time: 60 })
    expect(await store.nextWake()).toBe(60)
    await store.setWake('m1', null)
    const reserved = (name: string, person: string) => seat(name, { person, name: person })
    await store.addRematch('m1', match('again', { seats: [reserved('red', 'anna'), reserved('blue', 'ben')] }))
    const claimOf = (name: string, person: string) => ({
      match: 'again',
      seat: name,
      person,
      value: 'c',
      keys: {},
      linkEnds: {},
      time: 90,
    })
    await store.takeReservedSeat(claimOf('red', 'anna'))
    expect(await store.nextWake()).toBeNull()
    await store.takeReservedSeat(claimOf('blue', 'ben'))
    expect(await store.nextWake()).toBe(90)
  })

  test('due matches are claimed once, those due longest first, and again when their lease has ended', async () => {
    const { store } = opened
    for (const [id, wake] of [
      ['m1', 30],
      ['m2', 20],
      ['m3', 100],
      ['m4', 101],
    ] as const) {
      if (id !== 'm1') await store.addMatch(match(id), [])
      await store.setWake(id, wake)
    }
    expect(await store.claimWakes(claim({ limit: 2 }))).toEqual(['m2', 'm1'])
    expect(await store.claimWakes(claim())).toEqual(['m3'])
    expect(await store.claimWakes(claim())).toEqual([])
    expect(await store.nextWake()).toBe(101)
    await store.setWake('m4', null)
    expect(await store.nextWake()).toBe(160)
    await opened.reopen()
    expect(await opened.store.claimWakes(claim({ leased: 159 }))).toEqual([])
    expect(await opened.store.claimWakes(claim({ leased: 160, until: 220 }))).toEqual(['m2', 'm1', 'm3'])
  })

  test('a match that is not for this server is left to others, and a change of a match ends its lease', async () => {
    const { store } = opened
    await store.addMatch(match('m2'), [])
    for (const [id, wake] of [
      ['m1', 30],
      ['m2', 40],
    ] as const)
      await store.setWake(id, wake)
    expect(await store.claimWakes(claim({ mayClaim: (id, wake) => id === 'm2' && wake === 40 }))).toEqual(['m2'])
    expect(await store.claimWakes(claim())).toEqual(['m1'])
    await store.append(append('m1', 0, { wake: 50 }))
    await store.setWake('m2', 60)
    expect(await store.claimWakes(claim())).toEqual(['m1', 'm2'])
  })
}
