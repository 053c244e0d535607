import { type Choice, onHex, onItem } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { withRings } from './rings.ts'

const PLAIN = { spots: [], odds: null, oddsTo: null, spread: null, because: [], cost: null, note: null, role: 'row' } as const
const choiceOf = (key: string, label: string, spots: Choice['spots']): Choice => ({
  ...PLAIN,
  key,
  label,
  rule: 'T-1',
  spots,
  then: { kind: 'draft', draft: 'course' },
})
const pick = choiceOf('pick', 'Heron', [])
const other = choiceOf('other', 'Wren', [onHex([1, 1])])

test('a click on a ringed place is the next pick, unless another choice is there', () => {
  const look = ['heron', [1, 1], [2, 2], { item: 'beam-1' }] as const
  expect(withRings([pick, other], look, pick).map(({ spots }) => spots)).toEqual([
    [onHex([2, 2]), onItem('heron', 'beam-1')],
    [onHex([1, 1])],
  ])
  expect(withRings([pick, other], look, undefined)).toEqual([pick, other])
})
