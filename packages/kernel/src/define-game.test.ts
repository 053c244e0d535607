import { expect, test } from 'vitest'
import { z } from 'zod'
import type { CommonEvent, CommonObservation, QuestionRule } from './chapters.ts'
import {
  defineGame,
  type GameParts,
  type GameState,
  type GameView,
  neverSurrenders,
  noLodgedOrders,
  playBehind,
  wholeAgenda,
} from './define-game.ts'
import { scriptedDice } from './scripted-dice.ts'
import { askTogether, initialPlay } from './sequence.ts'

// Each seat seals a number; the sum is public.
const seats = ['red', 'blue'] as const
type Me = (typeof seats)[number]
interface Step {
  readonly step: 'number' | 'add'
}
interface State extends GameState<Step> {
  readonly sum: number
  readonly secret: Readonly<Record<Me, { readonly number: number }>>
}
interface View extends GameView<Me, Step> {
  readonly sum: number
  readonly secret: Readonly<Partial<State['secret']>>
}
interface Sealed {
  readonly type: 'sealed'
  readonly seat: Me
  readonly number: number
}
interface Added {
  readonly type: 'added'
  readonly sum: number
}
interface Numbers {
  readonly setup: null
  readonly position: { readonly sum: number }
  readonly state: State
  readonly event: CommonEvent<State, Step> | Sealed | Added
  readonly observation: CommonObservation | Omit<Sealed, 'number'> | Added
  readonly view: View
  readonly offer: null
  readonly order: { readonly number: number }
  readonly seat: Me
  readonly step: Step
}
const number: QuestionRule<View, Me, null, Numbers['order']> = {
  offer: () => null,
  check: (_view, _me, { number: given }) => (given > 9 ? { rule: 'EX-NUM-01', reason: 'above 9' } : undefined),
  forcedOrder: () => undefined,
  randomOrder: () => ({ number: 1 }),
  defaultOrder: () => ({ number: 0 }),
}
const start = (sum: number): State => ({
  setup: null,
  sum,
  secret: { red: { number: 0 }, blue: { number: 0 } },
  outcome: null,
  play: initialPlay<Step>({ step: 'number' }, { step: 'add' }),
})
const parts: GameParts<Numbers> = {
  id: 'numbers',
  version: 1,
  format: { number: 1, upcasts: [] },
  rulebook: { title: '', chapters: [] },
  schema: {
    setup: z.null(),
    storedSetup: z.null(),
    position: z.object({ sum: z.number() }),
    order: z.object({ number: z.number() }),
    state: z.looseObject({ sum: z.number() }) as unknown as z.ZodType<State>, // the rest does not matter here
    step: z.object({ step: z.enum(['number', 'add']) }),
  },
  events: [
    z.object({ type: z.literal('sealed'), seat: z.enum(seats), number: z.number() }),
    z.object({ type: z.literal('added'), sum: z.number() }),
  ],
  options: [],
  scenarios: [],
  shipyard: null,
  automatic: [],
  longCalls: ['number'],
  quietCalls: [],
  surrender: neverSurrenders,
  seats: () => seats.map((seat) => ({ seat, side: seat, kind: 'player' })),
  initialState: () => start(0),
  stateFromPosition: (_, { sum }) => start(sum),
  records: {
    sealed: (state, { seat, number: given }) => ({ ...state, secret: { ...state.secret, [seat]: { number: given } } }),
    added: (state, { sum }) => ({ ...state, sum }),
  },
  observations: { sealed: ({ type, seat }) => ({ type, seat }), added: (event) => event },
  steps: {
    number: {
      asks: () => askTogether(...seats),
      play(_, ctx, orders) {
        for (const seat of seats) ctx.emit({ type: 'sealed', seat, number: orders[seat]?.number ?? 0 })
      },
    },
    add: {
      play(_, ctx) {
        const { sum, secret } = ctx.state
        ctx.emit({ type: 'added', sum: sum + secret.red.number + secret.blue.number })
        ctx.emit({ type: 'ended', outcome: { winners: [], why: 'EX-NUM-02', scores: null } })
      },
    },
  },
  questions: { number },
  lodgedOrder: noLodgedOrders,
  notAsked: 'EX-NUM-03',
  open: { sum: true },
  shares: (_, viewer, seat) => viewer === seat,
  agenda: wholeAgenda,
  isSeat: (seat): seat is Me => seats.some((own) => own === seat),
  determinize: ({ me: _, calls, held, asked, agenda, surrendered, secret, ...open }) => ({
    ...start(0),
    ...open,
    outcome: null,
    secret: { ...start(0).secret, ...secret },
    play: playBehind({ agenda, calls, held, asked, surrendered }, { again: false }),
  }),
}
const { system, askedOf, check } = defineGame(parts)

test('a match runs from its beginning, or from a position, to its end', () => {
  const { state } = system.begin({ setup: null, position: { sum: 30 } }, scriptedDice())
  const [call] = system.openCalls(state)
  if (!call) throw new Error('no call is open')
  const { events, state: after } = system.resolve(state, call, { red: { number: 4 }, blue: { number: 5 } }, scriptedDice())
  expect(events.map(({ type }) => type)).toEqual(['sealed', 'sealed', 'added', 'ended', 'paused'])
  expect([after.sum, system.outcome(state), system.outcome(after)?.why]).toEqual([39, undefined, 'EX-NUM-02'])
  expect(system.begin({ setup: null, position: null }, scriptedDice()).state.sum).toBe(0)
})
test('a view has the listed fields, and the secrets that its viewer shares', () => {
  const state = { ...system.begin({ setup: null, position: null }, scriptedDice()).state, notListed: 1 }
  expect(Object.keys(system.view(state, 'red')).toSorted()).toEqual([
    'agenda',
    'asked',
    'calls',
    'held',
    'me',
    'secret',
    'sum',
    'surrendered',
  ])
  const seen = ['red', 'green', 'public', 'referee'].map((viewer) => system.view(state, viewer))
  expect(seen.map(({ me, secret }) => [me, ...Object.keys(secret)])).toEqual([
    ['red', 'red'],
    ['public'],
    ['public'],
    ['public', 'red', 'blue'],
  ])
})
test('only a seat that is asked may give an order', () => {
  const view = system.view(system.begin({ setup: null, position: null }, scriptedDice()).state, 'red')
  expect(askedOf(view)?.call.kind).toBe('number')
  expect([check(view, { number: 9 }), check(view, { number: 10 })?.[0].rule]).toEqual([undefined, 'EX-NUM-01'])
  expect(check({ ...view, me: 'public' }, { number: 9 })?.[0].rule).toBe('EX-NUM-03')
})
test('events are parsed, and the first one must have a whole state', () => {
  const { event } = system.schema
  expect(event.safeParse({ type: 'added', sum: 3 }).success).toBe(true)
  expect(event.safeParse({ type: 'begun', state: start(0) }).success).toBe(true)
  expect(event.safeParse({ type: 'begun', state: { sum: 'none' } }).success).toBe(false)
  expect(event.safeParse({ type: 'other' }).success).toBe(false)
})
test('a step that asks needs a question, and a question needs a step that asks', () => {
  expect(() => defineGame({ ...parts, questions: {} })).toThrow('numbers: steps without a question: number')
  expect(() => defineGame({ ...parts, longCalls: ['add'] })).toThrow('numbers: no step asks the long call add')
  expect(() => defineGame({ ...parts, quietCalls: ['add'] })).toThrow('numbers: no step asks the quiet call add')
  expect(() => defineGame({ ...parts, questions: { number, add: number } })).toThrow('questions that no step asks: add')
})
test('a game that lacks a part does not compile', () => {
  const { sealed } = parts.records
  // @ts-expect-error: no record of the event 'added'
  const records: GameParts<Numbers>['records'] = { sealed }
  // @ts-expect-error: no observation of the event 'added'
  const observations: GameParts<Numbers>['observations'] = { sealed: parts.observations.sealed }
  // @ts-expect-error: no rule of the step 'add'
  const steps: GameParts<Numbers>['steps'] = { number: parts.steps.number }
  // @ts-expect-error: the view has the field 'sum'
  const open: GameParts<Numbers>['open'] = {}
  expect([records, observations, steps, open].map((table) => Object.keys(table).length)).toEqual([1, 1, 1, 0])
})
test('a state without secrets gives views without secrets', () => {
  const { secret: _, ...open } = system.begin({ setup: null, position: null }, scriptedDice()).state
  const bare = open as State // as a game without secrets stores it
  expect(['red', 'green', 'referee'].map((viewer) => system.view(bare, viewer)).map((view) => [view.me, 'secret' in view])).toEqual([
    ['red', false],
    ['public', false],
    ['public', false],
  ])
})
test('calls that an interrupt has put off are held', () => {
  const { state } = system.begin({ setup: null, position: null }, scriptedDice())
  const held = [{ id: '1/add', kind: 'add', key: 'red', seats: ['red'], instead: [] }]
  expect(system.heldCalls({ ...state, play: { ...state.play, held } })).toEqual(held)
})
