// The types of this game, and the parts that a chapter of its rules declares. game.ts combines the chapters.
import { type ChapterTypes, type ContextOf, callRulesFor } from '@admiralty/kernel'
import type { OwnEvent } from './events.ts'
import type { LaunchObservation } from './launch/events.ts'
import type { Order } from './orders.ts'
import type { State, View } from './state.ts'

/** The types of this game that its chapters use; `GravityWell` in game.ts has them all. */
export type RuleTypes = ChapterTypes<State, View, Order, OwnEvent, OwnEvent | LaunchObservation>
export type GameEvent = RuleTypes['event']
export type GameObservation = RuleTypes['observation']
/** The context of a step while it is resolved. */
export type Context = ContextOf<RuleTypes>
export const callRules = callRulesFor<RuleTypes>()
