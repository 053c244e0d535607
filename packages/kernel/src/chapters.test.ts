import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  answersBy,
  type CommonEvent,
  type CommonObservation,
  commonEvents,
  commonObservations,
  commonRecords,
  evolveBy,
  observeBy,
  type QuestionRule,
} from './chapters.ts'
import { type Call, NO_CALL, type Outcome } from './contract.ts'
import { seededDice } from './seeded-dice.ts'
import { initialPlay, type Play } from './sequence.ts'

const stepSchema = z.object({ step: z.literal('count') }).readonly()
type Step = z.infer<typeof stepSchema>
interface State {
  readonly counted: number
  readonly outcome: Outcome | null
  readonly play: Play<Step>
}
type Event = CommonEvent<State, Step> | { readonly type: 'counted' }
const begun: State = { counted: 0, outcome: null, play: initialPlay({ step: 'count' }) }

describe('evolve and observe from tables of events', () => {
  const evolve = evolveBy<State, Event>({ ...commonRecords<State, Step>(), counted: (state) => ({ ...state, counted: state.counted + 1 }) })
  const observe = observeBy<Event, CommonObservation | { readonly type: 'counted' }>({
    ...commonObservations,
    counted: (event, viewer) => (viewer === 'umpire' ? event : undefined),
  })

  test('the event `begun` sets the opening state and must come first', () => {
    expect(evolve(undefined, { type: 'begun', state: begun })).toBe(begun)
    expect(() => evolve(undefined, { type: 'counted' })).toThrow('must be begun')
  })
  test('each event changes the state by its own record', () => {
    const outcome = { winners: ['red'], why: 'T-1', scores: null } as const
    expect(evolve(begun, { type: 'counted' })).toEqual({ ...begun, counted: 1 })
    expect(evolve(begun, { type: 'paused', play: initialPlay<Step>() })).toEqual({ ...begun, play: initialPlay() })
    expect(evolve(begun, { type: 'ended', outcome })).toEqual({ ...begun, outcome })
  })
  test('viewers learn neither the opening state nor the agenda, and everybody learns the end', () => {
    const outcome = { winners: [], why: 'T-1', scores: null } as const
    expect(observe({ type: 'begun', state: begun }, 'umpire')).toEqual({ type: 'begun' })
    expect(observe({ type: 'paused', play: begun.play }, 'umpire')).toBeUndefined()
    expect(observe({ type: 'ended', outcome }, 'public')).toEqual({ type: 'ended', outcome })
    expect([observe({ type: 'counted' }, 'umpire'), observe({ type: 'counted' }, 'public')]).toEqual([{ type: 'counted' }, undefined])
  })
  test('the schemas accept a known agenda and refuse unknown steps and a state that is null', () => {
    const schema = z.discriminatedUnion('type', [...commonEvents<State, Step>(stepSchema)])
    expect(schema.parse({ type: 'paused', play: begun.play })).toEqual({ type: 'paused', play: begun.play })
    expect(schema.safeParse({ type: 'paused', play: { ...begun.play, agenda: [{ step: 'dance' }] } }).success).toBe(false)
    expect(schema.safeParse({ type: 'begun', state: null }).success).toBe(false)
  })
})

interface View {
  readonly me: string
  readonly calls: readonly Call[]
}
const number: QuestionRule<View, 'red', string, number> = {
  offer: (view, me) => `${me} on the view of ${view.me}`,
  check: (_, __, order) => (order > 6 ? { rule: 'T-2', reason: 'too many' } : undefined),
  forcedOrder: (view, seat) => (view.me === seat ? 6 : undefined),
  randomOrder: (_, __, dice) => dice.roll(1, 6, 'a number')[0] ?? 0,
  defaultOrder: () => 1,
}
describe('answers from a table of questions', () => {
  const isRed = (seat: string): seat is 'red' => seat === 'red'
  const { askedOf, offer, check, forcedOrder, randomOrder, defaultOrder } = answersBy<View, 'red', string, number>({ number }, isRed, 'T-0')
  const calls: readonly Call[] = [{ id: '1/number', kind: 'number', key: 'red+blue', seats: ['red', 'blue'], instead: [] }]
  const [call = NO_CALL] = calls
  const red: View = { me: 'red', calls }

  test('the rule of the open call gives offer, refusal, random order and default order', () => {
    expect(askedOf(red)).toMatchObject({ call: { id: '1/number' }, me: 'red' })
    expect(offer(red, call)).toBe('red on the view of red')
    expect([check(red, call, 6), check(red, call, 7)?.[0].rule]).toEqual([undefined, 'T-2'])
    expect(randomOrder(red, call, seededDice(1))).toBeGreaterThan(0)
    expect(defaultOrder(red, call)).toBe(1)
  })
  test('the forced order of a seat is found on its own view and on the public view', () => {
    expect([forcedOrder(red, call, 'red'), forcedOrder({ me: 'public', calls }, call, 'red'), forcedOrder(red, call, 'blue')]).toEqual([
      6,
      undefined,
      undefined,
    ])
  })
  test('a seat without an open call gets no offer, and its orders are refused', () => {
    for (const view of [
      { me: 'blue', calls },
      { me: 'public', calls },
      { me: 'red', calls: [] },
      { me: 'red', calls: [{ ...calls[0], kind: 'word' }] },
    ] as View[]) {
      expect(offer(view, call)).toBeUndefined()
      expect(check(view, call, 1)).toEqual([{ rule: 'T-0', reason: 'it is not your decision now', part: null }])
      expect(() => randomOrder(view, call, seededDice(1))).toThrow('is not asked by call')
      expect(() => defaultOrder(view, call)).toThrow('is not asked by call')
    }
  })
})
