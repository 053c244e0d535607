import { describe, expect, test } from 'vitest'
import { type DamageableCounters, damageSteps } from './damage.ts'
import { barsOf, diceMarks, leftLine } from './strip-paths.ts'

const ship = (id: string, sideStyle: 1 | 4, damage: readonly [number, number] | null): DamageableCounters[number] => ({
  id,
  sideStyle,
  damage,
})
const whole = [ship('b', 1, [0, 8]), ship('y', 4, [0, 4])]
const hit = [ship('b', 1, [0, 8]), ship('y', 4, [3, 4])]
const gone = [ship('b', 1, [1, 8]), ship('y', 4, null)]
const mended = [ship('b', 1, [0, 8])]
const hurt = damageSteps([[], whole, whole, hit, gone, mended])

describe('damage', () => {
  test('is what a counter took from one stop to the next; what comes or is mended is none', () => {
    expect(hurt.map(({ taken }) => taken)).toEqual([{}, {}, {}, { 4: 3 }, { 1: 1 }, {}])
  })
  test('leaves what is on the table still to take', () => {
    expect(hurt.map(({ left }) => left)).toEqual([{}, { 1: 8, 4: 4 }, { 1: 8, 4: 4 }, { 1: 8, 4: 1 }, { 1: 7 }, { 1: 8 }])
  })
  test('stands above or below the line, the most being the tallest', () => {
    expect(barsOf(hurt, { seat: 'yellow', sideStyle: 4, above: true }, 52)).toBe('M3 40v-36')
    expect(barsOf(hurt, { seat: 'blue', sideStyle: 1, above: false }, 52)).toBe('M4 64v12')
  })
  test('what is left is a line of steps from where there was any', () => {
    expect(leftLine(hurt, 4, [0, 40])).toBe('M1 0H2V0H3V30H4V40H5V40')
    expect(leftLine(hurt, 2, [0, 40])).toBe('')
  })
  test('dice are marks on their side, three at most', () => {
    const die = { kind: 'die', face: 1, sides: 6, counted: true } as const
    const stop = { seq: 0, step: 0, event: 0, time: 0, view: null, moment: '', phase: '' }
    const stops = [{ ...stop, line: { seat: 'blue', parts: [die, die, die, die], rules: [], weight: 'line' } as const }]
    expect(diceMarks(stops, { seat: 'blue', sideStyle: 1, above: false }, 50)).toBe('M0 54h0M0 58h0M0 62h0')
    expect(diceMarks(stops, { seat: 'yellow', sideStyle: 4, above: true }, 50)).toBe('')
  })
})
