import type { LogEntry, Part } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { chanceOfMore, diceIn, diceOf, facesOf, luckMargin, luckOf, nineInTen, sidesIn, tallyDice, verdictOn } from './dice.ts'

const die = (face: number, sides = 6): Part => ({ kind: 'die', face, sides, counted: true })
const line = (seat: string | null, ...parts: readonly Part[]): LogEntry => ({ seat, parts, rules: [], weight: 'line' })
const lines = [line('blue', 'Rolls ', die(6), die(1)), null, line('yellow', die(2), 'and', die(9, 10)), line(null, die(6))]

describe('dice', () => {
  test('are found in log lines with their seats, and in rolls', () => {
    const dice = diceIn(lines)
    expect(dice.map(({ seat, face }) => [seat, face])).toEqual([
      ['blue', 6],
      ['blue', 1],
      ['yellow', 2],
      ['yellow', 9],
      [null, 6],
    ])
    expect(sidesIn(dice)).toEqual([6, 10])
    expect(facesOf(dice, 6)).toEqual([1, 1, 0, 0, 0, 2])
    expect(facesOf(diceOf([{ count: 2, sides: 4, reason: 'x', faces: [4, 4] }]), 4)).toEqual([0, 0, 0, 2])
  })
  test('luck is the running sum minus the expected sum', () => {
    expect(luckOf(diceIn(lines), { seat: 'blue', sides: 6 })).toEqual([2.5, 0])
    expect(luckMargin(36, 6)).toBeCloseTo(16.86, 2)
  })
  test('are compared with fair dice', () => {
    const tally = tallyDice([11, 25, 14, 18, 13, 15])
    expect(tally).toMatchObject({ dice: 96, meanOfFair: 3.5, expected: 16 })
    expect(tally.mean).toBeCloseTo(3.44, 2)
    expect(tally.within).toEqual([10, 22])
    expect(tally.asUneven).toBeCloseTo(0.1706, 4)
  })
})

describe('statistics of dice', () => {
  test('the chi-square tail agrees with printed tables', () => {
    for (const [value, degrees, chance] of [
      [11.07, 5, 0.05],
      [15.086, 5, 0.01],
      [4.351, 5, 0.5],
      [16.919, 9, 0.05],
      [3.841, 1, 0.05],
      [9.488, 4, 0.05],
    ] as const)
      expect(chanceOfMore(value, degrees)).toBeCloseTo(chance, 3)
    expect(chanceOfMore(0, 5)).toBe(1)
    expect(chanceOfMore(900, 5)).toBeCloseTo(0, 9)
  })
  test('the range contains nine in ten fair matches, and no narrower range does', () => {
    const below = (n: number, count: number, p: number): number => {
      let [chance, sum] = [(1 - p) ** n, 0]
      for (let k = 0; k <= count; k += 1) {
        sum += chance
        chance *= ((n - k) / (k + 1)) * (p / (1 - p))
      }
      return sum
    }
    for (const n of [6, 30, 96, 400]) {
      const [least, most] = nineInTen(n, 1 / 6)
      expect(below(n, least - 1, 1 / 6)).toBeLessThanOrEqual(0.05)
      expect(below(n, least, 1 / 6)).toBeGreaterThan(0.05)
      expect(below(n, most, 1 / 6)).toBeGreaterThanOrEqual(0.95)
      expect(below(n, most - 1, 1 / 6)).toBeLessThan(0.95)
    }
    expect(nineInTen(0, 1 / 6)).toEqual([0, 0])
  })
  test('the verdict is a sentence', () => {
    expect(verdictOn(tallyDice([0, 0, 0, 0, 0, 0]))).toBe('No dice were rolled.')
    expect(verdictOn(tallyDice([0, 0, 0, 0, 0, 1]))).toBe('1 die, mean 6.00 (fair dice: 3.50). Too few dice to compare.')
    expect(verdictOn(tallyDice([11, 25, 14, 18, 13, 15]))).toBe(
      '96 dice, mean 3.44 (fair dice: 3.50). About 17 in 100 fair matches are at least this uneven.',
    )
    expect(verdictOn(tallyDice([0, 0, 0, 0, 0, 60]))).toContain('Fewer than 1 in 100 fair matches')
  })
})
