// A setup for tests. Options that the scenario does not offer, and a budget that it refuses, are ignored.
import type { Choices } from '@admiralty/kernel'
import type { Setup } from '../state.ts'
import { scenarios } from './scenarios.ts'

/** The setup of a scenario by its id. Throws if there is no such scenario. */
export function setupFor(id: string, choices: Choices = {}): Setup {
  const scenario = scenarios.find((candidate) => candidate.id === id)
  const setup = scenario?.setup(choices) ?? { rule: 'ES-SCN-01', reason: `no scenario ${id}` }
  if (!('reason' in setup)) return setup
  if (!('budget' in choices)) throw new Error(`${id}: ${setup.reason}`)
  const { budget: _, ...rest } = choices
  return setupFor(id, rest)
}
