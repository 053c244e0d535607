import { expect, test } from 'vitest'
import { lineText } from './line-text.ts'

test('a line becomes a sentence with its dice as numbers', () => {
  const parts = [
    { kind: 'thing', id: 'y-dd-1', text: 'Yellow destroyer 1', seat: 'yellow' },
    ' fires, needs 3: ',
    { kind: 'die', face: 5, sides: 6, counted: true },
    { kind: 'die', face: 2, sides: 6, counted: false },
    ' at ',
    { kind: 'place', at: [1, 2], text: '0304' },
    '.',
  ] as const
  expect(lineText({ seat: null, parts, rules: [], weight: 'line' })).toBe(
    'Yellow destroyer 1 fires, needs 3: die 5 (passed) die 2 (missed) at 0304.',
  )
})
