import type { PlaceRequest } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { placementFrom, placePrompt } from '../src/text.ts'

const request: PlaceRequest = {
  kind: 'place',
  within: [[[0, 0]], [[1, 0]]],
  now: null,
  nameOf: ([q]) => `0${q}`,
  withPlace: (placement) => placement,
}

test('a place is typed by its printed name, and turned by a number after it', () => {
  expect(placementFrom(request, ' 00 ')).toEqual({ at: [0, 0], turns: 0 })
  expect(placementFrom(request, '01 1')).toEqual({ at: [1, 0], turns: 1 })
  for (const line of ['', '01', '00 1', '00 2', '00 x', '9']) expect(placementFrom(request, line)).toBeUndefined()
})
test('the prompt names places that are allowed', () => {
  expect(placePrompt(request)).toBe('Place, then a space and 1 to 1 to turn it clockwise, such as 00: ')
  expect(placePrompt({ ...request, within: [[[0, 0]]] })).toBe('Place, such as 00: ')
})
