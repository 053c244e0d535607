// The types of this game, and the parts that a chapter of its rules declares.
import { type ChapterTypes, type ContextOf, callRulesFor } from '@admiralty/kernel'
import type { CampaignSeen, OwnEvent } from './events.ts'
import type { Order } from './orders.ts'
import type { State, View } from './state.ts'

/** The types of this game that its chapters use. */
export type CampaignTypes = ChapterTypes<State, View, Order, OwnEvent, CampaignSeen>
/** The context of a step while it is resolved. */
export type Context = ContextOf<CampaignTypes>
export const callRules = callRulesFor<CampaignTypes>()
