import { expect, test } from 'vitest'
import { sideStyleOf } from './side-style.tsx'

test('seats named by colours wear them', () => {
  expect(['yellow', 'blue', 'red', 'green'].map((seat) => sideStyleOf(seat, ['yellow', 'blue', 'red', 'green']))).toEqual([4, 1, 2, 3])
})
test('other seats take the plates that are left, each its own', () => {
  expect(['hunter', 'prey'].map((seat) => sideStyleOf(seat, ['hunter', 'prey']))).toEqual([1, 2])
  expect(sideStyleOf('hunter', ['blue', 'hunter'])).toBe(2)
})
