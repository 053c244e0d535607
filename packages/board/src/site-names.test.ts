import { expect, test } from 'vitest'
import { printedName } from './site-names.ts'

test('on a small chart only the selected site has its name', () => {
  const named = (selected: boolean) => [12, 22, 23].map((text) => printedName({ name: 'Calara', selected }, text))
  expect(named(false)).toEqual(['Calara', 'Calara', ''])
  expect(named(true)).toEqual(['Calara', 'Calara', 'Calara'])
})
