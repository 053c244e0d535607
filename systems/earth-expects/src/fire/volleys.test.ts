// Shots committed before any roll (EE-WEP-05), and what they reveal (EE-HID-03, EE-DIS-03).
import { describe, expect, test } from 'vitest'
import { battle, fire, type Placed, row, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { drawn } from '../design/design-for-tests.ts'
import type { Position } from '../position.ts'
import { ASKED } from '../state.ts'
import { column, hulk, inLine, ship } from './ships-for-tests.ts'

const LASER = column('lC')
const BATTERY = drawn('CT warship', 'l   l   l', '  C')
const ON = row(0, 'left')

describe('targets destroyed by earlier shots', () => {
  /** Three lasers against a ship of one critical box, and a second ship behind it. */
  const last = (policies: Position['policies'] = {}): TestBattle =>
    battle(
      {
        ...inLine(BATTERY, hulk(1), 1, { b: { levels: { '0,0': 'critical' } } }),
        c: ship('blue', hulk(1), { hex: [0, -2], facing: 3 }),
      },
      { locks: { a: ['b', 'c'] }, policies },
    )
  const ends = ({ eventTypes, state, asked }: TestBattle) => [
    eventTypes.filter((type) => type !== 'deemed'),
    state.attack?.at,
    state.shots.length,
    asked,
  ]
  test('EE-POI-01, EE-WEP-05: a shot at a ship without boxes asks for no row and ends', () => {
    const first = last().go(fire('a', 'L1@b', 'L2@b', 'L3@c'), 3)
    expect(first.asked).toBe('yellow: row')
    const then = first.go(ON, 3, 4, 3, 3, 3)
    expect(ends(then)).toEqual([
      ['rowChosen', 'impactRolled', 'boxesHit', 'attackEnded', 'attackRolled', 'attackEnded', 'attackRolled'],
      'c',
      0,
      'yellow: row',
    ])
    expect(then.eventsOf('attackEnded')).toEqual(Array(2).fill({ type: 'attackEnded', by: 'a' }))
  })
  test('EE-POI-01: a shot at a ship without boxes chooses no row automatically', () => {
    const then = last({ yellow: { ...ASKED, rows: 'middle' } }).go(fire('a', 'L1@b', 'L2@b'), 3, 3, 4, 3, 3)
    expect([then.eventsOf('rowChosen').length, then.eventsOf('attackEnded').length, then.state.attack]).toEqual([1, 2, null])
  })
  test('EE-POI-02: one possible direction of rows needs no choice', () => {
    expect(last().go(fire('a', 'L1@b'), 3).eventsOf('rowSetChosen')).toEqual([])
  })
})

describe('out of hiding', () => {
  test('EE-HID-03: only the hidden ship that fires is found, when fire is revealed', () => {
    const hides: Partial<Placed> = { hidden: true, power: { lit: ['0,0'] } }
    const ships = {
      a: ship('yellow', hulk(3)),
      b: ship('blue', LASER, { ...hides, hex: [0, 5], facing: 0 }),
      c: ship('blue', LASER, { ...hides, hex: [0, 30] }),
    }
    const shot = battle(ships).go({ blue: fire('b', 'L1@a') }, 1)
    expect(shot.eventsOf('shipFound')).toMatchObject([{ ship: { id: 'b' }, why: 'EE-HID-03' }])
    expect(shot.eventTypes.indexOf('shipFound')).toBeLessThan(shot.eventTypes.indexOf('fireRevealed'))
    expect(Object.keys(shot.state.secret.blue?.hidden ?? {})).toEqual(['c'])
  })
})

describe('under a disguise', () => {
  const TRUTH = { ...column('iIIC'), kind: 'auxiliary' } as const
  /** Blue's disguised ship with these letters as its false record, and a yellow ship one hex ahead of it. */
  const masked = (disguise: string, more: Partial<Placed> = {}): TestBattle =>
    battle(
      {
        a: ship('yellow', column('iC'), { hex: [0, -1], facing: 3 }),
        d: ship('blue', { ...column(disguise), kind: 'passenger' }, { truth: TRUTH, ...more }),
      },
      { locks: { d: ['a'] } },
      setupWith(['disguises']),
    )
  test('EE-DIS-03: firing a weapon of the false record keeps the disguise; a weapon that it lacks ends it', () => {
    const shot = (disguise: string) =>
      masked(disguise)
        .go({ blue: fire('d', 'I1@a') }, 1, 1, 1, 1)
        .eventsOf('unmasked')
    expect(shot('iIIC')).toEqual([])
    expect(shot('iIIH')).toEqual([])
    expect(shot('iHIC')).toMatchObject([{ ship: 'd', why: 'EE-DIS-03' }])
  })
  test('EE-WEP-05, EE-DIS-01: a disguised ship fires with its true damage levels', () => {
    const damaged = { levels: { '0,1': 'light' }, dark: ['0,1'] } as const
    const shot = masked('iIIC', damaged).go({ blue: fire('d', 'I1@a') }, 1, 1, 1)
    expect(shot.eventsOf('attackRolled')).toMatchObject([{ dice: [1, 1, 1] }])
  })
})
