// Seats that pass on, in any store.
import { expect, test } from 'vitest'
import type { Handover } from '../src/social-records.ts'
import { append, KEY, LINK_END, type OpenedStore } from './samples.ts'

const OFFER: Handover = { token: 'come', seat: 'red', by: 'holder', taker: null, former: null, drafts: [] }
const TAKEN: Handover = { ...OFFER, taker: { person: 'ben', name: 'Ben', key: KEY, linkEnd: LINK_END, time: 50 } }
const VOTE = { kind: 'seat', seat: 'red', voter: 'blue' } as const

/** Each test uses the store of the running test. */
export function describeHandovers(opened: OpenedStore): void {
  test('an offer of a seat and who has come are read with the match, and found by the token', async () => {
    const handle = opened.store.handle('m1')
    await handle.read(-1)
    await handle.addVote('m1', VOTE, null, null)
    await handle.putHandover('m1', OFFER, [VOTE], 70)
    expect(await handle.read(-1)).toMatchObject({ handovers: [OFFER], votes: [], wake: 70 })
    await handle.putHandover('m1', TAKEN, [], null)
    await opened.reopen()
    expect(await opened.store.handle('m1').read(-1)).toMatchObject({ handovers: [TAKEN], wake: 70 })
    expect(await opened.store.matchOfHandover('come')).toBe('m1')
    expect(await opened.store.matchOfHandover('another')).toBeUndefined()
    await opened.store.rename('ben', 'Benno')
    expect(await opened.store.handle('m1').read(-1)).toMatchObject({ handovers: [{ taker: { name: 'Benno' } }] })
  })

  test('an offer that is closed is gone, with the votes about it, and a person who waits for a seat is not forgotten', async () => {
    await opened.store.putHandover('m1', TAKEN, [], null)
    await opened.store.forgetPeople(1000)
    await opened.store.addVote('m1', VOTE, null, null)
    expect((await opened.store.handle('m1').read(-1))?.handovers).toHaveLength(1)
    await opened.store.dropHandover('m1', 'come', [VOTE])
    expect(await opened.store.handle('m1').read(-1)).toMatchObject({ handovers: [], votes: [] })
  })

  test('an entry gives a seat to its new holder, and keeps who held it and the orders that are left', async () => {
    const handle = opened.store.handle('m1')
    await handle.read(-1)
    await handle.append(append('m1', 0))
    await handle.setAuto('m1', 'red', true, null)
    await handle.putHandover('m1', TAKEN, [], null)
    const drafts = [{ call: '1/fire', order: { order: 'pass' } }]
    const newHolder = { token: 'come', seat: 'red', person: 'ben', name: 'Ben', former: 'anna', drafts }
    await handle.append(append('m1', 1, { newHolder }))
    await handle.append(append('m1', 2))
    await opened.reopen()
    const { record, handovers, entries } = (await opened.store.handle('m1').read(-1)) ?? {}
    expect(entries).toHaveLength(3)
    expect(record?.seats[0]).toMatchObject({ person: 'ben', name: 'Ben', auto: false, value: 'a' })
    expect(handovers).toEqual([{ ...TAKEN, former: 'anna', drafts }])
    // A seat that has passed on is no offer any more.
    await opened.store.dropHandover('m1', 'come', [])
    expect((await opened.store.handle('m1').read(-1))?.handovers).toHaveLength(1)
  })
}
