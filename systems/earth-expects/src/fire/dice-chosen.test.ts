// Numbers of fire and defence list only reasons that apply, and default choices of dice and directions (EE-PD, EE-AMI, EE-ION, EE-RFR).
import { describe, expect, test } from 'vitest'
import { battle, chooseDie, defend, hexesOf, type Placed, pass, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { priceOf } from '../design/price.ts'
import { shipNamed } from '../design/ready.ts'
import { ASKED } from '../state.ts'
import { missileOf, shipOf } from '../table.ts'
import { neededToDefend } from './defence.ts'
import { effectiveRange, ionDefence, ionDice, railgunBonus, railgunNeeds } from './factors.ts'
import { column, type Flying, hulk, inLine, LOCKED, missileAt, ship } from './ships-for-tests.ts'
import { weaponsOf } from './weapons.ts'

const facing = (gun: string, range: number, more: Parameters<typeof battle>[1] = {}) => {
  const { state } = battle(inLine(column(gun), column('HC'), range), more)
  const [a, b] = [shipOf(state, 'a'), shipOf(state, 'b')]
  const [weapon] = weaponsOf(state, a)
  if (!weapon) throw new Error('the ship has no weapon')
  return { state, a, b, weapon }
}
const rules = ({ because }: { readonly because: readonly (readonly [string, number, string])[] }) =>
  because.map(([, amount, rule]) => [rule, amount])

describe('reasons of numbers', () => {
  test('EE-ION-02, EE-ION-04: an absent lock-on or shield is not listed', () => {
    const { state, a, b } = facing('iC', 2)
    expect(rules(ionDice(state, a, b, 3))).toEqual([['EE-ION-02', 3]])
    expect(rules(ionDefence(a, b, 0))).toEqual([['EE-ION-04', 4]])
    expect(rules(ionDefence(a, b, 2))).toEqual([
      ['EE-ION-04', 4],
      ['EE-SHD-02', 12],
    ])
  })
  test('EE-LAS-03: at range 1 a missing lock-on adds nothing', () => {
    const at = (range: number) => {
      const { state, a, b } = facing('lC', range)
      return rules(effectiveRange(state, a, b))
    }
    expect(at(1)).toEqual([['EE-LAS-03', 1]])
    expect(at(2)).toEqual([
      ['EE-LAS-03', 2],
      ['EE-LAS-03', 1],
    ])
  })
  test('EE-RAI-05, EE-RFR-02: bonuses and range are listed only if they apply', () => {
    const { state, a, b, weapon } = facing('rC', 2, LOCKED)
    expect(rules(railgunBonus(state, a, b, 0))).toEqual([])
    expect(rules(railgunBonus(state, a, b, 1))).toEqual([['EE-RFR-02', 1]])
    expect(rules(railgunNeeds(state, a, weapon, b))).toEqual([['EE-RAI-04', 0]])
    const free = facing('rC', 2)
    expect(rules(railgunNeeds(free.state, free.a, free.weapon, free.b))).toEqual([
      ['EE-RAI-04', 0],
      ['EE-RAI-05', 2],
    ])
  })
  test('EE-RAI-05: at range 0 a missing lock-on adds nothing', () => {
    const { state, a, b, weapon } = facing('rC', 0)
    expect(rules(railgunNeeds(state, a, weapon, b))).toEqual([['EE-RAI-04', 0]])
    const near = facing('rC', 1)
    expect(rules(railgunNeeds(near.state, near.a, near.weapon, near.b))).toEqual([
      ['EE-RAI-04', 0],
      ['EE-RAI-05', 1],
    ])
  })
  test('EE-RAI-06: own manoeuvre points of a rear gun are listed only if there are any', () => {
    const rear = (manoeuvre?: number) => {
      const points = manoeuvre === undefined ? {} : { points: { manoeuvre } }
      const { state } = battle(inLine(column('Cv'), hulk(2), 3, { a: { facing: 3, ...points } }), LOCKED)
      const [gun] = weaponsOf(state, shipOf(state, 'a'))
      if (!gun) throw new Error('the ship has no weapon')
      return rules(railgunNeeds(state, shipOf(state, 'a'), gun, shipOf(state, 'b')))
    }
    expect([rear(), rear(0)]).toEqual([[['EE-RAI-04', 0]], [['EE-RAI-04', 0]]])
    expect(rear(1)).toEqual([
      ['EE-RAI-04', 0],
      ['EE-RAI-06', 1],
    ])
  })
  test('EE-DES-10: the price of a warship with a standard crew has one reason', () => {
    expect(priceOf(shipNamed('Javelin')).because).toEqual([['destroyer', 8, 'EE-DES-10']])
  })
})

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
