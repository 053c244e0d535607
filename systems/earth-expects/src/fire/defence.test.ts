// Point defence (EE-PD, EE-AMI).
import { describe, expect, test } from 'vitest'
import { battle, chooseDie, defend, fire, hexesOf, hold, pass, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import type { Setup } from '../setup.ts'
import { ownDefence } from './defence.ts'
import { arrayed, missileAt as at, column, type Flying, hulk, needed, ship } from './ships-for-tests.ts'

const DEFEND = [{ step: 'defend', seat: 'yellow', passed: [], chain: null }] as const
/** Blue's `b` at the origin facing north with missiles ahead of it. */
function attacked(
  design: Design,
  missiles: Readonly<Record<string, Flying>>,
  setup?: Setup,
  more: Parameters<typeof ship>[2] = {},
): TestBattle {
  const ships = { a: ship('yellow', hulk(2), { hex: [0, -9] }), b: ship('blue', design, more) }
  return battle(ships, { turn: 2, missiles, at: [...DEFEND] }, setup)
}

describe('targets of point defence', () => {
  const two = { m: at(1), n: at(2, { target: 'c' }) }
  const ships = {
    a: ship('yellow', column('lC'), { hex: [0, -9], facing: 3 }),
    b: ship('blue', column('lC')),
    c: ship('blue', hulk(1), { hex: [1, -1] }),
  }
  test('EE-PD-01, EE-PD-11: every enemy missile in arc may be engaged, also one at an ally, and only missiles', () => {
    const open = battle(ships, { turn: 2, missiles: two, at: [...DEFEND] })
    expect(open.asked).toBe('blue: defend')
    expect(refused(open, defend('b', 'L1', 'n'))).toBeUndefined()
    expect(refused(open, defend('b', 'L1', 'a'))).toBe('EE-PD-01')
  })
  test('EE-PD-01: a missile launched in this step cannot be engaged', () => {
    expect(attacked(column('lC'), { m: at(0, { launched: 2, entry: null }) }).asked).toBe('')
  })
  test('EE-PD-02: the missile must be in arc; in the ship’s own hex its entry hex counts', () => {
    expect(attacked(column('lC'), { m: at(2, { hex: [0, 2], entry: [0, 3] }) }).asked).toBe('')
    expect(attacked(column('lC'), { m: at(0) }).asked).toBe('blue: defend')
    expect(attacked(column('lC'), { m: at(0, { entry: [0, 1] }) }).asked).toBe('')
  })
  test('EE-PD-02: for a railgun the entry hex must be straight ahead', () => {
    expect(attacked(column('rC'), { m: at(0) }).asked).toBe('blue: defend')
    expect(attacked(column('rC'), { m: at(0, { entry: [1, -1] }) }).asked).toBe('')
  })
  test('EE-BAS-08, EE-RAI-10: a base’s railgun cannot engage missiles', () => {
    const guarded = (base: boolean) => attacked(column('rC', { base }), { m: at(0) }, undefined, { marks: { R1: 'a' } }).asked
    expect([guarded(false), guarded(true)]).toEqual(['blue: defend', ''])
  })
  test('EE-PD-09: launchers and sensors cannot engage missiles', () => {
    expect(attacked(column('MSC'), { m: at(0) }).asked).toBe('')
  })
  test('EE-PD-10, EE-WEP-03: a weapon must be armed and unused this turn', () => {
    const open = attacked(drawn('CT warship', 'l   l'), { m: at(0) }, undefined, {
      deeds: { fired: ['L1'] },
      power: { lit: ['0,0', '2,-1'] },
    })
    expect(refused(open, defend('b', 'L1', 'm'))).toBe('EE-PD-10')
    expect(refused(open, defend('b', 'L2', 'm'))).toBeUndefined()
    const fired = battle(ships, { turn: 2, missiles: two, at: 'commit' }).go({ blue: hold, yellow: fire('a', 'L1@b') })
    expect(fired.asked).toBe('blue: defend')
  })
})

describe('the number needed', () => {
  test('EE-PD-04, EE-LAS-01, EE-RAI-01, EE-AMI-01: it is the rating of the weapon plus the range', () => {
    for (const [gun, rating] of [
      ['l', 2],
      ['A', 2],
      ['r', 5],
    ] as const)
      for (const range of [0, 1, 3]) expect(needed(attacked(column(`${gun}C`), { m: at(range) }))).toBe(rating + range)
  })
  test('EE-ION-01, EE-PD-07: an ion cannon needs three plus two per hex, of which a sensor cancels one', () => {
    const open = attacked(column('iSC'), { m: at(2) })
    expect(needed(open)).toBe(7)
    expect(needed(open, 2)).toBe(5)
  })
  const SEEING = drawn('CT warship', 'l   S   S')
  test('EE-PD-05: each sensor cancels one hex of range, down to 0, in every attempt', () => {
    const open = attacked(SEEING, { m: at(2), n: at(2) })
    expect([0, 1, 2].map((sensors) => needed(open, sensors))).toEqual([4, 3, 2])
    expect(needed(open, 3)).toBe(2)
    const both = open.go(defend('b', 'L1', 'm', '2,-1', '4,-2'), 2, defend('b', 'L1', 'n', '2,-1', '4,-2'), 2)
    expect(both.eventsOf('defended').map((event) => event.needed.total)).toEqual([2, 2])
  })
  test('EE-PD-05: a sensor must be powered and see the missile', () => {
    const dark = attacked(SEEING, { m: at(2) }, undefined, { power: { lit: ['0,0', '2,-1'] } })
    expect(refused(dark, defend('b', 'L1', 'm', '4,-2'))).toBe('EE-PD-05')
    expect(refused(dark, defend('b', 'L1', 'm', '2,-1'))).toBeUndefined()
    expect(refused(attacked(column('lSC'), { m: at(2) }), defend('b', 'L1', 'm', '0,1'))).toBe('EE-PD-05')
  })
  test('EE-PD-06: only sensors named in the order count as used', () => {
    const used = attacked(SEEING, { m: at(2) }).go(defend('b', 'L1', 'm', '2,-1'), 1)
    expect(used.state.ships.b?.deeds.sensors).toEqual(['2,-1'])
  })
  test('EE-ATM-07: sensors cancel no range through atmosphere', () => {
    const air = setupWith([], { bodies: [hexesOf('atmosphere', [0, -1])] })
    expect(refused(attacked(SEEING, { m: at(2) }, air), defend('b', 'L1', 'm', '2,-1'))).toBe('EE-PD-05')
  })
  test('EE-RFR-04: rapid fire lowers the first number by one per box beyond the first', () => {
    const rapid = attacked(column('rRRC'), { m: at(1), n: at(1) }, setupWith(['rapidFire']), {
      power: { lit: ['0,0', '0,1', '0,2'], rapid: ['R1'] },
    })
    const met = rapid.go(defend('b', 'R1', 'm'), 4, defend('b', 'R1', 'n'), 5)
    expect(met.eventsOf('defended').map((event) => [event.needed.total, event.hit])).toEqual([
      [4, true],
      [6, false],
    ])
  })
  test('EE-LAR-06: an array defends as one laser', () => {
    const met = attacked(arrayed('lLC'), { m: at(0) }).go(defend('b', 'Y1', 'm'), 1)
    expect(met.eventsOf('defended')).toMatchObject([{ dice: [1], needed: { total: 2 }, hit: false }])
    expect(met.asked).toBe('')
  })
  test('EE-CRQ-02: an elite crew rolls its own die', () => {
    const met = attacked(column('lC'), { m: at(5) }, setupWith(['crews']), { crew: 'elite' }).go(defend('b', 'L1', 'm'), 7)
    expect(met.eventsOf('defended')).toMatchObject([{ hit: true }])
  })
})

describe('attempts', () => {
  test('EE-PD-08, EE-MIS-08: a hit destroys one missile, and the next die of the weapon must be at least as high', () => {
    const first = attacked(column('lC'), { m: at(0), n: at(0), o: at(3) }).go(defend('b', 'L1', 'm'), 4)
    expect(Object.keys(first.state.missiles)).toEqual(['n', 'o'])
    const on = first.go(defend('b', 'L1', 'o'), 5)
    expect(on.eventsOf('defended')).toMatchObject([{ needed: { total: 5 }, hit: true }])
    const over = on.go(defend('b', 'L1', 'n'), 4)
    expect(over.eventsOf('defended')).toMatchObject([{ needed: { total: 5 }, hit: false }])
    expect(over.asked).toBe('')
  })
  test('EE-PD-03: seats engage in turn with one weapon, each after the last roll, until all pass', () => {
    const ships = { a: ship('yellow', column('lC'), { facing: 0 }), b: ship('blue', drawn('CT warship', 'l   l'), { facing: 0 }) }
    const missiles = { m: at(1), n: at(1, { seat: 'blue', from: 'b', target: 'a' }) }
    const open = battle(ships, { turn: 2, missiles, at: [...DEFEND] })
    expect(open.asked).toBe('yellow: defend')
    const theirs = open.go(defend('a', 'L1', 'n'), 1)
    expect(theirs.asked).toBe('blue: defend')
    const again = theirs.go(defend('b', 'L1', 'm'), 1)
    expect(again.asked).toBe('blue: defend')
    expect(again.go(pass).asked).toBe('')
  })
  test('EE-AMI-02: an anti-missile rolls two dice; the owner chooses one, and it limits the next attempt', () => {
    const rolled = attacked(column('AC'), { m: at(0), n: at(0) }).go(defend('b', '0,0', 'm'), 3, 6)
    expect(rolled.asked).toBe('blue: chooseDie')
    const low = rolled.go(chooseDie(0), defend('b', '0,0', 'n'), 2, 4)
    expect(low.asked).toBe('blue: chooseDie')
    const met = low.go(chooseDie(1))
    expect(met.eventsOf('defended')).toMatchObject([{ dice: [2, 4], die: 4, needed: { total: 3 }, hit: true }])
  })
  test('EE-AMI-03: an anti-missile may destroy several missiles in one chain per turn', () => {
    const chain = attacked(column('AC'), { m: at(0), n: at(0), o: at(0) }).go(
      ...[defend('b', '0,0', 'm'), 2, 2, defend('b', '0,0', 'n'), 2, 2, defend('b', '0,0', 'o'), 1, 1],
    )
    expect(chain.eventsOf('defended').map(({ hit }) => hit)).toEqual([true, true, false])
    expect(chain.asked).toBe('')
  })
  test('EE-AMI-04: anti-missiles cannot fire through an interface, but into and out of one', () => {
    const open = (hex: readonly [number, number]) =>
      attacked(column('AC'), { m: at(2) }, setupWith([], { bodies: [hexesOf('interface', hex)] })).asked
    expect([open([0, 0]), open([0, -1]), open([0, -2])]).toEqual(['blue: defend', '', 'blue: defend'])
  })
})

test('EE-CRQ-01, EE-PD-04: automatic defence engages only if the crew’s die can reach the number', () => {
  const tried = (crew: 'standard' | 'elite' | 'crack', range: number): boolean =>
    ownDefence(attacked(column('lC'), { m: at(range) }, undefined, { crew }).state, 'blue', null) !== null
  expect([tried('standard', 4), tried('standard', 5)]).toEqual([true, false])
  expect([tried('elite', 6), tried('elite', 7)]).toEqual([true, false])
  expect([tried('crack', 8), tried('crack', 9)]).toEqual([true, false])
})
