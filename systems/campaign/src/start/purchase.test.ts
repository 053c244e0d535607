import { describe, expect, test } from 'vitest'
import { game, system } from '../../test/battle-game.ts'
import type { OrderOf } from '../orders.ts'
import type { Position } from '../position.ts'
import { after, designNamed, refusals, setupFor, stateFor, worldsWith } from '../table-for-tests.ts'
import { naviesOf, newCondition } from '../tactics-port.ts'
import { billOf, boughtBy, treasuryAfter } from './purchase.ts'

type Purchase = OrderOf<'purchase'>
/** Red has a capital of 5,000 credits with its pair and 3,500 without; blue has 500. */
const buying: Position = {
  at: [{ step: 'purchase' }, { step: 'end' }],
  worlds: worldsWith({ '0101': 10, '0102': 10, '0501': 10, '0505': 10, '0509': 10, '0901': 10, '1301': 10, '1313': 10 }),
  seats: { red: { worlds: ['0102', '0101', '0501', '0505', '0509', '0901', '1301'] }, blue: { worlds: ['1313'] } },
}
const state = stateFor(buying)
const purchase = (more: Partial<Purchase> = {}): Purchase => ({
  order: 'purchase',
  ships: [],
  supply: [],
  defences: [],
  spares: [],
  partners: [['0101', '0102']],
  capital: null,
  ally: null,
  ...more,
})
const ships = (name: string, count = 1) => ({ design: designNamed(name), count })
const refused = (more: Partial<Purchase>, at = state) => refusals(at, 'red', purchase(more))
const holdings = (more: Partial<Purchase>) => boughtBy(game, state, 'red', purchase(more))

describe('money', () => {
  test('CR-4.3: the purchase is paid from the capital, and what is left stays in the treasury', () => {
    expect(treasuryAfter(game, state, 'red', purchase())).toBe(450_000)
    expect(treasuryAfter(game, state, 'red', purchase({ ships: [ships('Osprey', 2)] }))).toBe(450_000 - 54_800)
    expect(refused({ partners: [], ships: [ships('Roc', 5)] })).toEqual([])
    expect(refused({ partners: [], ships: [ships('Roc', 5), ships('Lantern')] })).toEqual([
      ['CR-4.3', 'the purchase costs 3,528 credits and the capital is 3,500 credits'],
    ])
  })
  test('CR-4.3: all buy at once, and nobody learns what others have bought', () => {
    const { events, state: end } = after(state, { red: purchase({ ships: [ships('Tern')] }), blue: purchase({ partners: [] }) })
    const bought = events.find(({ type }) => type === 'purchased')
    expect(bought && system.observe(bought, 'blue')).toEqual({ type: 'purchased', seat: 'red', holdings: null, ally: null })
    expect(bought && system.observe(bought, 'red')).toBe(bought)
    expect(end.secret.red?.holdings).toMatchObject({ treasury: 443_300, bill: [{ what: '1 × Tern', amount: 6700, rule: 'CR-4.1' }] })
    expect(system.view(end, 'blue').secret.red).toBeUndefined()
    expect(refusals(state, 'red', { order: 'pairs', pairs: [], ranking: [] })).toEqual([['CR-4.3', 'the purchase is made now']])
  })
  test('CR-4.1, CR-O.6: the fleet costs at most 4,000 credits, and 300 ships and defences are the limit', () => {
    expect(refused({ ships: [ships('Roc', 5), ships('Petrel'), ships('Lantern')] })).toEqual([])
    expect(refused({ ships: [ships('Roc', 5), ships('Petrel'), ships('Lancer')] })).toEqual([
      ['CR-4.1', 'the fleet costs 4,001 credits, 1 credit above the limit'],
    ])
    const many = { ...lightest(), count: 99 }
    expect(refused({ ships: [many, many, many, ships('Lantern', 3)] })).toEqual([])
    expect(refused({ ships: [many, many, many, ships('Lantern', 4)] })).toEqual([
      ['CR-O.6', '301 ships and defences are above the limit of 300'],
    ])
  })
  test('CR-3.8a: supply ships have holds and cost at most 500 credits besides the fleet', () => {
    expect(refused({ supply: [ships('Drover', 2)], ships: [ships('Roc', 5)] })).toEqual([])
    expect(refused({ supply: [ships('Drover', 3)] })).toEqual([
      ['CR-3.8a', 'the supply ships cost 579 credits, 79 credits above the limit'],
    ])
    expect(refused({ supply: [ships('Tern')] })).toEqual([['CR-3.8a', 'Tern has no hold, so it is no supply ship']])
    const [call] = system.openCalls(state)
    expect(call && system.check(system.view(state, 'red'), call, purchase({ supply: [ships('Tern')] }))?.[0].part).toBe('Tern')
    const drover = game.tactics.schema.design.parse(designNamed('Drover'))
    const parts = Object(drover).parts.map((part: object) => ('kind' in part && part.kind === 'cargo' ? { ...part, mass: 1 } : part))
    expect(refused({ supply: [{ design: { ...Object(drover), parts }, count: 1 }] })).toEqual([])
  })
})
/** A light legal ship with an FTL drive. */
const lightest = () => {
  const design = game.tactics.schema.design.parse(designNamed('Lantern'))
  return {
    design: { ...Object(design), name: 'Mite', shipClass: 'SC', mass: 4, thrust: 0, ftl: true, hull: 1, armour: 0, screens: 0, parts: [] },
  }
}

describe('designs', () => {
  test('CR-16.1, CR-16.2a: a design must pass the check of the battle game', () => {
    const own = { ...Object(designNamed('Tern')), name: 'Own Tern' }
    expect(refused({ ships: [{ design: own, count: 1 }] })).toEqual([])
    expect(refused({ ships: [{ design: { name: 'Nothing' }, count: 1 }] })).toEqual([
      ['CR-16.2a', 'a design does not have the form of Full Thrust'],
    ])
    for (const design of [null, 'Tern', 5]) expect(refused({ ships: [{ design, count: 1 }] }).map(([rule]) => rule)).toEqual(['CR-16.2a'])
    expect(holdings({ ships: [{ design: { ...own, secret: 'text' }, count: 1 }] }).types[0]?.design).toEqual(own)
    const [fault] = refused({ ships: [{ design: { ...own, mass: 10 }, count: 1 }] })
    expect(fault?.[0]).toBe('CR-16.1')
    expect(fault?.[1]).toContain('Own Tern: ')
  })
  test('CR-SV.1: a design of the Sa’Vasku is refused', () => {
    const alien = { ...Object(designNamed('Tern')), name: 'Thorn', navy: "Sa'Vasku" }
    expect(refused({ ships: [{ design: alien, count: 1 }] })).toEqual([['CR-SV.1', "Thorn: the Sa'Vasku is not open to players"]])
  })
  test('CR-O.4: a name is one plain line', () => {
    const named = (name: string) =>
      refused({ ships: [{ design: { ...Object(designNamed('Tern')), name }, count: 1 }] }).map(([rule]) => rule)
    expect(['H.M.S. Été (2)', "Drake's Hope", 'A'].map(named)).toEqual([[], [], []])
    expect(['<b>Tern</b>', 'two\nlines', ' Tern', 'Tern ', '\u202eTern', 'a"b'].map(named)).toEqual(
      Array.from({ length: 6 }, () => ['CR-O.4']),
    )
  })
  test('CR-O.2: ships are kept as design, facts and condition', () => {
    const { types, ships: bought } = holdings({ ships: [ships('Tern', 2), ships('Osprey')], defences: [{ ...ships('Tern'), at: '0505' }] })
    expect(types.map(({ id, facts }) => [id, facts.title, facts.price])).toEqual([
      ['type-1', 'Tern', 6700],
      ['type-2', 'Osprey', 27_400],
    ])
    expect(types[0]?.design).toEqual(designNamed('Tern'))
    expect(types[0]?.facts).toMatchObject({ navy: 'Meridian Compact', shipClass: 'FF', ftl: true, thrust: 6, cargo: 0 })
    expect(bought.map(({ id, name, type, role, at }) => [id, name, type, role, at])).toEqual([
      ['fleet-1', 'Tern 1', 'type-1', 'fleet', '0102'],
      ['fleet-2', 'Tern 2', 'type-1', 'fleet', '0102'],
      ['fleet-3', 'Osprey 1', 'type-2', 'fleet', '0102'],
      ['defence-1', 'Tern 3', 'type-1', 'defence', '0505'],
    ])
    expect(bought[0]?.condition).toEqual(newCondition(game, designNamed('Tern')))
  })
})

describe('defences and spares', () => {
  test('CR-8.1a: the defences of an own world cost at most 100 credits for each point of its income, at the normal price', () => {
    expect(refused({ defences: [{ ...ships('Bulwark', 3), at: '0505' }] })).toEqual([])
    expect(
      refused({
        defences: [
          { ...ships('Bulwark', 3), at: '0505' },
          { ...ships('Tern'), at: '0505' },
          { ...ships('Tern'), at: '0501' },
        ],
      }),
    ).toEqual([['CR-8.1a', 'at the normal price the defence of 0505 costs 1,009 credits, 9 credits above the limit']])
    expect(refused({ defences: [{ ...ships('Tern'), at: '1313' }] })).toEqual([['CR-8.1a', '1313 is not a world of yours']])
    expect(refused({ defences: [{ ...ships('Tern'), at: '0303' }] })).toEqual([['CR-8.1a', '0303 is not a world of yours']])
  })
  test('CR-8.1a: the limit follows from the original income, with resource and links', () => {
    const worlds = { ...buying.worlds, '0505': { rolled: 2, resource: 'hub' as const, extra: 1, linked: 1 } }
    const poor = stateFor({ ...buying, worlds })
    expect(refused({ defences: [{ ...ships('Bulwark'), at: '0505' }] }, poor)).toEqual([])
    expect(
      refused(
        {
          defences: [
            { ...ships('Bulwark'), at: '0505' },
            { ...ships('Targe'), at: '0505' },
          ],
        },
        poor,
      ),
    ).toMatchObject([['CR-8.1a', expect.stringContaining('116 credits above')]])
  })
  test('CR-8.1b: a craft without an FTL drive is bought as a defence, but neither for the fleet nor as a supply ship', () => {
    const [bulwark, drover] = [ships('Bulwark'), ships('Drover')]
    expect(
      [
        { ...bulwark, at: '0505' },
        { ...drover, at: '0505' },
      ].map((row) => refused({ defences: [row] })),
    ).toEqual([[], []])
    expect(refused({ ships: [bulwark] })).toEqual([['CR-8.1b', 'Bulwark has no FTL drive, so it can only be a defence']])
    const slow = { design: { ...Object(drover.design), name: 'Barge', ftl: false }, count: 1 }
    expect(refused({ supply: [slow] })).toEqual([['CR-8.1b', 'Barge has no FTL drive, so it can only be a defence']])
  })
  test('CR-8.1b: a defence has the upkeep of its design', () => {
    const { types, ships: bought } = holdings({ ships: [ships('Tern')], defences: [{ ...ships('Tern'), at: '0505' }] })
    expect(bought.map(({ type, role }) => [type, role])).toEqual([
      ['type-1', 'fleet'],
      ['type-1', 'defence'],
    ])
    expect(types.map(({ facts }) => facts.upkeep)).toEqual([{ fuel: 48, crew: 20, weaponry: 45 }])
  })
  test('CR-8.2a, CR-8.2b: defences cost half the price, rounded up, and stay at their world', () => {
    expect(billOf(game, purchase({ defences: [{ ...ships('Tern'), at: '0505' }] }))).toEqual([
      { what: '1 × Tern at 0505', amount: 3350, rule: 'CR-8.2a' },
    ])
    expect(holdings({ defences: [{ ...ships('Tern'), at: '0505' }] }).ships).toMatchObject([{ role: 'defence', at: '0505' }])
  })
  test('CR-4.4a: spares cost three quarters of the price of their part', () => {
    const spares = [{ ...ships('Tern', 3), part: 'beam-1', at: '0505' }]
    const [stock] = holdings({ spares }).spares
    expect(billOf(game, purchase({ spares }))).toEqual([{ what: `3 × ${stock?.title} at 0505`, amount: 2025, rule: 'CR-4.4a' }])
    expect(stock?.title).not.toBe('beam-1')
    expect(holdings({ spares }).spares).toMatchObject([{ price: 900, count: 3, at: '0505' }])
    expect(billOf(game, purchase({ spares: [{ ...ships('Tern', 3), part: 'beam-9', at: '0505' }] }))).toMatchObject([{ amount: 0 }])
    expect(refused({ spares: [{ ...ships('Tern', 3), part: 'beam-9', at: '0505' }] })).toEqual([['CR-4.4a', 'Tern has no part beam-9']])
  })
  test('CR-4.4b: spares are at an own world, or in a hold with a ton for each credit of their price', () => {
    const supply = [ships('Drover', 2)]
    const beams = (count: number, at: string) => ({ ...ships('Tern', count), part: 'beam-1', at })
    expect(refused({ supply, spares: [beams(6, 'supply-1'), beams(6, 'supply-2')] })).toEqual([])
    const controls = (count: number) => ({ ...ships('Tern', count), part: 'fireCon-1', at: 'supply-2' })
    expect(refused({ supply, spares: [controls(14)] })).toEqual([])
    expect(refused({ supply, spares: [controls(15)] })).toHaveLength(1)
    expect(refused({ supply, spares: [beams(6, 'supply-2'), beams(1, 'supply-2')] })).toEqual([
      ['CR-4.4b', 'spares of 63 tons do not fit into the 56 tons of supply-2'],
    ])
    expect(refused({ supply, spares: [beams(1, 'supply-3')] })).toEqual([['CR-4.4b', 'the order has no supply ship 3']])
    expect(refused({ spares: [beams(1, '1313')] })).toEqual([['CR-4.4b', '1313 is not a world of yours']])
    expect(refused({ spares: [beams(1, 'supply-0')] })).toEqual([['CR-4.4b', 'supply-0 is not a world of yours']])
  })
})

describe('names and pairs', () => {
  test('CR-16.2a: every wrong part is named, up to forty', () => {
    expect(refused({ capital: '1313', ally: 'any', supply: [ships('Tern')] }).map(([rule]) => rule)).toEqual([
      'CR-3.8a',
      'CR-X.6',
      'CR-13.1d',
    ])
    expect(refused({ ships: Array.from({ length: 60 }, () => ({ design: null, count: 1 })) })).toHaveLength(40)
  })
  test('CR-13.1c, CR-13.1d: the ally is a navy of the catalogue, and all learn it', () => {
    expect(naviesOf(game)).toEqual(['Meridian Compact', 'Halcyon League'])
    expect(refused({ ally: 'Halcyon League' })).toEqual([])
    expect(refused({ ally: 'any' })).toEqual([['CR-13.1d', 'the ally is one of Meridian Compact, Halcyon League, or none']])
    const { state: end } = after(state, { red: purchase({ ally: 'Halcyon League' }), blue: purchase({ partners: [] }) })
    expect([end.empires.red?.ally, end.empires.blue?.ally, system.view(end, 'blue').empires.red?.ally]).toEqual([
      'Halcyon League',
      null,
      'Halcyon League',
    ])
  })
  test('CR-X.6: the capital is the first world that was claimed, or another own world', () => {
    expect([holdings({}).capital, holdings({ capital: '0505' }).capital]).toEqual(['0102', '0505'])
    expect(holdings({ capital: '0505', ships: [ships('Tern')] }).ships[0]?.at).toBe('0505')
    expect(refused({ capital: '1313' })).toEqual([['CR-X.6', '1313 is not a world of yours']])
  })
  test('CR-4.2, CR-10.1b: pairs are of own worlds, each in one pair', () => {
    expect(refused({ partners: [['0101', '1313']] })).toEqual([['CR-4.2', '1313 is not a world of yours']])
    expect(
      refused({
        partners: [
          ['0101', '0102'],
          ['0102', '0101'],
        ],
      }),
    ).toEqual([['CR-10.1b', '0102 is in two pairs']])
    expect(holdings({}).partners).toEqual([['0101', '0102']])
  })
  test('CR-10.1a: worlds of a pair are in reach of each other', () => {
    expect(refused({ partners: [['0101', '0505']] })).toEqual([['CR-10.1a', '0101 and 0505 are not in reach of each other']])
    expect(refused({ partners: [['0101', '0101']] })).toEqual([['CR-10.1a', '0101 and 0101 are not in reach of each other']])
  })
  test('CR-4.2: without trade in the capital there are no pairs', () => {
    const plain = stateFor(buying, setupFor(2, { capital: 'base' }))
    expect(refused({}, plain)).toEqual([['CR-4.2', 'trade does not count for this capital']])
  })
})
