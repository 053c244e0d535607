import { type Hex, within } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { placeCounters } from './counter-places.ts'
import { placeLabels, shortName } from './labels.ts'
import { AROUND } from './opening.ts'
import type { Counter } from './scene.ts'

const counter = (label: string, hex: Hex): Counter => ({
  ...{ id: label, hex, facing: 1, symbol: 'cruiser', sideStyle: 1, label, look: 'plain', damage: null, marks: [], selected: false },
  title: label,
})
const near = within([0, 0], 2).map((hex, index) => counter(`Gadfly ${index}`, hex))

describe('names on the chart', () => {
  test('a counter alone has its whole name below', () => {
    const [label] = placeLabels(placeCounters([counter('Longbow', [0, 0])]), 12, 0).values()
    expect(label).toMatchObject({ text: 'Longbow', anchor: 'middle' })
    expect(label?.y).toBeGreaterThan(20)
  })
  test('every counter keeps a name when the chart is far away', () => {
    const labels = placeLabels(placeCounters(near), 40, 0)
    expect(near.map((one) => labels.get(one)?.text.replace(/\D+/, ''))).toEqual(near.map((_, index) => String(index)))
    expect([...labels.values()].some(({ text }) => text.length < 4)).toBe(true)
  })
  test('a name beside the last counter of a row is shortened rather than cut off at the edge of the chart', () => {
    const row = Array.from({ length: 12 }, (_, index) => counter(`Vigilance ${index + 1}`, [index, -Math.floor(index / 2)]))
    const placed = placeCounters(row)
    const labels = placeLabels(placed, 24, 0)
    const last = placed.at(-1)
    const label = last && labels.get(last.counter)
    const width = (label?.text.length ?? 0) * 24 * 0.47
    const right = (label?.x ?? 0) + (label?.anchor === 'middle' ? width / 2 : label?.anchor === 'start' ? width : 0)
    expect(label?.text).toMatch(/12$/)
    expect(right).toBeLessThan(AROUND.x + 23)
  })
  test('a short name keeps the number of its ship', () => {
    expect([shortName('Gadfly 12'), shortName('Longbow')]).toEqual(['G12', 'Lon'])
  })
})
