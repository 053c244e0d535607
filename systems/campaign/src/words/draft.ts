// What a player has chosen on the way to an order.
import type { EmptyDraft, FormsOf } from '@admiralty/forms'
import type { Campaign } from '../campaign.ts'
import type { OrderOf } from '../orders.ts'
import type { DraftCard, HexAddress, Pair } from '../shapes.ts'
import type { CampaignSeat } from '../state.ts'

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
export type CampaignDraft = EmptyDraft | PairsDraft | PurchaseDraft
/** The forms of this game. */
export interface Forms extends FormsOf<Campaign, CampaignDraft> {
  readonly me: CampaignSeat
}
