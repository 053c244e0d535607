import { expect, test } from 'vitest'
import { sideStyleOf } from './side-style.tsx'

test('seats named after colours have their styles', () => {
  expect(['yellow', 'blue', 'red', 'green'].map((seat) => sideStyleOf(seat, ['yellow', 'blue', 'red', 'green']))).toEqual([4, 1, 2, 3])
})
test('each other seat takes a style that is left', () => {
  expect(['hunter', 'prey'].map((seat) => sideStyleOf(seat, ['hunter', 'prey']))).toEqual([1, 2])
  expect(sideStyleOf('hunter', ['blue', 'hunter'])).toBe(2)
})
