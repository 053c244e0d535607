// One call that makes a `RuleSystem` from a game's tables. It adds what every game needs: the common events, the view and the sequence of play.
// Optional: a game may implement the contract without it.
import { z } from 'zod'
import {
  answersBy,
  type CommonEvent,
  type CommonObservation,
  commonEvents,
  commonObservations,
  commonRecords,
  evolveBy,
  type Observations,
  type OfferOf,
  observeBy,
  type QuestionRule,
  type Records,
} from './chapters.ts'
import type { Call, Outcome, RuleSystem, Schemas, Seat, SystemTypes, Viewer } from './contract.ts'
import type { RuleId } from './explained.ts'
import { type Play, type ResolutionContext, type StepRules, sequence } from './sequence.ts'

interface AnyStep {
  readonly step: string
}
/** The fields that every state has. */
export interface GameState<Step extends AnyStep = AnyStep> {
  readonly setup: unknown
  readonly play: Play<Step>
  readonly outcome: Outcome | null
  /** The secrets of every seat of the match. Absent in a game whose state has none; its views have none either. */
  readonly secret?: Readonly<Record<Seat, unknown>>
}
/** The fields that every view has. A game adds its secrets and the open fields of its state. */
export interface GameView<Me extends Seat = Seat, Step extends AnyStep = AnyStep> {
  /** The viewer's seat; 'public' for a spectator and for the referee. */
  readonly me: Me | 'public'
  readonly calls: readonly Call[]
  /** Calls that an interrupt has put off. They are asked again under the same ids. */
  readonly held: readonly Call[]
  /** Number of calls so far. */
  readonly asked: number
  /** Steps to carry out, the next one first, as far as the viewer may know them. */
  readonly agenda: readonly Step[]
  /** Seats of sides that have conceded. */
  readonly surrendered: readonly Seat[]
}
/** The place in the sequence of play behind a view. `again`: whether the open step is asked again after each answer. */
export const playBehind = <Step extends AnyStep>(
  { agenda, calls, held, asked, surrendered }: Omit<GameView<Seat, Step>, 'me'>,
  { again }: Pick<Play<Step>, 'again'>,
): Play<Step> => ({ agenda, calls, held, asked, again, surrendered })
/** The types of a game that `defineGame` can put together. */
export interface GameTypes extends SystemTypes {
  readonly seat: Seat
  readonly step: AnyStep
  readonly state: GameState
  /** The common events and those of the game. */
  readonly event: { readonly type: string }
  readonly view: GameView & Pick<GameState, 'secret'>
}

/**
 * The types of a game as its chapters know them: with the common events, and without the position, which only the whole game knows.
 * `Event` and `Seen` are the events of the game itself and what viewers learn of them.
 */
export interface ChapterTypes<
  State extends GameState,
  View extends GameTypes['view'],
  Order extends { readonly order: string },
  Event extends GameTypes['event'],
  Seen = Event,
> {
  readonly setup: State['setup']
  readonly position: unknown
  readonly state: State
  readonly event: CommonEvent<State, State['play']['agenda'][number]> | Event
  readonly observation: CommonObservation | Seen
  readonly view: View
  readonly offer: OfferOf<Order>
  readonly order: Order
  readonly seat: Exclude<View['me'], 'public'>
  readonly step: State['play']['agenda'][number]
}

/** The events that the game declares itself. */
type OwnEvent<T extends GameTypes> = Exclude<T['event'], { readonly type: CommonEvent<unknown, unknown>['type'] }>
/** The rules of a game's steps, or of some of them. */
export type GameSteps<T extends GameTypes, N extends T['step']['step'] = T['step']['step']> = Pick<
  StepRules<T['state'], T['event'], T['order'], T['step']>,
  N
>
/** The context that a step of a game may use while it is carried out. */
export type ContextOf<T extends GameTypes> = ResolutionContext<T['state'], T['event'], T['step']>
/** The rule of a kind of call of a game. */
type QuestionOf<T extends GameTypes> = QuestionRule<T['view'], T['seat'], T['offer'], T['order']>
/** The rule of a kind of call of a game whose seats have one open call at most: it needs no call. */
export type CallRules<T extends GameTypes, Own extends T['order'] = T['order']> = QuestionRule<
  T['view'],
  T['seat'],
  T['offer'],
  T['order'],
  Own,
  readonly []
>

/** The parts of a game. A table that lacks a kind of event or step does not compile. */
export interface GameParts<T extends GameTypes, Rule extends QuestionOf<T> = QuestionOf<T>>
  extends Pick<
    RuleSystem<T>,
    | 'id'
    | 'version'
    | 'format'
    | 'rulebook'
    | 'options'
    | 'scenarios'
    | 'shipyard'
    | 'automatic'
    | 'longCalls'
    | 'quietCalls'
    | 'seats'
    | 'determinize'
  > {
  readonly schema: Omit<Schemas<T>, 'event'> & {
    readonly step: z.ZodType<T['step']>
  }
  /** The schemas of the game's own events. */
  readonly events: readonly z.core.$ZodTypeDiscriminable[]
  /** How each of the game's own events changes the state. */
  readonly records: Records<T['state'], OwnEvent<T>>
  /** The part of each of the game's own events that a viewer learns. */
  readonly observations: Observations<OwnEvent<T>, T['observation']>
  readonly steps: GameSteps<T>
  /** A rule for each step that asks. */
  readonly questions: Readonly<Record<string, Rule>>
  /** The state before the first step of a new match. */
  initialState(setup: T['setup']): T['state']
  stateFromPosition(setup: T['setup'], position: T['position']): T['state']
  /** Fields of the state that every view has. A new field of the state is secret until it is listed, and a field that only the view has does not compile. */
  readonly open: { readonly [K in Exclude<keyof T['view'], keyof GameView | 'secret'>]: K extends keyof T['state'] ? true : never }
  /** The steps that a viewer may know; `wholeAgenda` if no step holds a secret. */
  agenda(state: T['state'], viewer: Viewer): readonly T['step'][]
  /** Whether a viewer that is not the referee reads the secrets of a seat; `noSecrets` if the state has none. */
  shares(state: T['state'], viewer: T['seat'] | 'public', seat: T['seat']): boolean
  isSeat(seat: string): seat is T['seat']
  /** Records what seats lose whose side has conceded, and the end if one side is left. `neverSurrenders` in a game of two sides. */
  surrender(ctx: ContextOf<T>, seats: readonly T['seat'][]): void
  /** The order that follows from standing answers of a seat; `noLodgedOrders` in a game without standing answers. */
  lodgedOrder(view: T['view'], call: Call, seat: T['seat']): T['order'] | undefined
  /** The clause that refuses the order of a seat that is not asked. */
  readonly notAsked: RuleId
}

/** The agenda of a game whose steps hold no secret. */
export const wholeAgenda = <Step extends AnyStep>({ play }: GameState<Step>): readonly Step[] => play.agenda
/** For a game whose state has no field `secret`. */
export const noSecrets = (): boolean => false
/** For a game in which nobody gives standing answers. */
export const noLodgedOrders = (): undefined => undefined

/** For a game whose matches have two sides: they end when one side concedes. */
export const neverSurrenders = (): never => {
  throw new Error('a match of two sides ends when one of them concedes')
}

type Secrets = Readonly<Record<Seat, unknown>>
/** The fields of a view that depend on the viewer. */
interface OwnFields extends Pick<GameView, 'me'> {
  readonly secret?: Secrets | undefined
}

/** Makes the rule system, its sequence of play, and the functions that words and bots of a game use for the only open call of a view. */
export function defineGame<T extends GameTypes, Rule extends QuestionOf<T> = QuestionOf<T>>(game: GameParts<T, Rule>) {
  const { id, version, format, rulebook, options, scenarios, shipyard, automatic, longCalls, quietCalls, seats, determinize } = game
  const { step, ...schema } = game.schema
  const { events, steps, questions, isSeat, notAsked } = game
  mustAnswerEveryStep(id, steps, questions)
  mustAsk(id, questions, { long: longCalls, quiet: quietCalls })
  // Every game's events include the common ones; TypeScript cannot tell from the type parameter.
  const records = { ...commonRecords<T['state'], T['step']>(), ...game.records } as unknown as Records<T['state'], T['event']>
  // The observations include the common ones too.
  const observations = { ...commonObservations, ...game.observations } as unknown as Observations<T['event'], T['observation']>
  const evolve = evolveBy<T['state'], T['event']>(records)
  const play = sequence<T['state'], T['event'], T['order'], T['step']>(steps, evolve, (place) => ({ type: 'paused', play: place }))
  const { askedOf, checkAsked, ...answers } = answersBy<T['view'], T['seat'], T['offer'], T['order'], Rule>(questions, isSeat, notAsked)

  const system: RuleSystem<T> = {
    id,
    version,
    format,
    rulebook,
    options,
    scenarios,
    shipyard,
    automatic,
    longCalls,
    quietCalls,
    seats,
    schema: { ...schema, event: eventSchema<T>(step, events, schema.state) },
    begin({ setup, position }, dice) {
      const state = position === null ? game.initialState(setup) : game.stateFromPosition(setup, position)
      return play.begin([{ type: 'begun', state } as T['event']], dice) // every game has the event `begun`
    },
    ...viewsOf<T>(game),
    evolve,
    resolve: play.resolve,
    observe: observeBy<T['event'], T['observation']>(observations),
    surrender: (state, surrendered) => play.surrender(state, surrendered, (ctx) => game.surrender(ctx, surrendered.filter(isSeat))),
    openCalls: ({ play }) => play.calls,
    heldCalls: ({ play }) => play.held,
    outcome: ({ outcome }) => outcome ?? undefined,
    ...answers,
    lodgedOrder: (view, call, seat) => (isSeat(seat) ? game.lodgedOrder(view, call, seat) : undefined),
    determinize,
  }
  return { system, play, askedOf, check: checkAsked }
}

/** Views pick what a viewer may know. The end opens nothing. */
function viewsOf<T extends GameTypes>({
  open,
  agenda,
  shares,
  isSeat,
  seats,
}: Pick<GameParts<T>, 'open' | 'agenda' | 'shares' | 'isSeat' | 'seats'>) {
  const openFields = Object.keys(open) as readonly (keyof T['state'] & string)[] // `open` has only fields of the state
  // Copying an object with all fields and filling them takes a third of the time of adding the fields one by one.
  const blankOpen = Object.fromEntries([...openFields, 'calls', 'held', 'asked', 'surrendered'].map((field) => [field, undefined]))
  const blank = { ...blankOpen, me: undefined, agenda: undefined }
  const blankWithSecret = { ...blank, secret: undefined }
  type Fields = Record<string, unknown>
  // Plain loops, because every event makes a view for every viewer.
  function fillOpen(seen: Fields, state: T['state']): Fields {
    for (const field of openFields) seen[field] = state[field]
    seen.calls = state.play.calls
    seen.held = state.play.held
    seen.asked = state.play.asked
    seen.surrendered = state.play.surrendered
    return seen
  }
  function fillOwn(seen: Fields, state: T['state'], viewer: Viewer, earlier?: Partial<OwnFields>): Fields {
    const me = (earlier?.me ?? seatOf(state, viewer)) as T['seat'] | 'public' // the earlier view is of the same viewer
    seen.me = me
    seen.agenda = agenda(state, viewer)
    if (state.secret) seen.secret = secretsFor(state, me, viewer, earlier?.secret)
    return seen
  }
  function seatOf({ setup }: T['state'], viewer: Viewer): T['seat'] | 'public' {
    // The setup is that of the match.
    return isSeat(viewer) && seats(setup as T['setup']).some(({ seat }) => seat === viewer) ? viewer : 'public'
  }
  function secretsFor(state: T['state'], me: T['seat'] | 'public', viewer: Viewer, earlier: Secrets | undefined): Secrets {
    const read: Record<Seat, unknown> = {}
    let isSame = earlier !== undefined
    for (const seat in state.secret) {
      if (!isSeat(seat) || (viewer !== 'referee' && !shares(state, me, seat))) continue
      read[seat] = state.secret[seat]
      isSame &&= earlier?.[seat] === read[seat]
    }
    return earlier && isSame && Object.keys(earlier).length === Object.keys(read).length ? earlier : read
  }

  const views: Pick<RuleSystem<T>, 'view' | 'openView' | 'ownView'> = {
    view(state, viewer) {
      const seen = fillOwn(fillOpen(state.secret ? { ...blankWithSecret } : { ...blank }, state), state, viewer)
      return seen as unknown as T['view'] // the open fields and those of every view
    },
    openView: (state) => fillOpen({ ...blankOpen }, state) as Partial<T['view']>, // open fields of the view
    ownView: (state, viewer, earlier) => fillOwn({}, state, viewer, earlier) as Partial<T['view']>, // the other fields of the view
  }
  return views
}

/** All events. The state in `begun` must be a whole state. */
function eventSchema<T extends GameTypes>(step: z.ZodType<T['step']>, events: readonly z.core.$ZodTypeDiscriminable[], state: z.ZodType) {
  const isWhole = (event: Readonly<Record<string, unknown>>): boolean => event.type !== 'begun' || state.safeParse(event.state).success
  const all = z.discriminatedUnion('type', [...commonEvents<T['state'], T['step']>(step), ...events])
  // Every event is an object.
  return all.refine((event) => isWhole(event as Readonly<Record<string, unknown>>), {
    error: 'the state of the event does not match the schema',
  }) as unknown as z.ZodType<T['event']> // the union of the game's own schemas
}

/** A step that asks without a question, or a question without a step, would fail in the middle of a match. */
/** Throws for a kind of call that a list of the game names and no step asks. */
function mustAsk(id: string, questions: Readonly<Record<string, unknown>>, lists: Readonly<Record<string, readonly string[]>>): void {
  for (const [list, kinds] of Object.entries(lists)) {
    const unknown = kinds.find((kind) => !Object.hasOwn(questions, kind))
    if (unknown !== undefined) throw new Error(`${id}: no step asks the ${list} call ${unknown}`)
  }
}
function mustAnswerEveryStep(
  id: string,
  steps: Readonly<Record<string, { readonly asks?: unknown }>>,
  questions: Readonly<Record<string, unknown>>,
) {
  const asking = Object.keys(steps).filter((step) => steps[step]?.asks !== undefined)
  const unanswered = asking.filter((step) => !Object.hasOwn(questions, step))
  const unasked = Object.keys(questions).filter((kind) => !asking.includes(kind))
  if (unanswered.length + unasked.length > 0)
    throw new Error(
      `${id}: steps without a question: ${unanswered.join(', ') || 'none'}; questions that no step asks: ${unasked.join(', ') || 'none'}`,
    )
}
