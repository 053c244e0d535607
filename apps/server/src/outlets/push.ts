// Notifications of browsers: notices that a push service takes to a browser. Only that browser can read them, because web-push encrypts them.
import { createECDH } from 'node:crypto'
import type { PushDevice, Store } from '@admiralty/store'
import webPush from 'web-push'
import type { Channel, ChannelAnswer } from '../errands/channel.ts'
import type { Notice } from '../errands/notice.ts'
import { hashOf, type NoticeSite } from '../errands/notice-mail.ts'
import type { Clock, Random } from '../platform/ports.ts'
import type { PostAnswer, Poster } from './poster.ts'
import { toldNotice } from './told-notice.ts'

/** The keys with which this server shows itself to push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys of this server, which its first start makes and the store keeps. `random.serverKey()` is 32 bytes in hex. */
export async function pushKeysOf(store: Pick<Store, 'pushKey'>, random: Pick<Random, 'serverKey'>): Promise<PushKeys> {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(await store.pushKey(random.serverKey()), 'hex')
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}

export interface PushPorts extends Pick<NoticeSite, 'secret' | 'publicUrl'> {
  readonly store: Pick<Store, 'pushDevicesOf' | 'removePushDevice' | 'notePush'>
  readonly clock: Pick<Clock, 'now'>
  readonly poster: Poster
  readonly keys: PushKeys
}

/** Seconds for which a push service keeps a notice for a browser that is not running. */
const LIFETIME = 24 * 3600
/** Milliseconds after which a browser whose push service takes nothing is removed. */
const LONGEST_FAILURE = LIFETIME * 1000
/** Statuses that say that a browser has ended its subscription. */
const ENDED: ReadonlySet<number> = new Set([404, 410])
/** Characters of the topic of a message. A later message with the same topic replaces one that waits. */
const TOPIC = 32

/** The channel of notifications. One browser that has it is enough. */
export const pushChannel = (ports: PushPorts): Channel => ({
  name: 'push',
  async tell(notice, signal): Promise<ChannelAnswer> {
    const devices = await ports.store.pushDevicesOf(notice.person)
    const answers = await Promise.all(devices.map(async (device) => ({ device, became: await push(ports, device, notice, signal) })))
    const taken = answers.flatMap(({ device, became }) => (became === 'taken' ? [device.device || 'a browser'] : []))
    if (taken.length > 0) return { kind: 'sent', address: taken.join(', ') }
    const failed = answers.find(({ became }) => became !== 'taken' && became !== 'removed')
    return failed ? { kind: 'failed', why: `a push service: ${failed.became}` } : { kind: 'unused' }
  },
})

/** Sends a notice to one browser. Returns why it was not taken, if it may be tried again. */
async function push(
  ports: PushPorts,
  device: PushDevice,
  notice: Notice,
  signal: AbortSignal,
): Promise<'taken' | 'removed' | (string & {})> {
  const { store, clock, poster } = ports
  const posted = message(ports, device, notice)
  const answer: PostAnswer = posted ? await poster(posted, signal) : { status: null, why: 'its keys are not valid' }
  const { id, person, failing } = device
  const now = clock.now()
  const isOver = !posted || (answer.status !== null && ENDED.has(answer.status))
  const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300
  if (isTaken) {
    await store.notePush(id, null)
    return 'taken'
  }
  if (isOver || now - (failing ?? now) >= LONGEST_FAILURE) {
    await store.removePushDevice(person, id)
    return 'removed'
  }
  await store.notePush(id, now)
  return answer.status === null ? answer.why : `it answered ${answer.status}`
}

/** The encrypted message; undefined if the keys of the browser are not valid. */
function message(ports: PushPorts, { endpoint, p256dh, auth }: PushDevice, notice: Notice) {
  const { keys, publicUrl } = ports
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:operator@localhost.invalid'
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(pushed(ports, notice)), {
      TTL: LIFETIME,
      topic: hashOf(ports, ['topic', notice.key]).slice(0, TOPIC),
      vapidDetails: { subject, ...keys },
    })
    return { url: endpoint, headers: textHeaders(headers), body: body ?? Buffer.alloc(0) }
  } catch {
    return undefined
  }
}
/** `tag`: a browser shows one notification for each, so a message that comes twice is shown once. */
const pushed = (site: Pick<NoticeSite, 'secret'>, notice: Notice) => ({
  kind: notice.kind,
  tag: hashOf(site, ['tag', notice.key]),
  ...toldNotice(notice),
})
const textHeaders = (headers: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name.toLowerCase(), String(value)]])))
