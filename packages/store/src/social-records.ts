// The records of votes, offers of a draw, seats that pass on and chat messages. All times are milliseconds since 1970.
import type { Signature } from '@admiralty/match'

/**
 * A vote for a draw; for a bot of a rank that stands in for a seat; for another person who takes a seat; for a pause of some days, for its end, for
 * more time for a seat, or for the end of a match because of absent players.
 */
export type Vote =
  | { readonly kind: 'draw'; readonly voter: string; readonly signature?: Signature | undefined }
  | { readonly kind: 'stand-in'; readonly seat: string; readonly rank: string; readonly voter: string }
  | { readonly kind: 'pause'; readonly days: number; readonly voter: string }
  | { readonly kind: 'resume' | 'end'; readonly voter: string }
  | { readonly kind: 'extend'; readonly seat: string; readonly voter: string }
  | { readonly kind: 'seat'; readonly seat: string; readonly voter: string }

/** The offers of a draw that a seat has made. */
export interface DrawOffers {
  readonly seat: string
  readonly offers: number
  /** The number of the entry after which the last one was made. */
  readonly seq: number
}

/** A person who takes a seat that somebody held before. */
export interface HandoverTaker {
  readonly person: string
  readonly name: string
  /** The public key with which the seat signs from then on. */
  readonly key: string
  /** The end of the new link chain; null if no device gives links for it. */
  readonly linkEnd: string | null
  /** When the person came. */
  readonly time: number
}
/** An order that the former holder of a seat had sealed. It counts no more, but its new holder can send it. */
export interface DraftOrder {
  readonly call: string
  readonly order: unknown
}
/** A seat that is offered to another person, or has passed on. */
export interface Handover {
  /** The token of the link with which it is taken. */
  readonly token: string
  readonly seat: string
  /** The people who offer it: its holder, or the others in place of an absent player. */
  readonly by: 'holder' | 'others'
  /** Null until somebody comes. */
  readonly taker: HandoverTaker | null
  /** The person who held the seat before; null while it is only offered. */
  readonly former: string | null
  /** The orders that the former holder leaves. */
  readonly drafts: readonly DraftOrder[]
}
/** The new holder of a seat. */
export interface NewHolder extends Pick<Handover, 'token' | 'seat' | 'drafts'>, Pick<HandoverTaker, 'person' | 'name'> {
  /** The person who held the seat before. */
  readonly former: string
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
