// The tables as Kysely knows them. JSON is text, truth is 0 or 1, times are milliseconds since 1970.
import type { Insertable, Selectable } from 'kysely'

export interface Tables {
  readonly sessions: { readonly id: string; readonly token: string; readonly name: string; readonly created: number }
  readonly matches: {
    readonly id: string
    readonly system: string
    readonly scenario: string
    readonly title: string
    readonly setup: string
    readonly secret: string
    readonly creator: string
    readonly created: number
    readonly updated: number
    readonly status: string
    readonly moment: string
    readonly head: string | null
  }
  readonly seats: {
    readonly match: string
    readonly place: number
    readonly seat: string
    readonly session: string | null
    readonly bot: string | null
    readonly seed: number
    readonly name: string | null
    readonly value: string | null
    readonly auto: number
  }
  readonly invitations: { readonly token: string; readonly match: string; readonly seat: string; readonly used: number }
  readonly entries: { readonly match: string; readonly seq: number; readonly entry: string; readonly chain: string }
  readonly sealed: { readonly match: string; readonly call: string; readonly seat: string; readonly order: string }
  readonly requests: {
    readonly session: string
    readonly key: string
    readonly match: string
    readonly call: string
    readonly digest: string
    readonly time: number
  }
}
export type MatchRow = Selectable<Tables['matches']>
export type SeatRow = Selectable<Tables['seats']>
export type NewSeatRow = Insertable<Tables['seats']>
