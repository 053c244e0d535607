import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { counterUnder, placeCounters } from './counter-places.ts'
import { centre } from './geometry.ts'
import type { Counter } from './scene.ts'

const counter = (id: string, hex: Hex, look: Counter['look'] = 'plain', symbol = 'cruiser'): Counter => ({
  id,
  hex,
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
      expect(placed.map(({ at }) => counterUnder(placed, at))).toEqual(ids.map((id) => ({ hex: [2, 1], thing: id })))
    }
  })
  test('a pencilled counter takes no space and is not found', () => {
    const placed = placeCounters([counter('a', [2, 1]), counter('b', [2, 1], 'pencilled')])
    expect(placed.map(({ at }) => at)).toEqual([centre([2, 1]), centre([2, 1])])
    expect(counterUnder(placed, centre([2, 1])).thing).toBe('a')
  })
  test('a point beside the counters is in the hex only', () => {
    const { x, y } = centre([0, 0])
    expect(counterUnder(placeCounters([counter('a', [0, 0], 'plain', 'fighter')]), { x: x + 28, y })).toEqual({ hex: [0, 0], thing: null })
  })
})
