// What a store keeps, in plain values: matches and who sits at them, their entries, sealed orders, what is said and agreed at the
// table, sessions, invitations, requests, designs.
// Every promise that writes resolves only when what it wrote is durable.
import type { Entry, Head, SealedOrder } from '@admiralty/match'

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

export type StoredMatchStatus = 'waiting' | 'playing' | 'over'

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
  readonly status: StoredMatchStatus
  /** Where play stands, as everybody may know it. */
  readonly moment: string
  /** Null until it begins. */
  readonly head: Head | null
  /** The table where it is played again. */
  readonly rematch: string | null
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

export interface StoredEntry {
  readonly entry: Entry
  readonly chain: string
}
export interface MatchProgress {
  readonly status: StoredMatchStatus
  readonly moment: string
  readonly time: number
}
/** An entry with what goes with it in one transaction. */
export interface AppendRequest extends StoredEntry, MatchProgress {
  readonly match: string
  /** Only with the opening. */
  readonly head: Head | null
  /** Votes that are over with it. */
  readonly settledVotes: readonly Vote[]
  /** Of the order that completed its call, where that comes with the entry and was never under seal alone. */
  readonly request: RequestRecord | null
}

export interface InvitationAcceptance {
  readonly token: string
  readonly session: string
  readonly name: string
  readonly value: string
  readonly time: number
}

/** On a draw, or on a bot's sitting in for a seat. */
export type Vote =
  | { readonly kind: 'draw'; readonly voter: string }
  | { readonly kind: 'stand-in'; readonly seat: string; readonly rank: string; readonly voter: string }

/** A word across the table: a text, or a signal that every client says in its own words. */
export interface NoteRecord {
  /** From 1. */
  readonly seq: number
  readonly time: number
  readonly seat: string
  readonly name: string
  readonly text: string | null
  readonly signal: string | null
}

/** Somebody sits down on a seat that is kept for them. */
export interface ReservedSeatClaim {
  readonly match: string
  readonly seat: string
  readonly session: string
  readonly value: string
  readonly time: number
}

export interface DesignRecord {
  readonly id: string
  readonly session: string
  readonly system: string
  readonly name: string
  readonly design: unknown
  readonly updated: number
}
export type DesignChange = Omit<DesignRecord, 'system'>

/** Known by the digest of its token alone. */
export interface LinkRecord {
  readonly token: string
  readonly session: string
  readonly expires: number
}
export interface LinkRedemption {
  readonly token: string
  readonly time: number
  /** Digest of the cookie that the new device gets. */
  readonly device: string
}

/** One match as it is kept, at one moment. */
export interface StoredMatch {
  readonly record: MatchRecord
  /** Those after an entry that the reader knows. */
  readonly entries: readonly StoredEntry[]
  readonly sealed: readonly SealedOrder[]
  readonly notes: readonly NoteRecord[]
  readonly votes: readonly Vote[]
}

/** A match in the hands of one process. What it writes counts only where it knows of all that was written before; else it throws `StaleWrite`. */
export interface MatchHandle extends Pick<Store, 'append' | 'seal' | 'unseal' | 'addVote' | 'removeVotes' | 'addNote' | 'setAuto'> {
  /** Of what was read or written last: grows with every change. */
  readonly revision: number
  /** These people are at it here: lets other processes know, and keeps nothing. */
  announcePresence(sessions: readonly string[]): void
  /** Others have changed it since. */
  isStale(): Promise<boolean>
  /** All of it, with the entries after this number; undefined: there is no such match. */
  read(after: number): Promise<StoredMatch | undefined>
}

/** What a process hears from others on the same database. */
export interface ChangeListener {
  /** A match has changed, by somebody else or by ourselves. */
  changed(match: string, revision: number): void
  /** These people are at this match, at some process; said again every few seconds while they are. */
  present(match: string, sessions: readonly string[]): void
  /** News may have been lost on the way: any match may have changed. */
  missed(): void
  /** Another process has gone, and has left what it was about. */
  peerGone(): void
}

export interface Store {
  addSession(session: Session, tokenDigest: string): Promise<void>
  sessionOf(tokenDigest: string): Promise<Session | undefined>
  rename(session: string, name: string): Promise<void>
  /** In place of an earlier one of that session. */
  addLink(link: LinkRecord): Promise<void>
  /** Uses the link up and lets the device in; undefined: it is used, or too old, or never was. */
  redeemLink(take: LinkRedemption): Promise<Session | undefined>
  forgetLinks(before: number): Promise<void>

  addMatch(match: MatchRecord, invitations: readonly InvitationRecord[]): Promise<void>
  match(id: string): Promise<MatchRecord | undefined>
  handle(match: string): MatchHandle
  /** On an embedded database there are no others to hear of. */
  subscribe(ear: ChangeListener): void
  /** Opened by this session or with it at the table, latest first. */
  matchesOf(session: string, most: number): Promise<readonly MatchRecord[]>
  /** Ids of the matches that are under way. */
  activeMatches(): Promise<readonly string[]>
  setAuto(match: string, seat: string, auto: boolean): Promise<void>
  /** Adds the table where a match is played again; gives its id, or that of the one there is already. */
  addRematch(of: string, match: MatchRecord): Promise<string>
  /** False: the seat is not kept for this session, or it has sat down. */
  takeReservedSeat(sit: ReservedSeatClaim): Promise<boolean>

  /** Gives the note its number; only the latest `most` are kept. */
  addNote(match: string, note: Omit<NoteRecord, 'seq'>, most: number): Promise<NoteRecord>
  notes(match: string): Promise<readonly NoteRecord[]>
  /** In place of the voter's last vote on the same, and of all votes for another rank. */
  addVote(match: string, vote: Vote): Promise<void>
  removeVotes(match: string, votes: readonly Vote[]): Promise<void>
  votes(match: string): Promise<readonly Vote[]>

  /** False: this session keeps `most` already. */
  addDesign(design: DesignRecord, most: number): Promise<boolean>
  /** Latest first. */
  designs(session: string): Promise<readonly DesignRecord[]>
  /** Undefined: this session has no such design. */
  changeDesign(change: DesignChange): Promise<DesignRecord | undefined>
  removeDesign(session: string, id: string): Promise<void>

  invitation(token: string): Promise<InvitationRecord | undefined>
  invitationsOf(match: string): Promise<readonly InvitationRecord[]>
  /** Takes an invitation and its seat; false: somebody was there before. */
  acceptInvitation(sitDown: InvitationAcceptance): Promise<boolean>

  /**
   * Appends an entry and deletes the sealed orders it used, or those of a seat that concedes in it.
   * Throws `StaleWrite` unless the entry has the next sequence number; then nothing is written.
   */
  append(append: AppendRequest): Promise<void>
  entries(match: string): Promise<readonly StoredEntry[]>

  /** Puts an order under seal, in place of an earlier one of that seat. */
  seal(match: string, sealed: SealedOrder, request: RequestRecord | null): Promise<void>
  /** False: there was none. */
  unseal(match: string, call: string, seat: string): Promise<boolean>
  sealed(match: string): Promise<readonly SealedOrder[]>
  request(session: string, key: string): Promise<RequestRecord | undefined>
  /** Keeps a request unless there is one under its key already; gives the digest of the one that is kept. */
  rememberRequest(request: RequestRecord): Promise<string>
  forgetRequests(before: number): Promise<void>

  close(): Promise<void>
}
