// A setup for tests: the scenario with some options chosen; those it does not offer are dropped, and so is a budget it does not allow.
import type { Setup } from '../state.ts'
import type { Choices } from './options.ts'
import { scenarios } from './scenarios.ts'

export function setupFor(id: string, choices: Choices = {}): Setup {
  const scenario = scenarios.find((candidate) => candidate.id === id)
  const setup = scenario?.setup(choices) ?? { rule: 'ES-SCN-01', reason: `no scenario ${id}` }
  if (!('reason' in setup)) return setup
  if (!('budget' in choices)) throw new Error(`${id}: ${setup.reason}`)
  const { budget: _, ...rest } = choices
  return setupFor(id, rest)
}
