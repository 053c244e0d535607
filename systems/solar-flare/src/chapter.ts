// The parts of a chapter of the rules, with the types of this game. game.ts combines the chapters.
import type { QuestionRule, StepRules } from '@admiralty/kernel'
import type { Step } from './agenda.ts'
import type { GameEvent } from './events.ts'
import type { Offer, Order } from './orders.ts'
import type { Color } from './shapes.ts'
import type { State, View } from './state.ts'

type AllSteps = StepRules<State, GameEvent, Order, Step>
/** The rules of some of the steps. */
export type StepsOf<N extends Step['step']> = Pick<AllSteps, N>
/** What a step may do while it is resolved. */
export type Context = Parameters<AllSteps['round']['play']>[1]

/** The legal, forced, default and random answers to a kind of call. A seat has one open call at most, so no rule needs the call. */
export type CallRules<O extends Order = Order> = QuestionRule<View, Color, Offer, Order, O, readonly []>
export type CallRulesOf<N extends Step['step']> = { readonly [K in N]: CallRules }
