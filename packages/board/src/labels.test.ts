import { type Hex, within } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { AROUND } from './camera.ts'
import { placeCounters } from './counter-places.ts'
import { drawnBoxes, placeLabels, shortName } from './labels.ts'
import type { Counter } from './scene.ts'

const counter = (label: string, hex: Hex): Counter => ({
  id: label,
  at: hex,
  facing: 1,
  symbol: 'cruiser',
  sideStyle: 1,
  label,
  look: 'plain',
  damage: null,
  marks: [],
  selected: false,
  title: label,
})
const WIDE = { left: -2000, top: -2000, width: 4000, height: 4000 }
const near = within([0, 0], 2).map((hex, index) => counter(`Gadfly ${index}`, hex))

describe('names on the chart', () => {
  test('a counter alone has its whole name below', () => {
    const [label] = placeLabels(placeCounters([counter('Longbow', [0, 0])]), 12, 0, WIDE).values()
    expect(label).toMatchObject({ text: 'Longbow', anchor: 'middle' })
    expect(label?.y).toBeGreaterThan(20)
  })
  test('every counter keeps a name when the chart is far away', () => {
    const labels = placeLabels(placeCounters(near), 40, 0, WIDE)
    expect(near.map((one) => labels.get(one)?.text.replace(/\D+/, ''))).toEqual(near.map((_, index) => String(index)))
    expect([...labels.values()].some(({ text }) => text.length < 4)).toBe(true)
  })
  test('a name beside the last counter of a row is shortened rather than cut off at the edge of the chart', () => {
    const row = Array.from({ length: 12 }, (_, index) => counter(`Vigilance ${index + 1}`, [index, -Math.floor(index / 2)]))
    const placed = placeCounters(row)
    const labels = placeLabels(placed, 24, 0, WIDE)
    const last = placed.at(-1)
    const label = last && labels.get(last.counter)
    const width = (label?.text.length ?? 0) * 24 * 0.47
    const right = (label?.x ?? 0) + (label?.anchor === 'middle' ? width / 2 : label?.anchor === 'start' ? width : 0)
    expect(label?.text).toMatch(/12$/)
    expect(right).toBeLessThan(AROUND.x + 23)
  })
  test('a name at the edge of the map is on the side where the map can show it', () => {
    const low = { ...counter('Midge', [0, 0]), facing: 0 }
    const sideOf = (one: Counter, chart: typeof WIDE) => Math.sign(placeLabels(placeCounters([one]), 60, 0, chart).get(one)?.y ?? 0)
    // Without an edge the name is below; on a map whose lower edge is near, above.
    expect(sideOf(low, WIDE)).toBe(1)
    expect(sideOf(low, { ...WIDE, height: 2000 - 90 })).toBe(-1)
  })
  test('a name alone stays whole on a chart that is far away', () => {
    const [label] = placeLabels(placeCounters([counter('Falchion', [0, 0])]), 96, 0, WIDE).values()
    expect(label?.text).toBe('Falchion')
  })
  test('two names in a row do not touch', () => {
    const row = ['Ordnance', 'Bodkin'].map((name, index) => counter(name, [2 * index, -index]))
    const placed = placeCounters(row)
    const labels = placeLabels(placed, 29, 0, WIDE)
    const [a, b] = placed.map((one) => drawnBoxes(one, labels.get(one.counter), 29, 0)[1])
    if (!a || !b) throw new Error('a ship has no name')
    const isBeside = a.right + 0.2 * 29 < b.left || a.bottom <= b.top || b.bottom <= a.top
    expect(isBeside).toBe(true)
  })
  test('a short name keeps the number of its ship', () => {
    expect([shortName('Gadfly 12'), shortName('Longbow')]).toEqual(['G12', 'Lon'])
  })
})
