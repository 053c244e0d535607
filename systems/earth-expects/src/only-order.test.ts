// Questions in which nothing can matter: the order that does nothing is the only legal one.
import { describe, expect, test } from 'vitest'
import { battle, fire, refused, type TestBattle } from './battle-for-tests.ts'
import { column, hulk, inLine } from './fire/ships-for-tests.ts'
import { view } from './game.ts'
import type { Order } from './orders.ts'
import { words } from './words.ts'

const GUN = column('lC')
const EYE = column('SC')
const HOLD: Order = { order: 'commit', ships: {} }
const sense: Order = { order: 'sense', ships: { a: [{ sensors: ['0,0'], at: 'b' }] } }
const firing = (range: number): TestBattle => battle(inLine(GUN, hulk(2), range), { at: [{ step: 'commit' }] })
const looking = (range: number): TestBattle => battle(inLine(EYE, hulk(2), range), { at: 'sense' })

describe('orders that cannot change anything', () => {
  test('EE-WEP-02: a seat whose shots cannot do damage holds fire', () => {
    expect([refused(firing(1), fire('a', 'L1@b'), 'yellow'), refused(firing(9), fire('a', 'L1@b'), 'yellow')]).toEqual([
      undefined,
      'EE-WEP-02',
    ])
    expect(refused(firing(9), HOLD, 'yellow')).toBeUndefined()
  })
  test('EE-WEP-02: a seat whose missiles could not stay in flight launches none', () => {
    expect(refused(battle(inLine(column('MC'), hulk(3), 4), { at: [{ step: 'commit' }] }), fire('a', '0,0@b'), 'yellow')).toBe('EE-WEP-02')
  })
  test('EE-SEN-01: a seat whose sensors could not lock on to anything makes no attempt', () => {
    expect([refused(looking(1), sense, 'yellow'), refused(looking(30), sense, 'yellow')]).toEqual([undefined, 'EE-SEN-01'])
    expect(refused(looking(30), { order: 'sense', ships: {} }, 'yellow')).toBeUndefined()
  })
  test('EE-REP-02: a seat without anything to repair chooses no box', () => {
    const whole = battle(inLine(GUN, column('HC'), 9, { b: { levels: { '0,0': 'moderate' } } }), { at: 'repair' })
    expect(refused(whole, { order: 'repair', ships: { a: [] } }, 'yellow')).toBe('EE-REP-02')
    expect(refused(whole, { order: 'repair', ships: {} }, 'yellow')).toBeUndefined()
  })
  test('EE-WEP-02: the dialog has one button then, which gives the order', () => {
    const choices = (range: number) => words.choices(view(firing(range).state, 'yellow'), null)
    expect(choices(9)).toMatchObject([{ label: 'Hold fire', role: 'main', then: { kind: 'order', order: HOLD } }])
    expect(choices(1).length).toBeGreaterThan(1)
  })
})
