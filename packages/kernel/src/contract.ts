// The contract of a game: everything that the platform knows of it.
// Laws beyond the types are checked by `describeRuleSystem` in the testkit.
import type { ZodType } from 'zod'
import type { Dice } from './dice.ts'
import type { Explained, RuleId } from './explained.ts'
import type { Refusal, Refusals } from './refusals.ts'

/** A string that is an id of one kind. Plain text is assignable to it; an id of another kind is not. */
type Id<Kind extends string> = string & { readonly idOf?: Kind }
/** The id of a game, which is the name of its folder: 'earth-expects'. */
export type SystemId = Id<'system'>
/** The id of a call, unique in its match: '12/fire', or '57/battle/0703' if its step gave a key. Compared, never taken apart. */
export type CallId = Id<'call'>
/** The id of a seat, named by the setup: 'yellow', 'blue'. */
export type Seat = Id<'seat'>
/** The seat of the host, in games that have an umpire. No person sits there, and it never wins. */
export const UMPIRE = 'umpire'
/** A seat, 'public' (a spectator), or 'referee', who sees everything and is never asked. A host shows the referee's view of finished matches only. */
export type Viewer = Seat | 'public' | 'referee'
/** Whether a viewer belongs to the audience of a secret. The referee belongs to every audience. */
export const isAmong = (audience: readonly Seat[], viewer: Viewer): boolean => viewer === 'referee' || audience.includes(viewer)

/** A seat and its side. A team is several seats of one side. */
export interface SeatInfo {
  readonly seat: Seat
  readonly side: string
  /** The seat of kind 'umpire' is `UMPIRE`. */
  readonly kind: 'player' | 'umpire'
}
/** The seats of the players, without the umpire's. */
export const playersAmong = (seats: readonly SeatInfo[]): readonly SeatInfo[] => seats.filter(({ kind }) => kind === 'player')

/** How a match ended. */
export interface Outcome {
  /** Every seat of the winning side; empty for a draw. */
  readonly winners: readonly Seat[]
  /** The clause that ended the match. */
  readonly why: RuleId
  /** Points by seat; null if the game counts none. */
  readonly scores: Readonly<Record<Seat, Explained>> | null
}

/**
 * A question to some seats. No sealed answer is opened before all have arrived. Open calls never wait for each other.
 * A player's seat is in at most one open call; the umpire's seat may be in many.
 */
export interface Call {
  readonly id: CallId
  /** The game's name of the question: 'fire'. */
  readonly kind: string
  /** Distinguishes open calls of one kind: the hex of a battle, '0703'. The seats joined by '+' unless the step gives a key. */
  readonly key: string
  /** The seats that have to answer. */
  readonly seats: readonly Seat[]
  /** Seats that may answer instead: such an order decides the call alone and at once. Nobody waits for them. Empty in most calls. */
  readonly instead: readonly Seat[]
}
/** Whether a seat may answer the call: it has to, or it may answer instead. */
export const mayAnswer = ({ seats, instead }: Pick<Call, 'seats' | 'instead'>, seat: string): boolean =>
  seats.includes(seat) || instead.includes(seat)
/** The seat that answers instead of those that are asked; undefined if nobody does. */
export const insteadIn = ({ instead }: Pick<Call, 'instead'>, orders: Orders<unknown>): Seat | undefined =>
  instead.find((seat) => Object.hasOwn(orders, seat))
/** The open call that a player's seat answers: the one that asks it, or else one that it may answer instead. */
export const callFor = <C extends Pick<Call, 'seats' | 'instead'>>(calls: readonly C[], seat: string): C | undefined =>
  calls.find(({ seats }) => seats.includes(seat)) ?? calls.find((call) => mayAnswer(call, seat))

/** A call that is never open, for judging an order of a seat that is not asked. */
export const NO_CALL: Call = { id: 'none', kind: 'none', key: '', seats: [], instead: [] }

/** One order for every seat of the call, or only that of a seat that answers instead. Passing is an order too. */
export type Orders<O> = Readonly<Record<Seat, O>>

/** Events and the state they lead to. The state is always the fold of the events. */
export interface Resolution<S, E> {
  readonly events: readonly E[]
  /** The state after each event, so that nobody has to fold the events again. */
  readonly states: readonly S[]
  /** The state after the last event. */
  readonly state: S
}

/** The types of a game, as one parameter of the contract. All values are plain JSON. */
export interface SystemTypes {
  /** The agreement before the match, options and seats included. Known to everybody. */
  readonly setup: unknown
  /** A position from which a match may begin, for cases and lessons. Absent parts have defaults. */
  readonly position: unknown
  /** The whole state, secrets included. `null` means nothing; no field is absent. */
  readonly state: unknown
  /** An occurrence in the match with its results: faces, damage, places. */
  readonly event: unknown
  /** The part of an event that a viewer may learn. */
  readonly observation: unknown
  /** The part of the state that a viewer may know. */
  readonly view: unknown
  /** The possible answers to a seat's open question. */
  readonly offer: unknown
  /** An answer: choices, ids and whole designs; never derived figures. */
  readonly order: unknown
}

/** The setup and the position from which a match begins. */
export interface Start<T extends SystemTypes> {
  readonly setup: T['setup']
  /** Null for the normal beginning. */
  readonly position: T['position'] | null
}

/**
 * A game's rules as a value. *Law* names what the contract suite tests of a member, by the title of the test. A host plays a match like this:
 *
 * ```ts
 * import type { Dice, Outcome, RuleSystem } from '@admiralty/kernel'
 *
 * // Every seat answers on its own view, and no order is decided before all have arrived.
 * export function playAtRandom(system: RuleSystem, scenario: string, dice: Dice): Outcome {
 *   const setup = system.scenarios.find(({ id }) => id === scenario)?.setup({})
 *   let { state } = system.begin({ setup, position: null }, dice)
 *   for (;;) {
 *     const outcome = system.outcome(state)
 *     if (outcome) return outcome
 *     const [call] = system.openCalls(state)
 *     if (!call) throw new Error('the match neither asks nor ends')
 *     const answers = call.seats.map((seat) => {
 *       const view = system.view(state, seat)
 *       const order = system.randomOrder(view, call, dice)
 *       if (system.check(view, call, order)) throw new Error(`${seat} gave an illegal order`)
 *       return [seat, order]
 *     })
 *     // The state that `resolve` returns is the fold of its events: evolve(evolve(state, first), second) …
 *     const { events, state: next } = system.resolve(state, call, Object.fromEntries(answers), dice)
 *     for (const event of events) {
 *       const seen = system.observe(event, 'public')
 *       if (seen !== undefined) console.log(JSON.stringify(seen))
 *     }
 *     state = next
 *   }
 * }
 * ```
 */
export interface RuleSystem<T extends SystemTypes = SystemTypes> {
  readonly id: SystemId
  /** The version of the rules. Raised when an outcome changes. */
  readonly version: number
  readonly format: Format
  /** Law: *reasons add up and cite existing clauses*. */
  readonly rulebook: Rulebook
  /** Law: *state and events survive JSON and their own schema*. */
  readonly schema: Schemas<T>
  /** Options of all scenarios. The set-up screen, the CLI, cases and the rule book read them. */
  readonly options: readonly Option[]
  readonly scenarios: readonly Scenario<T>[]
  /** Null if the game has no designs. */
  readonly shipyard: Shipyard | null
  /** Minor decisions that a seat may leave to a fixed rule; one at most for a kind of call. Empty if there are none. */
  readonly automatic: readonly AutomaticDecision<T>[]
  /**
   * The kinds of call that take thought, such as the orders of a turn. A clock with two paces gives them the longer one. Everybody may know who is
   * ready, so the last player is told in a match with deadlines in days.
   */
  readonly longCalls: readonly string[]

  // Functions of the whole state. Only the host calls them.
  seats(setup: T['setup']): readonly SeatInfo[]
  /** The opening events and the state they lead to. */
  begin(start: Start<T>, dice: Dice): Resolution<T['state'], T['event']>
  /**
   * The state after an event. Before the first event, `state` is undefined. Applies no rule and rolls no die.
   * Law: *the state is the fold of the events*.
   */
  evolve(state: T['state'] | undefined, event: T['event']): T['state']
  /**
   * The calls that wait for answers, read from the state.
   * Law: *until the end a call is open, and no player is in two calls*.
   */
  openCalls(state: T['state']): readonly Call[]
  /** Calls that an interrupt has put off: they are asked again under their ids. Empty in a game without interrupts. */
  heldCalls(state: T['state']): readonly Call[]
  /**
   * Decides a complete call. All rules are applied and all dice are rolled here.
   * Law: *the same orders and dice give the same events*.
   */
  resolve(state: T['state'], call: Call, orders: Orders<T['order']>, dice: Dice): Resolution<T['state'], T['event']>
  /**
   * Takes the seats of a side that has conceded out of a match that goes on. They lose all that they have, no call asks them any more, and
   * the match ends if only one side is left. Rolls no die. A match of two sides ends instead, so this is called with more sides only.
   */
  surrender(state: T['state'], seats: readonly Seat[]): Resolution<T['state'], T['event']>
  /**
   * Undefined while the match is in play.
   * Law: *the umpire never wins*.
   */
  outcome(state: T['state']): Outcome | undefined

  // These functions say what a viewer may know. They pick what the viewer may have; they never delete from the whole.
  /**
   * Law: *the end opens nothing: it changes a view only where it changes the referee’s*.
   * Law: *the referee sees everything, observes every change, and is never asked*.
   */
  view(state: T['state'], viewer: Viewer): T['view']
  /** The fields of a view that are the same for all viewers. Together with those of `ownView` they are the view. */
  openView(state: T['state']): Partial<T['view']>
  /** The fields of a view that depend on the viewer. Parts that are as in an earlier view of this viewer in the match are the same objects. */
  ownView(state: T['state'], viewer: Viewer, earlier?: Partial<T['view']>): Partial<T['view']>
  /**
   * The part of the event that the viewer learns; undefined for nothing. The event itself names its owner and audience.
   * Law: *observations depend only on what their viewer knows*.
   * Law: *an event without an observation changes no view, except for the question*.
   */
  observe(event: T['event'], viewer: Viewer): T['observation'] | undefined

  // Answers to an open call, judged on a view. Call these only for a seat that the call asks. `check` returns a refusal otherwise.
  /** The possible answers; undefined if the call does not ask the viewer. */
  offer(view: T['view'], call: Call): T['offer'] | undefined
  /**
   * Why the order is illegal: every part that is wrong. Undefined if it is legal.
   * Law: *a seat that may not answer a call has no offer, and every order is refused with a clause*.
   */
  check(view: T['view'], call: Call, order: T['order']): Refusals | undefined
  /** The only possible answer of a seat, if this view (the seat's own or the public one) shows that there is only one. */
  forcedOrder(view: T['view'], call: Call, seat: Seat): T['order'] | undefined
  /** A random legal answer, found without listing all. */
  randomOrder(view: T['view'], call: Call, dice: Dice): T['order']
  /**
   * The answer of an absent player: legal, safe, never an attack.
   * Law: *random, default, forced and automatic orders pass check*.
   */
  defaultOrder(view: T['view'], call: Call): T['order']
  /**
   * The order that follows from standing answers which the seat has given earlier, for a deadline that passes without an order; undefined if none
   * does. `view` is the seat's own view. Everybody learns at the deadline that there was one, because the answer does not count as missed.
   * Law: *a lodged order is legal and depends on its view alone*.
   */
  lodgedOrder(view: T['view'], call: Call, seat: Seat): T['order'] | undefined
  /**
   * A random state that is consistent with the view: `view(determinize(v), me)` equals `v`.
   * Law: *a view depends only on what its viewer knows: every determinized state shows the same view*.
   */
  determinize(view: T['view'], dice: Dice): T['state']
}

/** A kind of decision that a seat may leave to a fixed rule, openly and until it says otherwise: 'never use the displacer'. */
export interface AutomaticDecision<T extends SystemTypes = SystemTypes> {
  /** Unique in the game. Stored in journals. */
  readonly key: string
  /** The kind of call that it answers. */
  readonly kind: string
  /** The rule in words: 'Displacer: never use it'. */
  readonly label: string
  /** The clause of the decision. */
  readonly rule: RuleId
  /** Whether most players want it. The page switches it on for a new player's seat, openly, by the usual action of the match. */
  readonly usual: boolean
  /** The seat's order. `view` is the public view, so the answer reveals nothing. Undefined if the seat decides this call itself. */
  order(view: T['view'], call: Call, seat: Seat): T['order'] | undefined
}

/** The format of stored events and setups. Formats count from 1. Up-cast i lifts format i + 1 to format i + 2. */
export interface Format {
  readonly number: number
  readonly upcasts: readonly Upcast[]
}
/** One step to the next format. Each function returns a value that the step does not change as it is. */
export interface Upcast {
  event(event: unknown): unknown
  /** Lifts the setup in the head of a match and of a waiting match. `event` lifts a setup inside an event. */
  setup(setup: unknown): unknown
}

/** Schemas for values from outside and from journals. */
export interface Schemas<T extends SystemTypes> {
  /** A setup for a new match: one that its scenario can make. */
  readonly setup: ZodType<T['setup']>
  /** A setup of a match that an earlier version of the game began, whose scenarios were others. It fits its own ships and seats. */
  readonly storedSetup: ZodType<T['setup']>
  readonly position: ZodType<T['position']>
  readonly order: ZodType<T['order']>
  readonly event: ZodType<T['event']>
  readonly state: ZodType<T['state']>
}

/** A rule of the rule book. */
export interface Clause {
  readonly id: RuleId
  readonly heading: string
  /** The clause in our own words: one paragraph or more. */
  readonly text: string
  /** True for advice, which is printed but not enforced. */
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

/** A value of an option. */
export type OptionValue = boolean | number | string
/** Values that a player chose, by the names of options. An option that is absent has its default. */
export type Choices = Readonly<Record<string, OptionValue>>
/** An optional rule or a choice of the set-up. */
export interface Option {
  readonly name: string
  readonly title: string
  /** The clause that describes the option. */
  readonly rule: RuleId
  readonly default: OptionValue
  /** All values, in the order of the screen. A switch has the values false and true. */
  readonly values: readonly OptionValue[]
  /** The texts of values that are words: 'At once' for 'atOnce'. Numbers and switches need none. */
  readonly labels: Readonly<Record<string, string>>
  /** Explanations by value, for values that need one. */
  readonly explains: Readonly<Record<string, string>>
  /** The option has an effect only if the other option has this value or is not offered. Null if it does not depend on another. */
  readonly onlyWith: { readonly option: string; readonly value: OptionValue } | null
}

/** A kind of battle that players can choose. */
export interface Scenario<T extends SystemTypes = SystemTypes> {
  readonly id: string
  readonly title: string
  readonly briefing: string
  /** The clause that describes the scenario. */
  readonly rule: RuleId
  readonly seats: readonly SeatInfo[]
  /** Names of the options that a player may choose here. Options left out take their defaults. */
  readonly options: readonly string[]
  /** The setup for the chosen options, by name; a refusal if they do not go together. */
  setup(choices: Choices): T['setup'] | Refusal
}

/** Rules for ships or fleets that players design before a battle. */
export interface Shipyard<Design = unknown, Limits = unknown> {
  readonly schema: ZodType<Design>
  /** Designs that come with the game. */
  readonly ready: readonly Design[]
  /** Refusals under the limits of a scenario; without limits, those of every scenario. */
  check(design: Design, limits?: Limits): readonly Refusal[]
  cost(design: Design): Explained
  randomDesign(dice: Dice, limits?: Limits): Design
}

/** The match of the button *Play now*. The default orders of the game prepare it, so that the player begins with turn 1. */
export interface QuickMatch {
  readonly scenario: string
  readonly options: Choices
  /** The choices that default orders make for the player: 'fleet, gift and deployment'. Null if the scenario leaves none. */
  readonly chosen: string | null
}

/** A game's entry in the list of games. The game's `about.ts` imports nothing but this type. */
export interface About {
  readonly id: SystemId
  readonly title: string
  /** The game in one line. */
  readonly line: string
  readonly seats: readonly [least: number, most: number]
  /** Typical length of a match. */
  readonly minutes: number
  readonly credits: string
  readonly licence: string
  readonly quick: QuickMatch
  /** File name of the lesson behind *Learn in ten moves*; null if the game has none. */
  readonly firstLesson: string | null
}
