// Choices of a player on the way to an order.
import type { EmptyDraft, FormsOf } from '@admiralty/forms'
import type { Campaign } from '../campaign.ts'
import type { OrderOf } from '../orders.ts'
import type { DraftCard, HexAddress, Pair } from '../shapes.ts'
import type { CampaignSeat } from '../state.ts'
import type { Book } from '../week/book.ts'

/** Pairs that are made by hand: the pairs so far, a red card that waits for its black one, and the worlds that are wanted first. */
export interface PairsDraft {
  readonly kind: 'pairs'
  readonly pairs: readonly Pair[]
  readonly red: DraftCard | null
  readonly first: readonly HexAddress[]
  readonly page: 'cards' | 'worlds'
}
/** A purchase that is changed: the whole order so far, and the list that is open. */
export interface PurchaseDraft {
  readonly kind: 'purchase'
  readonly page: 'all' | 'fleet' | 'supply' | 'defence' | 'ally' | 'capital'
  /** The world that gets a defence. */
  readonly at: HexAddress | null
  readonly order: OrderOf<'purchase'>
}
/** The lists of an order book. Those of groups, worlds and ships are about the thing in `about`. */
export type BookPage =
  | 'all'
  | 'group'
  | 'answers'
  | 'split'
  | 'join'
  | 'world'
  | 'keel'
  | 'spares'
  | 'market'
  | 'repairs'
  | 'ship'
  | 'cargo'
  | 'hold'
  | 'feed'
  | 'payments'
  | 'consents'
  | 'empire'
/** An order book that is written: the whole book so far, the list that is open, what it is about, and ships that are picked. */
export interface BookDraft {
  readonly kind: 'book'
  readonly page: BookPage
  /** The id of a group, ship or seat, or the address of a world; null for none. */
  readonly about: string | null
  /** Ships that leave their group together. */
  readonly picked: readonly string[]
  readonly book: Book
}
/** Answers at meetings, and the group that is decided now. */
export interface MeetDraft {
  readonly kind: 'meet'
  readonly group: string | null
  readonly order: OrderOf<'meet'>
}
/** Destinations after a battle, and the group that is decided now. */
export interface AfterDraft {
  readonly kind: 'after'
  readonly group: string | null
  readonly order: OrderOf<'after'>
}
/** Worlds that a newcomer claims, in order. */
interface EnterDraft {
  readonly kind: 'enter'
  readonly worlds: readonly HexAddress[]
}
export type CampaignDraft = EmptyDraft | PairsDraft | EnterDraft | PurchaseDraft | BookDraft | MeetDraft | AfterDraft
/** The forms of this game. */
export interface Forms extends FormsOf<Campaign, CampaignDraft> {
  readonly me: CampaignSeat
}
