// The bounds of numbers and lists in the states, positions, orders and events of the weeks.
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { type ListRow, type NumberRow, wrongLists, wrongNumbers } from '../bounds-for-tests.ts'
import { NEW_SHIP } from '../holdings.ts'
import { positionSchema } from '../position.ts'
import { stateSchema } from '../state.ts'
import { designNamed, stateFor, worldsWith } from '../table-for-tests.ts'
import { campaignFor, inWeek } from '../week-for-tests.ts'
import { EMPTY_BOOK } from './standing-book.ts'

const LINK = ['0101', '0102'] as const
const SHARE = { link: [...LINK], payee: 'red', terms: { by: 'sum', amount: 100 } }
const PERCENT = { ...SHARE, terms: { by: 'percent', part: 10 } }
const HELP = { helper: '0101', damaged: '0102' }
const BASE = { at: '0101', user: 'blue' }
const PACT = { with: 'blue', until: 4 }
const BATTLE = { at: '0101', batch: 1, seats: ['red', 'blue'], holder: null, contested: false }
const JOB = { work: { do: 'part', id: 'beam-1' }, weeks: 1 }
const LINE = { what: 'income of 0101', amount: 600, rule: 'CR-2.3b' }
const KEEL = { id: 'keel-1', design: 'Tern', at: '0101', paid: 100 }
const SPARE = { likeness: 'beam', title: 'Beam', price: 900, count: 1, at: '0101' }

const state = stateFor(
  inWeek('orders', {
    worlds: { ...worldsWith({ '0101': 6, '0102': 6 }), '0303': { rolled: 4, pool: 10, hostile: ['red'], steps: 1 } },
    links: [{ worlds: [...LINK], flows: true }],
    off: ['0102'],
    battles: [{ ...BATTLE, batch: 1, seats: ['red', 'blue'] }],
    seats: {
      red: {
        worlds: ['0101', '0102'],
        attitudes: { '0303': 2 },
        consents: { pacts: [{ with: 'blue', until: 4 }] },
        book: {},
        holdings: {
          treasury: 100,
          capital: '0101',
          groups: [{ id: 'group-1', at: '0101', ships: [{ design: 'Drover', role: 'supply', cargo: { fuel: 3 } }] }],
          keels: [KEEL],
          spares: [SPARE],
        },
      },
    },
    umpire: { watches: { '0303': { seat: 'red', weeks: 2 } } },
  }),
  campaignFor(2),
)
const holdings = 'secret/red/holdings'
const ship = `${holdings}/ships/0`
const read = state.secret.red?.holdings

describe('bounds of the weeks', () => {
  test('a state in the weeks fits its schema', () => expect(stateSchema.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true))
  test('numbers of a state have bounds', () => {
    const rows: readonly NumberRow[] = [
      ['week', 0, 999],
      ['land/worlds/0303/pool', 0, 99_999],
      ['land/worlds/0303/steps', 0, 3],
      [`${ship}/weeks`, 0, 999],
      [`${ship}/triggers`, 0, 999],
      [`${ship}/away`, 0, 999],
      [`${ship}/turns`, 0, 9999],
      [`${ship}/fought`, 0, 999],
      [`${ship}/cargo/fuel`, 0, 9999],
      [`${holdings}/keels/0/paid`, 0, 99_999_999],
      ['secret/red/attitudes/0303', 1, 6],
      ['secret/red/consents/pacts/0/until', 0, 999],
      ['secret/umpire/watches/0303/weeks', 1, 4],
    ]
    expect(wrongNumbers(stateSchema, state, rows)).toEqual([])
  })
  test('lists of a state have bounds', () => {
    const rows: readonly ListRow[] = [
      ['counters', state.counters[0], 2400],
      ['links', state.links[0], 400],
      ['off', '0101', 441],
      ['shown', '0001', 272],
      ['listed', 'Tern', 3],
      ['battles', BATTLE, 441],
      ['land/worlds/0303/hostile', 'red', 8],
      [`${holdings}/groups`, read?.groups[0], 300],
      [`${holdings}/groups/0/ships`, 'supply-1', 300],
      [`${holdings}/groups/0/came/sides`, 1, 6],
      [`${holdings}/keels`, read?.keels[0], 300],
      [`${ship}/jobs`, JOB, 60],
      ['secret/red/consents/pacts', PACT, 8],
      ['secret/red/consents/shares', SHARE, 60],
      ['secret/red/consents/bases', BASE, 200],
      ['secret/red/consents/helps', HELP, 60],
      ['secret/red/consents/links', LINK, 60],
      ['secret/red/statement', LINE, 4000],
    ]
    expect(wrongLists(stateSchema, state, rows)).toEqual([])
  })
  test('numbers of an order book have bounds', () => {
    const design = designNamed('Tern')
    const book = {
      order: 'orders',
      ...EMPTY_BOOK,
      shares: [SHARE, PERCENT],
      market: [{ design, count: 1 }],
      spares: [{ design, part: 'beam-1', count: 1, at: '0101' }],
      loads: [{ ship: 'supply-1', kind: 'fuel', tons: 1 }],
      feeds: [{ ship: 'supply-1', group: 'group-1', kind: 'fuel', tons: 1 }],
      repairs: [{ ship: 'fleet-1', work: { do: 'hull', boxes: 1 }, fast: false }],
    }
    const rows: readonly NumberRow[] = [
      ['shares/0/terms/amount', 0, 99_999_999],
      ['shares/1/terms/part', 1, 100],
      ['market/0/count', 1, 99],
      ['spares/0/count', 1, 99],
      ['loads/0/tons', 0, 9999],
      ['feeds/0/tons', 1, 9999],
      ['leases', 0, 99],
      ['repairs/0/work/boxes', 1, 999],
    ]
    expect(wrongNumbers(system.schema.order, book, rows)).toEqual([])
  })
  test('lists of an order book have bounds, so that ten thousand entries are refused', () => {
    const design = designNamed('Tern')
    const row = {
      group: 'group-1',
      ships: [],
      move: null,
      stance: 'none',
      answers: { larger: 'attack', equal: 'attack', smaller: 'attack', fallBack: null },
    }
    const rows: readonly ListRow[] = [
      ['groups', row, 300],
      ['links', LINK, 60],
      ['shares', SHARE, 60],
      ['pacts', 'blue', 7],
      ['bases', BASE, 60],
      ['helps', HELP, 60],
      ['off', '0101', 60],
      ['market', { design, count: 1 }, 60],
      ['spares', { design, part: 'beam-1', count: 1, at: '0101' }, 60],
      ['loads', { ship: 'supply-1', kind: 'fuel', tons: 1 }, 300],
      ['feeds', { ship: 'supply-1', group: 'group-1', kind: 'fuel', tons: 1 }, 300],
      ['returns', 'supply-1', 99],
      ['repairs', { ship: 'fleet-1', work: { do: 'restock' }, fast: false }, 300],
      ['keels', { design, at: '0101' }, 60],
      ['idle', 'keel-1', 300],
    ]
    expect(wrongLists(system.schema.order, { order: 'orders', ...EMPTY_BOOK }, rows)).toEqual([])
    expect(
      wrongLists(system.schema.order, { order: 'orders', ...EMPTY_BOOK, groups: [row] }, [['groups/0/ships', 'fleet-1', 300]]),
    ).toEqual([])
    expect(
      wrongLists(system.schema.order, { order: 'meet', answers: [] }, [['answers', { group: 'group-1', answer: 'attack', to: null }, 300]]),
    ).toEqual([])
    expect(
      wrongLists(system.schema.order, { order: 'after', departures: [] }, [['departures', { group: 'group-1', to: '0101' }, 300]]),
    ).toEqual([])
  })
  test('positions of the weeks have the bounds of a state', () => {
    const position = {
      at: [{ step: 'orders' }],
      stage: 'weeks',
      week: 3,
      worlds: { '0101': { rolled: 5, base: 5, pool: 0, steps: 0, hostile: [] } },
      links: [],
      off: [],
      battles: [],
      seats: { red: { holdings: { treasury: 0, groups: [], ships: [], keels: [], spares: [] } } },
    }
    const numbers: readonly NumberRow[] = [
      ['week', 0, 999],
      ['worlds/0101/base', 0, 200],
      ['worlds/0101/pool', 0, 99_999],
      ['worlds/0101/steps', 0, 3],
      ['seats/red/holdings/treasury', 0, 99_999_999],
    ]
    const lists: readonly ListRow[] = [
      ['links', state.links[0], 400],
      ['off', '0101', 441],
      ['shown', '0001', 272],
      ['listed', 'Tern', 3],
      ['battles', BATTLE, 441],
      ['worlds/0101/hostile', 'red', 8],
      ['seats/red/holdings/groups', { id: 'group-1', at: '0101' }, 300],
      ['seats/red/holdings/ships', { design: 'Tern', at: '0101' }, 300],
      ['seats/red/holdings/keels', KEEL, 300],
      ['seats/red/holdings/spares', SPARE, 100],
    ]
    expect([wrongNumbers(positionSchema, position, numbers), wrongLists(positionSchema, position, lists)]).toEqual([[], []])
  })
  test('a new ship has paid for nothing, been nowhere and carries nothing', () => {
    expect(NEW_SHIP).toEqual({ leased: false, weeks: 0, triggers: 0, away: 0, turns: 0, fought: 0, cargo: {}, jobs: [] })
  })
})
