// The types of this game, and the parts that a chapter of its rules declares. game.ts combines the chapters.
import type { CommonEvent, CommonObservation, ContextOf, GameSteps, QuestionOf } from '@admiralty/kernel'
import type { DamageEvent } from './damage/events.ts'
import type { DesignEvent, DesignObservation } from './design/events.ts'
import type { FireEvent } from './fire/events.ts'
import type { MovementEvent, MovementObservation } from './movement/events.ts'
import type { Offer, Order } from './orders.ts'
import type { Color, Setup, State, View } from './state.ts'
import type { Step, StepOf } from './steps.ts'

export type GameEvent = CommonEvent<State, Step> | DesignEvent | MovementEvent | FireEvent | DamageEvent
export type GameObservation = CommonObservation | DesignObservation | MovementObservation | FireEvent | DamageEvent

/** The types of this game that its chapters use; `EasyStar` in game.ts has them all. */
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
export type { StepOf }

/** The legal, forced, default and random answers to a kind of call. A player's seat has one open call at most, so no rule needs the call. */
export type CallRules<O extends Order = Order> = QuestionOf<RuleTypes, O, readonly []>
export type CallRulesOf<N extends Step['step']> = { readonly [K in N]: CallRules }
