// Outlets: a person's calendar address, webhook and browsers that show notifications. All times are milliseconds since 1970.

/** The secret address at which programs read the calendar of a person. */
export interface CalendarAddress {
  readonly person: string
  /** Digest of the token in the address. */
  readonly token: string
  readonly created: number
}

/** The address to which notices of a person are posted. */
export interface Webhook {
  readonly person: string
  readonly url: string
  /** A random value: the key of its signatures follows from it and from the key of the server. */
  readonly salt: string
  readonly created: number
  /** Since when every delivery has failed; null if the last one succeeded. */
  readonly failing: number | null
  /** Why nothing is posted any more; null while something is. */
  readonly ended: string | null
}
/** One attempt to post to a webhook. */
export interface WebhookDelivery {
  readonly id: string
  readonly person: string
  readonly time: number
  /** The kind of notice, or `test`. */
  readonly kind: string
  /** The status of the answer; null without one. */
  readonly status: number | null
  /** Why it failed; null if it succeeded. */
  readonly why: string | null
}

/** A browser that shows notices as notifications. */
export interface PushDevice {
  /** Its public id. */
  readonly id: string
  readonly person: string
  /** The address of the push service for this browser. */
  readonly endpoint: string
  /** The public key of the browser, and a secret that it shares with this server. */
  readonly p256dh: string
  readonly auth: string
  /** Program and system for its person: 'Firefox on Linux'. Empty if they are not known. */
  readonly device: string
  readonly created: number
  /** Since when every message to it has failed; null if the last one was taken. */
  readonly failing: number | null
}

/** The part of a store for outlets. */
export interface OutletStore {
  /** The private key of this server for push services: `fresh` if it had none. */
  pushKey(fresh: string): Promise<string>

  /** Sets the calendar address of a person, instead of an earlier one. */
  setCalendar(calendar: CalendarAddress): Promise<void>
  calendarOf(person: string): Promise<CalendarAddress | undefined>
  /** The calendar with this digest of its token. */
  calendar(token: string): Promise<CalendarAddress | undefined>
  removeCalendar(person: string): Promise<void>

  /** Sets the webhook of a person, instead of an earlier one and its deliveries. */
  setWebhook(webhook: Webhook): Promise<void>
  webhookOf(person: string): Promise<Webhook | undefined>
  removeWebhook(person: string): Promise<void>
  /**
   * Notes an attempt to post to the webhook with this salt, and keeps the last ones: `WEBHOOK_DELIVERIES`. `ended` is the reason for which nothing
   * is posted any more; null to go on. Changes nothing if the person has another webhook now.
   */
  noteDelivery(delivery: WebhookDelivery, salt: string, ended: string | null): Promise<void>
  /** The last attempts, the latest first. */
  deliveriesOf(person: string): Promise<readonly WebhookDelivery[]>

  /** Adds a browser, or gives it to this person. Returns false if the person has `limit` other browsers already. */
  addPushDevice(device: PushDevice, limit: number): Promise<boolean>
  /** The browsers of a person, the latest first. */
  pushDevicesOf(person: string): Promise<readonly PushDevice[]>
  removePushDevice(person: string, id: string): Promise<void>
  /** Notes whether a push service took a message. `failing` is the time of a failure, which is noted only if the one before was taken. */
  notePush(id: string, failing: number | null): Promise<void>
}
/** Attempts that are kept for each webhook. */
export const WEBHOOK_DELIVERIES = 20
/** The tables with outlets of a person. */
export const OUTLET_TABLES = ['calendars', 'webhooks', 'deliveries', 'push_devices'] as const
