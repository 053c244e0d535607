import { expect, test } from 'vitest'
import { drawButton } from './draw-offers.ts'

test('the button of a draw says when the seat may offer one again', () => {
  const offers = [
    { seat: 'blue', next: 27 },
    { seat: 'red', next: null },
  ]
  expect(drawButton([], 'blue', 7)).toEqual({ label: 'Offer a draw', isOpen: true })
  expect(drawButton(offers, 'white', 7)).toEqual({ label: 'Offer a draw', isOpen: true })
  expect(drawButton(offers, 'blue', 7)).toEqual({ label: 'Offer a draw again after 20 decisions', isOpen: false })
  expect(drawButton(offers, 'blue', 26)).toEqual({ label: 'Offer a draw again after 1 decision', isOpen: false })
  expect(drawButton(offers, 'blue', 27)).toEqual({ label: 'Offer a draw', isOpen: true })
  expect(drawButton(offers, 'red', 99)).toEqual({ label: 'No draw offers left', isOpen: false })
})
