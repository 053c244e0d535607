import { expect, test } from 'vitest'
import { lettersOf } from './phase-letters.tsx'

test('a phase is abbreviated to the first letters of its words', () => {
  expect(['Fire', 'Yellow’s fighters', 'Blue’s ships', ''].map(lettersOf)).toEqual(['F', 'Yf', 'Bs', ''])
})
