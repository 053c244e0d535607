// Lock-ons (EE-SEN), missiles without a guide, and who goes faster than light.
import { describe, expect, test } from 'vitest'
import { battle, hexesOf, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import type { Setup } from '../setup.ts'
import { enemy, once, PORT, STARBOARD, sense, V } from './sensors-for-tests.ts'

const at = (ships: Position['ships'], more: Omit<Partial<Position>, 'ships'> = {}, setup?: Setup): TestBattle =>
  battle(ships, { at: 'sense', ...more }, setup)
const locked = (found: TestBattle): number | undefined => found.state.locks.v?.i
const bonus = (found: TestBattle): readonly (number | undefined)[] => found.told('lockRolled').map(({ number }) => number.total)

describe('lock-ons', () => {
  test('EE-SEN-05: the die must be higher than the range', () => {
    expect(locked(at({ v: V, i: enemy(3) }).go(once, 3))).toBeUndefined()
    expect(locked(at({ v: V, i: enemy(3) }).go(once, 4))).toBe(1)
  })
  test('EE-SEN-01: a sensor without power, or that does not see the target, makes no attempt', () => {
    const astern = enemy(3, { hex: [0, 3] })
    expect(refused(at({ v: V, i: astern }), once, 'yellow')).toBe('EE-SEN-01')
    expect(refused(at({ v: { ...V, power: { lit: [STARBOARD] } }, i: enemy(3) }), once, 'yellow')).toBe('EE-SEN-01')
  })
  test('EE-SEN-02: an attempt for each control box', () => {
    const one = { ...V, levels: Object.fromEntries(['0,-1', '-6,4', '0,1', '6,-2', '-3,3'].map((box) => [box, 'moderate' as const])) }
    const two = sense({ sensors: [PORT], at: 'i' }, { sensors: [STARBOARD], at: 'i' })
    expect(refused(at({ v: one, i: enemy(3) }), two, 'yellow')).toBe('EE-SEN-02')
    expect(refused(at({ v: one, i: enemy(3) }), once, 'yellow')).toBeUndefined()
  })
  test('EE-SEN-03: a sensor serves one attempt, and none once it has been used in point defence', () => {
    const twice = sense({ sensors: [PORT], at: 'i' }, { sensors: [PORT], at: 'i' })
    expect(refused(at({ v: V, i: enemy(3) }), twice, 'yellow')).toBe('EE-SEN-03')
    expect(refused(at({ v: V, i: enemy(3) }), sense({ sensors: [], at: 'i' }), 'yellow')).toBe('EE-SEN-03')
    expect(refused(at({ v: { ...V, deeds: { sensors: [PORT] } }, i: enemy(3) }), once, 'yellow')).toBe('EE-SEN-01')
  })
  test('EE-SEN-04: each attempt that succeeds is a lock-on of its own', () => {
    const both = sense({ sensors: [PORT], at: 'i' }, { sensors: [STARBOARD], at: 'i' })
    expect(locked(at({ v: V, i: enemy(1) }).go(both, 2, 6))).toBe(2)
    expect(locked(at({ v: V, i: enemy(1) }).go(both, 2, 1))).toBe(1)
  })
  test('EE-SEN-06: one more with a lock-on from last turn, and no more than one', () => {
    expect(bonus(at({ v: V, i: enemy(3) }, { locks: { v: ['i', 'i'] } }).go(once, 3))).toEqual([1])
    expect(locked(at({ v: V, i: enemy(3) }, { locks: { v: ['i'] } }).go(once, 3))).toBe(1)
  })
  test('EE-SEN-07: one more for each sensor beyond the first', () => {
    const why = (...sensors: readonly string[]) =>
      at({ v: V, i: enemy(3) })
        .go(sense({ sensors, at: 'i' }), 3)
        .told('lockRolled')
        .map(({ number }) => number.because)
    expect(why(PORT)).toEqual([[]])
    expect(why(PORT, STARBOARD)).toEqual([[['more sensors', 1, 'EE-SEN-07']]])
  })
  test('EE-SEN-03: what is used is told before any die, ship by ship, and is used for the turn', () => {
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
    expect(both.told('sensorsUsed')).toMatchObject([{ ships: { v: [STARBOARD, PORT], w: [PORT] } }])
    expect(both.told('lockRolled').map(({ ship, die, locked }) => `${ship} ${die} ${locked}`)).toEqual([
      'v 2 true',
      'v 1 false',
      'w 3 true',
    ])
    expect([both.state.ships.v?.deeds.sensors, both.state.ships.w?.deeds.sensors]).toEqual([[STARBOARD, PORT], [PORT]])
  })
  test('EE-SHX-01, EE-SEN-01: in one hex a sensor sees the other ship where it is deemed to lie', () => {
    const lying = (way: readonly [number, number]) => at({ v: V, i: enemy(0) }, { deemed: { 'i v': way } })
    expect([refused(lying([0, 1]), once, 'yellow'), refused(lying([0, -1]), once, 'yellow')]).toEqual([undefined, 'EE-SEN-01'])
  })
  test('EE-SEN-02: who has one ship with a sensor left is asked; who has none of them tries nothing', () => {
    const blind = { ...V, power: { lit: [] } }
    expect(at({ v: V, w: { ...blind, hex: [1, 0] }, i: enemy(3) }).asked).toBe('yellow+blue: sense')
    const none = at({ v: blind, i: enemy(3) })
    expect(none.told('sensorsUsed')).toMatchObject([{ ships: {} }])
    expect(none.told('lockRolled')).toEqual([])
  })
  test('EE-SEN-02: who has lost all ships is asked nothing', () => {
    expect(at({ v: V, i: enemy(3, { status: 'destroyed' }) }).asked).toBe('yellow: sense')
  })
  test('EE-SEN-08: one more, once, at a target that was hit, fired or used sensors', () => {
    for (const deeds of [{ hurt: true }, { fired: ['L1'] }, { sensors: ['0,-1'] }, { hurt: true, fired: ['L1'], sensors: ['0,-1'] }])
      expect(bonus(at({ v: V, i: enemy(3, { deeds }) }).go(once, 1))).toEqual([1])
    const silent = at({ v: V, i: enemy(3, { power: { lit: ['0,-2'] } }) })
    expect(bonus(silent.go({ yellow: once, blue: { order: 'sense', ships: {} } }, 1))).toEqual([0])
  })
  test('EE-SEN-08: all attempts are declared before any is reckoned', () => {
    const watching = { seat: 'blue', design: 'Vigilance', hex: [0, -3], facing: 3, power: { lit: [PORT] } } as const
    const both = at({ v: V, i: watching }).go(
      { yellow: once, blue: { order: 'sense', ships: { i: [{ sensors: [PORT], at: 'v' }] } } },
      1,
      1,
    )
    expect(both.told('lockRolled').map(({ number }) => number.total)).toEqual([1, 1])
  })
  test('EE-SEN-09, EE-SEN-13: what is found now replaces what was; what is not renewed is gone', () => {
    const lost = at({ v: V, i: enemy(3), j: enemy(3, { hex: [1, -4] }) }, { locks: { v: ['j'] } }).go(once, 6)
    expect(lost.state.locks).toEqual({ v: { i: 1 } })
  })
  test('EE-SEN-10: a sensor that was hit this turn does not work', () => {
    expect(refused(at({ v: { ...V, dark: [PORT] }, i: enemy(3) }), once, 'yellow')).toBe('EE-SEN-01')
  })
  test('EE-HID-06: who cannot be seen is not locked on to', () => {
    expect(refused(at({ v: V, i: enemy(3), j: enemy(2, { hidden: true }) }), sense({ sensors: [PORT], at: 'j' }), 'yellow')).toBe(
      'EE-HID-06',
    )
  })
  test('GT-19: after damage and with a lock-on any die finds the target at range 2', () => {
    const again = at({ v: V, i: enemy(2, { deeds: { hurt: true } }) }, { locks: { v: ['i'] } })
    expect(locked(again.go(once, 1))).toBe(1)
  })
  test('EE-AUX-03, EE-AUX-08: an auxiliary is found at the range itself, a passenger ship at twice the die', () => {
    const seen = (design: string, range: number, face: number) => locked(at({ v: V, i: enemy(range, { design }) }).go(once, face))
    expect([seen('Mulligan', 4, 4), seen('Mulligan', 5, 4)]).toEqual([1, undefined])
    expect([seen('Paloma', 8, 4), seen('Paloma', 9, 4)]).toEqual([1, undefined])
  })
  test('EE-SEN-12: rocks about the target take one off', () => {
    const rocks = setupWith([], { bodies: [hexesOf('asteroids', [0, -3])] })
    expect(bonus(at({ v: V, i: enemy(3) }, {}, rocks).go(once, 4))).toEqual([-1])
  })
})

describe('missiles without a guide', () => {
  const missile = (launched: number) => ({ seat: 'yellow', from: 'v', target: 'i', hex: [0, 0], launched }) as const
  test('EE-MIS-04, EE-SEN-11: launched this turn and without a lock-on it is lost; with one it stays', () => {
    const after = (face: number) => at({ v: V, i: enemy(3) }, { turn: 2, missiles: { m: missile(2) } }).go(once, face)
    expect(after(1).told('missileLost')).toMatchObject([{ missile: 'm', why: 'EE-MIS-04' }])
    expect(Object.keys(after(6).state.missiles)).toEqual(['m'])
  })
  test('EE-MIS-05: no more stay than there are control boxes; the owner says which go', () => {
    const control = ['0,-1', '-6,4', '0,1', '6,-2']
    const two = { ...V, levels: Object.fromEntries(control.map((box) => [box, 'moderate' as const])) }
    const three = { a: missile(2), b: missile(2), c: missile(2) }
    const asked = at({ v: two, i: enemy(3) }, { turn: 2, missiles: three }).go(once, 6)
    expect(asked.asked).toBe('yellow: release')
    const let_ = asked.go({ order: 'release', missiles: ['a'] })
    expect(let_.told('missileLost')).toMatchObject([{ missile: 'a', why: 'EE-MIS-05' }])
    expect(refused(asked, { order: 'release', missiles: ['z'] })).toBe('EE-MIS-05')
  })
})

describe('faster than light', () => {
  const bound = (ftl: number | null): TestBattle =>
    battle({ v: { ...V, ftl }, i: enemy(3) }, { at: [{ step: 'turnEnd' }] }, setupWith(['ftl']))
  test('EE-FTL-02: twelve hexes after the announcement it is gone at the end of the turn', () => {
    expect(bound(12).told('shipLeft')).toMatchObject([{ ship: 'v', why: 'EE-FTL-02' }])
    expect([bound(11), bound(null)].map(({ eventTypes }) => eventTypes.includes('shipLeft'))).toEqual([false, false])
  })
  test('EE-FTL-02, EE-DOC-05: what lies at her side leaves with her', () => {
    const pair = {
      v: { ...V, ftl: 12, docked: [{ to: 'w', offset: [9, 0], active: true }] },
      w: { ...V, docked: [{ to: 'v', offset: [-9, 0], active: false }] },
    } as const
    const left = battle({ ...pair, i: enemy(3) }, { at: [{ step: 'turnEnd' }] }, setupWith(['ftl'])).told('shipLeft')
    expect(left.map(({ ship: id }) => id)).toEqual(['v', 'w'])
  })
  test('EE-FTL-01: it is announced where the option is on, and told to all', () => {
    const said = (on: boolean): TestBattle => battle({ v: V, i: enemy(3) }, { at: 'announce' }, setupWith(on ? ['ftl'] : []))
    const order: Order = {
      order: 'announce',
      policy: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' },
      ships: { v: { dock: null, undock: null, roll: false, reverse: false, ftl: true, unmask: false } },
    }
    expect(refused(said(false), order, 'yellow')).toBe('EE-FTL-01')
    expect(said(true).go({ yellow: order }).told('ftlAnnounced')).toMatchObject([{ ship: 'v', announced: true, to: null }])
  })
})
