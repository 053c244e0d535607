// The heading of heat (EE-HEA-01), and the call for it.
import { diceOf } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { battle, begun, refused, setupWith, sole, type TestBattle } from '../battle-for-tests.ts'
import { column, hulk, ship, struck } from '../fire/ships-for-tests.ts'
import { play, view } from '../game.ts'
import type { Order } from '../orders.ts'
import { type Position, stateOf } from '../position.ts'

const SUN = setupWith([], { heat: { from: [2, -4], within: 20, dice: 0 } })
const BASKING = { a: ship('yellow', column('HHH')), b: ship('blue', hulk(2), { hex: [0, 30] }) }
const burning = (ships: Position['ships'] = BASKING, more: Omit<Partial<Position>, 'ships'> = {}): TestBattle =>
  battle(ships, { at: [{ step: 'heat' }, { step: 'repair' }], ...more }, SUN)
const over = (heading: 3 | 4 | 0): Order => ({ order: 'heat', ships: { a: heading } })
const heading = (at: TestBattle, id: string) => at.eventsOf('heated').flatMap((event) => (event.ship === id ? [event.heading] : []))

describe('heat between two sides', () => {
  test('EE-HEA-01: the owner chooses between two equally near axes', () => {
    const open = burning()
    expect(open.asked).toBe('yellow: heat')
    expect(heading(open.go(over(3)), 'a')).toEqual([3])
    expect(struck(open.go(over(3)))).toEqual(['0,0'])
    expect(heading(open.go(over(4)), 'a')).toEqual([4])
    expect(struck(open.go(over(4)))).toEqual(['0,0', '0,1', '0,2'])
  })
  test('EE-HEA-02: without extra dice no roll is recorded', () => {
    const policies = { yellow: { ties: 'first', defence: 'asked', repairs: 'asked', rows: 'asked' } } as const
    const state = stateOf(SUN, { ships: BASKING, at: [{ step: 'heat' }, { step: 'repair' }], policies })
    const rolls: string[] = []
    const dice = diceOf((_, __, reason) => {
      rolls.push(reason)
      return []
    })
    expect(play.begin([{ type: 'begun', state }], dice).events.map(({ type }) => type)).toContain('heated')
    expect(rolls).toEqual([])
  })
  test('EE-HEA-01: only the two axes of a ship between them are accepted', () => {
    expect(refused(burning(), over(0))).toBe('EE-HEA-01')
    expect(refused(burning(), { order: 'heat', ships: { b: 3 } })).toBe('EE-HEA-01')
    expect(refused(burning(), over(4))).toBeUndefined()
  })
  test('EE-HEA-01: a seat with automatic ties or only one axis is not asked', () => {
    const policies = { yellow: { ties: 'first', defence: 'asked', repairs: 'asked', rows: 'asked' } } as const
    expect(heading(burning(BASKING, { policies }), 'a')).toEqual([3])
    const { b } = BASKING
    expect(burning({ a: ship('yellow', column('HHH'), { hex: [2, 0] }), b }).eventsOf('heated')).toMatchObject([{ ship: 'a', heading: 3 }])
  })
  test('EE-HEA-01: a hidden ship takes the first axis, and only its own side hears it', () => {
    const { a, b } = BASKING
    const hiding = burning({ a: { ...a, hidden: true, power: { lit: [] } }, b })
    expect(hiding.asked).not.toContain('heat')
    expect(hiding.eventsOf('heated')).toMatchObject([{ ship: 'a', heading: 3, to: ['yellow'] }])
    expect(Object.keys(view(hiding.state, 'blue').ships)).toEqual(['b'])
  })
  test('EE-HEA-01: the offer names the ships, and other orders are refused', () => {
    const open = burning()
    expect(sole.offer(view(open.state, 'yellow'))).toEqual({ kind: 'heat', orders: ['heat'], of: ['a'] })
    expect(refused(open, { order: 'pass' })).toBe('EE-HEA-01')
    expect(refused(open, { order: 'heat', ships: {} })).toBeUndefined()
    expect(heading(open.go({ order: 'heat', ships: {} }), 'a')).toEqual([3])
    const both = burning({ a: BASKING.a, b: ship('blue', hulk(2)) })
    expect(both.asked).toBe('yellow+blue: heat')
    expect(heading(both.go({ blue: { order: 'heat', ships: { b: 4 } } }), 'b')).toEqual([4])
  })
  test('EE-HEA-02: dice for hidden ships are rolled last, because visible dice would reveal them', () => {
    const sun = setupWith([], { heat: { from: [0, -9], within: 20, dice: 1 } })
    const ships = { a: { ...BASKING.a, hidden: true, power: { lit: [] } }, b: ship('blue', hulk(2), { hex: [0, 5] }) }
    const burnt = begun(sun, { ships, at: [{ step: 'heat' }, { step: 'repair' }] }, 2, 3)
    expect(burnt.eventsOf('heated').map(({ ship: id, dice }) => [id, dice])).toEqual([
      ['b', [2]],
      ['a', [3]],
    ])
  })
})

describe('heat damage', () => {
  const sun = (dice = 0) => setupWith([], { heat: { from: [0, -9], within: 4, dice } })
  const steps = [{ step: 'heat' }, { step: 'repair' }] as const
  const burnt = (ships: Position['ships'], dice = 0, ...faces: readonly number[]): TestBattle =>
    begun(sun(dice), { ships: { ...ships, far: ship('blue', hulk(2), { hex: [0, 30] }) }, at: steps }, ...faces)
  test('EE-HEA-01: hits ships within its range, but not in its own hex', () => {
    const ships = Object.fromEntries([3, 4, 5, 6].map((at) => [`at${at}`, ship('yellow', hulk(2), { hex: [0, at - 10] })]))
    const inside = ship('yellow', hulk(2), { hex: [0, -9] })
    expect(burnt({ ...ships, inside }).eventsOf('heated')).toEqual(
      [3, 4, 5].map((at) => ({ type: 'heated', ship: `at${at}`, seat: 'yellow', to: null, heading: 3, dice: [] })),
    )
  })
  test('EE-HEA-01, EE-DOC-11: hits docked ships as one and no destroyed ships', () => {
    const pair = burnt({
      a: ship('yellow', hulk(2), { hex: [0, -6], docked: [{ to: 'b', offset: [0, 2], active: true }] }),
      b: ship('yellow', hulk(2), { hex: [0, -6], docked: [{ to: 'a', offset: [0, -2], active: false }] }),
      wreck: ship('yellow', hulk(2), { hex: [0, -6], status: 'destroyed' }),
    })
    expect(pair.eventsOf('heated').map(({ ship: id }) => id)).toEqual(['a'])
    expect(struck(pair)).toEqual(['0,0'])
  })
  test('EE-HEA-01, EE-DAM-11: destroys a ship with its last box before repairs', () => {
    const gone = burnt({ a: ship('yellow', hulk(1), { hex: [0, -6], levels: { '0,0': 'critical' } }) })
    expect(gone.eventsOf('shipDestroyed')).toMatchObject([{ ship: 'a', why: 'EE-DAM-11' }])
    expect(gone.eventTypes.slice(0, 3)).toEqual(['boxesHit', 'heated', 'shipDestroyed'])
  })
  test('EE-HEA-02: uses the six-sided dice of the scenario', () => {
    expect(burnt({ a: ship('yellow', hulk(2), { hex: [0, -6] }) }, 2, 6, 2).eventsOf('heated')).toMatchObject([{ dice: [6, 2] }])
    expect(() => burnt({ a: ship('yellow', hulk(2), { hex: [0, -6] }) }, 1, 7)).toThrow('the scripted face 7 does not fit a die of 6')
  })
})
