import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { hexChart } from './chart.ts'
import { counterUnder, fanAt, isOnFan, legibleCounters, placeCounters, RADIUS } from './counter-places.ts'
import { centre } from './geometry.ts'
import { textAt } from './labels.ts'
import { planeChart } from './plane-chart.ts'
import type { Counter } from './scene.ts'

const counter = (id: string, hex: Hex, look: Counter['look'] = 'plain', symbol = 'cruiser'): Counter => ({
  id,
  at: hex,
  facing: 0,
  symbol,
  sideStyle: 1,
  label: id,
  look,
  damage: null,
  marks: [],
  selected: false,
  title: id,
})

describe('counters that share a hex', () => {
  test('a single counter is in the centre', () => {
    expect(placeCounters([counter('a', [2, 1])])).toMatchObject([{ at: centre([2, 1]), scale: 1 }])
  })
  test('several counters are apart, and each is found under its point', () => {
    for (const ids of [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd'],
    ]) {
      const placed = placeCounters(ids.map((id) => counter(id, [2, 1])))
      expect(placed.map(({ at }) => counterUnder(placed, at))).toEqual(ids.map((id) => ({ at: [2, 1], thing: id })))
    }
  })
  test('a pencilled counter takes no space and is not found', () => {
    const placed = placeCounters([counter('a', [2, 1]), counter('b', [2, 1], 'pencilled')])
    expect(placed.map(({ at }) => at)).toEqual([centre([2, 1]), centre([2, 1])])
    expect(counterUnder(placed, centre([2, 1])).thing).toBe('a')
  })
  test('a point beside the counters is in the hex only', () => {
    const { x, y } = centre([0, 0])
    expect(counterUnder(placeCounters([counter('a', [0, 0], 'plain', 'fighter')]), { x: x + 28, y })).toEqual({ at: [0, 0], thing: null })
  })
  test('a stack of many is fanned out, and each counter is found under its point', () => {
    const stack = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => counter(id, [2, 1]))
    const fan = fanAt(placeCounters(stack), [2, 1], 2)
    expect(fan).toEqual({ hex: [2, 1], pixel: 2 })
    const placed = placeCounters(stack, fan)
    expect(placed.map(({ at }) => counterUnder(placed, at).thing)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(placed.every(({ at }) => fan !== null && isOnFan(fan, placed, at))).toBe(true)
  })
  test('two counters are fanned out only where they are small on the screen', () => {
    const pair = placeCounters(['a', 'b'].map((id) => counter(id, [2, 1])))
    expect(fanAt(pair, [2, 1], 1)).toBeNull()
    expect(fanAt(pair, [2, 1], 2)).not.toBeNull()
    expect(fanAt(pair, [0, 0], 3)).toBeNull()
  })
})

describe('counters on a chart that is far away', () => {
  /** The scale at which a phone shows a duel of Full Thrust. */
  const k = 0.13
  const MU = 1560
  const widthOn = (chart: typeof planeChart, ...at: readonly Hex[]) =>
    legibleCounters(
      placeCounters(
        at.map((hex, index) => counter(`${index}`, hex)),
        null,
        chart,
      ),
      textAt(k),
      chart,
    ).map(({ scale }) => 2 * RADIUS * scale * k)
  test('on the plane a ship is at least 16 pixels wide, and its name as tall as elsewhere', () => {
    const [ship, other] = widthOn(planeChart, [0, 0], [0, 72 * MU])
    expect(ship).toBeGreaterThan(16)
    expect(other).toBeGreaterThan(16)
    expect(textAt(k) * k).toBeGreaterThan(11)
  })
  test('neighbours in a formation do not cover each other', () => {
    const [a = 0, b = 0] = widthOn(planeChart, [0, 0], [0, 4 * MU])
    expect((a + b) / 2).toBeLessThanOrEqual(4 * 24 * k + 0.01)
  })
  test('in hexes a counter keeps its size', () => {
    expect(widthOn(hexChart, [0, 0])).toEqual([2 * RADIUS * k])
  })
})
