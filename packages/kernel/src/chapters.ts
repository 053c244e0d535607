// Building blocks for a game: tables of records, observations and questions, and the functions that turn them into a `RuleSystem`.
// Optional: a game may implement the contract without them.

import { z } from 'zod'
import { type Call, type CallId, callFor, mayAnswer, type Outcome, type Seat, type Viewer } from './contract.ts'
import type { Dice } from './dice.ts'
import type { RuleId } from './explained.ts'
import { explainedSchema, ruleIdSchema } from './explained.ts'
import { fields } from './fields.ts'
import { type OrderVerdict, type Refusals, refusalsIn, refuse } from './refusals.ts'
import type { Play } from './sequence.ts'

interface Typed {
  readonly type: string
}
/** How each kind of event changes the state. A table without a record for some kind of event does not compile. */
export type Records<S, E extends Typed> = { readonly [K in E['type']]: (state: S, event: Extract<E, { readonly type: K }>) => S }
/** The part of each kind of event that a viewer learns; undefined for nothing. A table that lacks some kind of event does not compile. */
export type Observations<E extends Typed, N = E> = {
  readonly [K in E['type']]: (event: Extract<E, { readonly type: K }>, viewer: Viewer) => N | undefined
}

/** Schemas of the contract's types that occur in stored events: call, outcome and place in the sequence of play. */
export const callSchema: z.ZodType<Call> = fields({
  id: z.string(),
  kind: z.string(),
  key: z.string(),
  seats: z.array(z.string()).readonly(),
  instead: z.array(z.string()).readonly(),
})
export const outcomeSchema: z.ZodType<Outcome> = fields({
  winners: z.array(z.string()).readonly(),
  why: ruleIdSchema,
  scores: z.record(z.string(), explainedSchema).readonly().nullable(),
})
export const playSchema = <Step>(step: z.ZodType<Step>): z.ZodType<Play<Step>> =>
  fields({
    agenda: z.array(step).readonly(),
    calls: z.array(callSchema).readonly(),
    held: z.array(callSchema).readonly(),
    asked: z.int().min(0),
    again: z.boolean(),
    surrendered: z.array(z.string()).readonly(),
  })
/** The schema of a whole state: these fields, the place in the sequence of play, and no others. */
export const stateSchemaOf = <S extends z.ZodRawShape, Step>(shape: S, step: z.ZodType<Step>) =>
  z
    .object({ ...shape, play: playSchema(step) })
    .strict()
    .readonly()

/** Events of every game: the opening state, the place in the sequence of play, and the end. */
export type CommonEvent<S, Step> =
  | { readonly type: 'begun'; readonly state: S }
  | { readonly type: 'paused'; readonly play: Play<Step> }
  | { readonly type: 'ended'; readonly outcome: Outcome }
/** The part of the common events that viewers learn. */
export type CommonObservation = { readonly type: 'begun' } | { readonly type: 'ended'; readonly outcome: Outcome }

/** Schemas of the common events. The state inside `begun` is checked by the game's own schema. */
export const commonEvents = <S, Step>(step: z.ZodType<Step>) =>
  [
    fields({ type: z.literal('begun'), state: z.custom<S>((state) => typeof state === 'object' && state !== null) }),
    fields({ type: z.literal('paused'), play: playSchema(step) }),
    fields({ type: z.literal('ended'), outcome: outcomeSchema }),
  ] as const

/** The fields of a state that the common events write. */
interface Common<Step> {
  readonly play: Play<Step>
  readonly outcome: Outcome | null
}
/** Records of the common events, for a game's table of records. */
export const commonRecords = <S extends Common<Step>, Step>(): Records<S, CommonEvent<S, Step>> => ({
  begun: (_, { state }) => state,
  paused: (state, { play }) => ({ ...state, play }),
  ended: (state, { outcome }) => ({ ...state, outcome }),
})
/** Observations of the common events, for a game's table of observations. */
export const commonObservations = {
  begun: () => ({ type: 'begun' }),
  paused: () => undefined, // The view contains the open calls.
  ended: (event) => event,
} satisfies Observations<CommonEvent<unknown, unknown>, CommonObservation>

/** The schema of an event with this type and these fields. */
export const event = <N extends string, S extends z.ZodRawShape>(name: N, shape: S) => fields({ type: z.literal(name), ...shape })
interface EventSchema extends z.ZodType<Typed> {
  unwrap(): { readonly shape: { readonly type: { readonly value: string } } }
}
/** Observations of events that every viewer sees whole, for a table of observations. */
export const seenByAll = <N extends string>(...types: readonly N[]): SeenIf<unknown, N> => seenIf(() => true, ...types)
type SeenIf<T, N extends string> = { readonly [K in N]: <E extends T>(event: E, viewer: Viewer) => E | undefined }
/** Observations of a chapter whose events every viewer sees whole. */
export const seenWhole = <S extends EventSchema>(events: readonly S[]): Observations<z.output<S>> =>
  seenByAll(...events.map((schema) => schema.unwrap().shape.type.value)) as unknown as Observations<z.output<S>> // one for each event
/** Observations of events that a viewer sees whole or not at all. */
export function seenIf<T, N extends string>(may: (event: T, viewer: Viewer) => boolean, ...types: readonly N[]): SeenIf<T, N> {
  const observe = <E extends T>(event: E, viewer: Viewer): E | undefined => (may(event, viewer) ? event : undefined)
  return Object.fromEntries(types.map((type) => [type, observe])) as SeenIf<T, N> // one for each of these types
}

/** The events of a chapter of the rules: their schemas, how they change the state, and what viewers learn of them. */
interface EventChapter {
  readonly events: readonly z.core.$ZodTypeDiscriminable[]
  readonly records: object
  /** Left out in a game that writes the observations of all chapters together. */
  readonly observations?: object
}
/** One type that has the members of all types of a union. */
type AllOf<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never
/** The events of several chapters together. */
export function joinChapters<C extends EventChapter>(chapters: readonly C[]) {
  const all = <K extends 'records' | 'observations'>(part: K) =>
    Object.assign({}, ...chapters.map((chapter) => chapter[part])) as AllOf<NonNullable<C[K]>> // the tables of all chapters, merged
  return {
    events: chapters.flatMap(({ events }): readonly C['events'][number][] => events),
    records: all('records'),
    observations: all('observations'),
  }
}

/** Makes `evolve` from the table of records. */
export function evolveBy<S, E extends Typed>(records: Records<S, E>): (state: S | undefined, event: E) => S {
  return (state, event) => {
    if (state === undefined && event.type !== 'begun') throw new Error('the first event of a match must be begun')
    const record: (state: S, event: never) => S = records[event.type as E['type']] // TypeScript widens `type` to string
    return record(state as S, event as never) // The key is the event's own type, and the record of `begun` ignores the state.
  }
}
/** Makes `observe` from the table of observations. */
export function observeBy<E extends Typed, N>(observations: Observations<E, N>): (event: E, viewer: Viewer) => N | undefined {
  return (event, viewer) => {
    // TypeScript widens `type` to string.
    const observe: (event: never, viewer: Viewer) => N | undefined = observations[event.type as E['type']]
    return observe(event as never, viewer) // The key is the event's own type.
  }
}

/** The possible answers to a call, for screens and API clients. */
export interface OfferOf<Order extends { readonly order: string }> {
  readonly kind: string
  /** Kinds of order that may be given. */
  readonly orders: readonly Order['order'][]
  /** Ids of things that may be chosen. */
  readonly of: readonly string[]
}
/**
 * The rule of one kind of call: its possible answers, judged on the view of a seat that is asked.
 * `Asking` is empty in a game whose seats have one open call at most, because its rules need no call.
 */
export interface QuestionRule<
  V,
  Me extends Seat,
  Offer,
  Order,
  Own extends Order = Order,
  Asking extends readonly Call[] = readonly [call: Call],
> {
  offer(view: V, me: Me, ...asking: Asking): Offer
  /** `order` may answer another kind of call, so check its kind first. */
  check(view: V, me: Me, order: Order, ...asking: Asking): OrderVerdict
  /** `view` is the seat's own view or the public one. */
  forcedOrder(view: V, seat: Me, ...asking: Asking): Own | undefined
  randomOrder(view: V, me: Me, dice: Dice, ...asking: Asking): Own
  defaultOrder(view: V, me: Me, ...asking: Asking): Own
}
/** An open call of a seat and the rule that judges its answers. */
export interface Pending<Q, Me extends Seat> {
  readonly call: Call
  readonly question: Q
  readonly me: Me
}

/** The fields of a view that tell which calls its viewer has to answer. */
interface ViewWithCalls {
  readonly me: Viewer
  readonly calls: readonly Call[]
}
/** Makes the answer functions of a `RuleSystem` from the table of questions. The clause `notAsked` refuses a seat without an open call. */
export function answersBy<
  V extends ViewWithCalls,
  Me extends Seat,
  Offer,
  Order,
  Rule extends QuestionRule<V, Me, Offer, Order> = QuestionRule<V, Me, Offer, Order>,
>(questions: Readonly<Record<string, Rule | undefined>>, isSeat: (seat: string) => seat is Me, notAsked: RuleId) {
  /** The rule of a call for a seat; undefined if the call is not open or the seat may not answer it. */
  function pendingOf(view: V, id: CallId, seat: string): Pending<Rule, Me> | undefined {
    if (!isSeat(seat)) return undefined
    const call = view.calls.find((open) => open.id === id && mayAnswer(open, seat))
    const question = call && questions[call.kind]
    return question ? { call, question, me: seat } : undefined
  }
  /** The only open call of a player's seat with its rule. */
  function askedOf(view: V, seat: string = view.me): Pending<Rule, Me> | undefined {
    const call = callFor(view.calls, seat)
    return call && pendingOf(view, call.id, seat)
  }
  /** The viewer's rule of a call. Throws if the call does not ask the viewer. */
  function requirePending(view: V, { id }: Call): Pending<Rule, Me> {
    const found = pendingOf(view, id, view.me)
    if (!found) throw new Error(`${view.me} is not asked by call ${id}`)
    return found
  }
  /** The refusals of an order of a seat whose call may not be open. */
  const judged = (found: Pending<Rule, Me> | undefined, view: V, order: Order): Refusals | undefined =>
    refusalsIn(found ? found.question.check(view, found.me, order, found.call) : refuse(notAsked, 'it is not your decision now'))
  return {
    askedOf,
    /** `check` for the only open call of the viewer. */
    checkAsked: (view: V, order: Order): Refusals | undefined => judged(askedOf(view), view, order),
    offer(view: V, { id }: Call): Offer | undefined {
      const found = pendingOf(view, id, view.me)
      return found?.question.offer(view, found.me, found.call)
    },
    check: (view: V, { id }: Call, order: Order): Refusals | undefined => judged(pendingOf(view, id, view.me), view, order),
    forcedOrder(view: V, { id }: Call, seat: Seat): Order | undefined {
      const found = pendingOf(view, id, seat)
      return found?.question.forcedOrder(view, found.me, found.call)
    },
    randomOrder(view: V, asking: Call, dice: Dice): Order {
      const { call, question, me } = requirePending(view, asking)
      return question.randomOrder(view, me, dice, call)
    },
    defaultOrder(view: V, asking: Call): Order {
      const { call, question, me } = requirePending(view, asking)
      return question.defaultOrder(view, me, call)
    },
  }
}
