import { choosing, onHex, onItem } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { withRings } from './rings.ts'

const { leads } = choosing<string, string>('start', 'T-1')
const pick = leads({ key: 'pick', label: 'Heron', rule: 'T-1' }, 'course')
const other = leads({ key: 'other', label: 'Wren', rule: 'T-1' }, 'course', { spots: [onHex([1, 1])] })

test('a click on a ringed place is the next pick, unless another choice is there', () => {
  const look = ['heron', [1, 1], [2, 2], { item: 'beam-1' }] as const
  expect(withRings([pick, other], look, pick).map(({ spots }) => spots)).toEqual([
    [onHex([2, 2]), onItem('heron', 'beam-1')],
    [onHex([1, 1])],
  ])
  expect(withRings([pick, other], look, undefined)).toEqual([pick, other])
})
