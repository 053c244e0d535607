import { expect, test } from 'vitest'
import { boxKey } from './purposes.ts'

test('FT-DMG-01: the key of the boxes speaks of armour only for a ship with armour', () => {
  expect(boxKey(0)).toBe('Boxes are hull; a star is a crew factor.')
  expect(boxKey(2)).toMatch(/^Circles are armour/)
})
