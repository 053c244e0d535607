import { expect, test } from 'vitest'
import { wilson } from './interval.ts'

test('an interval contains its proportion, at 0 and 1 exactly', () => {
  for (let trials = 1; trials <= 400; trials += 1) {
    expect(wilson(0, trials)[0], `none of ${trials}`).toBe(0)
    expect(wilson(1, trials)[1], `all of ${trials}`).toBe(1)
    const [low, high] = wilson(1 / trials, trials)
    expect(low).toBeLessThanOrEqual(1 / trials)
    expect(high).toBeGreaterThanOrEqual(1 / trials)
  }
})
