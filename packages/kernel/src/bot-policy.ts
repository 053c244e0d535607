// The contract of a game's bots: proposals, the value of a state, forecasts, and what simulations count.
import type { Seat, SystemTypes } from './contract.ts'
import type { Dice } from './dice.ts'

/** A statement about the near future that can be checked when its span is over. */
export interface Claim<T extends SystemTypes = SystemTypes> {
  /** Unique in its list. */
  readonly key: string
  /** The claim in words: 'Glaive is destroyed', 'points of damage you take'. */
  readonly label: string
  /** The value of a chance is 1 if it came true, otherwise 0. The value of an amount is any number. */
  readonly kind: 'chance' | 'amount'
  /** The value, from the events of the span and the state at its end. */
  of(events: readonly T['event'][], end: T['state']): number
}
/** The claims that a forecast judges, and how far ahead it looks. */
export interface ForecastRules<T extends SystemTypes = SystemTypes> {
  /** The span in words: 'by the end of the turn'. */
  readonly span: string
  /** A number that changes when the span is over. Accepts a state or a view. */
  mark(position: T['state'] | T['view']): number
  /** Claims for a seat, the most useful first. Empty if nothing can be claimed yet. */
  claims(view: T['view'], seat: Seat): readonly Claim<T>[]
}

/** How a match ended: by the aim of its scenario, by the loss of all but one side, or only because the last turn was over. */
export type Ending = 'aim' | 'destruction' | 'clock'
/** The figures that simulated matches count beside wins. Read from whole states and events, by engineers only. */
export interface MatchMeasures<T extends SystemTypes = SystemTypes> {
  /** How a finished match ended. */
  ending(state: T['state']): Ending
  /** Turns begun. */
  turns(state: T['state']): number
  /** The counts that an event raises by one: 'collision roll with a friend'. `state` is the one after the call of the event. */
  counts(event: T['event'], state: T['state']): readonly string[]
  /** Amounts at the end of a match, by name: 'ships of an empire'. Simulations show their means; `noFigures` if there are none. */
  figures(state: T['state']): Readonly<Record<string, number>>
}
/** The amounts of a game that measures none. */
export const noFigures = (): Readonly<Record<string, number>> => ({})

/** How a bot plays a game. It decides from views; `evaluate` and `shortcut` receive determinized states. */
export interface BotPolicy<T extends SystemTypes = SystemTypes> {
  /** Sound answers for the viewer's open question, the likeliest first; never empty. */
  propose(view: T['view'], dice: Dice): readonly T['order'][]
  /** Answers of a player who looks less closely: no blunders, but worse than proposals. Lower ranks choose among them, or else among the first proposals. */
  hasty(view: T['view'], dice: Dice): readonly T['order'][]
  /** A sound answer that costs little, for every seat in simulated battles. Undefined: the first proposal. */
  first(view: T['view'], dice: Dice): T['order'] | undefined
  /**
   * Whether an order passes, or ends the seat's part of a phase, and does nothing else. No rank gives such an order while the first proposal does something.
   * False for an order that is a choice of its own, such as not to use a displacer.
   */
  isIdle(order: T['order']): boolean
  /** Value of a state for a seat; higher is better. */
  evaluate(state: T['state'], seat: Seat): number
  /** The state with minor decisions made automatic, so that simulated play is fast; the state itself if the game has none. */
  shortcut(state: T['state']): T['state']
  /** Why an order is good on this view, in one short sentence about the position. Null if the game has no words for it. */
  reason(view: T['view'], order: T['order']): string | null
  readonly forecast: ForecastRules<T>
  /** Null if simulations of the game count only wins. */
  readonly measures: MatchMeasures<T> | null
}

/** A simple player with one idea, such as charging. A rank that loses against it has a weakness. Also an example of a bot. */
export interface BotScript<T extends SystemTypes = SystemTypes> {
  /** Unique in the game, in small letters: 'sit-and-shoot'. */
  readonly id: string
  /** The idea in words: 'stays where it is and shoots'. */
  readonly idea: string
  /** The order for the viewer's open question; undefined to give the first proposal of the game's policy. */
  order(view: T['view'], dice: Dice): T['order'] | undefined
}
