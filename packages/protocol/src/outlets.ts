// Outlets: how a person is told besides mail, by a calendar, a webhook, and notifications of browsers. All times are milliseconds since 1970.
import { isPlainLine } from '@admiralty/kernel'
import { z } from 'zod'
import { LIMITS } from './limits.ts'

/** An address of HTTPS without a password in it. */
const httpsSchema = z
  .string()
  .max(LIMITS.webAddress)
  .refine(isPlainLine, 'an address must be one line')
  .refine((text) => isHttps(text), 'write an address like https://example.org/notices, without a password')
function isHttps(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname !== ''
}

/** One attempt to post to a webhook. */
export const deliverySchema = z.object({
  time: z.number(),
  /** The kind of notice, or `test`. */
  kind: z.string(),
  /** The status of the answer; null without one. */
  status: z.number().nullable(),
  /** Why it failed; null if it succeeded. */
  why: z.string().nullable(),
})
export type OutletDelivery = z.infer<typeof deliverySchema>

/** The address to which notices are posted. */
export const webhookRequestSchema = z.strictObject({ url: httpsSchema })
export type WebhookRequest = z.infer<typeof webhookRequestSchema>
/** A new webhook. `secret` is the key of its signatures, and is shown once. */
export const newWebhookSchema = z.object({ url: z.string(), secret: z.string() })
export type NewWebhook = z.infer<typeof newWebhookSchema>

/** The address of a calendar. It is shown once, because the server keeps a digest only. */
export const newCalendarSchema = z.object({ address: z.string() })
export type NewCalendar = z.infer<typeof newCalendarSchema>

const pushKey = z.string().regex(/^[\w-]{16,100}=*$/, 'this is not a key of a push subscription')
/** The subscription of a browser, as `PushSubscription.toJSON()` gives it. */
export const pushRequestSchema = z.strictObject({
  endpoint: httpsSchema,
  keys: z.strictObject({ p256dh: pushKey, auth: pushKey }),
})
export type PushRequest = z.infer<typeof pushRequestSchema>
const pushBrowserSchema = z.object({
  id: z.string(),
  /** Program and system: 'Firefox on Linux'. Empty if they are not known. */
  device: z.string(),
  created: z.number(),
})
export type PushBrowser = z.infer<typeof pushBrowserSchema>

/** A person's outlets. */
export const outletsSchema = z.object({
  /** When the calendar got its address; null for none. */
  calendar: z.object({ created: z.number() }).nullable(),
  webhook: z
    .object({
      url: z.string(),
      created: z.number(),
      /** Why nothing is posted any more; null while something is. */
      ended: z.string().nullable(),
      /** The latest ones first. */
      deliveries: z.array(deliverySchema),
    })
    .nullable(),
  push: z.object({
    /** The public key of this server, which a browser needs for its subscription. */
    key: z.string(),
    browsers: z.array(pushBrowserSchema),
  }),
})
export type Outlets = z.infer<typeof outletsSchema>
