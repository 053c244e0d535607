import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { centre } from './geometry.ts'
import { place, touched } from './places.ts'
import type { Counter } from './scene.ts'

const counter = (id: string, hex: Hex, look: Counter['look'] = 'plain', symbol = 'cruiser'): Counter => ({
  id,
  hex,
  facing: 0,
  symbol,
  plate: 1,
  label: id,
  look,
  damage: null,
  marks: [],
  selected: false,
  title: id,
})

describe('counters that share a hex', () => {
  test('one stands in the middle', () => {
    expect(place([counter('a', [2, 1])])).toMatchObject([{ at: centre([2, 1]), scale: 1 }])
  })
  test('several stand apart, and each can be touched', () => {
    for (const ids of [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd'],
    ]) {
      const placed = place(ids.map((id) => counter(id, [2, 1])))
      expect(placed.map(({ at }) => touched(placed, at))).toEqual(ids.map((id) => ({ hex: [2, 1], thing: id })))
    }
  })
  test('a pencilled one takes no room and is not touched', () => {
    const placed = place([counter('a', [2, 1]), counter('b', [2, 1], 'pencilled')])
    expect(placed.map(({ at }) => at)).toEqual([centre([2, 1]), centre([2, 1])])
    expect(touched(placed, centre([2, 1])).thing).toBe('a')
  })
  test('beside every counter lies only the hex', () => {
    const { x, y } = centre([0, 0])
    expect(touched(place([counter('a', [0, 0], 'plain', 'fighter')]), { x: x + 28, y })).toEqual({ hex: [0, 0], thing: null })
  })
})
