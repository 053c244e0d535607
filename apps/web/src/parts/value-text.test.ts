import { expect, test } from 'vitest'
import { valueText } from './value-text.ts'

test('values of options are shown as text', () => {
  expect([valueText('2x2'), valueText('proposed'), valueText('veryWild'), valueText(500)]).toEqual([
    '2 × 2',
    'Proposed',
    'Very wild',
    '500',
  ])
})
