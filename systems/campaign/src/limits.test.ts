// The bounds of numbers and lists in setups, states, positions and orders.
import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../test/battle-game.ts'
import { type ListRow, type NumberRow, wrongLists, wrongNumbers } from './bounds-for-tests.ts'
import { positionSchema } from './position.ts'
import { EMPTY_SECRET } from './secret.ts'
import { stateSchema } from './state.ts'
import { after, designNamed, setupFor, stateFor, worldsWith } from './table-for-tests.ts'

const start = stateFor({
  at: [{ step: 'purchase' }, { step: 'end' }],
  worlds: worldsWith({ '0101': 10, '0102': 10, '1313': 4 }),
  seats: { red: { worlds: ['0101', '0102'] }, blue: { worlds: ['1313'] } },
  claims: [{ seat: 'red', pair: ['H1', 'S1'], at: '0101', by: 'exact', extra: false }],
})
const ships = { design: designNamed('Lantern'), count: 1 }
const purchase = {
  order: 'purchase',
  ships: [ships],
  supply: [],
  defences: [{ ...ships, at: '0101' }],
  spares: [{ ...ships, part: 'beam-1', at: '0101' }],
  partners: [],
  capital: null,
  ally: null,
} as const
const nothing = { ...purchase, ships: [], defences: [], spares: [] } as const
const { state } = after(start, { red: purchase, blue: nothing })

describe('bounds', () => {
  test('a whole state fits its schema', () => {
    expect(stateSchema.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true)
    const random = system.begin({ setup: setupFor(8), position: null }, seededDice(2)).state
    expect(stateSchema.parse(JSON.parse(JSON.stringify(random)))).toEqual(random)
  })
  test('numbers of a state have the bounds of their dice and cards', () => {
    const world = 'land/worlds/0101'
    const facts = 'secret/red/holdings/types/0/facts'
    const rows: readonly NumberRow[] = [
      [`${world}/rolled`, 2, 10],
      [`${world}/extra`, 0, 5],
      [`${world}/linked`, 0, 99],
      [`${world}/base`, 0, 200],
      [`${world}/luxury`, 0, 10],
      ['empires/red/cards', 0, 12],
      ['empires/red/pairs', 0, 12],
      ['empires/red/aside', 0, 12],
      ['empires/red/since', 0, 999],
      ['secret/red/holdings/treasury', 0, 99_999_999],
      ['secret/red/holdings/bill/0/amount', 0, 99_999_999],
      ['secret/red/holdings/spares/0/price', 0, 99_999_999],
      ['secret/red/holdings/spares/0/count', 1, 99],
      [`${facts}/mass`, 0, 99_999],
      [`${facts}/price`, 0, 99_999_999],
      [`${facts}/thrust`, 0, 99],
      [`${facts}/parts/0/size`, 0, 99],
      [`${facts}/upkeep/fuel`, 0, 99_999],
    ]
    expect(wrongNumbers(stateSchema, state, rows)).toEqual([])
  })
  test('lists of a state have the bounds of the draft and the purchase', () => {
    const { types = [], ships: bought = [], spares = [], bill = [] } = state.secret.red?.holdings ?? {}
    const holdings = 'secret/red/holdings'
    const rows: readonly ListRow[] = [
      ['land/lanes', ['0101', '0102'], 4000],
      ['claims', state.claims[0], 100],
      ['order', 'red', 8],
      ['empires/red/worlds', '0101', 60],
      ['secret/red/cards', 'H1', 12],
      ['secret/red/aside', 'H1', 12],
      ['secret/red/pairs', ['H1', 'S1'], 12],
      ['secret/red/ranking', '0101', 169],
      [`${holdings}/types`, types[0], 200],
      [`${holdings}/ships`, bought[0], 1500],
      [`${holdings}/spares`, spares[0], 100],
      [`${holdings}/partners`, ['0101', '0102'], 30],
      [`${holdings}/bill`, bill[0], 400],
      [`${holdings}/types/0/facts/parts`, types[0]?.facts.parts[0], 200],
    ]
    expect(wrongLists(stateSchema, state, rows)).toEqual([])
  })
  test('matches are stored in format 1, for version 1 of the rules', () => {
    expect([system.version, system.format]).toEqual([1, { number: 1, upcasts: [] }])
  })
  test('a campaign begins with empty hands and without an order of claims', () => {
    const [begun] = system.begin({ setup: setupFor(2), position: null }, seededDice(2)).events
    if (begun?.type !== 'begun') throw new Error('the first event does not begin the match')
    const { empires, secret, order, stage, land, claims } = begun.state
    expect(empires.red).toEqual({ worlds: [], cards: 0, pairs: 0, aside: 0, ally: null, isOut: false, since: 0 })
    expect(secret.red).toEqual({
      cards: [],
      pairs: [],
      aside: [],
      ranking: [],
      holdings: null,
      book: null,
      attitudes: {},
      statement: [],
      consents: { pacts: [], shares: [], bases: [], helps: [], links: [] },
    })
    expect(secret.umpire).toEqual({ attitudes: {}, nearest: {}, margin: {}, watches: {} })
    expect([order, stage, land, claims]).toEqual([[], 'land', { worlds: {}, lanes: [] }, []])
  })
  test('events have the bounds of the draft', () => {
    const { event } = system.schema
    const paired = { type: 'paired', seat: 'red', pairs: [], aside: [], ranking: [], counts: { pairs: 0, aside: 0 } }
    const leftOvers = { type: 'leftOvers', seat: 'red', dealt: [], pairs: [], count: 0 }
    expect(wrongLists(event, { type: 'dealt', seat: 'red', cards: [] }, [['cards', 'H1', 12]])).toEqual([])
    expect(
      wrongLists(event, paired, [
        ['pairs', ['H1', 'S1'], 12],
        ['aside', 'H1', 12],
        ['ranking', '0101', 169],
      ]),
    ).toEqual([])
    expect(wrongLists(event, { type: 'orderRolled', order: [], rolls: {} }, [['order', 'red', 8]])).toEqual([])
    expect(wrongLists(event, { type: 'leftCampaign', seats: [] }, [['seats', 'red', 8]])).toEqual([])
    expect(
      wrongNumbers(event, paired, [
        ['counts/pairs', 0, 12],
        ['counts/aside', 0, 12],
      ]),
    ).toEqual([])
    expect(wrongNumbers(event, leftOvers, [['count', 0, 12]])).toEqual([])
  })
  test('orders have bounds', () => {
    const { order } = system.schema
    const pairs = { order: 'pairs', pairs: [], ranking: [] }
    expect(
      wrongNumbers(
        order,
        purchase,
        ['ships', 'defences', 'spares'].map((list) => [`${list}/0/count`, 1, 99] as const),
      ),
    ).toEqual([])
    expect(
      wrongLists(order, purchase, [
        ['ships', ships, 60],
        ['supply', ships, 20],
        ['defences', purchase.defences[0], 60],
        ['spares', purchase.spares[0], 60],
        ['partners', ['0101', '0102'], 30],
      ]),
    ).toEqual([])
    expect(
      wrongLists(order, pairs, [
        ['pairs', ['H1', 'S1'], 6],
        ['ranking', '0101', 169],
      ]),
    ).toEqual([])
    expect(['H0', 'H14', 'X1', 'H1bb', 'h1', ''].map((card) => order.safeParse({ ...pairs, pairs: [[card, 'S1']] }).success)).toEqual(
      Array(6).fill(false),
    )
    expect(['0101', '−03/17', '0001'].map((at) => order.safeParse({ ...pairs, ranking: [at] }).success)).toEqual([true, true, true])
    expect(['101', '01011', 'a0101', '0101x', '1/1'].map((at) => order.safeParse({ ...pairs, ranking: [at] }).success)).toEqual(
      Array(5).fill(false),
    )
  })
  test('positions have the bounds of a state, and no other fields', () => {
    const position = {
      at: [{ step: 'purchase' }],
      worlds: { '0101': { rolled: 5, extra: 0, linked: 0, luxury: 0 } },
      seats: { red: { worlds: [], cards: [], pairs: [], aside: [], ranking: [] } },
    }
    expect(
      wrongNumbers(positionSchema, position, [
        ['worlds/0101/rolled', 2, 10],
        ['worlds/0101/extra', 0, 5],
        ['worlds/0101/linked', 0, 99],
        ['worlds/0101/luxury', 0, 10],
      ]),
    ).toEqual([])
    expect(
      wrongLists(positionSchema, position, [
        ['seats/red/worlds', '0101', 60],
        ['seats/red/cards', 'H1', 12],
        ['seats/red/pairs', ['H1', 'S1'], 12],
        ['seats/red/aside', 'H1', 12],
        ['seats/red/ranking', '0101', 169],
      ]),
    ).toEqual([])
    expect(positionSchema.safeParse({ ...position, at: [] }).success).toBe(false)
    expect(positionSchema.safeParse({ ...position, other: 1 }).success).toBe(false)
  })
  test('positions whose parts contradict each other are refused', () => {
    const worlds = worldsWith({ '0101': 5, '0102': 5 })
    const at = [{ step: 'purchase' as const }]
    expect(() => stateFor({ at, worlds, seats: { red: { worlds: ['0909'] } } })).toThrow('red owns 0909, where the position has no world')
    expect(() => stateFor({ at, worlds, seats: { red: { worlds: ['0101'] }, blue: { worlds: ['0101'] } } })).toThrow('0101 has two owners')
    expect(() => stateFor({ at, worlds, lanes: [['0101', '0303']] })).toThrow('a lane ends at 0303, where the position has no world')
    expect(() => stateFor({ at, worlds, seats: { green: {} } })).toThrow('green does not play')
    const plain = stateFor({
      at,
      worlds,
      seats: { blue: { aside: ['H1'], cards: ['S1', 'S2'], pairs: [['H3', 'S3']], ranking: ['0102'] } },
    })
    expect(plain.empires.blue).toEqual({ worlds: [], cards: 2, pairs: 1, aside: 1, ally: null, isOut: false, since: 0 })
    expect(plain.secret.blue).toEqual({
      ...EMPTY_SECRET,
      cards: ['S1', 'S2'],
      pairs: [['H3', 'S3']],
      aside: ['H1'],
      ranking: ['0102'],
    })
    expect([plain.order, plain.stage, plain.land.worlds['0101']?.base]).toEqual([['red', 'blue'], 'purchase', 5])
    expect(stateFor({ at: [{ step: 'pairs' }], stage: 'pairs', worlds }).order).toEqual([])
  })
  test('a match has two to eight seats', () => {
    const { storedSetup } = system.schema
    const seats = (count: number) => ({ ...setupFor(8), seats: Array.from({ length: count }, () => ({ seat: 'red' })) })
    expect([1, 2, 8, 9].map((count) => storedSetup.safeParse(seats(count)).success)).toEqual([false, true, true, false])
  })
})
