// Two hundred twin weeks. `week-twins.long.test.ts` has thousands.
import { expect, test } from 'vitest'
import { compareWeeks } from './week-twins-for-tests.ts'

test('CR-O.1, CR-X.2, CR-15.3: in 200 twin weeks nobody receives a byte that depends on a meeting, a dummy, a pact or a treasury of others', () => {
  const { twins, different, by, skipped } = compareWeeks(200)
  expect(different).toEqual([])
  expect(skipped).toBeLessThan(10)
  expect(Object.entries(by).filter(([, count]) => count < twins / 2)).toEqual([])
})
