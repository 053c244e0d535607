import { expect, test } from 'vitest'
import { baseOf } from './base.ts'

test('the base path is read from the address of a script', () => {
  expect(baseOf('https://fleet.example/assets/index-x1.js')).toBe('')
  expect(baseOf('https://fleet.example/games/admiralty/assets/index-x1.js')).toBe('/games/admiralty')
  expect(baseOf('https://fleet.example/games/admiralty/assets/index-x1.js?v=2#here')).toBe('/games/admiralty')
})
