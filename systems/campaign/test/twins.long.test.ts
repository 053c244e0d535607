// Thousands of twin drafts and purchases.
import { expect, test } from 'vitest'
import { compareTwins } from './twins-for-tests.ts'

test.each([1, 10_001, 20_001, 30_001])(
  'CR-O.1, CR-X.2: in a quarter of 20,000 twin drafts and purchases, from seed %i on, nobody receives a byte that depends on secrets of others',
  (first) => {
    const { twins, different, same } = compareTwins(5000, first)
    expect(different).toEqual([])
    expect([twins >= 5000, same]).toEqual([true, 0])
  },
)
