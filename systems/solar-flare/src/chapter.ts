// The types of this game, and the parts that a chapter of its rules declares. game.ts combines the chapters.
import type { ChapterTypes, ContextOf, GameSteps, QuestionOf } from '@admiralty/kernel'
import type { OwnEvent } from './events.ts'
import type { Offer, Order } from './orders.ts'
import type { Color } from './shapes.ts'
import type { Setup, State, View } from './state.ts'
import type { Step } from './steps.ts'

/** The types of this game that its chapters use; `SolarFlare` in game.ts has them all. */
export type RuleTypes = ChapterTypes<{
  setup: Setup
  state: State
  event: OwnEvent
  /** Every event of a chapter is public (SF-INF-01). */
  observation: OwnEvent
  view: View
  offer: Offer
  order: Order
  seat: Color
  step: Step
}>
export type GameEvent = RuleTypes['event']
export type FlareObservation = RuleTypes['observation']

/** The rules of some of the steps. */
export type StepsOf<N extends Step['step']> = Pick<GameSteps<RuleTypes>, N>
/** What a step may do while it is resolved. */
export type Context = ContextOf<RuleTypes>

/** The legal, forced, default and random answers to a kind of call. A seat has one open call at most, so no rule needs the call. */
export type CallRules<O extends Order = Order> = QuestionOf<RuleTypes, O, readonly []>
export type CallRulesOf<N extends Step['step']> = { readonly [K in N]: CallRules }
