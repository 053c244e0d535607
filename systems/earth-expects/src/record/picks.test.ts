import { enumerateRolls, scriptedDice, seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { pickOf } from './picks.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const picked = (count: number, ...faces: readonly number[]) => {
  const dice = scriptedDice(...faces)
  const chosen = pickOf(dice, upTo(count), 'test')
  expect(dice.left()).toEqual([])
  return chosen
}

describe('EE-GEN-17', () => {
  test('EE-GEN-17: one item needs no die, two and three share the faces, four and five reroll', () => {
    expect(picked(1)).toBe(0)
    expect([1, 2, 3, 4, 5, 6].map((face) => picked(2, face))).toEqual([0, 0, 0, 1, 1, 1])
    expect([1, 2, 3, 4, 5, 6].map((face) => picked(3, face))).toEqual([0, 0, 1, 1, 2, 2])
    expect(picked(4, 5, 6, 4)).toBe(3)
    expect(picked(5, 6, 5)).toBe(4)
    expect([1, 2, 3, 4, 5, 6].map((face) => picked(6, face))).toEqual([0, 1, 2, 3, 4, 5])
  })
  test('EE-GEN-17: more than 6 items need two dice, more than 36 three', () => {
    expect(picked(7, 1, 5)).toBe(0)
    expect(picked(7, 1, 6)).toBe(1)
    expect(picked(7, 6, 6, 6, 5)).toBe(6)
    expect(picked(12, 6, 6)).toBe(11)
    expect(picked(36, 2, 1)).toBe(6)
    expect(picked(37, 1, 1, 6)).toBe(1)
    expect(picked(37, 6, 3, 4, 1, 1, 1)).toBe(0)
  })
  test('EE-GEN-17: all items are equally likely', () => {
    for (const count of [2, 3, 6, 9, 12, 18, 36]) {
      const chances = new Map<number, number>()
      for (const { of, chance } of enumerateRolls((dice) => pickOf(dice, upTo(count), 'test')))
        chances.set(of, (chances.get(of) ?? 0) + chance)
      expect([...chances.values()].every((chance) => Math.abs(chance - 1 / count) < 1e-9)).toBe(true)
      expect(chances.size).toBe(count)
    }
    const dice = seededDice(7)
    const many = upTo(700)
    const seen = new Set(Array.from({ length: 12_000 }, () => pickOf(dice, many, 'test')))
    expect(seen.size).toBe(700)
  })
  test('EE-GEN-17: an empty list throws', () => {
    expect(() => pickOf(scriptedDice(), [], 'test')).toThrow('nothing to pick from: test')
  })
})
