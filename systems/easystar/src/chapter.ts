// The types of this game, and the parts that a chapter of its rules declares. game.ts combines the chapters.
import type { ChapterTypes, ContextOf, GameSteps, QuestionOf } from '@admiralty/kernel'
import type { DesignObservation } from './design/events.ts'
import type { OwnEvent } from './events.ts'
import type { MovementObservation } from './movement/events.ts'
import type { Offer, Order } from './orders.ts'
import type { Color, Setup, State, View } from './state.ts'
import type { Step, StepOf } from './steps.ts'

/** The types of this game that its chapters use; `EasyStar` in game.ts has them all. */
export type RuleTypes = ChapterTypes<{
  setup: Setup
  state: State
  event: OwnEvent
  observation: OwnEvent | DesignObservation | MovementObservation
  view: View
  offer: Offer
  order: Order
  seat: Color
  step: Step
}>
export type GameEvent = RuleTypes['event']
export type GameObservation = RuleTypes['observation']

/** The rules of some of the steps. */
export type StepsOf<N extends Step['step']> = Pick<GameSteps<RuleTypes>, N>
/** What a step may do while it is resolved. */
export type Context = ContextOf<RuleTypes>
export type { StepOf }

/** The legal, forced, default and random answers to a kind of call. A player's seat has one open call at most, so no rule needs the call. */
export type CallRules<O extends Order = Order> = QuestionOf<RuleTypes, O, readonly []>
export type CallRulesOf<N extends Step['step']> = { readonly [K in N]: CallRules }
