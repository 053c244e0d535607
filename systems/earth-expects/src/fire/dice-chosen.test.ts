// Numbers of fire and defence list only reasons that apply, and default choices of dice and directions (EE-PD, EE-AMI, EE-ION, EE-RFR).
import { describe, expect, test } from 'vitest'
import { battle, chooseDie, defend, hexesOf, type Placed, pass, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { ASKED } from '../state.ts'
import { missileOf, shipOf } from '../table.ts'
import { neededToDefend } from './defence.ts'
import { column, type Flying, hulk, missileAt, ship } from './ships-for-tests.ts'
import { weaponsOf } from './weapons.ts'

const rules = ({ because }: { readonly because: readonly (readonly [string, number, string])[] }) =>
  because.map(([, amount, rule]) => [rule, amount])

const attacked = (design: string, missiles: Readonly<Record<string, Flying>>, own = false): TestBattle =>
  battle(
    { a: ship('yellow', hulk(2), { hex: [0, -9] }), b: ship('blue', column(design)) },
    {
      turn: 2,
      missiles,
      at: [{ step: 'defend', seat: 'yellow', passed: [], chain: null }],
      policies: own ? { blue: { ...ASKED, defence: 'own' } } : {},
    },
  )

describe('defence', () => {
  test('EE-PD-04: at range 0 only the rating of the weapon counts', () => {
    const { state } = attacked('lC', { m: missileAt(0), n: missileAt(2) })
    const b = shipOf(state, 'b')
    const [laser] = weaponsOf(state, b)
    if (!laser) throw new Error('the ship has no weapon')
    const at = (id: string, sensors: number) => rules(neededToDefend(state, b, laser, missileOf(state, id), { sensors, chain: null }))
    expect(at('m', 0)).toEqual([['EE-PD-04', 2]])
    expect(at('m', 2)).toEqual([['EE-PD-04', 2]])
    expect(at('n', 1)).toEqual([
      ['EE-PD-04', 2],
      ['EE-PD-04', 2],
      ['EE-PD-05', -1],
    ])
  })
  const against = (design: string, range: number, power: Placed['power'], sensors = 0) => {
    const { state } = battle(
      { a: ship('yellow', hulk(2), { hex: [0, -9] }), b: ship('blue', column(design), power ? { power } : {}) },
      { turn: 2, missiles: { m: missileAt(range) }, at: [{ step: 'defend', seat: 'yellow', passed: [], chain: null }] },
      setupWith(['rapidFire'], { bodies: [hexesOf('dense', [0, -1], [0, -2], [0, -3])] }),
    )
    const [gun] = weaponsOf(state, shipOf(state, 'b'))
    if (!gun) throw new Error('the ship has no weapon')
    return neededToDefend(state, shipOf(state, 'b'), gun, missileOf(state, 'm'), { sensors, chain: null }).because
  }
  test('EE-ION-01, EE-PD-07: an ion cannon needs one more per hex', () => {
    expect(against('iC', 0, undefined)).toEqual([['ion', 3, 'EE-PD-04']])
    expect(against('iC', 1, undefined)).toEqual([
      ['ion', 3, 'EE-PD-04'],
      ['range', 1, 'EE-PD-04'],
      ['an ion cannon spreads', 1, 'EE-ION-01'],
    ])
  })
  test('EE-RFR-04: rapid fire subtracts one per box beyond the first', () => {
    const off = (...lit: readonly string[]) => against('rRRC', 0, { lit, rapid: ['R1'] })
    expect(off('0,0')).toEqual([['railgun', 5, 'EE-PD-04']])
    expect(off('0,0', '0,1')).toEqual([
      ['railgun', 5, 'EE-PD-04'],
      ['rapid fire', -1, 'EE-RFR-04'],
    ])
    expect(against('rRRC', 0, { lit: ['0,0', '0,1'] })).toEqual([['railgun', 5, 'EE-PD-04']])
    expect(against('AC', 0, undefined)).toEqual([['anti-missile', 2, 'EE-PD-04']])
  })
  test('EE-AST-07, EE-PD-05: a dense hex takes two sensors to cancel, an ordinary hex one', () => {
    const spared = (range: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
        (sensors) => against('lC', range, undefined, sensors).find(([, , rule]) => rule === 'EE-PD-05')?.[1] ?? 0,
      )
    expect(spared(3)).toEqual([0, 0, -1, -1, -2, -2, -3, -3, -3])
    expect(spared(4)).toEqual([0, -1, -1, -2, -2, -3, -3, -4, -4])
  })
  test('EE-AMI-02: the automatic choice is the lowest die that hits, otherwise the first', () => {
    const begunWith = (dice: readonly [number, number]): TestBattle =>
      battle(
        { a: ship('yellow', hulk(2), { hex: [0, -9] }), b: ship('blue', column('AC')) },
        {
          turn: 2,
          missiles: { m: missileAt(1) },
          at: [
            {
              step: 'chooseDie',
              seat: 'blue',
              ship: 'b',
              weapon: '0,0',
              missile: 'm',
              passed: [],
              sensors: [],
              dice: [...dice],
              needed: { total: 3, because: [['the example', 3, 'EE-PD-04']] },
            },
          ],
          policies: { blue: { ...ASKED, defence: 'own' } },
        },
      )
    const of = (...dice: readonly [number, number]) =>
      begunWith(dice)
        .eventsOf('defended')
        .map(({ die, hit }) => [die, hit])
    expect(of(5, 3)).toEqual([[3, true]])
    expect(of(4, 6)).toEqual([[4, true]])
    expect(of(2, 3)).toEqual([[3, true]])
    expect(of(1, 2)).toEqual([[1, false]])
  })
  test('EE-AMI-02: the default order chooses the lowest die that hits', () => {
    const silent = (first: number, second: number) =>
      attacked('AC', { m: missileAt(1), n: missileAt(1) })
        .go(defend('b', '0,0', 'm'), first, second)
        .go({})
        .eventsOf('defended')
        .map(({ die, hit }) => [die, hit])
    expect(silent(5, 3)).toEqual([[3, true]])
    expect(silent(3, 5)).toEqual([[3, true]])
    expect(silent(1, 4)).toEqual([[4, true]])
    expect(silent(4, 1)).toEqual([[4, true]])
  })
  test('EE-PD-03: after a miss the next seat may engage', () => {
    const ships = {
      a: ship('yellow', column('lL', {})),
      b: ship('blue', column('lC'), { hex: [0, -3], facing: 3 }),
    }
    const missiles = {
      m: { ...missileAt(2), seat: 'yellow' as const, hex: [0, -2] as const, entry: [0, -1] as const },
      n: { ...missileAt(1), seat: 'blue' as const, from: 'b', target: 'a' },
    }
    const open = battle(ships, { turn: 2, missiles, at: [{ step: 'defend', seat: 'yellow', passed: [], chain: null }] })
    expect(open.asked).toBe('yellow: defend')
    const missed = open.go(defend('a', 'L1', 'n'), 1)
    expect(missed.asked).toBe('blue: defend')
    expect(open.go(pass).asked).toBe('blue: defend')
    expect(missed.go(defend('b', 'L1', 'm'), 1).asked).toBe('')
  })
  test('EE-AMI-02: the chosen die counts', () => {
    const rolled = attacked('AC', { m: missileAt(0), n: missileAt(0) }).go(defend('b', '0,0', 'm'), 3, 6)
    expect(rolled.go(chooseDie(1)).eventsOf('defended')).toMatchObject([{ die: 6 }])
    expect(rolled.go(chooseDie(0)).eventsOf('defended')).toMatchObject([{ die: 3 }])
  })
})
