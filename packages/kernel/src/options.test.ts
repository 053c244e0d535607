import { expect, test } from 'vitest'
import { choicesAmong } from './options.ts'

const { chosen, wrongChoice } = choicesAmong([
  { name: 'size', title: 'Map', rule: 'XX-MAP-01', default: 3, values: [3, 5], labels: {}, explains: {}, onlyWith: null },
  { name: 'fog', title: 'Fog', rule: 'XX-FOG-01', default: false, values: [false, true], labels: {}, explains: {}, onlyWith: null },
])

test('a choice has its value, or the default of its option', () => {
  expect([chosen({ size: 5 }, 'size', [3, 5]), chosen({}, 'size', [3, 5]), chosen({ fog: true }, 'fog', [false, true])]).toEqual([
    5,
    3,
    true,
  ])
  expect(() => chosen({ size: 4 }, 'size', [3, 5])).toThrow('size cannot be 4')
})

test('the first choice with a value that its option does not have is refused with the values of that option', () => {
  expect(wrongChoice({ fog: true, size: 5, unknown: 1 })).toBeUndefined()
  expect(wrongChoice({ fog: 1, size: 4 })).toEqual({ rule: 'XX-MAP-01', reason: 'Map: 4 is not one of 3, 5' })
})
