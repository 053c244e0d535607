import { describe, expect, test } from 'vitest'
import { battle, done, forcedOrder, move, type PositionShip, refused, repair, type TestBattle } from '../battle-for-tests.ts'
import { observe } from '../events.ts'
import type { Position } from '../position.ts'

const damagedBy = (y: Partial<PositionShip>, more: Omit<Partial<Position>, 'ships'> = {}): TestBattle =>
  battle(
    { y: { seat: 'yellow', hex: [10, 10], hull: 'battleship', ...y }, b: { seat: 'blue', hex: [20, 9] } },
    { at: { step: 'ships', seat: 'yellow' }, counters: { yellow: 3 }, ...more },
  )
const left = ({ state }: TestBattle) => [state.secret.yellow?.counters, state.secret.yellow?.flagshipCounters]

describe('damage control', () => {
  test('ES-AUX-DC-02: one counter mends 2 damage, clears navigation, or gives back 1 lost speed', () => {
    const wounded = damagedBy({ hurt: 6, navHit: true, slowed: 2 })
    expect(wounded.go(repair('y', 1)).state.ships.y?.hurt).toBe(4)
    expect(wounded.go(repair('y', 1, 'nav')).state.ships.y?.navHit).toBe(false)
    expect(wounded.go(repair('y', 1, 'speed')).state.ships.y?.slowed).toBe(1)
    expect(left(wounded.go(repair('y', 1)))).toEqual([2, 0])
  })
  test('ES-AUX-DC-02: in the step of one’s own ships alone, before a move or after it', () => {
    const wounded = damagedBy({ hurt: 6 })
    expect(refused(wounded, repair('y', 1))).toBeUndefined()
    expect(wounded.go(move('y', 'F'), repair('y', 1)).eventsOf('repaired')).toMatchObject([{ amount: 2 }])
    const blue = wounded.go(move('y', 'F'), done)
    expect(refused(blue, repair('y', 1))).toBe('ES-MOV-04')
    expect(refused(blue.go(move('b', 'F'), done), repair('y', 1))).toBe('ES-SEQ-04')
  })
  test('ES-AUX-DC-02: a ship cleared of its navigation hit turns in the same turn', () => {
    expect(refused(damagedBy({ navHit: true }).go(repair('y', 1, 'nav')), move('y', 'RF'))).toBeUndefined()
  })
  test('ES-AUX-DC-03: two counters together mend 5, three 8', () => {
    expect(damagedBy({ hurt: 9 }).go(repair('y', 2)).eventsOf('repaired')).toMatchObject([{ counters: 2, amount: 5 }])
    const all = damagedBy({ hurt: 9 }).go(repair('y', 3))
    expect(all.state.ships.y?.hurt).toBe(1)
    expect(left(all)).toEqual([0, 0])
    for (const what of ['nav', 'speed'] as const)
      expect(refused(damagedBy({ navHit: true, slowed: 2 }), repair('y', 2, what))).toBe('ES-AUX-DC-03')
  })
  test('ES-AUX-DC-01, ES-AUX-DC-03: no more than there are, and each is used once', () => {
    expect(refused(damagedBy({ hurt: 9 }, { counters: { yellow: 1 } }), repair('y', 2))).toBe('ES-AUX-DC-01')
    expect(refused(damagedBy({ hurt: 9 }).go(repair('y', 3)), repair('y', 1))).toBe('ES-AUX-DC-01')
  })
  test('ES-AUX-DC-04: never above the design; what is left over is lost', () => {
    const fought = damagedBy({ hurt: 1 }).go(repair('y', 3))
    expect(fought.eventsOf('repaired')).toMatchObject([{ amount: 1 }])
    expect([fought.state.ships.y?.hurt, ...left(fought)]).toEqual([0, 0, 0])
    expect(refused(damagedBy({}), repair('y', 1))).toBe('ES-AUX-DC-04')
    expect(refused(damagedBy({}), repair('y', 1, 'nav'))).toBe('ES-AUX-DC-02')
  })
  test('ES-AUX-DC-04: no speed given up in design, no destroyed ship, nobody else’s', () => {
    expect(refused(damagedBy({ speedTraded: 1 }), repair('y', 1, 'speed'))).toBe('ES-AUX-DC-04')
    const dead = battle(
      {
        y: { seat: 'yellow', hex: [10, 10] },
        w: { seat: 'yellow', hex: [3, 9], hurt: 4, status: 'wreck' },
        b: { seat: 'blue', hex: [20, 9], hurt: 1 },
      },
      { at: { step: 'ships', seat: 'yellow' }, counters: { yellow: 3 } },
    )
    for (const ship of ['w', 'b']) expect(refused(dead, repair(ship, 1))).toBe('ES-MOV-04')
  })
  test('ES-AUX-DC-04: damage of a collision counts as battle damage', () => {
    const fight = battle(
      { y: { seat: 'yellow', hex: [10, 10] }, w: { seat: 'blue', hex: [10, 9], status: 'wreck' }, b: { seat: 'blue', hex: [20, 9] } },
      { at: { step: 'ships', seat: 'yellow' }, counters: { yellow: 1 } },
    )
    expect(fight.go(move('y', 'F'), 6, 2, 1, repair('y', 1)).state.ships.y?.hurt).toBe(0)
  })
  test('ES-LEV-03: a leviathan is mended as any ship', () => {
    expect(damagedBy({ hull: 'leviathan', hurt: 9 }).go(repair('y', 3)).state.ships.y?.hurt).toBe(1)
  })
  test('ES-FLG-09, ES-AUX-DC-01: the flagship’s own counter goes first, and only on the flagship', () => {
    const given = { flagships: { yellow: 'y' }, flagshipCounters: { yellow: 1 }, counters: { yellow: 1 } }
    const fought = damagedBy({ hurt: 9 }, given).go(repair('y', 1))
    expect(left(fought)).toEqual([1, 0])
    expect(left(damagedBy({ hurt: 9 }, given).go(repair('y', 2)))).toEqual([0, 0])
    const pair = battle(
      { y: { seat: 'yellow', hex: [10, 10], hurt: 1 }, z: { seat: 'yellow', hex: [3, 9], hurt: 1 }, b: { seat: 'blue', hex: [20, 9] } },
      { at: { step: 'ships', seat: 'yellow' }, ...given, counters: {} },
    )
    expect([refused(pair, repair('y', 1)), refused(pair, repair('z', 1))]).toEqual([undefined, 'ES-AUX-DC-01'])
    const [event] = fought.eventsOf('repaired')
    expect(event && [observe(event, 'yellow'), observe(event, 'blue')]).toMatchObject([{ own: 1 }, { own: null }])
  })
  test('ES-AUX-DC-02, ES-DES-11: nobody else can tell that there is nothing to mend', () => {
    const idle = damagedBy({ speed: 0, hurt: 1 })
    expect(forcedOrder(idle.go(move('y', '')), 'yellow')).toBeUndefined()
    const spent = damagedBy({ speed: 0, hurt: 1 }, { counters: {} }).go(move('y', ''))
    expect(forcedOrder(spent, 'yellow')).toEqual(done)
    expect([forcedOrder(spent, 'public'), forcedOrder(spent, 'blue')]).toEqual([undefined, undefined])
  })
})
