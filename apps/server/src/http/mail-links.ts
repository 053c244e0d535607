// Links that are sent by mail: each verifies its address and signs in a device, once. To read one uses nothing up, because mail scanners
// follow links.
import { LIMITS } from '@admiralty/protocol'
import type { FoundLink, Person } from '@admiralty/store'
import { digestOf } from '../platform/bearer.ts'
import type { Mailer } from '../platform/mailer.ts'
import { networkOf } from '../platform/network.ts'
import { makeRateLimiter } from '../platform/rate-limiter.ts'
import { RetryLater, TooManyRequests } from '../platform/request-error.ts'
import { linkUsed } from '../platform/sessions.ts'
import type { RouteContext } from './route-context.ts'

/** Milliseconds for which a link in a mail is valid. */
const LIFETIME = 3600 * 1000
const HOUR = 3600
/** Seconds after which to ask again for a mail that could not be sent. */
const RETRY_MAIL = 60

/** The visitor that asks for a link, and its network address. */
interface LinkRequest {
  readonly person: Person
  readonly address: string
  readonly ip: string
  /** Stores the person if it is new. It is called within the limits only. */
  keep(): Promise<void>
}
export interface MailLinks {
  /** Sends a link. Returns until when it is valid. The answer is the same whether or not the address is known. */
  send(request: LinkRequest): Promise<number>
  /** The link, which stays valid. Throws `link-used`. */
  find(token: string): Promise<FoundLink & { readonly address: string }>
}

export function makeMailLinks({ store, clock, random, mailer, publicUrl, rateLimited }: RouteContext): MailLinks {
  const mayAsk = makeRateLimiter(clock, { most: LIMITS.mails, networkMost: LIMITS.addressMails, within: HOUR * 1000 })
  // This limit protects people who have nothing to do with this server, so it always applies.
  const mayReceive = makeRateLimiter(clock, { most: LIMITS.mailsTo, networkMost: LIMITS.mailsTo, within: HOUR * 1000 })
  return {
    async send({ person, address, ip, keep }) {
      if (!mayAsk({ person: person.id, network: rateLimited ? networkOf(ip) : null }) || !mayReceive({ person: address, network: null }))
        throw new TooManyRequests('too many links were mailed in the last hour; look for an earlier mail or try again later', HOUR)
      await keep()
      const token = random.token()
      const expires = clock.now() + LIFETIME
      await store.addLink({ token: digestOf(token), person: person.id, expires, address })
      await deliver(mailer, { address, link: `${publicUrl}/me/mail/${token}`, expires })
      return expires
    },
    async find(token) {
      const link = await store.link(digestOf(token), clock.now())
      if (!link || link.address === null) throw linkUsed()
      return { ...link, address: link.address }
    },
  }
}

interface LinkMail {
  readonly address: string
  readonly link: string
  readonly expires: number
}
/** The mail contains nothing that another person has written, such as a name, so that nobody can send messages with it. */
async function deliver(mailer: Mailer, { address, link, expires }: LinkMail): Promise<void> {
  const text = [
    'Somebody, probably you, gave this address to Admiralty. Open this link to confirm the address and to sign in:',
    link,
    `The link works once, until ${new Date(expires).toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    'If you did not ask for it, do nothing. Without the link the address is not used.',
  ].join('\n\n')
  await mailer.send({ to: address, subject: 'Your link to Admiralty', text }).catch(() => {
    throw new RetryLater('not-sent', 'the mail server did not accept the mail; check the address and try again', RETRY_MAIL)
  })
}
