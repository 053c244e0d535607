import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addsUp,
  atLeast,
  atMost,
  type Dice,
  die,
  enumerateRolls,
  explained,
  explainedSchema,
  pick,
  type RuleId,
  scriptedDice,
  seededDice,
  sum,
  when,
} from './index.ts'

const reasons = fc.array(fc.tuple(fc.string(), fc.integer({ min: -50, max: 50 }), fc.constant<RuleId>('XX-GEN-01')))

describe('explained', () => {
  test('reasons add up to the total, also after sums, minimums and maximums', () => {
    fc.assert(
      fc.property(reasons, fc.integer({ min: -20, max: 20 }), (because, limit) => {
        const number = explained(...because)
        for (const value of [number, atLeast(limit, number, 'XX-GEN-01'), atMost(limit, number, 'XX-GEN-01'), sum(number, number)])
          expect(addsUp(value)).toBe(true)
        expect(atLeast(limit, number, 'XX-GEN-01').total).toBe(Math.max(limit, number.total))
        expect(atMost(limit, number, 'XX-GEN-01').total).toBe(Math.min(limit, number.total))
      }),
    )
  })
  test('reasons that do not apply are left out', () => {
    const number = explained(['a beam', 3, 'XX-HIT-01'], when(false, 'ECM', 1, 'XX-ECM-01'), when(true, 'a pod', -1, 'XX-TGT-01'))
    expect(number).toEqual({
      total: 2,
      because: [
        ['a beam', 3, 'XX-HIT-01'],
        ['a pod', -1, 'XX-TGT-01'],
      ],
    })
    expect(explainedSchema.parse(JSON.parse(JSON.stringify(number)))).toEqual(number)
  })
})

describe('dice with an address', () => {
  const rolled = (roll: (dice: Dice) => unknown): readonly number[] => {
    const dice = seededDice(5)
    roll(dice)
    return dice.at('W11').roll(20, 6, 'here')
  }
  test('do not change with rolls elsewhere, and differ from those elsewhere', () => {
    const faces = rolled(() => undefined)
    expect(rolled((dice) => dice.roll(7, 6, 'without an address'))).toEqual(faces)
    expect(rolled((dice) => dice.at('0703').roll(7, 6, 'another place'))).toEqual(faces)
    expect(seededDice(5).roll(20, 6, 'without an address')).not.toEqual(faces)
    expect(seededDice(5).at('0703').roll(20, 6, 'another place')).not.toEqual(faces)
    expect(seededDice(6).at('W11').roll(20, 6, 'another seed')).not.toEqual(faces)
  })
  test('continue at the same address, and addresses are joined', () => {
    const dice = seededDice(5)
    const parts = [dice.at('W11').at('0703').roll(4, 6, 'first'), dice.at('W11/0703').roll(6, 6, 'second')]
    expect(parts.flat()).toEqual(seededDice(5).at('W11/0703').roll(10, 6, 'all'))
  })
  test('are scripted in the order of the rolls', () => {
    const dice = scriptedDice(1, 2, 3)
    expect([dice.at('b').roll(1, 6, 'one'), dice.roll(1, 6, 'two'), dice.at('a').roll(1, 6, 'three'), dice.left()]).toEqual([
      [1],
      [2],
      [3],
      [],
    ])
  })
  test('refuse an empty address', () => expect(() => seededDice(1).at('')).toThrow('an address that is not empty'))
})

describe('dice', () => {
  test('scripted dice give their faces in order, and an error names the roll that does not fit', () => {
    const dice = scriptedDice(3, 5, 6)
    expect(dice.roll(2, 6, 'a salvo')).toEqual([3, 5])
    expect(dice.left()).toEqual([6])
    expect(() => dice.roll(1, 4, 'the damage')).toThrow('the scripted face 6 does not fit a die of 4 for: the damage')
    expect(() => dice.roll(2, 6, 'one more')).toThrow('the scripted faces ran out at: one more (2d6)')
  })
  test('the same seed gives the same faces, and every face occurs', () => {
    const faces = seededDice(5).roll(600, 6, 'many')
    expect(faces).toEqual(seededDice(5).roll(600, 6, 'many'))
    expect(faces).not.toEqual(seededDice(6).roll(600, 6, 'many'))
    expect([...new Set(faces)].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })
  test('every combination of faces occurs once and the chances add up to 1, even if a face decides how many dice follow', () => {
    expect(enumerateRolls(() => 'no die')).toEqual([{ of: 'no die', chance: 1 }])
    const results = enumerateRolls((dice) => {
      const first = die(dice, 6, 'first')
      return first === 6 ? [first, ...dice.roll(2, 4, 'two more')] : [first]
    })
    expect(results.length).toBe(5 + 16)
    expect(new Set(results.map(({ of }) => of.join(' '))).size).toBe(results.length)
    expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(results.find(({ of }) => of.join(' ') === '6 2 3')?.chance).toBeCloseTo(1 / 96, 12)
  })
  test('pick takes the item at the rolled place and throws on an empty list', () => {
    expect(pick(scriptedDice(2), ['a', 'b', 'c'])).toBe('b')
    expect(() => pick(seededDice(1), [])).toThrow()
  })
})
