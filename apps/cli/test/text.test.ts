import type { PlaceRequest, RegionRequest } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { placementFrom, placePrompt, regionPrompt } from '../src/text.ts'

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
test('the prompt for a place in a region names courses and distances that are allowed', () => {
  const region = {
    examples: [
      [0, 3],
      [1, 4],
    ],
    nameOf: ([course, units]) => `${course}, ${units} MU`,
  } satisfies Partial<RegionRequest>
  expect(
    regionPrompt({
      ...region,
      kind: 'region',
      region: { kind: 'disc', centre: [0, 0], radius: 4 },
      now: null,
      nearest: () => null,
      placeOf: () => null,
      withPlace: () => null,
    }),
  ).toBe('Course by the clock and distance, such as 0, 3 MU; 1, 4 MU: ')
})
