// Errands: written with an entry, claimed under a lease, and ended by the claim that has them.
import { expect, test } from 'vitest'
import type { Errand, ErrandClaim } from '../src/errand-store.ts'
import { StaleWrite } from '../src/index.ts'
import { append, type OpenedStore } from './samples.ts'

const errand = (key: string, more: Partial<Errand> = {}): Errand => ({
  key,
  kind: 'move',
  match: 'm1',
  seq: 0,
  call: '1/fire',
  seat: 'red',
  person: 'anna',
  due: 50,
  ...more,
})
const claim = (lease: string, now: number, more: Partial<ErrandClaim> = {}): ErrandClaim => ({
  now,
  leased: now,
  until: now + 60,
  lease,
  limit: 10,
  ...more,
})

/** Tests the errands of a store. */
export function describeErrands(opened: OpenedStore): void {
  const keysOf = async (made: ErrandClaim): Promise<readonly string[]> => (await opened.store.claimErrands(made)).map(({ key }) => key)
  const left = (...errands: readonly Errand[]): Promise<void> => opened.store.append(append('m1', 0, { errands }))

  test('an entry and its errands are one change: an entry that is stale leaves none', async () => {
    const { store } = opened
    const [handle, stale] = [store.handle('m1'), store.handle('m1')]
    await Promise.all([handle.read(-1), stale.read(-1)])
    await handle.append(append('m1', 0, { errands: [errand('a'), errand('b', { due: 40 })] }))
    await expect(stale.append(append('m1', 0, { errands: [errand('c')] }))).rejects.toThrow(StaleWrite)
    await expect(store.append(append('m1', 2, { errands: [errand('d')] }))).rejects.toThrow(StaleWrite)
    const entry = { ...append('m1', 1).entry, action: { kind: 'resumed' } as const }
    await store.append(append('m1', 1, { entry, errands: [errand('e', { due: 60 }), errand('a', { due: 9 })] }))
    await opened.reopen()
    expect(await opened.store.nextErrand()).toBe(40)
    expect(await opened.store.claimErrands(claim('one', 90))).toEqual([
      { ...errand('b', { due: 40 }), tries: 0 },
      { ...errand('a'), tries: 0 },
      { ...errand('e', { due: 60 }), tries: 0 },
    ])
  })

  test('an errand that is due is claimed once, and again when its lease has ended', async () => {
    await left(errand('a'), errand('b', { due: 51 }), errand('later', { due: 200 }))
    expect(await keysOf(claim('one', 100, { limit: 1 }))).toEqual(['a'])
    expect(await keysOf(claim('two', 100))).toEqual(['b'])
    expect(await keysOf(claim('three', 159))).toEqual([])
    expect(await opened.store.nextErrand()).toBe(160)
    expect(await keysOf(claim('four', 160))).toEqual(['a', 'b'])
    expect(await keysOf(claim('five', 170, { leased: Number.MAX_SAFE_INTEGER }))).toEqual(['a', 'b'])
  })

  test('only the claim that has the lease ends it', async () => {
    const { store } = opened
    await left(errand('a'))
    await store.claimErrands(claim('one', 100))
    await store.claimErrands(claim('two', 160))
    expect(await store.endErrand('a', 'one', { kind: 'done', time: 161 })).toBe(false)
    expect(await store.countErrands(170)).toEqual({ due: 1, parked: 0 })
    expect(await store.endErrand('a', 'two', { kind: 'done', time: 162 })).toBe(true)
    expect(await store.endErrand('a', 'two', { kind: 'again', due: 1, why: 'a bug' })).toBe(false)
    expect([await store.nextErrand(), await store.countErrands(170)]).toEqual([null, { due: 0, parked: 0 }])
  })

  test('a failure is counted and tried again later, a parked errand is not, and a released one keeps its count', async () => {
    const { store } = opened
    await left(errand('a'), errand('b'))
    await store.claimErrands(claim('one', 100))
    await store.endErrand('a', 'one', { kind: 'again', due: 300, why: 'the mail server does not answer' })
    await store.endErrand('b', 'one', { kind: 'parked', time: 101, why: 'the address is refused' })
    expect([await store.nextErrand(), await store.countErrands(300)]).toEqual([300, { due: 1, parked: 1 }])
    expect(await store.claimErrands(claim('two', 300))).toMatchObject([{ key: 'a', tries: 1 }])
    await store.endErrand('a', 'two', { kind: 'released', due: 300 })
    expect(await store.claimErrands(claim('three', 300))).toMatchObject([{ key: 'a', tries: 1 }])
  })

  test('errands that were done long ago are deleted, and so are those of a person who is', async () => {
    const { store } = opened
    await store.addPerson({ id: 'cleo', name: 'Cleo', created: 1 }, 'cleo-token')
    await left(errand('a'), errand('b'), errand('c', { person: 'cleo' }))
    await store.claimErrands(claim('one', 100))
    await store.endErrand('a', 'one', { kind: 'done', time: 100 })
    await store.forgetErrands(101)
    await store.append(append('m1', 1, { errands: [errand('a')] }))
    await store.forgetPeople(5)
    expect(await store.personOf('cleo-token')).toBeUndefined()
    expect(await keysOf(claim('two', 200))).toEqual(['a', 'b'])
  })
}
