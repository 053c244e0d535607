// Point defence attempt by attempt: the order of seats, the weapons they may use, and automatic defence (EE-PD).
import { describe, expect, test } from 'vitest'
import { battle, defend, type Placed, pass, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { drawn } from '../design/design-for-tests.ts'
import type { Position } from '../position.ts'
import type { Color } from '../shapes.ts'
import { ASKED } from '../state.ts'
import { ownDefence } from './defence.ts'
import { column, type Flying, hulk, missileAt, ship } from './ships-for-tests.ts'

const OWN = { ...ASKED, defence: 'own' } as const
const GUN = column('lC')
const TWIN = drawn('CT warship', 'l   l', '  C')
type Missiles = Readonly<Record<string, Flying>>
/** Yellow's missiles attack, yellow's own ship is far away, and blue may engage the missiles. */
const attacked = (ships: Position['ships'], missiles: Missiles, more: Partial<Position> = {}, setup = setupWith()): TestBattle =>
  battle(
    { a: ship('yellow', hulk(2), { hex: [0, -20] }), ...ships },
    { turn: 2, missiles, at: [{ step: 'defend', seat: 'blue', passed: ['yellow'], chain: null }], ...more },
    setup,
  )
const guard = (design = GUN, more: Partial<Placed> = {}): Placed => ship('blue', design, more)
const aimed = (at: TestBattle) => at.eventsOf('defended').map(({ ship: id, weapon, missile }) => `${id} ${weapon} ${missile}`)
const around = (...sides: readonly (readonly [Color, Color])[]) =>
  setupWith([], { seats: sides.map(([seat, side]) => ({ seat, side, budget: 0, zone: { centre: [0, 0], radius: 9 } })) })

describe('weapons of point defence', () => {
  const near = { m: missileAt(0), n: missileAt(0) }
  test('EE-PD-08: after a hit only the same weapon may continue', () => {
    const hit = attacked({ b: guard(TWIN), c: guard() }, near).go(defend('b', 'L1', 'm'), 2)
    const rules = [defend('b', 'L1', 'n'), defend('b', 'L2', 'n'), defend('c', 'L1', 'n')].map((order) => refused(hit, order))
    expect(rules).toEqual([undefined, 'EE-PD-10', 'EE-PD-10'])
  })
  test('EE-PD-08, EE-WEP-03: after a miss or a pass the weapon is used, and other weapons may engage', () => {
    const open = attacked({ b: guard(TWIN), c: guard() }, near)
    const missed = open.go(defend('b', 'L1', 'm'), 1)
    const stopped = open.go(defend('b', 'L1', 'm'), 2).go(pass)
    for (const over of [missed, stopped])
      expect([defend('b', 'L1', 'n'), defend('b', 'L2', 'n'), defend('c', 'L1', 'n')].map((order) => refused(over, order))).toEqual([
        'EE-PD-10',
        undefined,
        undefined,
      ])
  })
  test('EE-SUR-03: a landed ship cannot engage missiles, a low-flying one can', () => {
    expect((['none', 'low', 'landed'] as const).map((landing) => attacked({ b: guard(GUN, { landing }) }, near).asked)).toEqual([
      'blue: defend',
      'blue: defend',
      '',
    ])
  })
  test('EE-BAS-08: a base engages missiles with every weapon except its railguns', () => {
    const base = { ...drawn('CT warship', 'l   r', '  C'), base: true }
    const open = attacked(
      { b: guard(base, { marks: { R1: 'a' } }) },
      { m: missileAt(1), n: missileAt(1, { hex: [2, -2], entry: [2, -3] }) },
    )
    expect([defend('b', 'L1', 'm'), defend('b', 'R1', 'm'), defend('b', 'R1', 'n')].map((order) => refused(open, order))).toEqual([
      undefined,
      'EE-PD-10',
      'EE-PD-10',
    ])
  })
  test('EE-PD-04: the needed number is that of the ordered weapon', () => {
    const mixed = drawn('CT warship', 'l   i', '  C')
    const tried = (weapon: string) =>
      attacked({ b: guard(mixed) }, near)
        .go(defend('b', weapon, 'm'), 1)
        .eventsOf('defended')[0]?.needed.total
    expect([tried('L1'), tried('I1')]).toEqual([2, 3])
  })
})

describe('the order of seats', () => {
  const THREE = around(['yellow', 'yellow'], ['blue', 'blue'], ['red', 'red'])
  const everyone = {
    a: ship('yellow', TWIN),
    b: ship('blue', TWIN),
    c: ship('red', TWIN),
  }
  // One missile at each ship, from the next seat.
  const missiles = {
    m: missileAt(0, { seat: 'red', from: 'c', target: 'a' }),
    n: missileAt(0, { seat: 'yellow', from: 'a', target: 'b' }),
    o: missileAt(0, { seat: 'blue', from: 'b', target: 'c' }),
  }
  const from = (seat: Color, passed: readonly Color[] = []) =>
    battle(everyone, { turn: 2, missiles, at: [{ step: 'defend', seat, passed, chain: null }] }, THREE)
  test('EE-PD-03: seats engage in turn with one weapon each, until all have passed', () => {
    const first = from('yellow')
    const second = first.go(defend('a', 'L1', 'm'), 1)
    const third = second.go(defend('b', 'L1', 'n'), 1)
    const fourth = third.go(defend('c', 'L1', 'o'), 1)
    expect([first, second, third, fourth].map(({ asked }) => asked)).toEqual([
      'yellow: defend',
      'blue: defend',
      'red: defend',
      'yellow: defend',
    ])
    const on = fourth.go(defend('a', 'L2', 'm'), 1)
    expect(on.asked).toBe('blue: defend')
    const last = on.go(pass)
    expect(last.asked).toBe('red: defend')
    // Yellow has no weapon left and blue has passed.
    expect(last.go(defend('c', 'L2', 'o'), 1).asked).toBe('')
  })
  test('EE-PD-03: a seat that has passed is not asked again', () => {
    expect(from('blue').go(pass).asked).toBe('red: defend')
    expect(from('blue').go(pass, pass).asked).toBe('yellow: defend')
    expect(from('blue', ['yellow']).go(pass, pass).asked).toBe('')
    expect(from('red', ['blue']).go(defend('c', 'L1', 'o'), 1).asked).toBe('yellow: defend')
    expect(from('red', ['blue', 'yellow']).go(defend('c', 'L1', 'o'), 1).asked).toBe('red: defend')
  })
})

describe('automatic defence', () => {
  const own = (ships: Position['ships'], missiles: Missiles, faces: readonly number[], setup = setupWith()): TestBattle => {
    const open = attacked(
      ships,
      missiles,
      { policies: { blue: OWN }, at: [{ step: 'commit' }, { step: 'defend', seat: 'blue', passed: ['yellow'], chain: null }] },
      setup,
    )
    return open.go({}, ...faces)
  }
  test('EE-PD-04: engages the nearest missile first, with the weapon that needs the lowest number', () => {
    const three = { m: missileAt(3), n: missileAt(1), o: missileAt(2) }
    expect(aimed(own({ b: guard() }, three, [1]))).toEqual(['b L1 n'])
    expect(aimed(own({ b: guard() }, three, [3, 4, 5]))).toEqual(['b L1 n', 'b L1 o', 'b L1 m'])
    expect(aimed(own({ b: guard(drawn('CT warship', 'i   l', '  C')) }, { m: missileAt(1) }, [1, 1]))).toEqual(['b L1 m', 'b I1 m'])
  })
  test('EE-PD-11: engages only missiles aimed at the seat’s own ships; the owner may engage others', () => {
    const allies = around(['yellow', 'yellow'], ['blue', 'blue'], ['red', 'blue'])
    const ships = { b: guard(), r: ship('red', hulk(1)) }
    const both = { m: missileAt(0, { target: 'r' }), n: missileAt(1) }
    expect(aimed(own(ships, both, [1], allies))).toEqual(['b L1 n'])
    expect(aimed(own(ships, { m: missileAt(0, { target: 'r' }) }, [], allies))).toEqual([])
    expect(attacked(ships, { m: missileAt(0, { target: 'r' }) }, {}, allies).asked).toBe('blue: defend')
  })
  test('EE-PD-03: the owner is not asked, after hits and misses', () => {
    expect(own({ b: guard(TWIN) }, { m: missileAt(0), n: missileAt(0) }, [2, 1, 1]).asked).toBe('')
  })
  test('EE-HID-03: hidden ships do not engage', () => {
    const { state } = attacked(
      { b: guard(GUN, { hidden: true }), c: guard(hulk(1)) },
      { m: missileAt(0), n: missileAt(0, { target: 'c' }) },
    )
    expect(ownDefence(state, 'blue', null)).toBeNull()
  })
})

describe('out of hiding', () => {
  test('EE-HID-03: only the hidden ship that engages a missile is found', () => {
    const hiding = { hidden: true, power: { lit: ['0,0'] } } as const
    const open = attacked({ b: guard(GUN, hiding), c: guard(GUN, { ...hiding, hex: [0, 30] }) }, { m: missileAt(0), n: missileAt(9) })
    const shot = open.go(defend('b', 'L1', 'm'), 1)
    expect(shot.eventsOf('shipFound')).toMatchObject([{ ship: { id: 'b' }, why: 'EE-HID-03' }])
    expect(Object.keys(shot.state.secret.blue?.hidden ?? {})).toEqual(['c'])
  })
})
