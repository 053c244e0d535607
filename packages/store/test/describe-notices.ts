// Notices: the choices of people, what was sent to them, and what came back.
import { expect, test } from 'vitest'
import { DEFAULT_CHOICE, type NoticeRecord } from '../src/notice-store.ts'
import { type OpenedStore, redemption } from './samples.ts'

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
    const chosen = { ...DEFAULT_CHOICE, last: { answer: 'daily', calendar: 'each' }, hour: 7, zone: 'Asia/Kathmandu' } as const
    await opened.store.setNoticeChoice('anna', chosen)
    await opened.reopen()
    expect(await opened.store.noticeChoice('anna')).toEqual(chosen)
    expect(await opened.store.noticeChoice('ben')).toEqual(DEFAULT_CHOICE)
  })

  test('what was sent is listed for its receiver, the latest first and each once, until it is old or its receiver deleted', async () => {
    const { store } = opened
    const refused = notice('b', { time: 60, kind: 'reminder', state: 'refused', why: 'the mail server refused the address (550)' })
    for (const one of [notice('a'), refused, notice('a', { time: 70 }), notice('c', { person: 'ben' })]) await store.noteNotice(one, null)
    expect(await store.noticesOf('anna', 10)).toEqual([refused, notice('a')])
    expect(await store.noticesOf('anna', 1)).toEqual([refused])
    await store.forgetNotices(60)
    expect(await store.noticesOf('anna', 10)).toEqual([refused])
    await store.deletePerson('anna', 'Somebody', 80)
    await store.noteNotice(notice('d'), null)
    expect(await store.noticesOf('anna', 10)).toEqual([])
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
