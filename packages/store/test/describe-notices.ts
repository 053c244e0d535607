// Notices: the choices of people, and what was sent to them.
import { expect, test } from 'vitest'
import type { NoticeRecord } from '../src/notice-store.ts'
import type { OpenedStore } from './samples.ts'

const notice = (key: string, more: Partial<NoticeRecord> = {}): NoticeRecord => ({
  key,
  person: 'anna',
  kind: 'move',
  match: 'm1',
  seat: 'red',
  time: 50,
  address: 'anna@example.org',
  refused: null,
  ...more,
})

/** Tests what a store keeps about notices. */
export function describeNotices(opened: OpenedStore): void {
  test('a person gets each notice until another choice, which is kept', async () => {
    expect(await opened.store.noticeModes('anna')).toEqual({ answer: 'each', calendar: 'each' })
    await opened.store.setNoticeModes('anna', { answer: 'none', calendar: 'each' })
    await opened.store.setNoticeModes('anna', { answer: 'none', calendar: 'none' })
    await opened.reopen()
    expect(await opened.store.noticeModes('anna')).toEqual({ answer: 'none', calendar: 'none' })
    expect(await opened.store.noticeModes('ben')).toEqual({ answer: 'each', calendar: 'each' })
  })

  test('what was sent is listed for its receiver, the latest first and each once, until it is old or its receiver deleted', async () => {
    const { store } = opened
    const refused = notice('b', { time: 60, kind: 'reminder', refused: 'the mail server refused the address (550)' })
    for (const one of [notice('a'), refused, notice('a', { time: 70 }), notice('c', { person: 'ben' })]) await store.noteNotice(one)
    expect(await store.noticesOf('anna', 10)).toEqual([refused, notice('a')])
    expect(await store.noticesOf('anna', 1)).toEqual([refused])
    await store.forgetNotices(60)
    expect(await store.noticesOf('anna', 10)).toEqual([refused])
    await store.deletePerson('anna', 'Somebody', 80)
    await store.noteNotice(notice('d'))
    expect(await store.noticesOf('anna', 10)).toEqual([])
  })
}
