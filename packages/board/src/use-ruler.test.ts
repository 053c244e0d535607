import { expect, test } from 'vitest'
import { afterPress } from './use-ruler.ts'

test('the first press sets the start, the second the end, the third a new start', () => {
  const started = afterPress({ from: null, to: null }, [1, 1])
  expect(started).toEqual({ from: [1, 1], to: null })
  const ended = afterPress(started, [3, 0])
  expect(ended).toEqual({ from: [1, 1], to: [3, 0] })
  expect(afterPress(ended, [5, 5])).toEqual({ from: [5, 5], to: null })
})
