// The records of votes, offers of a draw and chat messages. All times are milliseconds since 1970.
import type { Signature } from '@admiralty/match'

/**
 * A vote for a draw; for a bot of a rank that stands in for a seat; for a pause of some days, for its end, for more time for a seat, or for the end
 * of a match because of absent players.
 */
export type Vote =
  | { readonly kind: 'draw'; readonly voter: string; readonly signature?: Signature | undefined }
  | { readonly kind: 'stand-in'; readonly seat: string; readonly rank: string; readonly voter: string }
  | { readonly kind: 'pause'; readonly days: number; readonly voter: string }
  | { readonly kind: 'resume' | 'end'; readonly voter: string }
  | { readonly kind: 'extend'; readonly seat: string; readonly voter: string }

/** The offers of a draw that a seat has made. */
export interface DrawOffers {
  readonly seat: string
  readonly offers: number
  /** The number of the entry after which the last one was made. */
  readonly seq: number
}

/** A chat message: a text, or a signal that each client words itself. The other field is null. */
export interface NoteRecord {
  /** Counted from 1. */
  readonly seq: number
  readonly time: number
  readonly seat: string
  readonly name: string
  readonly text: string | null
  readonly signal: string | null
}
