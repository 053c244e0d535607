import { describe, expect, test } from 'vitest'
import { battle, duel, lose, type PositionShip, refused, shot } from '../battle-for-tests.ts'
import { askedOf, view } from '../game.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import { verdict } from './victory.ts'

type Items = NonNullable<PositionShip['items']>
const dorsal = { kind: 'beam', mount: 'dorsal', range: 3 } as const
const yellow: PositionShip = { seat: 'yellow', hex: [10, 10], hull: 'battleship', items: [dorsal, dorsal] }
const blue = (items: Items, more: Partial<PositionShip> = {}): PositionShip => ({
  seat: 'blue',
  hex: [10, 9],
  hull: 'cruiser',
  items,
  ...more,
})
const field = (items: Items, more: Partial<PositionShip> = {}) => battle({ y: yellow, b: blue(items, more) })
const hit = shot('y', 'beam-1', 'b')

describe('items revealed by damage', () => {
  test('ES-AUX-GUN-01, ES-DES-11: a gun mount is revealed only when it saves the ship, and nothing else with it', () => {
    const hidden = field([{ kind: 'gunMount' }, { kind: 'jump' }], { hurt: 6 }).go(hit, 5)
    expect(hidden.state.ships.b?.hurt).toBe(7)
    expect(hidden.eventsOf('revealed')).toEqual([])
    const shown = field([{ kind: 'gunMount' }, { kind: 'jump' }], { hurt: 7 }).go(hit, 5)
    expect(shown.eventsOf('revealed').map(({ items }) => items.map(({ id }) => id))).toEqual([['gunMount-1']])
  })
  test('ES-DES-11: only items that are still secret are revealed', () => {
    const ecm: Items = [{ kind: 'ecm' }, { kind: 'shield' }]
    const strong: PositionShip = { ...yellow, items: [{ ...dorsal, damage: 2 }] }
    const once = battle({ y: strong, b: blue(ecm, { known: ['ecm-1'] }) }).go(hit, 6, 4)
    expect(once.eventsOf('revealed').map(({ items }) => items.map(({ id }) => id))).toEqual([['shield-1']])
    expect(field(ecm, { known: 'all' }).go(hit, 5).eventsOf('revealed')).toEqual([])
  })
})

describe('critical hits without effect', () => {
  test('ES-CRT-05: a second navigation hit has no event', () => {
    expect(field([], { navHit: true }).go(hit, 6, 1).eventTypes).toEqual(expect.not.arrayContaining(['navHit']))
    expect(field([]).go(hit, 6, 1).eventTypes).toEqual(expect.arrayContaining(['navHit']))
  })
  test('ES-CRT-05: only rows 4 and 5 are ignored, and only at top speed 0', () => {
    const ignored = (row: number, slowed: number) => {
      const fought = field([{ kind: 'ecm' }, { kind: 'jump' }], { slowed }).go(hit, 6, row)
      return fought.eventsOf('criticalRolled').map((event) => event.ignored)
    }
    for (const row of [4, 5]) expect([ignored(row, 3), ignored(row, 0)]).toEqual([[true], [false]])
    for (const row of [1, 2, 3, 6]) expect(ignored(row, 3)).toEqual([false])
  })
  test('ES-CRT-03: the sheet is not shown if an ally chooses, who knows it anyway', () => {
    const three = setupFor('four')
    const ship = (seat: 'yellow' | 'red', hex: [number, number]): PositionShip => ({ seat, hex, items: [dorsal, dorsal, { kind: 'ecm' }] })
    const at = [
      { step: 'loseItem', ship: 'r', chooser: 'red', combat: false } as const,
      { step: 'critical', ship: 'r', against: 'yellow', combat: false } as const,
    ]
    const friends = three.seats.find(({ seat }) => seat === 'red')?.side === 'yellow'
    const fought = battle(
      { y: ship('yellow', [10, 10]), r: ship('red', [10, 9]) },
      { at: [...at, { step: 'fire', side: 'yellow', seat: 'yellow', passes: 0 }] },
      three,
    ).go(lose('ecm-1'), 3)
    expect([friends, fought.asked, fought.eventsOf('sheetShown').length]).toEqual([true, 'yellow: loseItem', 0])
  })
})

describe('lost items', () => {
  test('ES-SEQ-06: only a lost weapon that has not fired is owed a shot, whether or not others of its ship have fired', () => {
    const guns: Items = [dorsal, dorsal, { kind: 'bdvm', mount: 'ventral' }]
    const owed = (item: string, fired: Record<string, number>) =>
      field(guns, { fired })
        .go(hit, 6, 2, lose(item))
        .eventsOf('itemLost')
        .map((event) => event.owed)
    expect(owed('beam-1', { 'beam-2': 1 })).toEqual([true])
    expect(owed('beam-1', { 'beam-1': 1 })).toEqual([false])
    expect(owed('bdvm-1', { 'beam-1': 1 })).toEqual([true])
    expect(owed('bdvm-1', { 'bdvm-1:port': 1 })).toEqual([false])
  })
  test('ES-CRT-03: the offer lists the ids of the items that can be lost', () => {
    const { state } = field([dorsal, { kind: 'armour' }, { kind: 'ecm' }]).go(hit, 6, 2)
    const known = view(state, 'blue')
    expect(askedOf(known)?.question.offer(known, 'blue')).toEqual({ kind: 'loseItem', orders: ['lose'], of: ['beam-1', 'ecm-1'] })
  })
  test('ES-CRT-03: with nothing to lose, null is the only legal answer', () => {
    const at = [{ step: 'loseItem', ship: 'b', chooser: 'blue', combat: true }] as const
    const empty = battle({ y: yellow, b: blue([]) }, { at: [...at] })
    const known = view(empty.state, 'blue')
    expect(askedOf(known)?.question.defaultOrder(known, 'blue')).toEqual(lose(null))
    expect(refused(empty, lose(null))).toBeUndefined()
    expect(refused(empty, lose('beam-1'))).toBe('ES-CRT-04')
  })
  test('ES-CRT-03: the owner’s default is the cheapest item, in any order of the sheet', () => {
    const defaultLoss = (items: Items) => {
      const { state } = field(items).go(hit, 6, 2)
      const known = view(state, 'blue')
      return askedOf(known)?.question.defaultOrder(known, 'blue')
    }
    expect(defaultLoss([{ kind: 'bay' }, { ...dorsal, damage: 3 }])).toEqual(lose('bay-1'))
    expect(defaultLoss([{ ...dorsal, damage: 3 }, { kind: 'bay' }])).toEqual(lose('bay-1'))
  })
  test('ES-VP-03: a score names a plain weapon, and an improved one with range and damage', () => {
    const label = (item: Items[number]) =>
      field([item, { kind: 'ecm' }])
        .go(hit, 6, 2, lose('beam-1'))
        .eventsOf('scored')[0]?.points.because[0]?.[0]
    expect(label({ kind: 'beam' })).toBe('beam')
    expect(label({ kind: 'beam', range: 2 })).toBe('beam range 2 damage 1')
    expect(label({ kind: 'beam', damage: 2 })).toBe('beam range 1 damage 2')
  })
})

describe('the siege', () => {
  test('ES-SCN-02: only the base counts, not a smaller station or a battleship that can move', () => {
    const siege = { ...setupFor('starbase'), map: duel.map }
    const outcome = (more: Partial<PositionShip>) => {
      const { state } = battle({ y: { ...yellow, ...more }, b: blue([]) }, { turn: 10 }, siege)
      return verdict(state)?.winners
    }
    expect(outcome({ speedTraded: 2 })).toEqual(['yellow'])
    expect(outcome({ speedTraded: 1 })).toEqual(['blue'])
    expect(outcome({ hull: 'cruiser', speedTraded: 3 })).toEqual(['blue'])
    expect(outcome({ speedTraded: 2, status: 'wreck' })).toEqual(['blue'])
  })
})
