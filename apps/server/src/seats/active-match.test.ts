import { expect, test } from 'vitest'
import { isSamePhase } from './active-match.ts'

const phase = { turn: 4, step: 'fire', title: 'turn 4, fire' }

test('a phase whose title changes is the same, so a draw offer remains open', () => {
  expect(isSamePhase(phase, { ...phase, title: 'Turn four: shooting' })).toBe(true)
})

test('another turn or another step is another phase', () => {
  expect(isSamePhase(phase, { ...phase, turn: 5 })).toBe(false)
  expect(isSamePhase(phase, { ...phase, step: 'ships' })).toBe(false)
})
