// The seats that are asked: written with entries, and read for lists without opening a match.
import { initialStatus } from '@admiralty/match'
import { expect, test } from 'vitest'
import type { AskedSeat, OwedPlace } from '../src/waiting-store.ts'
import { append, entry, head, match, type OpenedStore, seat } from './samples.ts'

const asks = (name: string, more: Partial<AskedSeat> = {}): AskedSeat => ({
  seat: name,
  call: '1/fire',
  owes: true,
  due: null,
  quiet: false,
  ...more,
})
const seats = [seat('red', { person: 'anna', value: 'a' }), seat('blue', { person: 'ben', value: 'b' })]

/** Tests the seats that are asked. */
export function describeAsked(opened: OpenedStore): void {
  test('an entry says which seats are asked, with its call and status, and the last one asks nobody', async () => {
    const { store } = opened
    await store.addMatch(match('m2', { seats }), [])
    const handle = store.handle('m2')
    await handle.read(-1)
    await handle.append(append('m2', 0, { head: { ...head, id: 'm2' }, asked: [asks('red', { due: 90 }), asks('blue', { owes: false })] }))
    const sealed = { isSealed: false, isHidden: false }
    const both = [
      { ...asks('red', { due: 90 }), ...sealed },
      { ...asks('blue', { owes: false }), ...sealed },
    ]
    expect(await store.standings(['m2', 'm1', 'unknown'])).toEqual([{ match: 'm2', status: null, asked: both }])
    const standing = { ...initialStatus, conceded: ['blue'], standIns: { red: 'ensign' } }
    const conceded = { ...entry(1), action: { kind: 'conceded', seat: 'blue' } } as const
    await handle.append(append('m2', 1, { entry: conceded, asked: [asks('red')], standing }))
    await opened.reopen()
    const { asked, status } = (await opened.store.standings(['m2']))[0] ?? {}
    expect(asked).toEqual([{ ...asks('red'), ...sealed }])
    expect(status).toEqual({ conceded: ['blue'], standIns: { red: 'ensign' }, automatic: {} })
    const again = opened.store.handle('m2')
    expect((await again.read(-1))?.asked).toEqual([asks('red')])
    await again.append(append('m2', 2, { status: 'over' }))
    expect(await opened.store.standings(['m2'])).toEqual([])
    expect(await opened.store.countOwed('anna')).toBe(0)
  })

  test('a quiet call: the list shows the same whether or not a seat has answered, and its player no longer owes', async () => {
    const { store } = opened
    const handle = store.handle('m1')
    await handle.read(-1)
    await handle.append(append('m1', 0, { head, asked: [asks('red', { quiet: true }), asks('blue', { quiet: true })] }))
    const shown = async () => (await store.standings(['m1']))[0]?.asked.map(({ isHidden: _, ...seen }) => seen)
    const before = await shown()
    await handle.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null, null)
    expect(await shown()).toEqual(before)
    expect((await store.standings(['m1']))[0]?.asked).toMatchObject([
      { seat: 'red', isHidden: true },
      { seat: 'blue', isHidden: false },
    ])
    expect([await store.countOwed('anna'), await store.savedOrders('anna', 10)]).toEqual([0, []])
    await opened.reopen()
    expect((await opened.store.handle('m1').read(-1))?.asked).toEqual([asks('red', { quiet: true }), asks('blue', { quiet: true })])
  })
  test('a change without an entry, and the next call, say whether a call is quiet', async () => {
    const handle = opened.store.handle('m1')
    await handle.read(-1)
    await handle.append(append('m1', 0, { head, asked: [asks('red')] }))
    await handle.correctAsked([asks('red', { quiet: true })], 20)
    const isQuiet = async () => (await opened.store.standings(['m1']))[0]?.asked.map(({ quiet }) => quiet)
    expect(await isQuiet()).toEqual([true])
    await handle.append(append('m1', 1, { asked: [asks('red')] }))
    expect(await isQuiet()).toEqual([false])
  })

  test('a question is owed until its order is sealed or fixed, and again when the order is withdrawn', async () => {
    const { store } = opened
    const handle = store.handle('m1')
    await handle.read(-1)
    await handle.append(append('m1', 0, { head, asked: [asks('red')] }))
    const question = {
      match: 'm1',
      seat: 'red',
      call: '1/fire',
      due: null,
      since: 10,
      system: 'skirmish',
      title: 'A duel',
      moment: 'turn 0',
    }
    expect(await store.owed('anna', 10, null)).toEqual([question])
    expect([await store.owed('ben', 10, null), await store.countOwed('ben')]).toEqual([[], 0])
    await handle.seal('m1', { call: '2/fire', seat: 'red', order: 1 }, null, null)
    expect(await store.countOwed('anna')).toBe(1)
    await handle.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null, null)
    expect(await store.countOwed('anna')).toBe(0)
    expect((await store.standings(['m1']))[0]?.asked).toMatchObject([{ seat: 'red', isSealed: true }])
    await handle.unseal('m1', '1/fire', 'red')
    expect(await store.countOwed('anna')).toBe(1)
    expect(await store.savedOrders('anna', 10)).toEqual([])
    await handle.seal('m1', { call: '1/fire', seat: 'red', order: 1, saved: true }, null, null)
    expect(await store.countOwed('anna')).toBe(0)
    expect([await store.savedOrders('anna', 10), await store.savedOrders('ben', 10)]).toEqual([[question], []])
    expect((await store.standings(['m1']))[0]?.asked).toMatchObject([{ seat: 'red', isSealed: false, isHidden: true }])
    await handle.unseal('m1', '1/fire', 'red')
    const call = { id: '1/fire', kind: 'fire', key: 'red', seats: ['red'], instead: [] }
    await handle.fix('m1', { seq: 1, call, orders: { red: 1 }, signatures: {}, why: {}, sealed: {}, asked: [] }, null, null)
    expect(await store.countOwed('anna')).toBe(0)
    await handle.append(append('m1', 1, { entry: entry(1, '1/fire'), asked: [asks('red', { call: '3/fire' })] }))
    expect(await store.owed('anna', 10, null)).toEqual([{ ...question, call: '3/fire', since: 11, moment: 'turn 1' }])
  })

  test('a seat that stays asked keeps the time since when it is, and a correction changes the seats without an entry', async () => {
    const { store } = opened
    const handle = store.handle('m1')
    await handle.read(-1)
    await handle.append(append('m1', 0, { head, asked: [asks('red'), asks('blue')] }))
    await handle.append(append('m1', 1, { asked: [asks('red', { due: 50 }), asks('blue', { call: '2/fire' })] }))
    expect(await store.owed('anna', 10, null)).toMatchObject([{ since: 10, due: 50 }])
    await handle.correctAsked([asks('blue', { call: '2/fire' })], 30)
    expect(await store.owed('anna', 10, null)).toEqual([])
    await handle.correctAsked([asks('red')], 40)
    expect(await store.owed('anna', 10, null)).toMatchObject([{ since: 40 }])
  })

  test('the question that is due first comes first, then the one that waits longest; pages have every question once', async () => {
    const { store } = opened
    const count = 250
    const ids = Array.from({ length: count }, (_, number) => `q${number}`)
    await Promise.all(ids.map((id) => store.addMatch(match(id, { seats }), [])))
    await Promise.all(
      ids.map((id, number) =>
        store.append(
          append(id, 0, {
            time: 1000 - (number % 50),
            head: { ...head, id },
            asked: [asks('red', { due: number % 3 === 0 ? 5000 - number : null })],
          }),
        ),
      ),
    )
    expect(await store.countOwed('anna')).toBe(count)
    const pages: OwedPlace[] = []
    for (let after: OwedPlace | null = null; ; after = pages.at(-1) ?? null) {
      const page = await store.owed('anna', 100, after)
      pages.push(...page)
      if (page.length < 100) break
    }
    expect(new Set(pages.map((question) => question.match)).size).toBe(count)
    const due = pages.map((question) => question.due ?? Number.POSITIVE_INFINITY)
    expect(due).toEqual(due.toSorted((one, other) => one - other))
    const waiting = pages.filter((question) => question.due === null).map(({ since }) => since)
    expect(waiting).toEqual(waiting.toSorted((one, other) => one - other))
  })
}
