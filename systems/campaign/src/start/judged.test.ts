import { expect, test } from 'vitest'
import { over } from './judged.ts'

test('CR-4.1: a price is refused above its limit, and not at it', () => {
  expect(over(500, 500, 'CR-4.1', 'the fleet costs')).toEqual([])
  expect(over(501, 500, 'CR-4.1', 'the fleet costs', 'fleet')).toMatchObject([{ rule: 'CR-4.1', part: 'fleet' }])
})
