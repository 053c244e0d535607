// Errands: work that an entry leaves to be done outside of its match, such as a mail. An errand is written in the transaction of its entry and
// has ids only; its content is made when it is run. All times are milliseconds since 1970.

/**
 * The kinds of errands: tell a person that a seat has to answer, that all others have answered, that a deadline comes near, or once a day of all
 * open questions.
 */
export const ERRAND_KINDS = ['move', 'last', 'reminder', 'digest'] as const
export type ErrandKind = (typeof ERRAND_KINDS)[number]

/** An errand as an entry leaves it. */
export interface Errand {
  /** The same errand has the same key. */
  readonly key: string
  readonly kind: ErrandKind
  readonly match: string
  /** The sequence number of the entry. */
  readonly seq: number
  /** The call and the seat that it is about. */
  readonly call: string
  readonly seat: string
  /** The person who held the seat. */
  readonly person: string
  /** When it is to be run. */
  readonly due: number
}
/** An errand that a server has claimed, and how often it has failed. */
export interface ClaimedErrand extends Errand {
  readonly tries: number
}
/** An errand that an operator lists. */
export interface ListedErrand extends Pick<ClaimedErrand, 'key' | 'kind' | 'match' | 'seat' | 'due' | 'tries'> {
  /** Since when nobody tries it any more; null while it waits. */
  readonly parked: number | null
  /** Why it failed last; null if it did not. */
  readonly why: string | null
}

/** A look for errands that are due. */
export interface ErrandClaim {
  readonly now: number
  /** An errand that is leased for longer than this time is left to the server that has claimed it. */
  readonly leased: number
  /** Until when the claimed errands are leased. */
  readonly until: number
  /** The name of this claim. Nothing else can end its leases. */
  readonly lease: string
  /** Errands at most. */
  readonly limit: number
}
/** The outcome of an errand that was run: done, tried again at a time after a failure, parked, or left as it was. */
export type ErrandEnd =
  | { readonly kind: 'done'; readonly time: number }
  | { readonly kind: 'again'; readonly due: number; readonly why: string }
  | { readonly kind: 'parked'; readonly time: number; readonly why: string }
  | { readonly kind: 'released'; readonly due: number }
/** The numbers of errands that are due and that are parked. */
export interface ErrandCounts {
  readonly due: number
  readonly parked: number
}

/** The part of a store for errands. */
export interface ErrandStore {
  /** Adds an errand that follows from others. One that is known already is not added again. */
  addErrand(errand: Errand): Promise<void>
  /** When the next errand is to be run; one that is leased, at the end of its lease. Null for never. */
  nextErrand(): Promise<number | null>
  /** Leases errands that are due, those that are due longest first. */
  claimErrands(claim: ErrandClaim): Promise<readonly ClaimedErrand[]>
  /** Ends the lease of an errand. Returns false, and changes nothing, if the lease has passed to another claim. */
  endErrand(key: string, lease: string, end: ErrandEnd): Promise<boolean>
  countErrands(now: number): Promise<ErrandCounts>
  /** Deletes errands that were done before this time. */
  forgetErrands(before: number): Promise<void>
}
