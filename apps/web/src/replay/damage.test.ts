import type { Tally } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { damageSteps } from './damage.ts'
import { silentStop } from './silent-stop-for-tests.ts'
import { barsOf, diceMarks, leftLine } from './strip-paths.ts'

const blue = (taken: number): Tally => ({ id: 'b', seat: 'blue', taken, of: 8 })
const yellow = (taken: number): Tally => ({ id: 'y', seat: 'yellow', taken, of: 4 })
const whole = [blue(0), yellow(0)]
const damage = damageSteps([[], whole, whole, [blue(0), yellow(3)], [blue(1)], [blue(0)]])

describe('damage', () => {
  test('is taken from one stop to the next; arrival and repair count as none', () => {
    expect(damage.map(({ taken }) => taken)).toEqual([{}, {}, {}, { yellow: 3 }, { blue: 1 }, {}])
  })
  test('leaves the points that the ships can still take', () => {
    expect(damage.map(({ left }) => left)).toEqual([
      {},
      { blue: 8, yellow: 4 },
      { blue: 8, yellow: 4 },
      { blue: 8, yellow: 1 },
      { blue: 7 },
      { blue: 8 },
    ])
  })
  test('is drawn above or below the axis, scaled to the largest bar', () => {
    expect(barsOf(damage, { seat: 'yellow', above: true }, 52)).toBe('M3 40v-36')
    expect(barsOf(damage, { seat: 'blue', above: false }, 52)).toBe('M4 64v12')
  })
  test('the remaining points are a stepped line that begins with the first ship', () => {
    expect(leftLine(damage, 'yellow', [0, 40])).toBe('M1 0H2V0H3V30H4V40H5V40')
    expect(leftLine(damage, 'red', [0, 40])).toBe('')
  })
  test('dice are marks on the side that rolled them, at most three', () => {
    const die = { kind: 'die', face: 1, sides: 6, counted: true } as const
    const stops = [silentStop({ line: { seat: 'blue', parts: [die, die, die, die], rules: [], weight: 'line' } })]
    expect(diceMarks(stops, { seat: 'blue', above: false }, 50)).toBe('M0 54h0M0 58h0M0 62h0')
    expect(diceMarks(stops, { seat: 'yellow', above: true }, 50)).toBe('')
  })
})
