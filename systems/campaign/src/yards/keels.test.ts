import { UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { holdingsOf } from '../lookup.ts'
import type { Position } from '../position.ts'
import { designNamed, worldsWith } from '../table-for-tests.ts'
import type { Book } from '../week/book.ts'
import { bookRefusals, factsNamed, inWeek, played, statementOf, treasuryOf } from '../week-for-tests.ts'
import { buildStep } from './keel-plan.ts'

type Holdings = NonNullable<NonNullable<NonNullable<Position['seats']>['red']>['holdings']>
const [osprey, tern] = [designNamed('Osprey'), designNamed('Tern')]
/** Red owns two worlds, one with ore unless it has none. */
const docks = (book: Partial<Book>, holdings: Holdings = {}, hasOre = true): Position =>
  inWeek('yards', {
    worlds: { ...worldsWith({ '0102': 6, '0909': 5 }), '0101': { rolled: 6, resource: hasOre ? 'ore' : null } },
    seats: {
      red: { worlds: ['0101', '0102'], book, holdings: { treasury: 100_000, capital: '0101', ...holdings } },
      blue: { worlds: ['0909'], holdings: {} },
    },
  })
const keelsAfter = (position: Position) => holdingsOf(played(position).state, 'red').keels
const keel = (paid: number, more: object = {}) => ({ id: 'keel-1', design: 'Osprey', at: '0101', paid, ...more })

describe('keels', () => {
  test('CR-13.1a: a keel of 350 points takes 100, 100, 100 and 50 points (G-CR-14)', () => {
    const facts = { ...factsNamed('Osprey'), price: 35_000 }
    let paid = 0
    const weeks: number[] = []
    for (let step = buildStep(facts, paid, 1); step.built > 0; step = buildStep(facts, paid, 1)) {
      weeks.push(step.price)
      paid += step.built
    }
    expect(weeks).toEqual([10_000, 10_000, 10_000, 5000])
  })
  test('CR-3.5d: without ore what is hull and armour costs double, and is built first', () => {
    const facts = { ...factsNamed('Osprey'), keel: 8000, hull: 20, hullBox: 200, armour: 5, armourBox: 200 }
    expect(buildStep(facts, 0, 2)).toEqual({ built: 10_000, price: 20_000 })
    expect(buildStep(facts, 10_000, 2)).toEqual({ built: 10_000, price: 13_000 })
    expect(buildStep(facts, 13_000, 2)).toEqual({ built: 10_000, price: 10_000 })
  })
  test('CR-13.1a: a new keel is laid and paid for in the same week', () => {
    const { state } = played(docks({ keels: [{ design: osprey, at: '0102' }] }))
    expect(holdingsOf(state, 'red').keels).toMatchObject([{ id: 'keel-3-1', at: '0102', paid: 10_000 }])
    expect(holdingsOf(state, 'red').types.map(({ facts }) => facts.title)).toEqual(['Osprey'])
    expect(statementOf(state)).toEqual([['Building of Osprey at 0102', -10_000, 'CR-13.1a']])
    expect(treasuryOf(state)).toBe(90_000)
  })
  test('CR-13.1a: an empire that builds nothing has no account of it', () => {
    const accounts = (book: Partial<Book>) =>
      played(docks(book)).events.flatMap((event) => (event.type === 'accounted' ? [event.seat] : []))
    expect([accounts({}), accounts({ keels: [{ design: osprey, at: '0102' }] })]).toEqual([[], ['red']])
  })
  test('CR-13.1a: building on earlier keels goes on, the last part of it at its price', () => {
    expect(keelsAfter(docks({}, { keels: [keel(10_000)] }))).toMatchObject([{ paid: 20_000 }])
    expect(keelsAfter(docks({}, { keels: [keel(20_000)] }))).toMatchObject([{ paid: 27_400 }])
    expect(treasuryOf(played(docks({}, { keels: [keel(20_000)] })).state)).toBe(100_000 - 7400)
    expect(treasuryOf(played(docks({}, { keels: [keel(27_400)] })).state)).toBe(100_000)
  })
  test('CR-13.1a: without ore the keel costs double', () =>
    expect(treasuryOf(played(docks({}, { keels: [keel(0)] }, false)).state)).toBe(80_000))
  test('CR-13.1a: nothing is built on a keel that rests', () =>
    expect(keelsAfter(docks({ idle: ['keel-1'] }, { keels: [keel(0), keel(0, { id: 'keel-2' })] }))).toMatchObject([
      { paid: 0 },
      { paid: 10_000 },
    ]))
  test('CR-13.1a: nothing is built at a world of another empire', () =>
    expect(keelsAfter(docks({}, { keels: [keel(0, { at: '0909' })] }))).toMatchObject([{ paid: 0 }]))
  test('CR-X.7: a keel that is not paid for stops, and a new one is not laid', () => {
    const { state } = played(docks({ keels: [{ design: tern, at: '0101' }] }, { treasury: 5000, keels: [keel(0)] }))
    expect(holdingsOf(state, 'red')).toMatchObject({ treasury: 5000, keels: [{ id: 'keel-1', paid: 0 }] })
    expect(statementOf(state)).toEqual([
      ['Building of Osprey at 0101 is not paid', 0, 'CR-X.7'],
      ['Building of Tern at 0101 is not paid', 0, 'CR-X.7'],
    ])
  })
  test('CR-13.2: the umpire and the owner learn of a keel, and no other empire', () => {
    const event = played(docks({ keels: [{ design: osprey, at: '0102' }] })).events.find(({ type }) => type === 'keelsSet')
    if (!event) throw new Error('no keel is laid')
    expect([UMPIRE, 'red', 'blue', 'public'].map((viewer) => system.observe(event, viewer) !== undefined)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
  test('CR-13.1a: keels of one design have one type', () => {
    const { state } = played(
      docks(
        {
          keels: [
            { design: osprey, at: '0101' },
            { design: osprey, at: '0102' },
          ],
        },
        { keels: [keel(0)] },
      ),
    )
    expect(holdingsOf(state, 'red').types).toHaveLength(1)
  })
  test('CR-13.1a: keels are laid at own worlds, for legal designs with an FTL drive', () => {
    const refused = (book: Partial<Book>) => bookRefusals(docks({}), book)
    expect(refused({ keels: [{ design: tern, at: '0909' }] })).toEqual([['CR-13.1a', '0909', '0909 is not a world of yours']])
    expect(refused({ keels: [{ design: designNamed('Bulwark'), at: '0101' }] })).toEqual([
      ['CR-13.1a', '0101', 'Bulwark has no FTL drive, so no keel is laid for it'],
    ])
    expect(refused({ keels: [{ design: { name: 'x' }, at: '0101' }] })[0]?.[0]).toBe('CR-16.2a')
    expect(refused({ idle: ['keel-9'] })).toEqual([['CR-13.1a', 'keel-9', 'keel-9 is no keel of yours']])
  })
  test('CR-O.30: an empire has at most 300 keels', () => {
    const keels = Array.from({ length: 299 }, (_, index) => keel(0, { id: `keel-${index}` }))
    const row = { design: tern, at: '0101' }
    expect(bookRefusals(docks({}, { keels }), { keels: [row] })).toEqual([])
    expect(bookRefusals(docks({}, { keels }), { keels: [row, row] })).toEqual([['CR-O.30', null, '301 keels are above the limit of 300']])
  })
})
