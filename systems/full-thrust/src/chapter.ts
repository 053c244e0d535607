// The types of this game, and the parts that a chapter of its rules declares. game.ts combines the chapters.
import type { CommonEvent, CommonObservation, ContextOf, GameSteps, QuestionOf } from '@admiralty/kernel'
import type { AttackEvent } from './attack/events.ts'
import type { DamageEvent } from './damage/events.ts'
import type { EndingEvent } from './ending/events.ts'
import type { FireEvent } from './fire/events.ts'
import type { FlightEvent } from './flight/events.ts'
import type { MovementEvent } from './movement/events.ts'
import type { Offer, Order } from './orders.ts'
import type { OrdnanceEvent } from './ordnance/events.ts'
import type { RepairEvent } from './repair/events.ts'
import type { SettingEvent } from './setting/events.ts'
import type { Color } from './shapes.ts'
import type { Setup, State, View } from './state.ts'
import type { Step } from './steps.ts'
import type { TurnEvent } from './turn/events.ts'

/** Events whose observation is the whole event for everybody. */
type OpenEvent = SettingEvent | TurnEvent | FlightEvent | OrdnanceEvent | AttackEvent | FireEvent | DamageEvent | RepairEvent | EndingEvent
export type GameEvent = CommonEvent<State, Step> | OpenEvent | MovementEvent
export type GameObservation = CommonObservation | OpenEvent | MovementEvent

/** The types of this game that its chapters use; `FullThrust` in game.ts has them all. */
export interface RuleTypes {
  readonly setup: Setup
  readonly position: unknown
  readonly state: State
  readonly event: GameEvent
  readonly observation: GameObservation
  readonly view: View
  readonly offer: Offer
  readonly order: Order
  readonly seat: Color
  readonly step: Step
}

/** The rules of some of the steps. */
export type StepsOf<N extends Step['step']> = Pick<GameSteps<RuleTypes>, N>
/** What a step may do while it is resolved. */
export type Context = ContextOf<RuleTypes>
/** The legal, forced, default and random answers to a kind of call. A seat has one open call at most, so no rule needs the call. */
export type CallRules<O extends Order = Order> = QuestionOf<RuleTypes, O, readonly []>
export type CallRulesOf<N extends Step['step']> = { readonly [K in N]: CallRules }
