import { expect, test } from 'vitest'
import { sideStyleOf } from './side-style.tsx'

test('a seat named after a colour has the style of that colour', () => {
  expect(['yellow', 'blue', 'red', 'green'].map((seat) => sideStyleOf(seat, ['yellow', 'blue', 'red', 'green']))).toEqual([4, 1, 2, 3])
})
test('other seats get the styles that are left, in order', () => {
  expect(['hunter', 'prey'].map((seat) => sideStyleOf(seat, ['hunter', 'prey']))).toEqual([1, 2])
  expect(sideStyleOf('hunter', ['blue', 'hunter'])).toBe(2)
})
