// Lock-ons (EE-SEN), unguided missiles (EE-MIS) and FTL (EE-FTL).
import { describe, expect, test } from 'vitest'
import { battle, hexesOf, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import type { Setup } from '../setup.ts'
import { enemy, once, PORT, STARBOARD, sense, V } from './sensors-for-tests.ts'

const at = (ships: Position['ships'], more: Omit<Partial<Position>, 'ships'> = {}, setup?: Setup): TestBattle =>
  battle(ships, { at: 'sense', ...more }, setup)
const locked = (found: TestBattle): number | undefined => found.state.locks.v?.i
const bonus = (found: TestBattle): readonly (number | undefined)[] => found.eventsOf('lockRolled').map(({ number }) => number.total)

describe('lock-ons', () => {
  test('EE-SEN-05: the die must exceed the range', () => {
    expect(locked(at({ v: V, i: enemy(3) }).go(once, 3))).toBeUndefined()
    expect(locked(at({ v: V, i: enemy(3) }).go(once, 4))).toBe(1)
  })
  test('EE-SEN-01: a sensor needs power and must bear on the target', () => {
    const astern = enemy(3, { hex: [0, 3] })
    expect(refused(at({ v: V, i: astern }), once, 'yellow')).toBe('EE-SEN-01')
    expect(refused(at({ v: { ...V, power: { lit: [STARBOARD] } }, i: enemy(3) }), once, 'yellow')).toBe('EE-SEN-01')
  })
  test('EE-SEN-02: each control box allows one attempt', () => {
    const one = { ...V, levels: Object.fromEntries(['0,-1', '-6,4', '0,1', '6,-2', '-3,3'].map((box) => [box, 'moderate' as const])) }
    const two = sense({ sensors: [PORT], at: 'i' }, { sensors: [STARBOARD], at: 'i' })
    expect(refused(at({ v: one, i: enemy(3) }), two, 'yellow')).toBe('EE-SEN-02')
    expect(refused(at({ v: one, i: enemy(3) }), once, 'yellow')).toBeUndefined()
  })
  test('EE-SEN-03: a sensor serves one attempt, and none after use in point defence', () => {
    const twice = sense({ sensors: [PORT], at: 'i' }, { sensors: [PORT], at: 'i' })
    expect(refused(at({ v: V, i: enemy(3) }), twice, 'yellow')).toBe('EE-SEN-03')
    expect(refused(at({ v: V, i: enemy(3) }), sense({ sensors: [], at: 'i' }), 'yellow')).toBe('EE-SEN-03')
    expect(refused(at({ v: { ...V, deeds: { sensors: [PORT] } }, i: enemy(3) }), once, 'yellow')).toBe('EE-SEN-01')
  })
  test('EE-SEN-04: each successful attempt is a separate lock-on', () => {
    const both = sense({ sensors: [PORT], at: 'i' }, { sensors: [STARBOARD], at: 'i' })
    expect(locked(at({ v: V, i: enemy(1) }).go(both, 2, 6))).toBe(2)
    expect(locked(at({ v: V, i: enemy(1) }).go(both, 2, 1))).toBe(1)
  })
  test('EE-SEN-06: +1 with lock-ons from the last turn, only once', () => {
    expect(bonus(at({ v: V, i: enemy(3) }, { locks: { v: ['i', 'i'] } }).go(once, 3))).toEqual([1])
    expect(locked(at({ v: V, i: enemy(3) }, { locks: { v: ['i'] } }).go(once, 3))).toBe(1)
  })
  test('EE-SEN-07: +1 for each sensor after the first', () => {
    const why = (...sensors: readonly string[]) =>
      at({ v: V, i: enemy(3) })
        .go(sense({ sensors, at: 'i' }), 3)
        .eventsOf('lockRolled')
        .map(({ number }) => number.because)
    expect(why(PORT)).toEqual([[]])
    expect(why(PORT, STARBOARD)).toEqual([[['more sensors', 1, 'EE-SEN-07']]])
  })
  test('EE-SEN-03: used sensors are reported before the dice and stay used for the turn', () => {
    const both = at({ v: V, w: { ...V, hex: [1, 0] }, i: enemy(1) }, { at: [{ step: 'sense' }, { step: 'announce' }] }).go(
      {
        order: 'sense',
        ships: {
          v: [
            { sensors: [STARBOARD], at: 'i' },
            { sensors: [PORT], at: 'i' },
          ],
          w: [{ sensors: [PORT], at: 'i' }],
        },
      },
      2,
      1,
      3,
    )
    expect(both.eventTypes.slice(0, 2)).toEqual(['sensorsUsed', 'lockRolled'])
    expect(both.eventsOf('sensorsUsed')).toMatchObject([{ ships: { v: [STARBOARD, PORT], w: [PORT] } }])
    expect(both.eventsOf('lockRolled').map(({ ship, die, locked }) => `${ship} ${die} ${locked}`)).toEqual([
      'v 2 true',
      'v 1 false',
      'w 3 true',
    ])
    expect([both.state.ships.v?.deeds.sensors, both.state.ships.w?.deeds.sensors]).toEqual([[STARBOARD, PORT], [PORT]])
  })
  test('EE-SHX-01, EE-SEN-01: in the same hex, a sensor bears in the direction assumed for the other ship', () => {
    const lying = (way: readonly [number, number]) => at({ v: V, i: enemy(0) }, { deemed: { 'i v': way } })
    expect([refused(lying([0, 1]), once, 'yellow'), refused(lying([0, -1]), once, 'yellow')]).toEqual([undefined, 'EE-SEN-01'])
  })
  test('EE-SEN-02: a seat with one usable sensor is asked, one without is not', () => {
    const blind = { ...V, power: { lit: [] } }
    expect(at({ v: V, w: { ...blind, hex: [1, 0] }, i: enemy(3) }).asked).toBe('yellow+blue: sense')
    const none = at({ v: blind, i: enemy(3) })
    expect(none.eventsOf('sensorsUsed')).toMatchObject([{ ships: {} }])
    expect(none.eventsOf('lockRolled')).toEqual([])
  })
  test('EE-SEN-02: a seat without ships is not asked', () => {
    expect(at({ v: V, i: enemy(3, { status: 'destroyed' }) }).asked).toBe('yellow: sense')
  })
  test('EE-SEN-08: +1, only once, against a target that was hit, fired or used sensors', () => {
    for (const deeds of [{ hurt: true }, { fired: ['L1'] }, { sensors: ['0,-1'] }, { hurt: true, fired: ['L1'], sensors: ['0,-1'] }])
      expect(bonus(at({ v: V, i: enemy(3, { deeds }) }).go(once, 1))).toEqual([1])
    const silent = at({ v: V, i: enemy(3, { power: { lit: ['0,-2'] } }) })
    expect(bonus(silent.go({ yellow: once, blue: { order: 'sense', ships: {} } }, 1))).toEqual([0])
  })
  test('EE-SEN-08: all attempts are declared before any is resolved', () => {
    const watching = { seat: 'blue', design: 'Vigilance', hex: [0, -3], facing: 3, power: { lit: [PORT] } } as const
    const both = at({ v: V, i: watching }).go(
      { yellow: once, blue: { order: 'sense', ships: { i: [{ sensors: [PORT], at: 'v' }] } } },
      1,
      1,
    )
    expect(both.eventsOf('lockRolled').map(({ number }) => number.total)).toEqual([1, 1])
  })
  test('EE-SEN-09, EE-SEN-13: new lock-ons replace all old ones', () => {
    const lost = at({ v: V, i: enemy(3), j: enemy(3, { hex: [1, -4] }) }, { locks: { v: ['j'] } }).go(once, 6)
    expect(lost.state.locks).toEqual({ v: { i: 1 } })
  })
  test('EE-SEN-10: a sensor damaged this turn does not work', () => {
    expect(refused(at({ v: { ...V, dark: [PORT] }, i: enemy(3) }), once, 'yellow')).toBe('EE-SEN-01')
  })
  test('EE-HID-06: no attempt against a hidden ship', () => {
    expect(refused(at({ v: V, i: enemy(3), j: enemy(2, { hidden: true }) }), sense({ sensors: [PORT], at: 'j' }), 'yellow')).toBe(
      'EE-HID-06',
    )
  })
  test('GT-19: after damage and with a lock-on, every die succeeds at range 2', () => {
    const again = at({ v: V, i: enemy(2, { deeds: { hurt: true } }) }, { locks: { v: ['i'] } })
    expect(locked(again.go(once, 1))).toBe(1)
  })
  test('EE-AUX-03, EE-AUX-08: a die equal to the range succeeds against an auxiliary, and is doubled against a passenger ship', () => {
    const seen = (design: string, range: number, face: number) => locked(at({ v: V, i: enemy(range, { design }) }).go(once, face))
    expect([seen('Mulligan', 4, 4), seen('Mulligan', 5, 4)]).toEqual([1, undefined])
    expect([seen('Paloma', 8, 4), seen('Paloma', 9, 4)]).toEqual([1, undefined])
  })
  test('EE-SEN-12: -1 against a target in asteroids', () => {
    const rocks = setupWith([], { bodies: [hexesOf('asteroids', [0, -3])] })
    expect(bonus(at({ v: V, i: enemy(3) }, {}, rocks).go(once, 4))).toEqual([-1])
  })
})

describe('unguided missiles', () => {
  const missile = (launched: number) => ({ seat: 'yellow', from: 'v', target: 'i', hex: [0, 0], launched }) as const
  test('EE-MIS-04, EE-SEN-11: a missile launched this turn is lost without a lock-on', () => {
    const after = (face: number) => at({ v: V, i: enemy(3) }, { turn: 2, missiles: { m: missile(2) } }).go(once, face)
    expect(after(1).eventsOf('missileLost')).toMatchObject([{ missile: 'm', why: 'EE-MIS-04' }])
    expect(Object.keys(after(6).state.missiles)).toEqual(['m'])
  })
  test('EE-MIS-05: a ship guides one missile per control box, and its owner chooses the lost ones', () => {
    const control = ['0,-1', '-6,4', '0,1', '6,-2']
    const two = { ...V, levels: Object.fromEntries(control.map((box) => [box, 'moderate' as const])) }
    const three = { a: missile(2), b: missile(2), c: missile(2) }
    const asked = at({ v: two, i: enemy(3) }, { turn: 2, missiles: three }).go(once, 6)
    expect(asked.asked).toBe('yellow: release')
    const released = asked.go({ order: 'release', missiles: ['a'] })
    expect(released.eventsOf('missileLost')).toMatchObject([{ missile: 'a', why: 'EE-MIS-05' }])
    expect(refused(asked, { order: 'release', missiles: ['z'] })).toBe('EE-MIS-05')
  })
})

describe('faster than light', () => {
  const bound = (ftl: number | null): TestBattle =>
    battle({ v: { ...V, ftl }, i: enemy(3) }, { at: [{ step: 'turnEnd' }] }, setupWith(['ftl']))
  test('EE-FTL-02: 12 hexes after the announcement the ship leaves at the end of the turn', () => {
    expect(bound(12).eventsOf('shipLeft')).toMatchObject([{ ship: 'v', why: 'EE-FTL-02' }])
    expect([bound(11), bound(null)].map(({ eventTypes }) => eventTypes.includes('shipLeft'))).toEqual([false, false])
  })
  test('EE-FTL-02, EE-DOC-05: a docked ship leaves too', () => {
    const pair = {
      v: { ...V, ftl: 12, docked: [{ to: 'w', offset: [9, 0], active: true }] },
      w: { ...V, docked: [{ to: 'v', offset: [-9, 0], active: false }] },
    } as const
    const left = battle({ ...pair, i: enemy(3) }, { at: [{ step: 'turnEnd' }] }, setupWith(['ftl'])).eventsOf('shipLeft')
    expect(left.map(({ ship: id }) => id)).toEqual(['v', 'w'])
  })
  test('EE-FTL-01: it needs the option, and the announcement is public', () => {
    const announcing = (on: boolean): TestBattle => battle({ v: V, i: enemy(3) }, { at: 'announce' }, setupWith(on ? ['ftl'] : []))
    const order: Order = {
      order: 'announce',
      policy: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' },
      ships: { v: { dock: null, undock: null, roll: false, reverse: false, ftl: true, unmask: false } },
    }
    expect(refused(announcing(false), order, 'yellow')).toBe('EE-FTL-01')
    expect(announcing(true).go({ yellow: order }).eventsOf('ftlAnnounced')).toMatchObject([{ ship: 'v', announced: true, to: null }])
  })
})
