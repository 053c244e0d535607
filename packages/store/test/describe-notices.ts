// Notices: the choices of people, what was sent to them, and what came back.
import { expect, test } from 'vitest'
import { DEFAULT_CHOICE, type NoticeRecord } from '../src/notice-store.ts'
import { append, type OpenedStore, redemption } from './samples.ts'

const notice = (key: string, more: Partial<NoticeRecord> = {}): NoticeRecord => ({
  key,
  channel: 'mail',
  person: 'anna',
  kind: 'move',
  match: 'm1',
  seat: 'red',
  time: 50,
  address: 'anna@example.org',
  state: 'sent',
  why: null,
  ...more,
})
const listed = (one: NoticeRecord) => ({ ...one, title: 'A duel' })
const NONE = { answer: 'none', calendar: 'none' } as const

/** Tests what a store keeps about notices. */
export function describeNotices(opened: OpenedStore): void {
  const confirm = async (time: number): Promise<void> => {
    await opened.store.addLink({ token: `link ${time}`, person: 'anna', expires: time + 9, address: 'anna@example.org' })
    await opened.store.redeemLink({ ...redemption(`link ${time}`, `cookie ${time}`, time), kind: 'mail' })
  }

  test('a person gets each notice until another choice, which is kept', async () => {
    expect(await opened.store.noticeChoice('anna')).toEqual(DEFAULT_CHOICE)
    await opened.store.setNoticeChoice('anna', { ...DEFAULT_CHOICE, move: NONE })
    const chosen = { ...DEFAULT_CHOICE, move: { answer: 'daily', calendar: 'each' }, hour: 7, zone: 'Asia/Kathmandu' } as const
    await opened.store.setNoticeChoice('anna', chosen)
    await opened.reopen()
    expect(await opened.store.noticeChoice('anna')).toEqual(chosen)
    expect(await opened.store.noticeChoice('ben')).toEqual(DEFAULT_CHOICE)
  })

  test('what was sent is listed for its receiver, the latest first and each once, until it is old or its receiver deleted', async () => {
    const { store } = opened
    const refused = notice('b', { time: 60, kind: 'reminder', state: 'refused', why: 'the mail server refused the address (550)' })
    for (const one of [notice('a'), refused, notice('a', { time: 70 }), notice('c', { person: 'ben' })]) await store.noteNotice(one, null)
    expect(await store.noticesOf('anna', 10)).toEqual([listed(refused), listed(notice('a'))])
    expect(await store.noticesOf('anna', 1)).toEqual([listed(refused)])
    await store.forgetNotices(60)
    expect(await store.noticesOf('anna', 10)).toEqual([listed(refused)])
    await store.deletePerson('anna', 'Somebody', 80)
    await store.noteNotice(notice('d'), null)
    expect(await store.noticesOf('anna', 10)).toEqual([])
  })

  test('a notice that was tried, or waits for the daily mail, is listed for its receiver until it is sent', async () => {
    const { store } = opened
    const errand = { match: 'm1', seq: 0, call: '1/fire', seat: 'red', person: 'anna' } as const
    await store.append(append('m1', 0, { errands: [] }))
    for (const [key, due] of [
      ['tried', 10],
      ['untried', 20],
      ['parked', 30],
    ] as const)
      await store.addErrand({ ...errand, key, kind: 'move', due })
    for (let time = 0; time < 2; time += 1) await store.addErrand({ ...errand, key: 'digest', kind: 'digest', due: 70 })
    await store.claimErrands({ now: 60, leased: 60, until: 99, lease: 'one', limit: 9 })
    await store.endErrand('tried', 'one', { kind: 'again', due: 80, why: 'not now' })
    await store.endErrand('parked', 'one', { kind: 'parked', time: 60, why: 'never' })
    const about = { kind: 'move', match: 'm1', title: 'A duel' }
    expect(await store.waitingNotices('anna', 9)).toEqual([
      { ...about, due: null, why: 'never' },
      { kind: 'digest', match: null, title: null, due: 70, why: null },
      { ...about, due: 80, why: 'not now' },
    ])
    await store.claimErrands({ now: 80, leased: 80, until: 99, lease: 'two', limit: 9 })
    for (const key of ['tried', 'digest']) await store.endErrand(key, 'two', { kind: 'done', time: 81 })
    expect(await store.waitingNotices('anna', 9)).toEqual([{ ...about, due: null, why: 'never' }])
    expect(await store.waitingNotices('ben', 9)).toEqual([])
  })

  test('a notice is noted once for each channel', async () => {
    const { store } = opened
    for (const channel of ['push', 'mail', 'push']) await store.noteNotice(notice('a', { channel }), null)
    expect(await store.notedChannels('a')).toEqual(['mail', 'push'])
    expect(await store.notedChannels('b')).toEqual([])
    expect((await store.noticesOf('anna', 10)).map(({ channel }) => channel)).toEqual(['mail', 'push'])
  })

  test('a mail that comes back or is refused counts once at its address, until its owner confirms the address again', async () => {
    const { store } = opened
    const bounces = async (): Promise<number | undefined> => (await store.addressOf('anna'))?.bounces
    await confirm(10)
    await store.noteNotice(notice('a'), 'name of a')
    await store.noteNotice(notice('b', { address: 'former@example.org' }), 'name of b')
    expect(await bounces()).toBe(0)
    expect(await store.noteBounce({ bounce: 'name of a', why: '5.1.1' })).toBe(true)
    expect(await store.noteBounce({ bounce: 'name of a', why: '5.2.2' })).toBe(true)
    expect(await store.noteBounce({ bounce: 'name of b', why: '5.1.1' })).toBe(true)
    expect(await store.noteBounce({ bounce: 'name of c', why: '5.1.1' })).toBe(false)
    expect(await bounces()).toBe(1)
    for (let time = 0; time < 2; time += 1) await store.noteNotice(notice('c', { state: 'refused', why: '550' }), 'name of c')
    await store.noteNotice(notice('c', { channel: 'push', state: 'refused', why: '410' }), null)
    expect(await bounces()).toBe(2)
    expect((await store.noticesOf('anna', 9)).map(({ key, state, why }) => [key, state, why])).toEqual([
      ['a', 'bounced', '5.1.1'],
      ['b', 'bounced', '5.1.1'],
      ['c', 'refused', '550'],
      ['c', 'refused', '410'],
    ])
    await confirm(30)
    expect(await bounces()).toBe(0)
  })
}
