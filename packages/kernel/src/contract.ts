// The contract of a game: everything that the platform knows of it.
// Laws beyond the types are checked by `describeRuleSystem` in the testkit.
import type { ZodType } from 'zod'
import type { Dice } from './dice.ts'
import type { Explained, RuleId } from './explained.ts'

/** A string that is an id of one kind. Text from outside fits; an id of another kind does not. */
type Id<Kind extends string> = string & { readonly idOf?: Kind }
/** The folder of a game: 'earth-expects'. */
export type SystemId = Id<'system'>
/** Unique in its match: '12/fire'. Compared, never taken apart. */
export type CallId = Id<'call'>
/** Named by the setup: 'yellow', 'blue', …; 'umpire' is the host's own. */
export type Seat = Id<'seat'>
/** A seat, 'public' (a spectator), or 'referee', who sees everything and is never asked. A host shows the referee's view only of a finished match. */
export type Viewer = Seat | 'public' | 'referee'
/** Whether a viewer belongs to the audience of a secret. The referee belongs to every audience. */
export const isAmong = (audience: readonly Seat[], viewer: Viewer): boolean => viewer === 'referee' || audience.includes(viewer)

/** A seat and its side. A team is several seats of one side. */
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
  /** Every seat of the winning side; empty for a draw. */
  readonly winners: readonly Seat[]
  readonly why: RuleId
  readonly scores: Readonly<Record<Seat, Explained>> | null
}

/** A question to some seats. All sealed answers are in before one is opened. Open calls share no seat and never wait for each other. */
export interface Call {
  /** Unique in the match: '12/fire'. */
  readonly id: CallId
  readonly kind: string
  readonly seats: readonly Seat[]
}

/** One order for every seat of the call. Passing is an order too. */
export type Orders<O> = Readonly<Record<Seat, O>>

/** Events and the state they lead to. The state is always the fold of the events. */
export interface Resolution<S, E> {
  readonly events: readonly E[]
  readonly state: S
}

export interface SystemTypes {
  /** Agreed before the match, options and seats included; known to everybody. */
  readonly setup: unknown
  /** A position in mid-game, for cases and lessons. Absent parts have defaults. */
  readonly position: unknown
  /** The whole state: plain JSON, `null` for nothing, no absent field. */
  readonly state: unknown
  /** A fact with its outcomes: faces, damage, places. */
  readonly event: unknown
  /** An event as a viewer may learn of it. */
  readonly observation: unknown
  /** The state as a viewer may know it. */
  readonly view: unknown
  /** The kinds of answer that are open to a seat. */
  readonly offer: unknown
  /** An answer: choices, ids and whole designs; never derived figures. */
  readonly order: unknown
}

export interface Start<T extends SystemTypes> {
  readonly setup: T['setup']
  readonly position: T['position'] | null
}

/** A game's rules as a value. */
export interface RuleSystem<T extends SystemTypes = SystemTypes> {
  readonly id: SystemId
  /** The rules' version; raised when an outcome changes. */
  readonly version: number
  readonly format: Format
  readonly rulebook: Rulebook
  readonly schema: Schemas<T>
  /** Read by the set-up screen, the CLI, cases, fuzz and the rule book. */
  readonly options: readonly Option[]
  readonly scenarios: readonly Scenario<T>[]
  readonly shipyard: Shipyard | null

  // The truth: only the host calls these.
  seats(setup: T['setup']): readonly SeatInfo[]
  begin(start: Start<T>, dice: Dice): Resolution<T['state'], T['event']>
  /** Records an event. It applies no rule, rolls no die and does not move the sequence of play. */
  evolve(state: T['state'] | undefined, event: T['event']): T['state']
  /** The open questions, read from the state. */
  openCalls(state: T['state']): readonly Call[]
  /** Decides a complete call: all rules and all dice are here. */
  resolve(state: T['state'], call: Call, orders: Orders<T['order']>, dice: Dice): Resolution<T['state'], T['event']>
  outcome(state: T['state']): Outcome | undefined

  // Knowledge: both functions pick what a viewer may have; they never delete from the whole.
  view(state: T['state'], viewer: Viewer): T['view']
  /** Undefined if the viewer learns nothing. The event itself names its owner and audience. */
  observe(event: T['event'], viewer: Viewer): T['observation'] | undefined

  // Answers, judged on a view. Call these only for a seat with an open question; `check` returns a refusal otherwise.
  offer(view: T['view']): T['offer'] | undefined
  check(view: T['view'], order: T['order']): Refusal | undefined
  /** The only possible answer of a seat, if this view (the seat's own or the public one) shows that there is only one. */
  forcedOrder(view: T['view'], seat: Seat): T['order'] | undefined
  /** A random legal answer, found without listing all. */
  randomOrder(view: T['view'], dice: Dice): T['order']
  /** The answer of an absent player: legal, safe, never an attack. */
  defaultOrder(view: T['view']): T['order']
  /** A state that could lie behind this view: `view(determinize(v), me)` equals `v`. */
  determinize(view: T['view'], dice: Dice): T['state']
}

/** The format of stored events and setups. Up-cast i turns what was written in format i + 1 into format i + 2. */
export interface Format {
  readonly number: number
  readonly upcasts: readonly Upcast[]
}
/** One step to the next format. What it does not name stays as it is. */
export interface Upcast {
  readonly event?: (event: unknown) => unknown
  /** The setup in the head of a match, and of a match that waits for players. An event that holds the setup is lifted by `event`. */
  readonly setup?: (setup: unknown) => unknown
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
  /** The clause in our own words: one paragraph or more. */
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
  /** All values, in the order of the screen. A switch has false and true. */
  readonly values: readonly OptionValue[]
  /** Meaning of a value whose name does not say it. */
  readonly explains: Readonly<Record<string, string>>
  /** The option has no effect unless the other option, where offered, has this value. */
  readonly onlyWith?: { readonly option: string; readonly value: OptionValue } | undefined
}

export interface Scenario<T extends SystemTypes = SystemTypes> {
  readonly id: string
  readonly title: string
  readonly briefing: string
  readonly rule: RuleId
  readonly seats: readonly SeatInfo[]
  /** Names of the options that a player may choose here. Options left out take their defaults. */
  readonly options: readonly string[]
  setup(choices: Readonly<Record<string, OptionValue>>): T['setup'] | Refusal
}

/** Ships or fleets that people design before a battle. */
export interface Shipyard<Design = unknown, Limits = unknown> {
  readonly schema: ZodType<Design>
  readonly ready: readonly Design[]
  /** Refusals under the given limits; without limits, those that apply everywhere. */
  check(design: Design, limits?: Limits): readonly Refusal[]
  cost(design: Design): Explained
  randomDesign(dice: Dice, limits?: Limits): Design
}

/** A statement about the near future that can be checked when its span is over. */
export interface Claim<T extends SystemTypes = SystemTypes> {
  /** Unique in its list. */
  readonly key: string
  /** 'Glaive is destroyed', 'points of damage you take' */
  readonly label: string
  /** A chance comes true (1) or not (0); an amount is a number. */
  readonly kind: 'chance' | 'amount'
  /** The value, from the events since and the state at the end. */
  of(events: readonly T['event'][], end: T['state']): number
}
/** The claims that a forecast judges, and how far ahead it looks. */
export interface ForecastRules<T extends SystemTypes = SystemTypes> {
  /** 'by the end of the turn' */
  readonly span: string
  /** A number that changes when the span is over. Works on a state and on a view. */
  mark(table: T['state'] | T['view']): number
  /** Claims for a seat, the most useful first. Empty if nothing can be claimed yet. */
  claims(view: T['view'], seat: Seat): readonly Claim<T>[]
}

/** How a bot plays a game. It decides from views; `evaluate` and `shortcut` receive imagined states. */
export interface BotPolicy<T extends SystemTypes = SystemTypes> {
  /** Sound answers for the viewer's open question, the likeliest first; never empty. */
  propose(view: T['view'], dice: Dice): readonly T['order'][]
  /** Value of a state for a seat; higher is better. */
  evaluate(state: T['state'], seat: Seat): number
  /** The state with minor decisions made automatic, so that imagined play is fast. */
  shortcut?(state: T['state']): T['state']
  readonly forecast: ForecastRules<T>
}

/** A game's entry in the list of games. An `about.ts` imports nothing but this type. */
export interface About {
  readonly id: SystemId
  readonly title: string
  readonly line: string
  readonly seats: readonly [least: number, most: number]
  readonly minutes: number
  readonly credits: string
  readonly licence: string
  /** Scenario and options of *Play now*. */
  readonly quick: { readonly scenario: string; readonly options: Readonly<Record<string, OptionValue>> }
}
