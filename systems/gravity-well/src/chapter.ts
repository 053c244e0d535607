// The types of this game, and the parts that a chapter of its rules declares. game.ts combines the chapters.
import type { CommonEvent, CommonObservation, ContextOf, GameSteps, QuestionOf } from '@admiralty/kernel'
import type { EconomyEvent } from './economy/events.ts'
import type { FightEvent } from './fight/events.ts'
import type { ImpulseEvent, ImpulseObservation } from './impulse/events.ts'
import type { LaunchEvent, LaunchObservation } from './launch/events.ts'
import type { Offer, Order } from './orders.ts'
import type { SettingEvent } from './setting/events.ts'
import type { Color } from './shapes.ts'
import type { Setup, State, View } from './state.ts'
import type { Step } from './steps.ts'
import type { ThrustEvent } from './thrust/events.ts'

export type GameEvent = CommonEvent<State, Step> | SettingEvent | LaunchEvent | ThrustEvent | ImpulseEvent | FightEvent | EconomyEvent
export type GameObservation =
  | CommonObservation
  | SettingEvent
  | LaunchObservation
  | ThrustEvent
  | ImpulseObservation
  | FightEvent
  | EconomyEvent

/** The types of this game that its chapters use; `GravityWell` in game.ts has them all. */
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
