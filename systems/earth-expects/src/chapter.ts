// The types of this game, and the parts that a chapter of its rules declares. game.ts combines the chapters.
import type { CommonEvent, CommonObservation, ContextOf, GameSteps, QuestionOf } from '@admiralty/kernel'
import type { DamageEvent } from './damage/events.ts'
import type { FireEvent } from './fire/events.ts'
import type { HidingEvent } from './hiding/events.ts'
import type { MovementEvent } from './movement/events.ts'
import type { Offer, Order } from './orders.ts'
import type { PowerEvent } from './power/events.ts'
import type { RepairEvent } from './repair/events.ts'
import type { SensorsEvent } from './sensors/events.ts'
import type { SettingEvent } from './setting/events.ts'
import type { Setup } from './setup.ts'
import type { Color } from './shapes.ts'
import type { State, View } from './state.ts'
import type { Step } from './steps.ts'

type ChapterEvent = DamageEvent | HidingEvent | FireEvent | MovementEvent | PowerEvent | RepairEvent | SensorsEvent | SettingEvent
export type GameEvent = CommonEvent<State, Step> | ChapterEvent
/** Some parts of an event are null for viewers who may not know them. */
export type Observation = CommonObservation | ChapterEvent

/** The types of this game that its chapters use; `EarthExpects` in game.ts has them all. */
export interface RuleTypes {
  readonly setup: Setup
  readonly position: unknown
  readonly state: State
  readonly event: GameEvent
  readonly observation: Observation
  readonly view: View
  readonly offer: Offer
  readonly order: Order
  readonly seat: Color
  readonly step: Step
}

/** The rules of a subset of the steps. */
export type StepsOf<N extends Step['step']> = Pick<GameSteps<RuleTypes>, N>
export type Context = ContextOf<RuleTypes>

/** The rule of a kind of call. A player's seat has one open call at most, so no rule needs the call. */
export type StepQuestion<O extends Order = Order> = QuestionOf<RuleTypes, O, readonly []>
