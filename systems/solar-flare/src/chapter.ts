// The types of this game, and the parts that a chapter of its rules declares. game.ts combines the chapters.
import type { CommonEvent, CommonObservation, ContextOf, GameSteps, QuestionOf } from '@admiralty/kernel'
import type { MovementEvent } from './movement/events.ts'
import type { Offer, Order } from './orders.ts'
import type { PowerEvent } from './power/events.ts'
import type { SettingEvent } from './setting/events.ts'
import type { Color } from './shapes.ts'
import type { Setup, State, View } from './state.ts'
import type { Step } from './steps.ts'
import type { TurnEvent } from './turn/events.ts'
import type { WeaponEvent } from './weapons/events.ts'

type ChapterEvent = SettingEvent | TurnEvent | WeaponEvent | MovementEvent | PowerEvent
export type GameEvent = CommonEvent<State, Step> | ChapterEvent
/** Every event of a chapter is public (SF-INF-01). */
export type FlareObservation = CommonObservation | ChapterEvent

/** The types of this game that its chapters use; `SolarFlare` in game.ts has them all. */
export interface RuleTypes {
  readonly setup: Setup
  readonly position: unknown
  readonly state: State
  readonly event: GameEvent
  readonly observation: FlareObservation
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
