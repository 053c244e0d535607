// What a chapter of the rules brings, in the terms of this game; `game.ts` puts the chapters together.
import type * as kernel from '@admiralty/kernel'
import type { QuestionRule, StepRules } from '@admiralty/kernel'
import type { GameEvent, News } from './events.ts'
import type { Offer, Order } from './orders.ts'
import type { Color } from './shapes.ts'
import type { State, View } from './state.ts'
import type { Step } from './steps.ts'

export type Records<E extends { readonly type: string }> = kernel.Records<State, E>
export type Shows<E extends { readonly type: string }> = kernel.Shows<E, News>

type AllSteps = StepRules<State, GameEvent, Order, Step>
/** The rules of some of the steps. */
export type StepsOf<N extends Step['step']> = Pick<AllSteps, N>
export type Telling = Parameters<AllSteps['fleet']['play']>[1]

export type Question<O extends Order = Order> = QuestionRule<View, Color, Offer, Order, O>
export type QuestionsOf<N extends Step['step']> = { readonly [K in N]: Question }
