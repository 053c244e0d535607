import { describe, expect, test } from 'vitest'
import { game, system } from '../../test/battle-game.ts'
import { holdingsOf } from '../lookup.ts'
import type { Position } from '../position.ts'
import { designNamed, worldsWith } from '../table-for-tests.ts'
import { catalogueOf } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'
import { bookRefusals, campaignFor, factsNamed, inWeek, played, statementOf, treasuryOf } from '../week-for-tests.ts'
import { marketOf, marketPrice, onMarket } from './harbour-bill.ts'
import { withSpares } from './market.ts'

type Seats = NonNullable<Position['seats']>
type RedHoldings = NonNullable<NonNullable<Seats['red']>['holdings']>
const [tern, drover, bulwark] = [designNamed('Tern'), designNamed('Drover'), designNamed('Bulwark')]
/** Red has a capital, money and, if it says so, ships; blue has a world. */
const harbour = (book: Partial<Book>, holdings: RedHoldings = {}, more: Partial<Position> = {}): Position =>
  inWeek('harbour', {
    worlds: worldsWith({ '0101': 7, '0102': 9, '0909': 5 }),
    seats: {
      red: { worlds: ['0101', '0102'], book, holdings: { treasury: 100_000, capital: '0102', ...holdings } },
      blue: { worlds: ['0909'], holdings: {} },
    },
    ...more,
  })
const shipsOf = (position: Position) => holdingsOf(played(position).state, 'red').ships
const refused = (book: Partial<Book>, holdings: RedHoldings = {}, more: Partial<Position> = {}) =>
  bookRefusals(harbour({}, holdings, more), book)
const supplier = (cargo: Readonly<Record<string, number>> = {}, at = '0101') => ({
  ships: [{ design: 'Drover', at, cargo, role: 'supply' as const }],
})

describe('the market', () => {
  test('CR-13.1b: ships of the catalogue arrive at the capital at the beginning of the week', () => {
    const position = harbour({ market: [{ design: tern, count: 2 }] })
    expect(shipsOf(position)).toMatchObject([
      { id: 'fleet-3-1', name: 'Tern 1', at: '0102', role: 'fleet', leased: false, weeks: 0 },
      { id: 'fleet-3-2', name: 'Tern 2', at: '0102' },
    ])
    expect(statementOf(played(position).state)).toEqual([['2 × Tern of the market', -13_400, 'CR-13.1b']])
    expect(treasuryOf(played(position).state)).toBe(86_600)
  })
  test('CR-13.1b: a ship with a hold and no weapon is a supply ship', () =>
    expect(shipsOf(harbour({ market: [{ design: drover, count: 1 }] }))).toMatchObject([{ id: 'supply-3-1', role: 'supply' }]))
  test('CR-13.1c: ships of the allied navy cost a fifth less, rounded up', () => {
    expect(marketPrice(factsNamed('Tern'), 'Meridian Compact')).toBe(5360)
    expect(marketPrice({ price: 101, navy: 'Meridian Compact' }, 'Meridian Compact')).toBe(81)
    expect(marketPrice(factsNamed('Tern'), 'Halcyon League')).toBe(6700)
    expect(marketPrice({ price: 100, navy: '' }, null)).toBe(100)
  })
  test('CR-13.1b: only designs of the catalogue with an FTL drive are on the market', () => {
    const other = { ...(tern as object), name: 'Own' } // a design is a plain object
    expect(refused({ market: [{ design: other, count: 1 }] })).toEqual([
      ['CR-13.1b', null, 'Own is not on the market, which has designs of the catalogue only'],
    ])
    expect(refused({ market: [{ design: bulwark, count: 1 }] })).toEqual([
      ['CR-13.1b', null, 'Bulwark has no FTL drive, so it is not on the market'],
    ])
    expect(refused({ market: [{ design: 'Tern', count: 1 }] })[0]?.[0]).toBe('CR-16.2a')
    for (const capital of [null, '0909', '0505'])
      expect(refused({ market: [{ design: tern, count: 1 }], leases: 1 }, { capital })).toEqual([
        ['CR-13.1b', null, 'there is no capital to deliver ships to'],
      ])
  })
  test('CR-13.1b: by a setting only the designs of the week are on offer, and all see them', () => {
    const setup = campaignFor(2, { market: 'listed' })
    const book = { market: [{ design: tern, count: 1 }] }
    const offered = (listed: readonly string[]) => bookRefusals(harbour({}, {}, { listed: [...listed] }), book, setup)
    expect(offered(['Lantern', 'Tern'])).toEqual([])
    expect(offered(['Lantern', 'Osprey'])).toEqual([
      ['CR-13.1b', null, 'Tern is not on the market this week, which has Lantern and Osprey'],
    ])
    expect(offered([])).toEqual([['CR-13.1b', null, 'Tern is not on the market this week, which has no ships']])
    expect(refused(book, {}, { listed: ['Lantern'] })).toEqual([])
  })
  test('CR-13.1b: the market offers each design with an FTL drive, and by a setting those of the week alone', () => {
    const offered = (market: string, listed: readonly string[]) =>
      marketOf(game, { setup: campaignFor(2, { market }), listed }).map(({ facts }) => facts.title)
    expect(offered('all', ['Tern'])).toEqual(catalogueOf(game).flatMap(({ facts }) => (facts.ftl ? [facts.title] : [])))
    expect(offered('all', [])).not.toContain('Bulwark')
    expect(offered('listed', ['Tern', 'Bulwark'])).toEqual(['Tern'])
  })
  test('CR-13.1b: what is no legal design is not on the market', () => {
    expect([onMarket(game, tern)?.title, onMarket(game, 'Tern'), onMarket(game, undefined)]).toEqual(['Tern', undefined, undefined])
  })
  test('CR-13.1b: each week begins with three different designs with an FTL drive, drawn all alike', () => {
    const setup = campaignFor(2, { market: 'listed' })
    const jumping = catalogueOf(game).flatMap(({ facts }) => (facts.ftl ? [facts.title] : []))
    const begin = (first: number) => played(harbour({}, {}, { at: [{ step: 'weekEnd' }] }), { 'W2/market': [first, 1, 1] }, setup)
    const [one, two] = [begin(1), begin(jumping.length)]
    expect(one.state.listed).toEqual(jumping.slice(0, 3))
    expect(two.state.listed).toEqual([jumping.at(-1), ...jumping.slice(0, 2)])
    expect(system.view(one.state, 'blue').listed).toEqual(one.state.listed)
    expect(played(harbour({}, {}, { at: [{ step: 'muster' }], week: 0 }), {}, setup).state.listed).toHaveLength(3)
    expect(played(harbour({}, {}, { at: [{ step: 'weekEnd' }] })).state.listed).toEqual([])
  })
  test('CR-X.1: a book that costs more than the treasury is refused, and one that costs as much is not', () => {
    expect(refused({ market: [{ design: tern, count: 2 }] }, { treasury: 13_399 })).toEqual([
      ['CR-X.1', null, 'market, spares and loads cost 134 credits and the treasury has 133.99 credits'],
    ])
    expect(refused({ market: [{ design: tern, count: 2 }] }, { treasury: 13_400 })).toEqual([])
  })
  test('CR-O.30: an empire has at most 1,500 ships and keels', () =>
    expect(refused({ market: Array.from({ length: 16 }, () => ({ design: tern, count: 99 })) }, { treasury: 90_000_000 })).toEqual([
      ['CR-O.30', null, '1584 ships and keels are above the limit of 1500'],
    ]))
  test('CR-O.30: an empire has at most 100 stocks of spares, whatever else its book builds', () => {
    const spares = Array.from({ length: 100 }, (_, index) => ({
      likeness: `part ${index}`,
      title: 'Part',
      price: 100,
      count: 1,
      at: '0101',
    }))
    const more = { spares: [{ design: tern, part: 'beam-1', count: 1, at: '0101' }] }
    const fault = ['CR-O.30', null, '101 stocks of spares are above the limit of 100']
    expect(refused(more, { spares })).toEqual([fault])
    expect(refused({ ...more, keels: [{ design: tern, at: '0101' }] }, { spares })).toEqual([fault])
  })
})

describe('spares', () => {
  const row = { design: tern, part: 'beam-1', count: 2, at: '0101' }
  test('CR-4.4a: spares are bought at three quarters of their price', () => {
    const { state } = played(harbour({ spares: [row] }))
    expect(holdingsOf(state, 'red').spares).toMatchObject([{ count: 2, at: '0101', price: 900 }])
    expect(treasuryOf(state)).toBe(100_000 - 1350)
  })
  test('CR-4.4a: pieces of one kind at one place are one stock of 99 at most', () => {
    const stock = { likeness: 'beam', title: 'Beam', price: 900, count: 60, at: '0101' }
    expect(withSpares([stock], [{ ...stock, count: 39 }]).map(({ count }) => count)).toEqual([99])
    expect(withSpares([stock], [{ ...stock, count: 40 }]).map(({ count }) => count)).toEqual([60, 40])
    const one = { ...stock, count: 1 }
    for (const other of [{ at: '0102' }, { price: 901 }, { likeness: 'other' }])
      expect(withSpares([stock], [{ ...one, ...other }])).toEqual([stock, { ...one, ...other }])
  })
  test('CR-4.4a: spares are parts of their design, at own worlds', () => {
    expect(refused({ spares: [{ ...row, part: 'beam-9' }] })).toEqual([['CR-4.4a', 'beam-9', 'Tern has no part beam-9']])
    expect(refused({ spares: [{ ...row, at: '0909' }] })).toEqual([['CR-4.4a', '0909', '0909 is not a world of yours']])
    expect(refused({ spares: [{ ...row, design: 5 }] })[0]?.[0]).toBe('CR-16.2a')
  })
})

describe('loads', () => {
  const load = (tons: number, kind: 'fuel' | 'provisions' | 'weaponry' | 'spares' = 'fuel') => ({ ship: 'supply-1', kind, tons })
  const rich = (resource: 'fuel' | 'food' | 'goods'): Partial<Position> => ({
    worlds: { '0101': { rolled: 7, resource }, '0102': { rolled: 9 }, '0909': { rolled: 5 } },
  })
  test('CR-3.8d, CR-3.8e: a ton costs a credit, and what is there is not paid again', () => {
    const { state } = played(harbour({ loads: [load(30)] }, supplier({ fuel: 10 }), rich('fuel')))
    expect(holdingsOf(state, 'red').ships).toMatchObject([{ cargo: { fuel: 30 } }])
    expect(treasuryOf(state)).toBe(100_000 - 2000)
  })
  test('CR-3.8e: a ton costs double where the charge is double', () => {
    const price = (kind: 'fuel' | 'provisions' | 'weaponry', more: Partial<Position>) =>
      100_000 - treasuryOf(played(harbour({ loads: [load(10, kind)] }, supplier(), more)).state)
    expect([price('fuel', {}), price('provisions', {}), price('weaponry', {})]).toEqual([2000, 2000, 2000])
    expect([price('fuel', rich('fuel')), price('provisions', rich('food')), price('weaponry', rich('goods'))]).toEqual([1000, 1000, 1000])
  })
  test('CR-3.8d: what is too much goes back without payment', () => {
    const { state } = played(harbour({ loads: [load(4)] }, supplier({ fuel: 10 })))
    expect([holdingsOf(state, 'red').ships[0]?.cargo, treasuryOf(state), statementOf(state)]).toEqual([{ fuel: 4 }, 100_000, []])
  })
  test('CR-3.8d: a hold that is as the book says is not told again', () => {
    const told = (tons: number) =>
      played(harbour({ loads: [load(tons)] }, supplier({ fuel: 5 }))).events.flatMap((event) =>
        event.type === 'shipsChanged' ? event.ships : [],
      )
    expect([told(5), told(6)]).toEqual([[], [{ id: 'supply-1', cargo: { fuel: 6 } }]])
  })
  test('CR-3.8d: tons do not exceed the hold', () => {
    expect(refused({ loads: [load(57)] }, supplier())).toEqual([['CR-3.8d', 'supply-1', '57 t do not fit into the 56 t of supply-1']])
    expect(refused({ loads: [load(50)] }, supplier({ provisions: 7 }))[0]?.[2]).toBe('57 t do not fit into the 56 t of supply-1')
    expect(refused({ loads: [load(56)] }, supplier({ fuel: 7 }))).toEqual([])
  })
  test('CR-4.4b: spares in a hold take its room', () => {
    const spares = [{ likeness: 'beam', title: 'Beam', price: 950, count: 2, at: 'supply-1' }]
    expect(refused({ loads: [load(37)] }, { ...supplier(), spares })).toEqual([])
    expect(refused({ loads: [load(38)] }, { ...supplier(), spares })[0]?.[2]).toBe('38 t do not fit into the 37 t of supply-1')
    const elsewhere = ['0101', 'supply-2'].map((at) => ({ likeness: 'beam', title: 'Beam', price: 950, count: 2, at }))
    expect(refused({ loads: [load(56)] }, { ...supplier(), spares: elsewhere })).toEqual([])
    expect(refused({ loads: [load(1, 'spares')] }, supplier())).toEqual([
      ['CR-4.4b', 'supply-1', 'spares are bought at worlds as parts, not by the ton'],
    ])
  })
  test('CR-3.8d: only own ships with a hold load, at a base, and each kind once', () => {
    expect(refused({ loads: [{ ...load(1), ship: 'supply-2' }] }, supplier())).toEqual([
      ['CR-3.8d', 'supply-2', 'supply-2 is no ship of yours with a hold'],
    ])
    expect(refused({ loads: [{ ...load(1), ship: 'fleet-1' }] }, { ships: [{ design: 'Tern', at: '0101' }] })).toHaveLength(1)
    expect(refused({ loads: [load(1), load(2)] }, supplier())[0]?.[2]).toBe('supply-1 has two loads of fuel')
    const away = { groups: [{ id: 'group-1', at: '0303', ships: [{ design: 'Drover', role: 'supply' as const }] }] }
    expect(refused({ loads: [load(1)] }, away)).toEqual([['CR-3.8d', 'supply-1', 'supply-1 is at no friendly base, so it cannot load']])
  })
  test('CR-X.5: a base that its owner has closed loads nothing, and only the user learns it', () => {
    const { state } = played(harbour({ loads: [load(5)] }, supplier({}, '0909')))
    expect(statementOf(state)).toEqual([['supply-1 is at no base to load at', 0, 'CR-3.8d']])
    expect(holdingsOf(state, 'red').ships[0]?.cargo).toEqual({})
    expect(statementOf(state, 'blue')).toEqual([])
  })
  test('CR-1.6c: a friendly neutral world takes a fifth more', () => {
    const friend: Partial<Position> = {
      umpire: { attitudes: { '0404': 2 }, nearest: { '0404': 'red' } },
      worlds: worldsWith({ '0101': 7, '0102': 9, '0909': 5, '0404': 3 }),
    }
    expect(treasuryOf(played(harbour({ loads: [load(10)] }, supplier({}, '0404'), friend)).state)).toBe(100_000 - 2400)
  })
})

describe('leases', () => {
  test('CR-3.8c: the auxiliary of 100 tons is on lease without a price in W2', () => {
    const { state } = played(harbour({ leases: 2 }))
    expect(holdingsOf(state, 'red').ships).toMatchObject([
      { id: 'supply-3-1', leased: true, at: '0102' },
      { id: 'supply-3-2', leased: true, name: 'Drover 2' },
    ])
    expect(treasuryOf(state)).toBe(100_000)
  })
  const leased = {
    ships: [
      { design: 'Drover', at: '0101', role: 'supply' as const, leased: true },
      { design: 'Drover', at: '0101', role: 'supply' as const },
    ],
  }
  test('CR-3.8c: a leased ship goes back', () =>
    expect(shipsOf(harbour({ returns: ['supply-1'] }, leased)).map(({ id }) => id)).toEqual(['supply-2']))
  test('CR-3.8c: only leased ships go back, once, from a base, and out of no group', () => {
    expect(refused({ returns: ['supply-2', 'none'] }, leased)).toEqual([
      ['CR-3.8c', 'supply-2', 'supply-2 is no leased ship of yours'],
      ['CR-3.8c', 'none', 'none is no leased ship of yours'],
    ])
    expect(refused({ returns: ['supply-1', 'supply-1'] }, leased)).toEqual([['CR-3.8c', 'supply-1', 'supply-1 goes back twice']])
    const away = { groups: [{ id: 'group-1', at: '0303', ships: [{ design: 'Drover', leased: true }] }] }
    expect(refused({ returns: ['fleet-1'] }, away)[0]?.[2]).toBe('fleet-1 is at no friendly base, so it cannot go back')
  })
})

test('CR-13.1a: a finished ship joins its empire at its world in the next week', () => {
  const keels = [
    { id: 'keel-1', design: 'Tern', at: '0101', paid: 6700 },
    { id: 'keel-2', design: 'Tern', at: '0101', paid: 6699 },
  ]
  const { ships, keels: left } = holdingsOf(played(harbour({}, { keels })).state, 'red')
  expect(ships).toMatchObject([{ id: 'fleet-3-1', at: '0101', role: 'fleet' }])
  expect(left.map(({ id }) => id)).toEqual(['keel-2'])
})
test('CR-X.7: the ranking has each kind of payment once', () =>
  expect(refused({ payments: ['supply', 'supply', 'repairs', 'building'] })).toEqual([
    ['CR-X.7', null, 'the ranking of payments has each kind once'],
  ]))
