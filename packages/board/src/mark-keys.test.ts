import { expect, test } from 'vitest'
import { markKeys } from './mark-keys.ts'

test('no two marks have the same key, and a key that comes once stays as it is', () => {
  const keys = markKeys(['a', 'b', 'a', 'a'], (item) => item)
  expect(keys).toEqual(['a', 'b', 'a #2', 'a #3'])
  expect(new Set(keys).size).toBe(4)
})
