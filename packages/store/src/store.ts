// The interface of the store and its records. The promise of a write resolves only when the data is durable.
// All times are milliseconds since 1970, unless a comment says otherwise.
import type { ClockTerms, TimeSpan } from '@admiralty/clocks'
import type {
  CallAnswers,
  Closing,
  Entry,
  Head,
  MatchStatus,
  Review,
  SealedOrder,
  SeatLinks,
  Snapshot,
  Visitor,
  Watch,
} from '@admiralty/match'
import type { Errand, ErrandStore } from './errand-store.ts'
import type { NoticeStore } from './notice-store.ts'
import type { OutletStore } from './outlet-store.ts'
import type { PeopleStore } from './people-store.ts'
import type { DrawOffers, Handover, NewHolder, NoteRecord, Vote } from './social-records.ts'
import type { AskedSeat, WaitingStore } from './waiting-store.ts'

/** Public keys by seat. A seat without one is signed for by the server. */
export type SeatKeys = Readonly<Record<string, string>>

/** A seat of a match, and who holds it. */
export interface SeatRecord {
  readonly seat: string
  /** The person who holds the seat; null for a bot or an open seat. */
  readonly person: string | null
  /** The rank of the seat's bot; null for a player or an open seat. */
  readonly bot: string | null
  /** The seed of the bot. */
  readonly seed: number
  /** The name of the player or bot; null while the seat is open. */
  readonly name: string | null
  /** The text that the seat adds to the dice; null until somebody takes the seat. */
  readonly value: string | null
  /** The public key with which the seat signs; null if the server signs for it. */
  readonly key: string | null
  /** The end of the seat's link chain; null if no device gives links for it. */
  readonly linkEnd: string | null
  /** Whether the server answers for the seat when only one order is possible. */
  readonly auto: boolean
}

/** A match waits for players, is in play, or is over. */
export type StoredMatchStatus = 'waiting' | 'playing' | 'over'

/** A match without its journal, sealed orders and social data. */
export interface MatchRecord {
  readonly id: string
  /** The id of the game. */
  readonly system: string
  readonly scenario: string
  readonly title: string
  readonly setup: unknown
  /** The format in which the setup is written. */
  readonly format: number
  /** The secret of the dice. It is published when the match is over. */
  readonly secret: string
  /** The position from which the match begins, in the format of the setup; null for the normal beginning. It is published with the secret. */
  readonly position: unknown
  /** The person who created the match. */
  readonly creator: string
  readonly created: number
  readonly updated: number
  readonly status: StoredMatchStatus
  /** The title of the current phase in the public view. Shown, never compared. */
  readonly moment: string
  /** Null until the match begins. */
  readonly head: Head | null
  /** The id of the rematch; null if there is none. */
  readonly rematch: string | null
  /** The policy of publication at the end. The head has it too, once the match has begun. */
  readonly closing: Closing
  /** For whom the match exists. */
  readonly watch: Watch
  /** How long players have for their answers. The head has it too, once the match has begun. */
  readonly clock: ClockTerms
  readonly seats: readonly SeatRecord[]
}

/** A link that gives a seat to one person, once. */
export interface InvitationRecord {
  readonly token: string
  readonly match: string
  readonly seat: string
  readonly used: boolean
}

/** An order request with its idempotency key. A second request with the same key changes nothing. */
export interface RequestRecord {
  readonly person: string
  readonly key: string
  readonly match: string
  readonly call: string
  /** Digest of the request. It shows whether a second request with the same key is the same. */
  readonly digest: string
  readonly time: number
}

/** An entry and its hash. */
export interface StoredEntry {
  readonly entry: Entry
  readonly chain: string
}
/** Entries with a sequence number above `after`, up to and including `last`. */
export interface EntryRange {
  readonly after: number
  readonly last: number
}
/** The latest snapshot that this version of a game made before an entry. */
export interface SnapshotQuery extends Pick<Snapshot, 'format' | 'version'> {
  /** The sequence number of the entry. */
  readonly before: number
}
/** The details of a match in play that a list of matches shows. */
export interface MatchProgress {
  readonly status: StoredMatchStatus
  readonly moment: string
  readonly time: number
}
/** An entry and everything that is written in the same transaction. */
export interface AppendRequest extends StoredEntry, MatchProgress {
  readonly match: string
  /** The entry as `entryText`, which is stored. */
  readonly text: string
  /** Set for the opening entry only. */
  readonly head: Head | null
  /** Votes that the entry settles. */
  readonly settledVotes: readonly Vote[]
  /** The request of the order that completed the call; null if that order was sealed before. */
  readonly request: RequestRecord | null
  /** When a server must look at the match after this entry, although nobody is there. Null: only when somebody comes. */
  readonly wake: number | null
  /** The seats that are asked after this entry. All others are not. */
  readonly asked: readonly AskedSeat[]
  /** The status after an action, which changes it; null after other entries. */
  readonly standing: MatchStatus | null
  /** The errands that the entry leaves. */
  readonly errands: readonly Errand[]
  /** The new holder of a seat that passes on with this entry; null for none. */
  readonly newHolder: NewHolder | null
}

/**
 * The orders of a call that leads to the next entry. They cannot change any more, because their digest has been sent to devices.
 * It means nothing once the match has an entry of this number.
 */
export interface FixedCall extends Pick<CallAnswers, 'orders'>, Required<Pick<CallAnswers, 'signatures' | 'why' | 'sealed'>> {
  readonly call: Review['ready'][number]['call']
  /** The sequence number of the entry. */
  readonly seq: number
  /** The seats whose devices were connected when the orders were fixed. */
  readonly asked: readonly string[]
}

/** Takes the seat of an invitation. */
export interface InvitationAcceptance {
  readonly token: string
  readonly person: string
  readonly name: string
  /** The text that the seat adds to the dice. */
  readonly value: string
  /** Public keys and ends of link chains, of which those of the seat are taken. */
  readonly keys: SeatKeys
  readonly linkEnds: SeatLinks
  readonly time: number
}

/** Takes a seat that is reserved for this person. */
export interface ReservedSeatClaim {
  readonly match: string
  readonly seat: string
  readonly person: string
  readonly value: string
  /** Public keys and ends of link chains, of which those of the seat are taken. */
  readonly keys: SeatKeys
  readonly linkEnds: SeatLinks
  readonly time: number
}

/** A design that a person has saved, in the format of the game. */
export interface DesignRecord {
  readonly id: string
  readonly person: string
  readonly system: string
  readonly name: string
  readonly design: unknown
  readonly updated: number
}
/** A saved design with its new name and content. */
export type DesignChange = Omit<DesignRecord, 'system'>

/** A seat that has sealed an order for a call, without the order. */
export interface SealedAnswer {
  readonly call: string
  readonly seat: string
  /** True if its player is not ready. */
  readonly saved?: boolean | undefined
}

/** A consistent copy of one match. */
export interface StoredMatch {
  readonly record: MatchRecord
  /** Entries after the last one that the reader knows already. */
  readonly entries: readonly StoredEntry[]
  /**
   * The seats that have sealed an order, with their calls. `MatchHandle.sealedFor` reads the orders:
   * reading a longer one takes longer, which viewers could measure.
   */
  readonly sealed: readonly SealedAnswer[]
  /** The value for the action `restored`, which the next entry has to be; null unless entries may be missing. */
  readonly restored: string | null
  /** Null if no orders were fixed yet. */
  readonly fixed: FixedCall | null
  /** When a server must look at the match, although nobody is there; null for never. */
  readonly wake: number | null
  /** The seats that are asked. */
  readonly asked: readonly AskedSeat[]
  readonly notes: readonly NoteRecord[]
  readonly votes: readonly Vote[]
  /** How often each seat has offered a draw, and after which entry it did so last. */
  readonly offers: readonly DrawOffers[]
  /** The seats that are offered to another person or have passed on, in the order of their tokens. */
  readonly handovers: readonly Handover[]
}

/** Optimistic access to one match. A write throws `StaleWrite` unless this handle has read every earlier change. */
export interface MatchHandle
  extends Pick<
    Store,
    'append' | 'seal' | 'unseal' | 'fix' | 'addVote' | 'removeVotes' | 'addNote' | 'setAuto' | 'putHandover' | 'dropHandover'
  > {
  /** Revision at the last read or write. Grows with every change; always 0 on SQLite. */
  readonly revision: number
  /** Announces to other processes which people are connected here. Stores nothing. */
  announcePresence(people: readonly string[]): void
  /** Whether another process has changed the match since the last read or write. */
  isStale(): Promise<boolean>
  /** Replaces the time at which a server must look at the match, and ends a lease. Does not raise the revision. */
  correctWake(wake: number | null): Promise<void>
  /** Replaces the seats that are asked, because the server has an answer of one. */
  correctAsked(asked: readonly AskedSeat[], now: number): Promise<void>
  /** Reads the match with its entries after sequence number `after`; -1 reads all. Undefined if there is no such match. Throws `DamagedMatch`. */
  read(after: number): Promise<StoredMatch | undefined>
  /** The sealed orders of these calls. Throws `StaleWrite` if another process has changed the match, and `DamagedMatch`. */
  sealedFor(calls: readonly string[]): Promise<readonly SealedOrder[]>
}

/** Receives notices from all processes on the same database. */
export interface ChangeListener {
  /** A match has changed, here or in another process. */
  changed(match: string, revision: number): void
  /** These people are connected to the match at some process. The notice is repeated while they are. */
  present(match: string, people: readonly string[]): void
  /** Notices may have been lost, so any match may have changed. */
  missed(): void
  /** Another process on the same database has been found. From now on its end is noticed. */
  peerFound(): void
  /** Another process has ended, perhaps with work undone. */
  peerGone(): void
}

/** The part of a match that says who may watch it, and a person's part in it. */
export interface Visibility extends Visitor {
  readonly watch: Watch
}

/** Everything that a server stores. */
export interface Store extends WaitingStore, PeopleStore, ErrandStore, NoticeStore, OutletStore {
  /** The private key with which this server signs. The first call stores `fresh`; later ones return what is stored. */
  serverKey(fresh: string): Promise<string>
  /**
   * Marks that a server runs at this time, and returns the latest times in which none did: more than two and a half minutes passed between two
   * marks.
   */
  markRunning(now: number): Promise<readonly TimeSpan[]>
  /** Acknowledged changes that were missing when the store was opened, one line each. The matches in play are marked as restored. */
  readonly losses: readonly string[]
  /** Whether other servers may use the database at the same time. */
  readonly isShared: boolean

  addMatch(match: MatchRecord, invitations: readonly InvitationRecord[]): Promise<void>
  match(id: string): Promise<MatchRecord | undefined>
  /**
   * Whether the match may exist for a person, which is undefined for a person without one. An unknown id reads as a match that is closed to
   * everybody, with the same statements, so that the time does not tell the two apart.
   */
  visibility(match: string, person: string | undefined): Promise<Visibility>
  /** Access to a match that detects changes by other processes. */
  handle(match: string): MatchHandle
  /** Does nothing on an embedded database, which has no other processes. */
  subscribe(listener: ChangeListener): void
  /** At most `limit` matches that the person created or has a seat in, the latest change first. */
  matchesOf(person: string, limit: number): Promise<readonly MatchRecord[]>
  /** Sets whether the server answers for the seat when only one order is possible. `wake`: see `seal`. */
  setAuto(match: string, seat: string, auto: boolean, wake: number | null): Promise<void>
  /** Adds a rematch. Returns its id, or the id of the rematch that exists already. */
  addRematch(original: string, rematch: MatchRecord): Promise<string>
  /** Returns false if the seat is not reserved for this person, or is taken. */
  takeReservedSeat(request: ReservedSeatClaim): Promise<boolean>

  /** Numbers and stores a note. Keeps only the latest `limit` notes. */
  addNote(match: string, note: Omit<NoteRecord, 'seq'>, limit: number): Promise<NoteRecord>
  notes(match: string): Promise<readonly NoteRecord[]>
  /** Replaces the voter's earlier vote on the same subject, and all votes for another rank. `offers`: the new count of a seat that offers a draw. `wake`: see `seal`. */
  addVote(match: string, vote: Vote, offers: DrawOffers | null, wake: number | null): Promise<void>
  removeVotes(match: string, votes: readonly Vote[]): Promise<void>
  /** Stores a seat that is offered, or who takes it, and removes the votes that this settles. Replaces what was stored with its token. `wake`: see `seal`. */
  putHandover(match: string, handover: Handover, settledVotes: readonly Vote[], wake: number | null): Promise<void>
  /** Closes the offer of a seat, and removes the votes about it. */
  dropHandover(match: string, token: string, settledVotes: readonly Vote[]): Promise<void>
  /** The id of the match in which a seat is offered, or has passed on, with this token. */
  matchOfHandover(token: string): Promise<string | undefined>
  votes(match: string): Promise<readonly Vote[]>

  /** Returns false if the person has `limit` designs already. */
  addDesign(design: DesignRecord, limit: number): Promise<boolean>
  /** The designs of a person, the latest change first. */
  designs(person: string): Promise<readonly DesignRecord[]>
  /** Undefined if the person has no such design. */
  changeDesign(change: DesignChange): Promise<DesignRecord | undefined>
  removeDesign(person: string, id: string): Promise<void>

  invitation(token: string): Promise<InvitationRecord | undefined>
  invitationsOf(match: string): Promise<readonly InvitationRecord[]>
  /** Uses an invitation and takes its seat. Returns false if the invitation is unknown or used. */
  acceptInvitation(acceptance: InvitationAcceptance): Promise<boolean>

  /**
   * Appends an entry and deletes the sealed orders that it used, or those of the seat that has to answer again after it.
   * Throws `StaleWrite` and writes nothing unless the entry has the next sequence number.
   */
  append(request: AppendRequest): Promise<void>
  /** Throws `DamagedMatch` if an entry cannot be read. */
  entries(match: string, range?: EntryRange): Promise<readonly StoredEntry[]>

  /** Stores a snapshot; replaces another one of the same entry. Snapshots are a cache: backups leave them out, and they may be deleted. */
  addSnapshot(match: string, snapshot: Snapshot): Promise<void>
  /** Undefined if there is none. The caller checks it against the journal. */
  snapshot(match: string, query: SnapshotQuery): Promise<Snapshot | undefined>

  /**
   * Stores a sealed order. It replaces the seat's earlier order for the same call. `wake` is when a server must look at the match, because the
   * order leaves work to be done; null changes nothing.
   */
  seal(match: string, sealed: SealedOrder, request: RequestRecord | null, wake: number | null): Promise<void>
  /** Deletes a sealed order. Returns false if there was none. */
  unseal(match: string, call: string, seat: string): Promise<boolean>
  /** Stores the orders of a call that is decided next, with the request of the order that completed it. Replaces earlier ones. `wake`: see `seal`. */
  fix(match: string, fixed: FixedCall, request: RequestRecord | null, wake: number | null): Promise<void>
  sealed(match: string): Promise<readonly SealedOrder[]>
  request(person: string, key: string): Promise<RequestRecord | undefined>
  /** Stores a request unless its key is known. Returns the digest that is stored under the key. */
  rememberRequest(request: RequestRecord): Promise<string>
  /** Makes a durable write that changes nothing of a match. Rejects if the store cannot be written. */
  checkWrites(time: number): Promise<void>
  /** Deletes requests that are older than this time. */
  forgetRequests(before: number): Promise<void>

  close(): Promise<void>
}
