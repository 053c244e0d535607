// What a chapter of the rules brings: events with their records and what others hear of them, steps, questions. `game.ts` puts the chapters together.
import type { Dice, Refusal, StepRules, Viewer } from '@admiralty/kernel'
import type { GameEvent, News } from './events.ts'
import type { Offer, Order } from './orders.ts'
import type { Color } from './shapes.ts'
import type { State, View } from './state.ts'
import type { Step } from './steps.ts'

type Kind<T, K extends string> = T extends { readonly type: K } ? T : never

/** How each kind of event changes the state: no rule, no die. */
export type Records<E extends { readonly type: string }> = { readonly [K in E['type']]: (state: State, event: Kind<E, K>) => State }
/** What a viewer hears of each kind of event; undefined: nothing. A new kind is secret until somebody says otherwise. */
export type Shows<E extends { readonly type: string }> = {
  readonly [K in E['type']]: (event: Kind<E, K>, viewer: Viewer) => News | undefined
}

type AllSteps = StepRules<State, GameEvent, Order, Step>
/** The rules of some of the steps. */
export type StepsOf<N extends Step['step']> = Pick<AllSteps, N>
export type Telling = Parameters<AllSteps['fleet']['play']>[1]

/** What may be answered to one kind of call, judged on the view of a seat that is asked. */
export interface Question<O extends Order = Order> {
  offer(view: View, me: Color): Offer
  /** `order` is of some kind; the guard comes first. */
  check(view: View, me: Color, order: Order): Refusal | undefined
  /** On `seat`'s own view or on the public one. */
  only(view: View, seat: Color): O | undefined
  sample(view: View, me: Color, dice: Dice): O
  standing(view: View, me: Color): O
}
export type QuestionsOf<N extends Step['step']> = { readonly [K in N]: Question }
