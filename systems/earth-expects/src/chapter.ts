// The types of this game, and the parts that a chapter of its rules declares. game.ts combines the chapters.
import type { ChapterTypes, ContextOf, GameSteps, QuestionOf } from '@admiralty/kernel'
import type { OwnEvent } from './events.ts'
import type { Offer, Order } from './orders.ts'
import type { Setup } from './setup.ts'
import type { Color } from './shapes.ts'
import type { State, View } from './state.ts'
import type { Step } from './steps.ts'

/** The types of this game that its chapters use; `EarthExpects` in game.ts has them all. */
export type RuleTypes = ChapterTypes<{
  setup: Setup
  state: State
  event: OwnEvent
  /** Some parts of an event are null for viewers who may not know them. */
  observation: OwnEvent
  view: View
  offer: Offer
  order: Order
  seat: Color
  step: Step
}>
export type GameEvent = RuleTypes['event']
export type Observation = RuleTypes['observation']

/** The rules of a subset of the steps. */
export type StepsOf<N extends Step['step']> = Pick<GameSteps<RuleTypes>, N>
export type Context = ContextOf<RuleTypes>

/** The rule of a kind of call. A player's seat has one open call at most, so no rule needs the call. */
export type StepQuestion<O extends Order = Order> = QuestionOf<RuleTypes, O, readonly []>
