// Twenty thousand twin weeks.
import { expect, test } from 'vitest'
import { compareWeeks } from './week-twins-for-tests.ts'

test.each([1, 10_001, 20_001, 30_001])(
  'CR-O.1, CR-X.2, CR-15.3: in a quarter of 20,000 twin weeks, from seed %i on, nobody receives a byte that depends on secrets of others',
  (first) => {
    const { twins, different, by, skipped } = compareWeeks(5000, first)
    expect(different).toEqual([])
    expect([twins >= 5000, skipped < 50]).toEqual([true, true])
    expect(Object.entries(by).filter(([, count]) => count < twins / 2)).toEqual([])
  },
)
