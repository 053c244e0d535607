// The reason for a press that does nothing: it names what is wrong with this hex, and is absent where a ship is selected instead.
import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, type Placed } from '../src/battle-for-tests.ts'
import { column, hulk, inLine, LOCKED, ship } from '../src/fire/ships-for-tests.ts'
import { view as viewOf } from '../src/game.ts'
import type { Position } from '../src/position.ts'
import { type Draft, words } from '../src/words.ts'
import { refusalAt } from './refusal-at.ts'

type More = Omit<Partial<Position>, 'ships'>
const at = (ships: Position['ships'], more: More, hex: Hex, draft: Draft | null = null) => {
  const view = viewOf(battle(ships, more).state, 'yellow')
  return refusalAt({ view, draft, choices: words.choices(view, draft), selected: null, aimed: null, observations: [] }, hex)
}

describe('movement', () => {
  const POINTS = { speedPower: 8, manoeuvrePower: 0, speed: 2, manoeuvre: 0, unspent: 0 }
  const ships = (more: Partial<Placed> = {}): Position['ships'] => ({
    a: ship('yellow', column('PHECe'), { points: POINTS, ...more }),
    b: ship('blue', hulk(2), { hex: [5, 5] }),
  })
  const press = (hex: Hex, draft: Draft | null = null, more: Partial<Placed> = {}) => at(ships(more), { at: 'plot' }, hex, draft)
  test('EE-MOV-01: a hex is too far, or beside the only course', () => {
    expect(press([0, -5])).toMatchObject({ rule: 'EE-MOV-01', reason: expect.stringContaining('exactly 2 more hexes') })
    expect(press([1, 0])).toMatchObject({ rule: 'EE-MOV-08', reason: expect.stringContaining('0 manoeuvre points') })
  })
  test('EE-MOV-01: a course that has begun goes on with the next hex, until its points are used', () => {
    const path = (letters: string): Draft => ({ kind: 'plot', ships: {}, ship: 'a', path: letters })
    expect(press([1, -1], path('F'))?.reason).toContain('press the hex ahead')
    expect(press([1, -1], path('FF'))?.reason).toContain('no speed points left')
  })
  test('EE-UNP-01: a ship without movement power only drifts', () => {
    expect(press([0, -1], null, { points: { ...POINTS, speedPower: 0, speed: 0 } })?.rule).toBe('EE-UNP-01')
  })
  test('a press on a ship selects it', () => {
    expect([press([0, 0]), press([5, 5])]).toEqual([null, null])
  })
})

describe('fire', () => {
  const GUN = column('lLHCP')
  const press = (hex: Hex, more: { b?: Partial<Placed> } = {}) => at(inLine(GUN, hulk(4), 1, more), { at: 'commit', ...LOCKED }, hex)
  test('EE-WEP-04: the enemy is out of arc', () => {
    const third = { ...inLine(GUN, hulk(4), 1), c: ship('blue', hulk(2), { hex: [0, 3] }) }
    expect(at(third, { at: 'commit', ...LOCKED }, [0, 3])).toMatchObject({
      rule: 'EE-WEP-04',
      reason: expect.stringContaining('not in the arc'),
    })
  })
  test('an empty hex has no target, and an own ship is selected', () => {
    expect(press([3, 3])?.reason).toContain('no enemy ship')
    expect(press([0, 0])).toBeNull()
  })
  test('EE-WEP-04: an own ship without a target says so, while a ship is to be chosen', () => {
    const two = { ...inLine(GUN, hulk(4), 1), c: ship('yellow', hulk(2), { hex: [4, 4] }), d: ship('yellow', GUN, { hex: [0, 1] }) }
    expect(at(two, { at: 'commit', ...LOCKED }, [4, 4])).toMatchObject({ rule: 'EE-WEP-04' })
  })
})

describe('lock-ons', () => {
  const EYE = column('SCPH')
  test('EE-SEN-01: no sensor sees the enemy astern', () => {
    const ships = { ...inLine(EYE, hulk(4), 1), c: ship('blue', hulk(2), { hex: [0, 3] }) }
    expect(at(ships, { at: 'sense' }, [0, 3])).toMatchObject({ rule: 'EE-SEN-01' })
  })
  test('EE-SEN-02: all attempts are made', () => {
    const draft: Draft = { kind: 'sense', ships: { a: [{ sensors: ['0,0'], at: 'b' }] }, ship: 'a' }
    expect(at(inLine(EYE, hulk(4), 1), { at: 'sense' }, [0, -1], draft)).toMatchObject({ rule: 'EE-SEN-02' })
  })
})

test('a question that the map does not answer is left to the application', () => {
  const ships = { a: ship('yellow', hulk(2)), b: ship('blue', hulk(2), { hex: [0, -4] }) }
  expect(at(ships, { at: 'power' }, [2, 2])).toBeNull()
})
