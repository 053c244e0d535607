import { type Call, scriptedDice } from '@admiralty/kernel'
import { type Order, type Position, type Setup, type State, system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { forcedAnswers, judge, review, type SealedOrder } from './index.ts'

const setup: Setup = {
  seats: [
    { seat: 'red', side: 'dawn' },
    { seat: 'white', side: 'dawn' },
    { seat: 'blue', side: 'dusk' },
    { seat: 'black', side: 'dusk' },
  ],
  strength: 2,
  rounds: 3,
  ambushes: true,
  umpire: false,
}
/** All four seats plan. Red and blue have much supply. */
const planning = system.begin(
  {
    setup,
    position: {
      at: [{ step: 'plan' }, { step: 'open' }, { step: 'roundEnd' }],
      squads: { red: { supply: 5 }, white: {}, blue: { gear: ['shield', 'decoy'], supply: 5 }, black: { supply: 1 } },
    },
  },
  scriptedDice(),
).state
const answeredCall = (state: State, seat: string): Call => {
  const call = state.play.calls.find(({ seats }) => seats.includes(seat))
  if (!call) throw new Error(`${seat} is not asked`)
  return call
}
const sealed = (state: State, seat: string, order: Order): SealedOrder => ({ call: answeredCall(state, seat).id, seat, order })
const aim = (at: 'red' | 'blue', charge = false): Order => ({ order: 'aim', at, charge })

describe('judging a sealed order', () => {
  test('accepts a legal order as the schema parses it', () => {
    expect(judge(system, planning, { ...sealed(planning, 'red', aim('blue')), order: { ...aim('blue'), stray: 1 } })).toEqual({
      order: aim('blue'),
    })
  })

  test.each<[string, Partial<SealedOrder>, string]>([
    ['to a call that is not open', { call: '99/plan' }, 'TABLE-CALL'],
    ['from a seat that is not asked', { seat: 'blue' }, 'TABLE-SEAT'],
    ['of an unknown kind', { order: { order: 'surrender' } }, 'TABLE-ORDER'],
    ['that is undefined', { order: undefined }, 'TABLE-ORDER'],
    ['that is not JSON', { order: { order: 'aim', at: 'blue', charge: () => true } }, 'TABLE-ORDER'],
    ['with a reserved name', { order: { order: 'brace', card: 'constructor' } }, 'TABLE-ORDER'],
    ['that is nested too deeply', { order: Array.from({ length: 100 }).reduce((inner: unknown) => [inner], 1) }, 'TABLE-ORDER'],
    ['with too many values', { order: Array.from({ length: 30_000 }, () => 1) }, 'TABLE-ORDER'],
    ['that the rules refuse', { order: { order: 'aim', at: 'white', charge: false } }, 'SK-PLN-02'],
  ])('refuses an order %s', (_, change, rule) => {
    expect(judge(system, planning, { ...sealed(planning, 'red', aim('blue')), ...change })).toMatchObject({ refusals: [{ rule }] })
  })

  test('says what is wrong with a malformed order', () => {
    const reason = (order: unknown) => {
      const judged = judge(system, planning, { ...sealed(planning, 'red', aim('blue')), order })
      return 'refusals' in judged ? judged.refusals[0].reason : ''
    }
    expect(reason(Array.from({ length: 30_000 }, () => 1))).toBe('it has more than 20000 values')
    expect(reason({ order: 'brace', card: 'toString' })).toBe("'toString' is a reserved name")
    expect(reason({ order: 'aim', at: 'blue', charge: 'yes' })).toBe('the charge must be true or false')
    expect(reason({ order: 'surrender' })).toBe('the order is of no kind that the game knows')
  })

  test('depends only on what the seat may know', () => {
    expect(judge(system, planning, sealed(planning, 'blue', aim('red', true)))).toHaveProperty('order')
    expect(judge(system, planning, sealed(planning, 'black', aim('red', true)))).toMatchObject({ refusals: [{ rule: 'SK-PLN-03' }] })
  })
})

describe('a call', () => {
  test('is complete when all its seats have answered, and does not wait for another call', () => {
    const [red, white, blue] = [
      sealed(planning, 'red', aim('blue')),
      sealed(planning, 'white', { order: 'rest' }),
      sealed(planning, 'blue', aim('red')),
    ]
    expect(review(system, planning, [red, blue]).ready).toEqual([])
    const { ready } = review(system, planning, [blue, white, red])
    expect(ready).toEqual([{ call: answeredCall(planning, 'red'), orders: { red: aim('blue'), white: { order: 'rest' } } }])
    expect(Object.keys(ready[0]?.orders ?? {})).toEqual(['red', 'white'])
  })

  test('that an interrupt puts off keeps its sealed orders, except those that became illegal', () => {
    const blue = sealed(planning, 'blue', aim('red', true))
    const orders = { red: { order: 'ambush', at: 'blue' }, white: { order: 'rest' } } as const
    const braced = system.resolve(planning, answeredCall(planning, 'red'), orders, scriptedDice()).state
    expect(system.openCalls(braced).map(({ kind, seats }) => [kind, seats])).toEqual([['brace', ['blue']]])
    expect(review(system, braced, [blue])).toEqual({ ready: [], invalidated: [] })

    const after = (face: number) =>
      system.resolve(braced, answeredCall(braced, 'blue'), { blue: { order: 'brace', card: null } }, scriptedDice(face)).state
    const missed = after(2)
    expect(system.openCalls(missed)).toEqual([answeredCall(planning, 'blue')])
    expect(review(system, missed, [blue, sealed(missed, 'black', { order: 'rest' })]).ready).toHaveLength(1)
    const hit = review(system, after(5), [blue, sealed(missed, 'black', { order: 'rest' })])
    expect(hit.ready).toEqual([])
    expect(hit.invalidated).toMatchObject([{ seat: 'blue' }])
  })
})

test('a forced order is given at once only if the public view shows it', () => {
  const shot: Position = {
    at: [{ step: 'shot', from: 'blue', at: 'red', charge: false }],
    squads: { blue: { supply: 1 }, red: { supply: 1 } },
  } as const
  const bare = system.begin({ setup, position: shot }, scriptedDice()).state
  expect(forcedAnswers(system, bare)).toEqual([{ call: answeredCall(bare, 'red'), seat: 'red', order: { order: 'brace', card: null } }])
  const decoys: Position = { ...shot, squads: { ...shot.squads, red: { gear: ['decoy'], supply: 1 } } }
  const bluffing = system.begin({ setup, position: decoys }, scriptedDice()).state
  expect(forcedAnswers(system, bluffing)).toEqual([])
  expect(forcedAnswers(system, { ...planning, play: { ...planning.play, calls: [] } })).toEqual([])
})
