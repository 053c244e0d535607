// The proposal for the worlds of a newcomer.
import { expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { refusals, worldOf } from '../table-for-tests.ts'
import { proposedEntry } from './questions.ts'
import { begun, NORTH, RIM_WORLDS, weekEnd } from './rim-for-tests.ts'

test('CR-O.5: the proposed worlds of a newcomer are the six of its rim that are worth most, each once', () => {
  const margin = Object.fromEntries(RIM_WORLDS.map((at, index) => [at, worldOf({ at, rolled: index + 2, base: index + 2 })]))
  const { state } = begun(weekEnd({ newcomer: NORTH }, { newcomer: NORTH }, { umpire: { margin } }))
  const proposed = proposedEntry(system.view(state, 'gold'))
  expect(proposed.worlds.toSorted()).toEqual(RIM_WORLDS.slice(1).toSorted())
  expect(refusals(state, 'gold', proposed)).toEqual([])
})
