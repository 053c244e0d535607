// Lock-ons without dice after Movement (EE-SSN).
import { expect, test } from 'vitest'
import { battle, fire, hexesOf, type Placed, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { column, hulk, ship } from '../fire/ships-for-tests.ts'
import type { Position } from '../position.ts'
import { lockBonus } from './locks.ts'
import { enemy, once, PORT, STARBOARD, sense, V } from './sensors-for-tests.ts'

const SIMPLE = setupWith(['simpleSensors'])
const moved = (ships: Position['ships'], more: Omit<Partial<Position>, 'ships'> = {}, setup = SIMPLE): TestBattle =>
  battle(ships, { at: 'sense', ...more }, setup)
const sees = (range: number, more: Partial<Placed> = {}) => moved({ v: { ...V, ...more }, i: enemy(range) }).go(once).state.locks.v?.i

test('EE-SSN-01: each sensor counts 3, with elite crews 4, with crack crews 5', () => {
  expect([sees(2), sees(3)]).toEqual([1, undefined])
  expect([sees(3, { crew: 'elite' }), sees(4, { crew: 'elite' })]).toEqual([1, undefined])
  expect([sees(4, { crew: 'crack' }), sees(5, { crew: 'crack' })]).toEqual([1, undefined])
  expect(
    moved({ v: V, i: enemy(2) })
      .go(once)
      .eventsOf('lockRolled'),
  ).toMatchObject([{ die: null, sensors: 1, range: 2 }])
})
test('EE-SSN-01: normal rules apply to attempts, sensors and bonuses', () => {
  const asked = moved({ v: V, i: enemy(3), j: enemy(2) })
  expect(asked.asked).toBe('yellow+blue: sense')
  const twice = sense({ sensors: [PORT], at: 'i' }, { sensors: [PORT], at: 'j' })
  expect(refused(asked, twice, 'yellow')).toBe('EE-SEN-03')
  expect(asked.go(sense({ sensors: [PORT, STARBOARD], at: 'i' })).state.locks).toEqual({ v: { i: 1 } })
  expect(asked.go(sense({ sensors: [PORT], at: 'i' }, { sensors: [STARBOARD], at: 'j' })).state.locks).toEqual({ v: { j: 1 } })
  expect(moved({ v: V, i: enemy(3) }, { locks: { v: ['i'] } }).go(once).state.locks).toEqual({ v: { i: 1 } })
})
test('EE-SSN-01, EE-HID-05: a search uses no die', () => {
  const search = (range: number) =>
    moved({ v: V, i: enemy(9), h: enemy(range, { hidden: true }) }).go(sense({ sensors: [PORT], at: [0, -range] }))
  expect(search(2).eventsOf('searched')).toMatchObject([{ hex: [0, -2], die: null }])
  expect(search(2).state.locks).toEqual({ v: { h: 1 } })
  expect(search(3).eventsOf('shipFound')).toEqual([])
})
test('EE-SSN-01, EE-AST-12: cinematic asteroids subtract the value of a sensor of the target’s crew', () => {
  const rocks = { ...SIMPLE, bodies: [hexesOf('cinematic', [0, 0])] }
  const near = (crew: Placed['crew']) => moved({ v: { ...V, crew }, i: enemy(0) }, { deemed: { 'i v': [0, 1] } }, rocks).go(once)
  expect(near('standard').eventsOf('lockRolled')).toMatchObject([
    { locked: false, number: { total: -3, because: [['cinematic asteroids', -3, 'EE-AST-12']] } },
  ])
  expect(near('elite').state.locks).toEqual({ v: { i: 1 } })
})
test('EE-SSN-01: the Sensors step is after Movement, not after Weapons', () => {
  const steps = (setup = SIMPLE) => battle({ v: V, i: enemy(3) }, {}, setup).state.play.agenda.map(({ step }) => step)
  const order = (setup = SIMPLE) =>
    battle({ v: V, i: enemy(3) }, { at: 'announce' }, setup).state.play.agenda.flatMap(({ step }) =>
      ['moved', 'sense', 'commit', 'sever'].includes(step) ? [step] : [],
    )
  expect(order()).toEqual(['moved', 'sense', 'commit', 'sever'])
  expect(order(setupWith())).toEqual(['moved', 'commit', 'sever', 'sense'])
  expect(steps()).not.toContain('sense')
})
test('EE-SSN-01, EE-SEN-08: fire of the last turn counts at the next determination, once', () => {
  const both = { v: V, i: ship('blue', column('LPC'), { hex: [0, -3], facing: 3 }) }
  const plays = (...shots: readonly string[]) =>
    battle(both, { at: 'commit' }, SIMPLE)
      .go({ blue: fire('i', ...shots) }, ...shots.map(() => 1))
      .until('plot').state
  const added = (state: TestBattle['state']) => {
    const { v, i } = state.ships
    return v && i && lockBonus(state, v, i, 1).total
  }
  expect([added(plays()), added(plays('L1@v'))]).toEqual([0, 1])
  const looked = moved({ v: V, i: enemy(9, { deeds: { hurt: true } }) }).go(once)
  expect([looked.eventsOf('lockRolled')[0]?.number.total, added(looked.state)]).toEqual([1, 0])
})
test('EE-SSN-01, EE-MIS-04: a missile is checked at the first determination after launch, before its impact', () => {
  const inFlight = (range: number) =>
    moved(
      { v: V, i: ship('blue', hulk(2), { hex: [0, -range] }) },
      { turn: 2, missiles: { m: { seat: 'yellow', from: 'v', target: 'i', hex: [0, 0], launched: 1 } } },
    ).go(once)
  expect(inFlight(3).eventsOf('missileLost')).toMatchObject([{ missile: 'm', seat: 'yellow', why: 'EE-MIS-04' }])
  expect(Object.keys(inFlight(2).state.missiles)).toEqual(['m'])
})
