// A notice and its channels: each sends it once, and one that fails keeps no other one back.
import { openSqlite, type Store } from '@admiralty/store'
import { expect, onTestFinished, test } from 'vitest'
import type { Channel, ChannelAnswer } from '../src/errands/channel.ts'
import type { Notice } from '../src/errands/notice.ts'
import { noticeHandlers } from '../src/errands/notices.ts'
import { makeGameCatalog } from '../src/platform/game-catalog.ts'
import { errand, leaveErrands } from './stored-errands.ts'
import { freshFolder, games, manualClock } from './tables.ts'

interface TestChannel extends Channel {
  readonly told: Notice[]
}
/** A channel that answers in turn, and then with the last answer. */
function channel(name: string, ...answers: readonly ChannelAnswer[]): TestChannel {
  const told: Notice[] = []
  return { name, told, tell: async (notice) => answers[told.push(notice) - 1] ?? answers.at(-1) ?? { kind: 'unused' } }
}
async function openStore(): Promise<Store> {
  const store = await openSqlite(freshFolder())
  onTestFinished(() => store.close())
  await leaveErrands(store, [errand('move:m1:0:red')])
  return store
}
const handlersOf = (store: Store, channels: readonly Channel[]) =>
  noticeHandlers({
    store,
    clock: manualClock(),
    catalog: makeGameCatalog(games),
    publicUrl: 'http://here',
    channels,
    digest: async () => ({ kind: 'done' }),
  })
const SENT: ChannelAnswer = { kind: 'sent', address: 'here' }

test('a channel that fails is tried again alone, and what the others sent is listed once', async () => {
  const store = await openStore()
  const channels = [
    channel('mail', SENT),
    channel('push', { kind: 'failed', why: 'not now' }, SENT),
    channel('webhook', { kind: 'refused', address: 'there', why: 'gone' }),
    channel('another'),
  ]
  const handlers = handlersOf(store, channels)
  const run = () => handlers.move({ ...errand('move:m1:0:red'), tries: 0 }, new AbortController().signal)
  expect(await run()).toEqual({ kind: 'failed', why: 'not now' })
  expect(await run()).toEqual({ kind: 'done' })
  expect(channels.map(({ told }) => told.length)).toEqual([1, 2, 1, 2])
  expect((await store.noticesOf('anna', 9)).map((one) => [one.channel, one.state, one.address, one.why])).toEqual([
    ['mail', 'sent', 'here', null],
    ['push', 'sent', 'here', null],
    ['webhook', 'refused', 'there', 'gone'],
  ])
})

test('a notice says which question, until when and where, and nothing else', async () => {
  const store = await openStore()
  const told = channel('mail', SENT)
  const handlers = handlersOf(store, [told])
  await handlers.move({ ...errand('move:m1:0:red'), tries: 0 }, new AbortController().signal)
  expect(told.told).toEqual([
    {
      key: 'move:m1:0:red',
      kind: 'move',
      match: 'm1',
      seat: 'red',
      person: 'anna',
      clock: 'answer',
      title: 'A duel',
      game: expect.any(String),
      question: 'Round 1: choose cards',
      due: Date.UTC(2026, 11, 6, 19),
      zone: 'Europe/Berlin',
      link: 'http://here/table/m1',
    },
  ])
})
