// What a store keeps, in plain values: matches and who sits at them, their entries, sealed orders, sessions, invitations, requests.
// Every promise that writes resolves only when what it wrote is durable.
import type { Entry, Head, Sealed } from '@admiralty/match'

export interface Session {
  readonly id: string
  readonly name: string
  readonly created: number
}

export interface SeatRecord {
  readonly seat: string
  /** Whose it is; null: a bot's or nobody's. */
  readonly session: string | null
  /** A bot's rank, with the seed of its own luck. */
  readonly bot: string | null
  readonly seed: number
  readonly name: string | null
  /** What it adds to the dice; null: nobody has sat down. */
  readonly value: string | null
  /** Answers by itself where it has no choice. */
  readonly auto: boolean
}

export type MatchStatus = 'waiting' | 'playing' | 'over'

export interface MatchRecord {
  readonly id: string
  readonly system: string
  readonly scenario: string
  readonly title: string
  readonly setup: unknown
  /** Of the dice: leaves the host when the match is over. */
  readonly secret: string
  readonly creator: string
  readonly created: number
  readonly updated: number
  readonly status: MatchStatus
  /** Where play stands, as everybody may know it. */
  readonly moment: string
  /** Null until it begins. */
  readonly head: Head | null
  readonly seats: readonly SeatRecord[]
}

export interface InvitationRecord {
  readonly token: string
  readonly match: string
  readonly seat: string
  readonly used: boolean
}

/** An order that came in under a key of its sender's: the same key again is the same order. */
export interface RequestRecord {
  readonly session: string
  readonly key: string
  readonly match: string
  readonly call: string
  /** Of what was asked, so that another request under the same key is noticed. */
  readonly digest: string
  readonly time: number
}

export interface Written {
  readonly entry: Entry
  readonly chain: string
}
export interface Progress {
  readonly status: MatchStatus
  readonly moment: string
  readonly time: number
}
/** An entry with what goes with it in one transaction. */
export interface Append extends Written, Progress {
  readonly match: string
  /** Only with the opening. */
  readonly head: Head | null
}

export interface SitDown {
  readonly token: string
  readonly session: string
  readonly name: string
  readonly value: string
  readonly time: number
}

export interface Store {
  addSession(session: Session, tokenDigest: string): Promise<void>
  sessionOf(tokenDigest: string): Promise<Session | undefined>
  rename(session: string, name: string): Promise<void>

  addMatch(match: MatchRecord, invitations: readonly InvitationRecord[]): Promise<void>
  match(id: string): Promise<MatchRecord | undefined>
  /** Opened by this session or with it at the table, latest first. */
  matchesOf(session: string, most: number): Promise<readonly MatchRecord[]>
  /** Ids of the matches that are under way. */
  playing(): Promise<readonly string[]>
  setAuto(match: string, seat: string, auto: boolean): Promise<void>

  invitation(token: string): Promise<InvitationRecord | undefined>
  invitationsOf(match: string): Promise<readonly InvitationRecord[]>
  /** Takes an invitation and its seat; false: somebody was there before. */
  sitDown(sitDown: SitDown): Promise<boolean>

  /** Appends at the next sequence number and deletes the orders that led there; false: that number is taken. */
  append(append: Append): Promise<boolean>
  entries(match: string): Promise<readonly Written[]>

  /** Puts an order under seal, in place of an earlier one of that seat. */
  seal(match: string, sealed: Sealed, request: RequestRecord | null): Promise<void>
  /** False: there was none. */
  unseal(match: string, call: string, seat: string): Promise<boolean>
  sealed(match: string): Promise<readonly Sealed[]>
  request(session: string, key: string): Promise<RequestRecord | undefined>
  forgetRequests(before: number): Promise<void>

  close(): Promise<void>
}
