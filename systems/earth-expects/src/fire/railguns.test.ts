// Railguns in rapid fire, and into and out of atmosphere (EE-RFR, EE-ATM-08).

import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, fire, hexesOf, row, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { drawn } from '../design/design-for-tests.ts'
import { column, hulk, inLine, LOCKED, struck } from './ships-for-tests.ts'

/** Three boxes in rapid fire at a target with these manoeuvre points. */
const rapid = (manoeuvre: number): TestBattle =>
  battle(
    inLine(column('rRRC'), hulk(3), 4, { a: { power: { lit: ['0,0', '0,1', '0,2'], rapid: ['R1'] } }, b: { points: { manoeuvre } } }),
    LOCKED,
  )
const rolls = (at: TestBattle) =>
  at.eventsOf('attackRolled').map(({ dice, hit, attack: { rapid: of } }) => [...dice, hit, of?.left, of?.hits])
const ON = row(0, 'left')

describe('rapid fire', () => {
  test('EE-RFR-02: each hit in a row adds 1 to the next die, and a miss ends this', () => {
    const first = rapid(5).go(fire('a', 'R1@b'), 6)
    expect(rolls(first)).toEqual([[6, true, 2, 1]])
    const second = first.go(ON, 3, 4, 1, 5)
    expect(rolls(second)).toEqual([[5, true, 1, 2]])
    expect(rolls(second.go(ON, 3, 4, 1, 4))).toEqual([[4, true, 0, 3]])
    expect(rolls(second.go(ON, 3, 4, 1, 3))).toEqual([[3, false, 0, 0]])
    expect(rolls(first.go(ON, 3, 4, 1, 4, 6))).toEqual([
      [4, false, 1, 0],
      [6, true, 0, 1],
    ])
    expect(rolls(first.go(ON, 3, 4, 1, 4, 5))).toEqual([
      [4, false, 1, 0],
      [5, false, 0, 0],
    ])
  })
  test('EE-RFR-03: each hit has its own row, and an event says that the gun continues', () => {
    const second = rapid(0).go(fire('a', 'R1@b'), 6).go(ON, 3, 4, 1, 6)
    expect(second.eventsOf('rapidWentOn')).toEqual([{ type: 'rapidWentOn', by: 'a', left: 2, hits: 1 }])
    expect(second.eventsOf('attackEnded')).toEqual([])
    expect(second.state.attack).toMatchObject({ by: 'a', heading: 3, row: null, high: null, rapid: { left: 1, hits: 2 } })
    expect(second.asked).toBe('yellow: row')
  })
  test('EE-RFR-01: the attack ends after the last box', () => {
    const last = rapid(0).go(fire('a', 'R1@b'), 6).go(ON, 3, 4, 1, 6).go(ON, 3, 4, 1, 6).go(ON, 3, 4, 1)
    expect(last.eventsOf('rapidWentOn')).toEqual([])
    expect(last.eventsOf('attackEnded')).toEqual([{ type: 'attackEnded', by: 'a' }])
    const missed = rapid(6).go(fire('a', 'R1@b'), 1, 1, 1)
    expect([last, missed].map(({ state }) => [state.attack, state.shots])).toEqual(Array(2).fill([null, []]))
  })
  test('EE-RFR-01, EE-RAI-07: without rapid fire a gun rolls once to hit and one die of damage per box', () => {
    const whole = battle(inLine(column('rRRC'), hulk(3), 4), LOCKED)
      .go(fire('a', 'R1@b'), 1)
      .go(ON, 3, 4, 1, 2, 3)
    expect(whole.eventsOf('damageRolled')).toMatchObject([{ dice: [1, 2, 3], damage: { total: 6 } }])
    expect(whole.eventsOf('impactRolled')).toEqual([
      { type: 'impactRolled', ship: 'b', seat: 'blue', dice: [3, 4], heading: 3, row: 0, box: '0,0', turnedAt: null },
    ])
  })
})

describe('atmosphere', () => {
  test('EE-ATM-08: fire into or out of it spills like a missile’s, other fire goes along the row', () => {
    const wide = drawn('CA warship', '  H', 'H   H', '  H')
    const hit = (air: readonly Hex[], ...picks: readonly number[]) => {
      const space = setupWith([], { bodies: air.length > 0 ? [hexesOf('atmosphere', ...air)] : [] })
      const shot = battle(inLine(column('rRC'), wide, 2, { b: { levels: { '0,0': 'critical' } } }), { locks: { a: ['b'] } }, space)
      return struck(shot.go(fire('a', 'R1@b'), 6, ON, 3, 4, 1, 1, ...picks))
    }
    expect(hit([])).toEqual(['0,0', '0,1'])
    for (const air of [
      [[0, 0]],
      [[0, -2]],
      [
        [0, 0],
        [0, -2],
      ],
    ] as const)
      expect(hit(air, 1)).toEqual(['0,0', '1,0'])
  })
})
