// Many notices through a mail server that treats them badly.
import { seededDice } from '@admiralty/kernel'
import { expect } from 'vitest'
import { noticeLoop, openMail, openStore, runAll, verify } from './mail-loop.ts'
import { type MailFate, startMailServer } from './mail-server.ts'
import { errand, leaveErrands } from './stored-errands.ts'
import { manualClock } from './tables.ts'

const FATES: readonly MailFate[] = ['take', 'take', 'take', 'delay', 'take and cut', 'cut', 'refuse', 'take']
/** Errands that are stored together and then run, so that one condition is soon met on a busy machine too. */
const AT_ONCE = 500

/** Sends so many notices through a server that cuts, refuses, delays and doubles: each comes at least once, with one Message-ID, and is listed once. */
export async function expectAllToArrive(count: number): Promise<void> {
  const [store, clock, dice] = [await openStore(), manualClock(), seededDice(7)]
  const server = await startMailServer(() => FATES[(dice.roll(1, FATES.length, 'fate')[0] ?? 1) - 1] ?? 'take')
  const keys = Array.from({ length: count }, (_, index) => `move:m1:${index}:red`)
  await leaveErrands(store, [])
  await verify(store, 'anna@example.org')
  const { loop, parked } = noticeLoop(store, clock, openMail(server.url))
  for (let first = 0; first < count; first += AT_ONCE) {
    await Promise.all(keys.slice(first, first + AT_ONCE).map((key) => store.addErrand(errand(key))))
    await runAll(store, clock, loop)
  }
  expect(parked).toEqual([])
  expect(await store.countErrands(clock.now())).toEqual({ due: 0, parked: 0 })
  const copies = new Map<string | undefined, number>()
  for (const { messageId } of server.taken) copies.set(messageId, (copies.get(messageId) ?? 0) + 1)
  expect(copies.size).toBe(count)
  // Some were doubled, and each of these is the same mail.
  expect(server.taken.length).toBeGreaterThan(count)
  const returned = new Map(server.taken.map(({ messageId, returnPath }) => [messageId, returnPath]))
  expect(server.taken.filter(({ messageId, returnPath }) => returned.get(messageId) !== returnPath)).toEqual([])
  const notes = await store.noticesOf('anna', 2 * count)
  expect(notes.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
}
