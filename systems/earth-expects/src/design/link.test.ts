import { describe, expect, test } from 'vitest'
import { drawn } from './design-for-tests.ts'
import { linkBetween } from './edit.ts'

describe('EE-LAR-01', () => {
  test('EE-LAR-01: finds the shortest chain of boxes between two lasers; it is empty if they touch', () => {
    const ring = drawn('CA warship', '    l', '  H   P', 'H       C', '  H   l', '    S')
    expect(linkBetween(ring, 'L2', 'L1')).toEqual([[1, 0]])
    const row = drawn('CA warship', 'l', '', 'H', '', 'P', '', 'l')
    expect(linkBetween(row, 'L1', 'L2')).toEqual([
      [0, 1],
      [0, 2],
    ])
    const touching = drawn('CA warship', 'l', '', 'l', '', 'H', 'system L1: 0,0', 'system L2: 0,1')
    expect(linkBetween(touching, 'L1', 'L2')).toEqual([])
    expect(linkBetween(drawn('CA warship', 'l', '', '', '', 'l'), 'L1', 'L2')).toBeUndefined()
  })
})
