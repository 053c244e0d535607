import { expect, test } from 'vitest'
import { sideStyleOf } from './side-style.ts'

test('eight seats named after colours have eight styles, alone and together', () => {
  const seats = ['blue', 'red', 'green', 'gold', 'violet', 'teal', 'orange', 'grey']
  expect(seats.map((seat) => sideStyleOf(seat, seats))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(seats.map((seat) => sideStyleOf(seat))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
test('seats with other names get the styles that are free', () => {
  expect(['a', 'b'].map((seat) => sideStyleOf(seat, ['blue', 'a', 'b']))).toEqual([2, 3])
})
