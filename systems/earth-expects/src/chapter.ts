// The kernel's types for a chapter of rules, applied to this game. `game.ts` assembles the chapters.
import type { QuestionRule, StepRules } from '@admiralty/kernel'
import type { GameEvent } from './events.ts'
import type { Offer, Order } from './orders.ts'
import type { Color } from './shapes.ts'
import type { State, View } from './state.ts'
import type { Step } from './steps.ts'

type AllSteps = StepRules<State, GameEvent, Order, Step>
/** The rules of a subset of the steps. */
export type StepsOf<N extends Step['step']> = Pick<AllSteps, N>
export type Context = Parameters<AllSteps['fleet']['play']>[1]

/** The rule of a kind of call. A player's seat has one open call at most, so no rule needs the call. */
export type StepQuestion<O extends Order = Order> = QuestionRule<View, Color, Offer, Order, O, readonly []>
/** One question for each of these steps. */
export type QuestionsOf<N extends Step['step']> = { readonly [K in N]: StepQuestion }
