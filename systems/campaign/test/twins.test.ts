// A hundred twins. `twins.long.test.ts` has thousands.
import { expect, test } from 'vitest'
import { compareTwins } from './twins-for-tests.ts'

test('CR-O.1, CR-X.2: in 100 twin drafts and purchases nobody receives a byte that depends on secrets of others', () => {
  const { twins, different, same } = compareTwins(100)
  expect(different).toEqual([])
  expect([twins >= 100, same]).toEqual([true, 0])
})
