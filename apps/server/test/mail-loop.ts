// A store and a loop whose notices leave by mail, for tests.
import { openSqlite, type Store } from '@admiralty/store'
import { expect, onTestFinished } from 'vitest'
import { digestHandler } from '../src/errands/digest.ts'
import { ErrandLoop } from '../src/errands/errand-loop.ts'
import { mailChannel } from '../src/errands/mail-channel.ts'
import { noticeHandlers } from '../src/errands/notices.ts'
import { openSmtp, type SmtpMail } from '../src/errands/smtp.ts'
import { makeGameCatalog } from '../src/platform/game-catalog.ts'
import { systemRandom } from '../src/platform/ports.ts'
import { freshFolder, games, type ManualClock } from './tables.ts'

const SECRET = 'a secret of this server'
export const FROM = 'admiralty@example.org'
export const URL_OF_SERVER = 'https://play.example.org/games'
const HOUR = 3600_000

export async function openStore(): Promise<Store> {
  const store = await openSqlite(freshFolder())
  onTestFinished(() => store.close())
  return store
}
export function openMail(url: string): SmtpMail {
  const mail = openSmtp({ url, from: FROM })
  onTestFinished(() => mail.close())
  return mail
}
/** Gives Anna a verified address. */
export async function verify(store: Store, address: string): Promise<void> {
  await store.addLink({ token: 'link', person: 'anna', expires: 9, address })
  await store.redeemLink({ token: 'link', time: 5, kind: 'mail', cookie: 'another cookie', device: '', current: undefined })
}
interface NoticeLoop {
  readonly loop: ErrandLoop
  readonly parked: string[]
}
export function noticeLoop(store: Store, clock: ManualClock, post: SmtpMail): NoticeLoop {
  const parked: string[] = []
  const site = { publicUrl: URL_OF_SERVER, secret: SECRET }
  const ports = { ...site, store, clock, catalog: makeGameCatalog(games), post }
  const loop = new ErrandLoop({
    store,
    clock,
    random: systemRandom,
    handlers: noticeHandlers({ ...ports, channels: [mailChannel(ports)], digest: digestHandler(ports) }),
    ended: () => undefined,
    reportParked: ({ key }, why) => parked.push(`${key}: ${why}`),
    reportFailure: (error) => {
      throw error
    },
  })
  onTestFinished(() => loop.stop())
  return { loop, parked }
}
/** Runs all errands, an hour of the clock at a time. */
export async function runAll(store: Store, clock: ManualClock, loop: ErrandLoop): Promise<void> {
  loop.look()
  await expect
    .poll(async () => {
      const next = await store.nextErrand()
      if (next !== null && (await store.countErrands(clock.now())).due === 0) clock.advance(HOUR)
      return next
    })
    .toBeNull()
}
