// Over which side heat runs (EE-HEA-01), and who is asked.
import { describe, expect, test } from 'vitest'
import { type Battle, battle, begun, refused, setupWith } from '../battle-for-tests.ts'
import { column, hulk, ship, struck } from '../fire/ships-for-tests.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import { view } from '../view.ts'

const SUN = setupWith([], { heat: { from: [2, -4], within: 20, dice: 0 } })
const BASKING = { a: ship('yellow', column('HHH')), b: ship('blue', hulk(2), { hex: [0, 30] }) }
const burning = (ships: Position['ships'] = BASKING, more: Omit<Partial<Position>, 'ships'> = {}): Battle =>
  battle(ships, { at: [{ step: 'heat' }, { step: 'repair' }], ...more }, SUN)
const over = (heading: 3 | 4 | 0): Order => ({ order: 'heat', ships: { a: heading } })
const heading = (at: Battle, id: string) => at.told('heated').flatMap((said) => (said.ship === id ? [said.heading] : []))

describe('between two sides', () => {
  test('EE-HEA-01: between two axes equally near, the owner says over which the heat runs', () => {
    const open = burning()
    expect(open.asked).toBe('yellow: heat')
    expect(heading(open.go(over(3)), 'a')).toEqual([3])
    expect(struck(open.go(over(3)))).toEqual(['0,0'])
    expect(heading(open.go(over(4)), 'a')).toEqual([4])
    expect(struck(open.go(over(4)))).toEqual(['0,0', '0,1', '0,2'])
  })
  test('EE-HEA-01: only one of the two, and of a ship that lies between them', () => {
    expect(refused(burning(), over(0))).toBe('EE-HEA-01')
    expect(refused(burning(), { order: 'heat', ships: { b: 3 } })).toBe('EE-HEA-01')
    expect(refused(burning(), over(4))).toBeUndefined()
  })
  test('EE-HEA-01: who leaves ties to the table, and who burns from one side, is not asked', () => {
    const policies = { yellow: { ties: 'first', defence: 'asked', repairs: 'asked', rows: 'asked' } } as const
    expect(heading(burning(BASKING, { policies }), 'a')).toEqual([3])
    const { b } = BASKING
    expect(burning({ a: ship('yellow', column('HHH'), { hex: [2, 0] }), b }).told('heated')).toMatchObject([{ ship: 'a', heading: 3 }])
  })
  test('EE-HEA-01: nobody is asked for a ship that hides; it takes the first, and none but its own side hears', () => {
    const { a, b } = BASKING
    const hiding = burning({ a: { ...a, hidden: true, power: { lit: [] } }, b })
    expect(hiding.asked).not.toContain('heat')
    expect(hiding.told('heated')).toMatchObject([{ ship: 'a', heading: 3, to: ['yellow'] }])
    expect(Object.keys(view(hiding.state, 'blue').ships)).toEqual(['b'])
  })
  test('EE-HEA-02: dice for a ship that hides fall after those that everybody sees, or they would tell of it', () => {
    const sun = setupWith([], { heat: { from: [0, -9], within: 20, dice: 1 } })
    const ships = { a: { ...BASKING.a, hidden: true, power: { lit: [] } }, b: ship('blue', hulk(2), { hex: [0, 5] }) }
    const burnt = begun(sun, { ships, at: [{ step: 'heat' }, { step: 'repair' }] }, 2, 3)
    expect(burnt.told('heated').map(({ ship: id, dice }) => [id, dice])).toEqual([
      ['b', [2]],
      ['a', [3]],
    ])
  })
})
