import { describe, expect, test } from 'vitest'
import { battle, done, forcedOrder, move, type PositionShip, refused, repair, type TestBattle } from '../battle-for-tests.ts'
import { observe } from '../game.ts'
import type { Position } from '../position.ts'

const damagedBy = (y: Partial<PositionShip>, more: Omit<Partial<Position>, 'ships'> = {}): TestBattle =>
  battle(
    { y: { seat: 'yellow', hex: [10, 10], hull: 'battleship', ...y }, b: { seat: 'blue', hex: [20, 9] } },
    { at: { step: 'ships', seat: 'yellow' }, counters: { yellow: 3 }, ...more },
  )
const left = ({ state }: TestBattle) => [state.secret.yellow?.counters, state.secret.yellow?.flagshipCounters]

describe('damage control', () => {
  test('ES-AUX-DC-02: one counter repairs 2 damage, a navigation hit, or 1 lost speed', () => {
    const wounded = damagedBy({ hurt: 6, navHit: true, slowed: 2 })
    expect(wounded.go(repair('y', 1)).state.ships.y?.hurt).toBe(4)
    expect(wounded.go(repair('y', 1, 'nav')).state.ships.y?.navHit).toBe(false)
    expect(wounded.go(repair('y', 1, 'speed')).state.ships.y?.slowed).toBe(1)
    expect(left(wounded.go(repair('y', 1)))).toEqual([2, 0])
  })
  test('ES-AUX-DC-02: counters are used only in the step of the seat’s own ships, before or after a move', () => {
    const wounded = damagedBy({ hurt: 6 })
    expect(refused(wounded, repair('y', 1))).toBeUndefined()
    expect(wounded.go(move('y', 'F'), repair('y', 1)).eventsOf('repaired')).toMatchObject([{ amount: 2 }])
    const blue = wounded.go(move('y', 'F'), done)
    expect(refused(blue, repair('y', 1))).toBe('ES-MOV-04')
    expect(refused(blue.go(move('b', 'F'), done), repair('y', 1))).toBe('ES-SEQ-04')
  })
  test('ES-AUX-DC-02: a ship whose navigation hit was repaired may turn in the same turn', () => {
    expect(refused(damagedBy({ navHit: true }).go(repair('y', 1, 'nav')), move('y', 'RF'))).toBeUndefined()
  })
  test('ES-AUX-DC-03: two counters together repair 5, three repair 8', () => {
    expect(damagedBy({ hurt: 9 }).go(repair('y', 2)).eventsOf('repaired')).toMatchObject([{ counters: 2, amount: 5 }])
    const all = damagedBy({ hurt: 9 }).go(repair('y', 3))
    expect(all.state.ships.y?.hurt).toBe(1)
    expect(left(all)).toEqual([0, 0])
    for (const what of ['nav', 'speed'] as const)
      expect(refused(damagedBy({ navHit: true, slowed: 2 }), repair('y', 2, what))).toBe('ES-AUX-DC-03')
  })
  test('ES-AUX-DC-01, ES-AUX-DC-03: only available counters may be used, each once', () => {
    expect(refused(damagedBy({ hurt: 9 }, { counters: { yellow: 1 } }), repair('y', 2))).toBe('ES-AUX-DC-01')
    expect(refused(damagedBy({ hurt: 9 }).go(repair('y', 3)), repair('y', 1))).toBe('ES-AUX-DC-01')
  })
  test('ES-AUX-DC-04: a repair never exceeds the design, and surplus points are lost', () => {
    const fought = damagedBy({ hurt: 1 }).go(repair('y', 3))
    expect(fought.eventsOf('repaired')).toMatchObject([{ amount: 1 }])
    expect([fought.state.ships.y?.hurt, ...left(fought)]).toEqual([0, 0, 0])
    expect(refused(damagedBy({}), repair('y', 1))).toBe('ES-AUX-DC-04')
    expect(refused(damagedBy({}), repair('y', 1, 'nav'))).toBe('ES-AUX-DC-02')
  })
  test('ES-AUX-DC-04: speed given up, destroyed ships and ships of others cannot be repaired', () => {
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
  test('ES-LEV-03: a leviathan is repaired like any ship', () => {
    expect(damagedBy({ hull: 'leviathan', hurt: 9 }).go(repair('y', 3)).state.ships.y?.hurt).toBe(1)
  })
  test('ES-FLG-09, ES-AUX-DC-01: the flagship’s own counter is used first, and only on the flagship', () => {
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
  test('ES-AUX-DC-02, ES-DES-11: the public view does not show that nothing can be repaired', () => {
    const idle = damagedBy({ speed: 0, hurt: 1 })
    expect(forcedOrder(idle.go(move('y', '')), 'yellow')).toBeUndefined()
    const spent = damagedBy({ speed: 0, hurt: 1 }, { counters: {} }).go(move('y', ''))
    expect(forcedOrder(spent, 'yellow')).toEqual(done)
    expect([forcedOrder(spent, 'public'), forcedOrder(spent, 'blue')]).toEqual([undefined, undefined])
  })
})
