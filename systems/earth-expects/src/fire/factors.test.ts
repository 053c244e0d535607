// The dice and numbers of weapons, with their reasons (EE-ION, EE-LAS, EE-RAI, EE-SHD, EE-LAR).
import { addsUp, type Explained, explained } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { battle, hexesOf, setupWith } from '../battle-for-tests.ts'
import { shipOf } from '../table.ts'
import {
  damageLeft,
  effectiveRange,
  ionDefence,
  ionDice,
  laserDamage,
  laserReduction,
  railgunBonus,
  railgunNeeds,
  shieldsOf,
} from './factors.ts'
import { column, hulk, inLine, LOCKED, ship } from './ships-for-tests.ts'
import { weaponsOf } from './weapons.ts'

/** Two ships at a range, and the lock-ons of the first. */
function at(range: number, locks = 0, air: readonly (readonly [number, number])[] = []) {
  const { state } = battle(
    inLine(column('rC'), hulk(2), range),
    { locks: { a: Array.from({ length: locks }, () => 'b') } },
    setupWith([], { bodies: air.length > 0 ? [hexesOf('atmosphere', ...air)] : [] }),
  )
  const [a, b] = [shipOf(state, 'a'), shipOf(state, 'b')]
  return { state, a, b, gun: weaponsOf(state, a).find(({ kind }) => kind === 'railgun') ?? never() }
}
const never = (): never => {
  throw new Error('no railgun')
}
const rangeFor = (range: number, locks: number): number => {
  const { state, a, b } = at(range, locks)
  return effectiveRange(state, a, b).total
}
const rules = ({ because }: Explained): readonly string[] => because.map(([, , rule]) => rule)

describe('ion cannon', () => {
  test('EE-ION-02, EE-ION-03: an ion cannon rolls one die per box, and one more with any number of lock-ons', () => {
    for (const [locks, dice] of [
      [0, 3],
      [1, 4],
      [4, 4],
    ] as const) {
      const { state, a, b } = at(3, locks)
      expect(ionDice(state, a, b, 3).total).toBe(dice)
    }
  })
  test('EE-ION-04, EE-SHD-02, EE-QRF-06: range and shields are added, then squared', () => {
    for (const range of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const { a, b } = at(range)
      expect(ionDefence(a, b, 0).total).toBe(range * range)
      expect(ionDefence(a, b, 2).total).toBe((range + 2) ** 2)
      expect(addsUp(ionDefence(a, b, 2))).toBe(true)
    }
  })
  test('EE-ION-05, GT-31: damage is never below 0', () => {
    const { a, b } = at(10)
    const left = damageLeft(explained(['ion cannon', 1, 'EE-ION-02']), ionDefence(a, b, 0), 'EE-ION-05')
    expect(left.total).toBe(0)
    expect(addsUp(left)).toBe(true)
    expect(damageLeft(explained(['ion cannon', 11, 'EE-ION-02']), explained(['range', 4, 'EE-ION-04']), 'EE-ION-05').total).toBe(7)
  })
})

describe('shields', () => {
  const shielded = (lit: readonly string[], levels: Record<string, 'light'> = {}) => {
    const { state } = battle({ b: ship('blue', column('GHGHG'), { power: { lit: [...lit] }, levels }) })
    return shieldsOf(state, shipOf(state, 'b'))
  }
  test('EE-SHD-01, EE-SHD-02, EE-SHD-03: every powered generator counts, without a connection to others', () => {
    expect(shielded([])).toBe(0)
    expect(shielded(['0,0'])).toBe(1)
    expect(shielded(['0,0', '0,2', '0,4'])).toBe(3)
  })
  test('EE-GEN-07: a damaged generator does not operate', () => {
    expect(shielded(['0,0', '0,2', '0,4'], { '0,2': 'light' })).toBe(2)
  })
  test('EE-SHD-02: shields do nothing against lasers and railguns', () => {
    const bare = at(4, 1)
    const { state } = battle(inLine(column('rC'), column('GGG'), 4), LOCKED)
    const [a, b] = [shipOf(state, 'a'), shipOf(state, 'b')]
    expect(laserReduction(state, a, b, 2).total).toBe(laserReduction(bare.state, bare.a, bare.b, 2).total)
    expect(railgunNeeds(state, a, bare.gun, b).total).toBe(0)
  })
})

describe('lasers', () => {
  test('EE-LAS-03, EE-QRF-10, GT-30: without a lock-on the effective range is the sum of 1 to the range', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((range) => rangeFor(range, 0))).toEqual([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55])
    expect([0, 1, 4, 10].map((range) => rangeFor(range, 1))).toEqual([0, 1, 4, 10])
  })
  test('EE-LAS-04, GT-12: the reduction is effective range divided by strength, rounded down', () => {
    for (const strength of [1, 2, 3, 4, 5, 6, 7, 8])
      for (const range of [0, 1, 2, 5, 9, 10]) {
        const { state, a, b } = at(range, 1)
        expect(laserReduction(state, a, b, strength).total).toBe(Math.floor(range / strength))
      }
  })
  test('EE-LAS-02, EE-LAS-05, EE-QRF-10: damage is the die less the reduction', () => {
    const { state, a, b } = at(4, 1)
    const damage = (die: number) => laserDamage(state, a, b, [{ die, strength: 1 }]).total
    expect([1, 2, 3, 4, 5, 6].map(damage)).toEqual([0, 0, 0, 0, 1, 2])
  })
  test('EE-LAR-05, GT-36: the lasers of an array are rolled and reduced separately, then added', () => {
    const { state, a, b } = at(2, 1)
    const faces = [4, 3, 5, 6, 1]
    const rolls = [3, 2, 1, 1, 1].map((strength, of) => ({ strength, die: faces[of] ?? 0 }))
    const damage = laserDamage(state, a, b, rolls)
    expect(damage.total).toBe(13)
    expect(addsUp(damage)).toBe(true)
    expect(rolls.map((roll) => laserDamage(state, a, b, [roll]).total)).toEqual([4, 2, 3, 4, 0])
  })
})

describe('railguns', () => {
  const moving = (manoeuvre: number) => ({ points: { manoeuvre } })
  test('EE-RAI-04, EE-RAI-08: with a lock-on only the manoeuvre points of the target count', () => {
    const { state } = battle(inLine(column('rC'), hulk(2), 6, { b: moving(3) }), LOCKED)
    const gun = weaponsOf(state, shipOf(state, 'a'))[0] ?? never()
    expect(railgunNeeds(state, shipOf(state, 'a'), gun, shipOf(state, 'b')).total).toBe(3)
  })
  test('EE-RAI-05, EE-QRF-07: without a lock-on the range is added', () => {
    const { state } = battle(inLine(column('rC'), hulk(2), 2, { b: moving(3) }))
    const gun = weaponsOf(state, shipOf(state, 'a'))[0] ?? never()
    const needs = railgunNeeds(state, shipOf(state, 'a'), gun, shipOf(state, 'b'))
    expect(needs.total).toBe(5)
    expect(rules(needs)).toEqual(['EE-RAI-04', 'EE-RAI-05'])
  })
  test('EE-RAI-05: each lock-on beyond the first adds 1', () => {
    expect([0, 1, 2, 4].map((locks) => railgunBonus(at(3, locks).state, at(3, locks).a, at(3, locks).b, 0).total)).toEqual([0, 0, 1, 3])
  })
  test('EE-RFR-02: each hit in a row adds 1', () => {
    const { state, a, b } = at(3, 2)
    expect(railgunBonus(state, a, b, 2).total).toBe(3)
  })
  test('EE-RAI-06: a rear gun adds the firing ship’s manoeuvre points to the target’s', () => {
    const ships = inLine(column('Cv'), hulk(2), 3, { a: { facing: 3, ...moving(2) }, b: moving(1) })
    for (const [more, total] of [
      [LOCKED, 3],
      [{}, 6],
    ] as const) {
      const { state } = battle(ships, more)
      const gun = weaponsOf(state, shipOf(state, 'a'))[0] ?? never()
      expect(gun.aim).toBe('astern')
      expect(railgunNeeds(state, shipOf(state, 'a'), gun, shipOf(state, 'b')).total).toBe(total)
    }
  })
  test('EE-REV-04: the rear gun depends on the direction of flight; in the turn of change both guns are rear guns', () => {
    const needs = (aim: 'r' | 'v', more: object) => {
      const boxes = aim === 'r' ? 'rC' : 'Cv'
      const { state } = battle(inLine(column(boxes), hulk(2), 1, { a: { facing: aim === 'r' ? 0 : 3, ...moving(2), ...more } }), LOCKED)
      return railgunNeeds(state, shipOf(state, 'a'), weaponsOf(state, shipOf(state, 'a'))[0] ?? never(), shipOf(state, 'b')).total
    }
    expect([needs('r', {}), needs('v', {})]).toEqual([0, 2])
    expect([needs('r', { reversing: true }), needs('v', { reversing: true })]).toEqual([2, 0])
    expect([needs('r', { turnedRound: true }), needs('v', { turnedRound: true })]).toEqual([2, 2])
  })
})

describe('through atmosphere', () => {
  const AIR = [[0, -4]] as const
  test('EE-ATM-06: lasers and railguns fire without the effect of lock-ons', () => {
    const { state, a, b, gun } = at(4, 3, AIR)
    expect(effectiveRange(state, a, b).total).toBe(10)
    expect(railgunNeeds(state, a, gun, b).total).toBe(4)
    expect(railgunBonus(state, a, b, 0).total).toBe(0)
  })
})
