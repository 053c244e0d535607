// The contract every game keeps, and the only thing the platform knows of a game.
// What must hold beyond the types is checked by `describeRuleSystem` in the testkit.
import type { ZodType } from 'zod'
import type { Dice } from './dice.ts'
import type { Explained, RuleId } from './explained.ts'

export type SystemId = string
export type CallId = string
/** Named by the setup: 'yellow', 'blue', …; 'umpire' is the host's own. */
export type Seat = string
/** A seat, 'public' (a spectator), or 'referee', who sees everything and is never asked. A host shows the referee's view only of a finished match. */
export type Viewer = Seat | 'public' | 'referee'
/** Whether a viewer belongs to the audience of a secret. The referee belongs to every audience. */
export const isAmong = (audience: readonly Seat[], viewer: Viewer): boolean => viewer === 'referee' || audience.includes(viewer)

/** Who sits where; a team is several seats of one side. */
export interface SeatInfo {
  readonly seat: Seat
  readonly side: string
  readonly kind: 'player' | 'umpire'
}

export interface Refusal {
  readonly rule: RuleId
  readonly reason: string
}

export interface Outcome {
  /** Several seats = a side; none = a draw. */
  readonly winners: readonly Seat[]
  readonly why: RuleId
  readonly scores: Readonly<Record<Seat, Explained>> | null
}

/** A question to some seats. They answer sealed, all before any; two open calls never wait for each other and share no seat. */
export interface Call {
  /** Unique in the match: '12/fire'. */
  readonly id: CallId
  readonly kind: string
  readonly seats: readonly Seat[]
}

/** One order for every seat of the call. 'I pass' is an order like any other. */
export type Orders<O> = Readonly<Record<Seat, O>>

/** What happened, and where that leaves us: always the fold of the events. */
export interface Resolution<S, E> {
  readonly events: readonly E[]
  readonly state: S
}

export interface SystemTypes {
  /** What all agree on before the match, options and seats included; so all know it. */
  readonly setup: unknown
  /** Anything the rules know, in mid-game; what it leaves out has a default. */
  readonly position: unknown
  /** Everything; plain JSON, `null` for nothing, never an absent field. */
  readonly state: unknown
  /** What happened, with its outcomes. */
  readonly event: unknown
  /** An event as somebody may hear of it. */
  readonly observation: unknown
  /** The state as somebody may know it. */
  readonly view: unknown
  /** What may be answered. */
  readonly offer: unknown
  /** An answer: choices and ids, and whole designs, never derived figures. */
  readonly order: unknown
}

export interface Start<T extends SystemTypes> {
  readonly setup: T['setup']
  readonly position: T['position'] | null
}

/** One game, as a value. The platform knows nothing else about it. */
export interface RuleSystem<T extends SystemTypes = SystemTypes> {
  readonly id: SystemId
  /** Of the rules: raised when an outcome changes. */
  readonly version: number
  readonly format: Format
  readonly rulebook: Rulebook
  readonly schema: Schemas<T>
  /** The set-up screen, the CLI, cases, fuzz and the rule book all read this list. */
  readonly options: readonly Option[]
  readonly scenarios: readonly Scenario<T>[]
  readonly shipyard: Shipyard | null

  // What is true: the host alone calls these.
  seats(setup: T['setup']): readonly SeatInfo[]
  begin(start: Start<T>, dice: Dice): Resolution<T['state'], T['event']>
  /** Records: no rule, no die, no sequence of play. */
  evolve(state: T['state'] | undefined, event: T['event']): T['state']
  /** Read from the state, where an event put it. */
  openCalls(state: T['state']): readonly Call[]
  /** Decides: all rules, all dice. */
  resolve(state: T['state'], call: Call, orders: Orders<T['order']>, dice: Dice): Resolution<T['state'], T['event']>
  outcome(state: T['state']): Outcome | undefined

  // What may be known: the two doors out of the host, both built by picking.
  view(state: T['state'], viewer: Viewer): T['view']
  /** Needs no state: an event names its owner and its audience. */
  observe(event: T['event'], viewer: Viewer): T['observation'] | undefined

  // What may be done: on a view, anywhere. Only of a viewer who is asked, except `check`, which then refuses.
  offer(view: T['view']): T['offer'] | undefined
  check(view: T['view'], order: T['order']): Refusal | undefined
  /** The one possible answer of a seat that is asked, where this view (its own, or the public one) shows there is just one. */
  forcedOrder(view: T['view'], seat: Seat): T['order'] | undefined
  /** A random legal answer, without listing the others. */
  randomOrder(view: T['view'], dice: Dice): T['order']
  /** What stands when nobody answers: always legal, safe, never an attack. */
  defaultOrder(view: T['view']): T['order']
  /** A state that could lie behind this view: view(imagine(v), me) equals v. */
  determinize(view: T['view'], dice: Dice): T['state']
}

/** Of the events: up-cast i turns an event of format i + 1 into one of format i + 2. */
export interface Format {
  readonly number: number
  readonly upcasts: readonly ((event: unknown) => unknown)[]
}

export interface Schemas<T extends SystemTypes> {
  readonly setup: ZodType<T['setup']>
  readonly position: ZodType<T['position']>
  readonly order: ZodType<T['order']>
  readonly event: ZodType<T['event']>
  readonly state: ZodType<T['state']>
}

export interface Clause {
  readonly id: RuleId
  readonly heading: string
  /** In our own words, one paragraph or more. */
  readonly text: string
  /** Advice is printed, not enforced. */
  readonly advice: boolean
}
export interface Chapter {
  readonly title: string
  readonly clauses: readonly Clause[]
}
export interface Rulebook {
  readonly title: string
  readonly chapters: readonly Chapter[]
}

export type OptionValue = boolean | number | string
export interface Option {
  readonly name: string
  readonly title: string
  readonly rule: RuleId
  readonly default: OptionValue
  /** All that may be chosen, in the order of the screen; a switch has false and true. */
  readonly values: readonly OptionValue[]
  /** What each value means, where its name does not say it. */
  readonly explains: Readonly<Record<string, string>>
  /** It counts for nothing unless another option, where that is offered too, has this value. */
  readonly onlyWith?: { readonly option: string; readonly value: OptionValue } | undefined
}

export interface Scenario<T extends SystemTypes = SystemTypes> {
  readonly id: string
  readonly title: string
  readonly briefing: string
  readonly rule: RuleId
  readonly seats: readonly SeatInfo[]
  /** A setup from the options chosen; those left out take their defaults, those that the scenario fixes are not asked for. */
  readonly options: readonly string[]
  setup(choices: Readonly<Record<string, OptionValue>>): T['setup'] | Refusal
}

/** Ships or fleets that people design before a battle. */
export interface Shipyard<Design = unknown, Limits = unknown> {
  readonly schema: ZodType<Design>
  readonly ready: readonly Design[]
  /** Without limits: what speaks against it wherever it is used. */
  check(design: Design, limits?: Limits): readonly Refusal[]
  cost(design: Design): Explained
  randomDesign(dice: Dice, limits?: Limits): Design
}

/** A plain statement about what is to come, judged when it has come. */
export interface Claim<T extends SystemTypes = SystemTypes> {
  /** Unique in its list. */
  readonly key: string
  /** 'Glaive is destroyed', 'points of damage you take' */
  readonly label: string
  /** A chance comes true (1) or not (0); an amount comes to a figure. */
  readonly kind: 'chance' | 'amount'
  /** By all that happened since, and the state it led to. */
  of(events: readonly T['event'][], end: T['state']): number
}
/** What may be claimed of the near future. */
export interface ForecastRules<T extends SystemTypes = SystemTypes> {
  /** 'by the end of the turn' */
  readonly span: string
  /** Changes when the span is over; on a state and a view alike. */
  mark(table: T['state'] | T['view']): number
  /** For a seat, from what it knows; the first are the ones most asked for. Empty while nothing can be said. */
  claims(view: T['view'], seat: Seat): readonly Claim<T>[]
}

/** What a bot may know of a game. It is given views, never states. */
export interface BotPolicy<T extends SystemTypes = SystemTypes> {
  /** Sound answers to what this viewer is asked, likely ones first; never empty. */
  propose(view: T['view'], dice: Dice): readonly T['order'][]
  /** How good a (possibly imagined) state is for a seat; higher is better. */
  evaluate(state: T['state'], seat: Seat): number
  /** An imagined state with the decisions handed over that are not worth a look ahead, so that it is soon played on. */
  shortcut?(state: T['state']): T['state']
  readonly forecast: ForecastRules<T>
}

/** For the shelf; an `about.ts` imports nothing but this type. */
export interface About {
  readonly id: SystemId
  readonly title: string
  readonly line: string
  readonly seats: readonly [least: number, most: number]
  readonly minutes: number
  readonly credits: string
  readonly licence: string
  /** The scenario and options of *play now*. */
  readonly quick: { readonly scenario: string; readonly options: Readonly<Record<string, OptionValue>> }
}
