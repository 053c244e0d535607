// Thousands of twin drafts and purchases.
import { expect, test } from 'vitest'
import { compareTwins } from './twins-for-tests.ts'

test('CR-GEN-02, CR-GEN-06: in 20,000 twin drafts and purchases nobody receives a byte that depends on secrets of others', () => {
  const { twins, different, same } = compareTwins(20_000)
  expect(different).toEqual([])
  expect([twins >= 20_000, same]).toEqual([true, 0])
})
