// The interface of the store and its records. A promise of a write resolves only when the data is durable.
import type { Entry, Head, SealedOrder } from '@admiralty/match'

export interface Session {
  readonly id: string
  readonly name: string
  readonly created: number
}

export interface SeatRecord {
  readonly seat: string
  /** The session that holds the seat; null for a bot or an open seat. */
  readonly session: string | null
  /** The rank and the seed of the seat's bot. */
  readonly bot: string | null
  readonly seed: number
  readonly name: string | null
  /** The value that the seat adds to the dice; null while nobody has taken it. */
  readonly value: string | null
  /** Whether the seat answers automatically when it has only one option. */
  readonly auto: boolean
}

export type StoredMatchStatus = 'waiting' | 'playing' | 'over'

export interface MatchRecord {
  readonly id: string
  readonly system: string
  readonly scenario: string
  readonly title: string
  readonly setup: unknown
  /** The format in which the setup is written. */
  readonly format: number
  /** The secret of the dice. Published when the match is over. */
  readonly secret: string
  readonly creator: string
  readonly created: number
  readonly updated: number
  readonly status: StoredMatchStatus
  /** The title of the current phase, as the public may know it. Shown, never compared. */
  readonly moment: string
  /** Null until it begins. */
  readonly head: Head | null
  /** The id of the rematch. */
  readonly rematch: string | null
  readonly seats: readonly SeatRecord[]
}

export interface InvitationRecord {
  readonly token: string
  readonly match: string
  readonly seat: string
  readonly used: boolean
}

/** An order request with its idempotency key: the same key again is the same order. */
export interface RequestRecord {
  readonly session: string
  readonly key: string
  readonly match: string
  readonly call: string
  /** Digest of the request, to detect a different request under the same key. */
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
/** An entry and everything that is written in the same transaction. */
export interface AppendRequest extends StoredEntry, MatchProgress {
  readonly match: string
  /** Set for the opening entry only. */
  readonly head: Head | null
  /** Votes that the entry ends. */
  readonly settledVotes: readonly Vote[]
  /** The request of the order that completed the call, if that order was never sealed by itself. */
  readonly request: RequestRecord | null
}

export interface InvitationAcceptance {
  readonly token: string
  readonly session: string
  readonly name: string
  readonly value: string
  readonly time: number
}

/** A vote on a draw, or on a bot that stands in for a seat. */
export type Vote =
  | { readonly kind: 'draw'; readonly voter: string }
  | { readonly kind: 'stand-in'; readonly seat: string; readonly rank: string; readonly voter: string }

/** A chat message: a text, or a signal that each client words itself. */
export interface NoteRecord {
  /** Counted from 1. */
  readonly seq: number
  readonly time: number
  readonly seat: string
  readonly name: string
  readonly text: string | null
  readonly signal: string | null
}

/** Takes a seat that is reserved for this session. */
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

/** A personal link. Only the digest of its token is stored. */
export interface LinkRecord {
  readonly token: string
  readonly session: string
  readonly expires: number
}
export interface LinkRedemption {
  readonly token: string
  readonly time: number
  /** Digest of the new device's cookie. */
  readonly device: string
}

/** A consistent copy of one match. */
export interface StoredMatch {
  readonly record: MatchRecord
  /** Entries after the last one that the reader knows. */
  readonly entries: readonly StoredEntry[]
  readonly sealed: readonly SealedOrder[]
  readonly notes: readonly NoteRecord[]
  readonly votes: readonly Vote[]
}

/** Optimistic access to one match. A write throws `StaleWrite` unless this handle has read every earlier change. */
export interface MatchHandle extends Pick<Store, 'append' | 'seal' | 'unseal' | 'addVote' | 'removeVotes' | 'addNote' | 'setAuto'> {
  /** Revision of the last read or write. Grows with every change. */
  readonly revision: number
  /** Announces to other processes which sessions are connected here. Stores nothing. */
  announcePresence(sessions: readonly string[]): void
  /** Whether another process has changed the match since the last read or write. */
  isStale(): Promise<boolean>
  /** Reads the match with the entries after `after`. Undefined if there is no such match. */
  read(after: number): Promise<StoredMatch | undefined>
}

/** Notices from processes on the same database. */
export interface ChangeListener {
  /** A match has changed, here or in another process. */
  changed(match: string, revision: number): void
  /** These sessions are connected to the match in some process. Repeated while they are. */
  present(match: string, sessions: readonly string[]): void
  /** Notices may have been lost, so any match may have changed. */
  missed(): void
  /** Another process has ended, perhaps with work undone. */
  peerGone(): void
}

export interface Store {
  addSession(session: Session, tokenDigest: string): Promise<void>
  sessionOf(tokenDigest: string): Promise<Session | undefined>
  rename(session: string, name: string): Promise<void>
  /** Adds a link and removes the session's earlier one. */
  addLink(link: LinkRecord): Promise<void>
  /** Uses the link and adds the device. Undefined if the link is unknown, used or expired. */
  redeemLink(take: LinkRedemption): Promise<Session | undefined>
  forgetLinks(before: number): Promise<void>

  addMatch(match: MatchRecord, invitations: readonly InvitationRecord[]): Promise<void>
  match(id: string): Promise<MatchRecord | undefined>
  handle(match: string): MatchHandle
  /** Does nothing on an embedded database, which has no other processes. */
  subscribe(ear: ChangeListener): void
  /** Matches that the session created or has a seat in, most recent first. */
  matchesOf(session: string, most: number): Promise<readonly MatchRecord[]>
  /** Ids of the matches in play. */
  activeMatches(): Promise<readonly string[]>
  setAuto(match: string, seat: string, auto: boolean): Promise<void>
  /** Adds a rematch. Returns its id, or the id of the rematch that exists already. */
  addRematch(of: string, match: MatchRecord): Promise<string>
  /** Returns false if the seat is not reserved for this session, or is taken. */
  takeReservedSeat(sit: ReservedSeatClaim): Promise<boolean>

  /** Numbers and stores a note. Keeps only the latest `most`. */
  addNote(match: string, note: Omit<NoteRecord, 'seq'>, most: number): Promise<NoteRecord>
  notes(match: string): Promise<readonly NoteRecord[]>
  /** Replaces the voter's earlier vote on the same subject, and all votes for another rank. */
  addVote(match: string, vote: Vote): Promise<void>
  removeVotes(match: string, votes: readonly Vote[]): Promise<void>
  votes(match: string): Promise<readonly Vote[]>

  /** Returns false if the session has `most` designs already. */
  addDesign(design: DesignRecord, most: number): Promise<boolean>
  /** Most recent first. */
  designs(session: string): Promise<readonly DesignRecord[]>
  /** Undefined if the session has no such design. */
  changeDesign(change: DesignChange): Promise<DesignRecord | undefined>
  removeDesign(session: string, id: string): Promise<void>

  invitation(token: string): Promise<InvitationRecord | undefined>
  invitationsOf(match: string): Promise<readonly InvitationRecord[]>
  /** Uses an invitation and takes its seat. Returns false if it is used already. */
  acceptInvitation(sitDown: InvitationAcceptance): Promise<boolean>

  /**
   * Appends an entry and deletes the sealed orders it used, or those of a seat that concedes in it.
   * Throws `StaleWrite` unless the entry has the next sequence number; then nothing is written.
   */
  append(append: AppendRequest): Promise<void>
  entries(match: string): Promise<readonly StoredEntry[]>

  /** Stores a sealed order and replaces the seat's earlier one for the call. */
  seal(match: string, sealed: SealedOrder, request: RequestRecord | null): Promise<void>
  /** Deletes a sealed order. Returns false if there was none. */
  unseal(match: string, call: string, seat: string): Promise<boolean>
  sealed(match: string): Promise<readonly SealedOrder[]>
  request(session: string, key: string): Promise<RequestRecord | undefined>
  /** Stores a request unless its key is known. Returns the digest that is stored under the key. */
  rememberRequest(request: RequestRecord): Promise<string>
  forgetRequests(before: number): Promise<void>

  close(): Promise<void>
}
