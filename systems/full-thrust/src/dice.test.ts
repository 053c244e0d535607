import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { BEAM_DICE, DEFENCE_DIE, type DieRow, NEEDLE_DIE, PDS_DIE } from '../data/tables.ts'
import { throwDice, throwVolley } from './dice.ts'

const thrown = (count: number, row: DieRow, modifier: number, ...faces: readonly number[]) => {
  const dice = scriptedDice(...faces)
  const { direct, again } = throwVolley(dice, { count, row, modifier, reason: 'test' }, BEAM_DICE[0])
  return { direct, again, left: dice.left().length }
}

describe('volleys', () => {
  test('FT-DIC-02, FT-WPN-02: first all dice, then a chain for each six in order (G-FT-08)', () => {
    expect(thrown(6, BEAM_DICE[2], 0, 2, 3, 3, 4, 6, 6, 4, 6, 3)).toEqual({ direct: 2, again: 3, left: 0 })
  })
  test('FT-DIC-02: a chain is drawn to its end before the next', () => {
    const dice = scriptedDice(6, 6, 6, 5, 1)
    expect(throwVolley(dice, { count: 2, row: BEAM_DICE[0], modifier: 0, reason: 'test' })).toEqual({
      faces: [6, 6, 6, 5, 1],
      direct: 4,
      again: 3,
    })
  })
  test('FT-DIC-03: a modifier changes the face that is read, within 1 and 6 (G-FT-15)', () => {
    expect(thrown(3, BEAM_DICE[0], 1, 3, 5, 6, 5)).toEqual({ direct: 5, again: 1, left: 0 })
  })
  test('FT-DIC-03: and never the right to a re-roll, whose dice it does not change (G-FT-16)', () => {
    expect(thrown(4, BEAM_DICE[0], -2, 6, 5, 4, 6, 1, 3)).toEqual({ direct: 2, again: 0, left: 0 })
    expect(thrown(1, BEAM_DICE[0], 1, 5)).toEqual({ direct: 2, again: 0, left: 0 })
  })
  test('FT-DIC-01: no die is thrown for an empty volley', () => {
    expect(thrown(0, BEAM_DICE[0], 0)).toEqual({ direct: 0, again: 0, left: 0 })
    const never = { ...scriptedDice(), roll: () => expect.unreachable() }
    expect(throwDice(never, 0, 'test')).toEqual([])
  })
  test('FT-WPN-03, FT-WPN-07, FT-PD-02, FT-PD-05: what each face counts (D7)', () => {
    const counts = (row: DieRow) =>
      [1, 2, 3, 4, 5, 6].map((face) => throwVolley(scriptedDice(face, 1), { count: 1, row, modifier: 0, reason: 'test' }).direct)
    expect(BEAM_DICE.map(counts)).toEqual([
      [0, 0, 0, 1, 1, 2],
      [0, 0, 0, 0, 1, 2],
      [0, 0, 0, 0, 1, 1],
    ])
    expect([PDS_DIE, DEFENCE_DIE, NEEDLE_DIE].map(counts)).toEqual([
      [0, 0, 0, 1, 1, 2],
      [0, 0, 0, 0, 1, 1],
      [0, 0, 0, 0, 1, 1],
    ])
    expect([...BEAM_DICE, PDS_DIE, DEFENCE_DIE, NEEDLE_DIE].map(({ again }) => again)).toEqual([6, 6, 6, 6, 6, null])
  })
})
