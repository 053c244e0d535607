// Table types for Kysely. JSON is text, booleans are 0 or 1, times are milliseconds since 1970.
import type { Generated, Insertable, Selectable } from 'kysely'
import type { Errand } from './errand-store.ts'
import type { NoticeRecord } from './notice-store.ts'
import type { CalendarAddress, PushDevice, Webhook, WebhookDelivery } from './outlet-store.ts'
import type { AddressRecord, LinkRecord, TokenRecord } from './people-store.ts'
import type { DesignRecord, RequestRecord, SeatRecord } from './store.ts'

/** The columns of each table. */
export interface Tables {
  readonly people: {
    readonly id: string
    readonly name: string
    readonly created: number
    /** A copy of the keys, which only a passphrase opens; null for none. */
    readonly keys: Generated<string | null>
    /** When the person was deleted; null for not. */
    readonly deleted: Generated<number | null>
  }
  /** The cookies of people. `token` is the digest of the cookie. */
  readonly sessions: {
    readonly token: string
    readonly person: string
    readonly created: number
    readonly seen: number
    readonly device: string
  }
  readonly addresses: Omit<AddressRecord, 'bounces'> & { readonly bounces: Generated<number> }
  readonly tokens: Omit<TokenRecord, 'scope'> & { readonly scope: string }
  readonly matches: {
    readonly id: string
    readonly system: string
    readonly scenario: string
    readonly title: string
    readonly setup: string
    readonly format: number
    readonly secret: string
    /** JSON; null for the normal beginning. */
    readonly position: string | null
    readonly creator: string
    readonly created: number
    readonly updated: number
    readonly status: string
    readonly moment: string
    readonly head: string | null
    readonly rematch: string | null
    /** 'open' or 'kept'. */
    readonly closing: string
    /** 'anyone' or 'seated'. */
    readonly watch: string
    /** JSON. */
    readonly clock: string
    /** Counts changes when processes share a database; 0 on SQLite. */
    readonly revision: Generated<number>
    /** A random value that the next entry must carry, because later entries may be missing; null if none are. */
    readonly restored: Generated<string | null>
    /** JSON of the orders that lead to the next entry; null if none were fixed yet. */
    readonly fixed: Generated<string | null>
    /** When a server must look at the match, although nobody is there; null for never. */
    readonly wake: number | null
    /** Until when a server has claimed the match because of `wake`; null if none has. */
    readonly wake_lease: Generated<number | null>
    /** JSON of the status of the match after its last action; null before the first. */
    readonly standing: Generated<string | null>
  }
  readonly seats: Omit<SeatRecord, 'linkEnd' | 'auto'> & {
    readonly match: string
    readonly place: number
    /** The end of the seat's link chain; null if it has none. */
    readonly link_end: string | null
    readonly auto: number
    /** The offers of a draw so far, and the entry after which the last one was made. */
    readonly offers: Generated<number>
    readonly offered: Generated<number | null>
    /** The open call that asks the seat, and since when; null for none. */
    readonly asked: Generated<string | null>
    readonly asked_since: Generated<number | null>
    /** Whether a person has to answer it. */
    readonly owes: Generated<number>
    /** When the time to answer ends; null for never. */
    readonly due: Generated<number | null>
  }
  readonly invitations: { readonly token: string; readonly match: string; readonly seat: string; readonly used: number }
  readonly entries: { readonly match: string; readonly seq: number; readonly entry: string; readonly chain: string }
  /** A cache. See `Snapshot`. */
  readonly snapshots: {
    readonly match: string
    readonly seq: number
    readonly format: number
    readonly version: number
    /** JSON. */
    readonly state: string
    readonly digest: string
  }
  readonly sealed: {
    readonly match: string
    readonly call: string
    readonly seat: string
    /** When a server received the order. */
    readonly time: number
    /** 1 if its player is not ready. */
    readonly saved: number
    readonly order: string
    /** JSON; null if the order is not signed. */
    readonly signature: string | null
    readonly why: string | null
  }
  readonly requests: RequestRecord
  /** `design` is JSON. */
  readonly designs: Omit<DesignRecord, 'design'> & { readonly design: string }
  readonly notes: {
    readonly match: string
    readonly seq: number
    readonly time: number
    readonly seat: string
    readonly name: string
    readonly text: string | null
    readonly signal: string | null
  }
  /** `about` is the seat that needs a stand-in, another person or more time, or ''. `detail` is the rank of a stand-in, or the days of a pause, or null. */
  readonly votes: {
    readonly match: string
    readonly kind: string
    readonly about: string
    readonly voter: string
    readonly detail: string | null
    /** JSON; null if the vote is not signed. */
    readonly signature: string | null
  }
  /** Seats that are offered to another person, or have passed on. */
  readonly handovers: {
    readonly token: string
    readonly match: string
    readonly seat: string
    /** 'holder' or 'others'. */
    readonly by: string
    /** The person who takes the seat, and when this person came; null until then. */
    readonly person: string | null
    readonly name: string | null
    readonly key: string | null
    readonly link_end: string | null
    readonly taken: number | null
    /** The person who held the seat before; null while it is only offered. */
    readonly former: string | null
    /** JSON of the orders that it leaves. */
    readonly drafts: string
  }
  readonly links: LinkRecord
  /** Notices that were sent or refused. `kind` is an `ErrandKind`, `state` a `NoticeState`. */
  readonly notices: Omit<NoticeRecord, 'kind' | 'state'> & {
    readonly kind: string
    readonly state: string
    /** The name under which it comes back; null if it cannot. */
    readonly bounce: string | null
  }
  /** `choice` is the JSON of a `NoticeChoice`. */
  readonly notice_choices: { readonly person: string; readonly choice: string }
  /** Work that entries leave. `kind` is an `ErrandKind`. */
  readonly errands: Omit<Errand, 'kind'> & {
    readonly kind: string
    /** Until when a claim has it, and the name of that claim; null if none has. */
    readonly lease_until: Generated<number | null>
    readonly lease: Generated<string | null>
    /** How often it has failed, and why it failed last. */
    readonly tries: Generated<number>
    readonly why: Generated<string | null>
    /** When it was done; null before. */
    readonly done_at: Generated<number | null>
    /** Since when nobody tries it any more; null while somebody does. */
    readonly parked: Generated<number | null>
  }
  readonly calendars: CalendarAddress
  readonly webhooks: Webhook
  readonly deliveries: WebhookDelivery
  readonly push_devices: PushDevice
  /** Values of the server itself: `key`, its private key, and `push`, that for push services. */
  readonly server: { readonly name: string; readonly value: string }
}
/** Rows as they are read and as they are inserted. */
export type MatchRow = Selectable<Tables['matches']>
export type NewMatchRow = Insertable<Tables['matches']>
export type SeatRow = Selectable<Tables['seats']>
export type NewSeatRow = Insertable<Tables['seats']>
