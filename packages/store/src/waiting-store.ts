// What matches wait for: their next look, and the answers of people. It is read without opening a match.
// All times are milliseconds since 1970.
import type { MatchStatus } from '@admiralty/match'

/** A seat whose answer is waited for. Everybody may know this, except who owes an answer to a quiet call. */
export interface AskedSeat {
  readonly seat: string
  /** The id of the open call. */
  readonly call: string
  /** Whether a person has to answer. */
  readonly owes: boolean
  /** When the time to answer ends; null for never. */
  readonly due: number | null
  /** Whether the call is quiet: nobody may know who has answered it before all have. */
  readonly quiet: boolean
}
/** The part of a match in play that a list shows, read without its journal. */
export interface PublicProgress {
  readonly match: string
  /** Null before the first action. */
  readonly status: Pick<MatchStatus, 'conceded' | 'standIns' | 'automatic'> | null
  readonly asked: readonly ProgressSeat[]
}
/** A seat that is asked, and whether its order is stored. */
export interface ProgressSeat extends AskedSeat {
  /** Whether its player is ready, and everybody may know this: false for a quiet call. */
  readonly isSealed: boolean
  /** Whether an order is stored of which nobody but its player may know: it is saved only, or the call is quiet. */
  readonly isHidden: boolean
}
/** A question that a person has to answer. */
export interface StoredQuestion extends Pick<AskedSeat, 'seat' | 'call' | 'due'> {
  /** The id of the game. */
  readonly system: string
  readonly title: string
  /** The title of the current phase. */
  readonly moment: string
  readonly match: string
  /** Since when the answer is waited for. */
  readonly since: number
}
/** The place of a question in the list. */
export type OwedPlace = Pick<StoredQuestion, 'due' | 'since' | 'match' | 'seat'>

/** A look for matches whose time has come. */
export interface WakeClaim {
  /** Matches that must be looked at by this time are due. */
  readonly due: number
  /** A match that is leased for longer than this time is left to the server that has claimed it. */
  readonly leased: number
  /** Until when the claimed matches are leased. */
  readonly until: number
  /** Matches at most. */
  readonly limit: number
  /** Whether this server takes a match that had to be looked at by `wake`. */
  mayClaim(match: string, wake: number): boolean
}

/** The part of a store for what matches wait for. */
export interface WaitingStore {
  /** When the next match must be looked at; one that is leased, at the end of its lease. Null for never. */
  nextWake(): Promise<number | null>
  /** Leases matches that are due, those that are due longest first. Returns their ids. */
  claimWakes(claim: WakeClaim): Promise<readonly string[]>
  /** Replaces the time at which a server must look at a match, and ends a lease. Does not raise the revision. */
  setWake(match: string, wake: number | null): Promise<void>

  /** The parts of these matches that a list shows; none of a match that is not in play. */
  standings(matches: readonly string[]): Promise<readonly PublicProgress[]>
  /** The questions to a person after a place in the list; null for the first ones. Those due first, then those that wait longest. */
  owed(person: string, limit: number, after: OwedPlace | null): Promise<readonly StoredQuestion[]>
  /** The calls to a person for which an order is saved only, in the same order. Nobody else may know them. */
  savedOrders(person: string, limit: number): Promise<readonly StoredQuestion[]>
  /** How many questions a person has to answer. */
  countOwed(person: string): Promise<number>
}
