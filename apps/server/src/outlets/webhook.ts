// Webhooks: notices that are posted to an address of their receiver, signed as Standard Webhooks describes it.
import { createHmac } from 'node:crypto'
import type { Store, Webhook, WebhookDelivery } from '@admiralty/store'
import type { Channel, ChannelAnswer } from '../errands/channel.ts'
import { hashOf, type NoticeSite } from '../errands/notice-mail.ts'
import type { Clock } from '../platform/ports.ts'
import type { Poster } from './poster.ts'
import { toldNotice } from './told-notice.ts'

export interface WebhookPorts extends Pick<NoticeSite, 'secret'> {
  readonly store: Pick<Store, 'webhookOf' | 'noteDelivery'>
  readonly clock: Pick<Clock, 'now'>
  readonly poster: Poster
}

/** Milliseconds after which a webhook that takes nothing is ended. Its receiver sees that on the page *You*, so it is no work for the operator. */
const LONGEST_FAILURE = 24 * 3600 * 1000
/** The status with which a receiver ends its webhook. */
const GONE = 410

/** The key of the signatures of a webhook, as its receiver writes it: `whsec_` and 32 bytes in base64. */
export const webhookSecret = (site: Pick<NoticeSite, 'secret'>, { person, salt }: Pick<Webhook, 'person' | 'salt'>): string =>
  `whsec_${Buffer.from(hashOf(site, ['webhook', person, salt]), 'base64url').toString('base64')}`

interface Message {
  /** The same message has the same id, so that its receiver sees that it has come twice. */
  readonly id: string
  readonly kind: string
  readonly data: object
}

/** The headers of a message that is sent at a time in ms since 1970. The signature covers id, time and body. */
function signedHeaders({ id }: Pick<Message, 'id'>, body: string, key: string, time: number): Readonly<Record<string, string>> {
  const seconds = Math.floor(time / 1000)
  const signature = createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'Admiralty',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}

/** Posts a message once, and notes what came of it. */
export async function deliver(ports: WebhookPorts, webhook: Webhook, message: Message, signal: AbortSignal): Promise<WebhookDelivery> {
  const { store, clock, poster } = ports
  const { url, person, salt, failing } = webhook
  const body = JSON.stringify({ type: message.kind === 'test' ? 'test' : `notice.${message.kind}`, data: message.data })
  const headers = signedHeaders(message, body, webhookSecret(ports, webhook), clock.now())
  const answer = await poster({ url, headers, body }, signal)
  const now = clock.now()
  const why = whyFailed(answer)
  const delivery = { id: message.id, person, time: now, kind: message.kind, status: answer.status, why }
  await store.noteDelivery(delivery, salt, endOf({ why, status: answer.status, since: failing ?? now, now }))
  return delivery
}

function whyFailed(answer: Awaited<ReturnType<Poster>>): string | null {
  if (answer.status === null) return answer.why
  if (answer.status >= 200 && answer.status < 300) return null
  return answer.status >= 300 && answer.status < 400
    ? `it answered ${answer.status}, and redirects are not followed`
    : `it answered ${answer.status}`
}
interface Failure {
  readonly why: string | null
  readonly status: number | null
  readonly since: number
  readonly now: number
}
function endOf({ why, status, since, now }: Failure): string | null {
  if (why === null) return null
  if (status === GONE) return 'its address answered 410: it wants nothing more'
  return now - since >= LONGEST_FAILURE ? 'nothing could be delivered for a day' : null
}

/** The channel of webhooks. */
export const webhookChannel = (ports: WebhookPorts): Channel => ({
  name: 'webhook',
  async tell(notice, signal): Promise<ChannelAnswer> {
    const webhook = await ports.store.webhookOf(notice.person)
    if (!webhook || webhook.ended !== null) return { kind: 'unused' }
    const id = `msg_${hashOf(ports, ['webhook message', notice.key])}`
    const { why } = await deliver(ports, webhook, { id, kind: notice.kind, data: toldNotice(notice) }, signal)
    const address = new URL(webhook.url).host
    if (why === null) return { kind: 'sent', address }
    const isEnded = (await ports.store.webhookOf(notice.person))?.ended !== null
    return isEnded ? { kind: 'refused', address, why } : { kind: 'failed', why: `a webhook: ${why}` }
  },
})
