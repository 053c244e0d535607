import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  capped,
  certain,
  chained,
  chanceAtLeast,
  chanceOf,
  type Dice,
  type Distribution,
  die,
  enumerateRolls,
  faces,
  map,
  mean,
  mix,
  plus,
  times,
  toSpread,
  weighted,
} from './index.ts'

/** The greatest difference of two lists of chances by value. */
function difference(found: Distribution, expected: ReadonlyMap<number, number>): number {
  const all = new Map(found.values.map((value, i) => [value, found.chances[i] ?? 0]))
  const values = [...new Set([...all.keys(), ...expected.keys()])]
  return Math.max(...values.map((value) => Math.abs((all.get(value) ?? 0) - (expected.get(value) ?? 0))))
}
/** The chances of a result by enumeration of all dice, added in sorted order. */
function enumerated(play: (dice: Dice) => number): ReadonlyMap<number, number> {
  const all = Map.groupBy(enumerateRolls(play), ({ of }) => of)
  const sum = (chances: readonly number[]): number => chances.toSorted((a, b) => a - b).reduce((a, b) => a + b, 0)
  return new Map([...all].map(([value, results]) => [value, sum(results.map(({ chance }) => chance))]))
}
const added = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Rolls as a distribution, and as the rule that rolls the dice. */
interface Plan {
  readonly of: Distribution
  readonly dice: number
  play(dice: Dice): number
}
const one: fc.Arbitrary<Plan> = fc
  .integer({ min: 1, max: 6 })
  .map((sides) => ({ of: faces(sides), dice: 1, play: (dice) => die(dice, sides, 'one') }))
const several: fc.Arbitrary<Plan> = fc.tuple(fc.integer({ min: 0, max: 4 }), one).map(([count, { of, play }]) => ({
  of: times(count, of),
  dice: count,
  play: (dice) => added(Array.from({ length: count }, () => play(dice))),
}))
const changed: fc.Arbitrary<Plan> = fc
  .tuple(several, fc.integer({ min: -3, max: 9 }), fc.integer({ min: -2, max: 3 }))
  .map(([{ of, dice, play }, most, by]) => ({
    of: map(capped(of, most), (value) => value * by),
    dice,
    play: (rolls) => Math.min(play(rolls), most) * by,
  }))
const plans: fc.Arbitrary<Plan> = fc.oneof(
  changed,
  fc
    .tuple(changed, changed)
    .map(([a, b]) => ({ of: plus(a.of, b.of), dice: a.dice + b.dice, play: (dice: Dice) => a.play(dice) + b.play(dice) })),
  fc.tuple(fc.integer({ min: 0, max: 6 }), changed, several).map(([least, a, b]) => ({
    of: mix([
      { chance: chanceAtLeast(least, 6), of: a.of },
      { chance: 1 - chanceAtLeast(least, 6), of: b.of },
    ]),
    dice: 1 + Math.max(a.dice, b.dice),
    play: (dice: Dice) => (die(dice, 6, 'which') >= least ? a.play(dice) : b.play(dice)),
  })),
)

describe('distributions', () => {
  test('equal the enumeration of all dice, whatever is added, changed, capped and mixed', () => {
    fc.assert(
      fc.property(plans, ({ of, play, dice }) => {
        fc.pre(dice <= 5)
        expect(difference(of, enumerated(play))).toBeLessThan(1e-12)
      }),
    )
  })
  test('equal the enumeration of seven dice', () => {
    const score = (face: number): number => (face === 6 ? 2 : face >= 4 ? 1 : 0)
    const seven = enumerated((dice) => added(dice.roll(7, 6, 'seven').map(score)))
    expect(difference(times(7, map(faces(6), score)), seven)).toBeLessThan(1e-12)
  })
  test('keep their values ascending, their chances above 0 and together 1', () => {
    fc.assert(
      fc.property(plans, ({ of: { values, chances } }) => {
        expect(values).toEqual([...new Set(values)].sort((a, b) => a - b))
        expect(chances.length).toBe(values.length)
        expect(chances.every((chance) => chance > 0)).toBe(true)
        expect(Math.abs(added(chances) - 1)).toBeLessThan(1e-12)
      }),
    )
  })
  test('of 40 dice equal the exact fractions to the last digits', () => {
    let ways = [1n]
    for (let rolled = 0; rolled < 40; rolled += 1)
      ways = Array.from({ length: ways.length + 6 }, (_, sum) =>
        [1, 2, 3, 4, 5, 6].reduce((count, face) => count + (ways[sum - face] ?? 0n), 0n),
      )
    const { values, chances } = times(40, faces(6))
    expect(values.length).toBe(201)
    for (const [i, value] of values.entries()) {
      const exact = Number(((ways[value] ?? 0n) * 10n ** 60n) / 6n ** 40n) / 1e60
      expect(Math.abs((chances[i] ?? 0) / exact - 1)).toBeLessThan(3e-15)
    }
  })
  test('do not lose accuracy when many small chances are added', () => {
    const many = weighted(Array.from({ length: 300_000 }, (_, value) => [value, 0.1] as const))
    expect(Math.abs((map(many, () => 7).chances[0] ?? 0) - 1)).toBeLessThan(1e-15)
    expect(Math.abs(chanceOf(many, () => true) - 1)).toBeLessThan(1e-15)
    expect(Math.abs(mean(many) / 149_999.5 - 1)).toBeLessThan(1e-15)
  })
  test('have the mean and the chances of their values', () => {
    expect(mean(times(3, faces(6)))).toBeCloseTo(10.5, 12)
    expect(chanceOf(times(2, faces(6)), (sum) => sum >= 10)).toBeCloseTo(6 / 36, 15)
    expect(times(0, faces(6))).toEqual(certain(0))
    expect(
      toSpread(
        weighted([
          [3, 1],
          [-1, 3],
          [3, 0],
        ]),
        'points',
      ),
    ).toEqual({
      title: 'points',
      ends: [
        { value: -1, chance: 0.75 },
        { value: 3, chance: 0.25 },
      ],
      also: [],
    })
    expect([-1, 1, 2, 6, 7, 9].map((least) => chanceAtLeast(least, 6) * 6)).toEqual([6, 6, 5, 1, 0, 0])
  })
  test('refuse fractions, weights without a sum, and branches that do not add up to 1', () => {
    expect(() => certain(0.5)).toThrow('whole numbers, not 0.5')
    expect(() => map(faces(3), (face) => face / 2)).toThrow('whole numbers, not 0.5')
    expect(() => weighted([])).toThrow('together above 0')
    expect(() =>
      weighted([
        [1, 2],
        [2, -1],
      ]),
    ).toThrow('at least 0')
    expect(() => mix([{ chance: 0.9, of: certain(0) }])).toThrow('add up to 1, not 0.9')
    expect(() => times(1.5, faces(6))).toThrow('not 1.5')
  })
})

describe('a chain of rolls', () => {
  /** 1 to 3 nothing, 4 and 5 one, 6 two and another roll. */
  const beam = [
    { chance: 3 / 6, value: 0, again: false },
    { chance: 2 / 6, value: 1, again: false },
    { chance: 1 / 6, value: 2, again: true },
  ]
  test('equals the geometric series', () => {
    const found = chained(beam)
    // An even sum needs k sixes and then nothing, an odd one k sixes and then one point.
    const series = Array.from({ length: 18 }, (_, k) => [
      [2 * k, 3 / 6 ** (k + 1)],
      [2 * k + 1, 2 / 6 ** (k + 1)],
    ])
    expect(difference(found, new Map(series.flat().map(([value = 0, chance = 0]) => [value, chance])))).toBeLessThan(1e-14)
    expect(Math.abs(added(found.chances) - 1)).toBeLessThan(1e-12)
    expect(mean(found)).toBeCloseTo(4 / 5, 12)
  })
  test('equals the enumeration of seven dice up to the seventh', () => {
    const rolled = enumerated((dice) => {
      let sum = 0
      for (let count = 0; count < 7; count += 1) {
        const face = die(dice, 6, 'again')
        sum += face === 6 ? 2 : face >= 4 ? 1 : 0
        if (face < 6) return sum
      }
      return sum
    })
    const found = chained(beam)
    for (let value = 0; value < 14; value += 1)
      expect(Math.abs(chanceOf(found, (one) => one === value) - (rolled.get(value) ?? 0))).toBeLessThan(1e-14)
  })
  test('stops after one roll without `again`, and throws if nothing ends it', () => {
    expect(chained([{ chance: 1, value: 4, again: false }])).toEqual(certain(4))
    expect(() => chained([{ chance: 1, value: 1, again: true }])).toThrow()
    expect(Math.abs(mean(times(9, chained(beam))) - 7.2)).toBeLessThan(1e-12)
  })
})
