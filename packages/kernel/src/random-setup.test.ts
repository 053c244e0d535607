import { expect, test } from 'vitest'
import type { Option, OptionValue, RuleSystem, Scenario } from './contract.ts'
import { randomSetup, seededDice } from './index.ts'

const option = (name: string): Option => ({
  name,
  title: name,
  rule: 'XX-GEN-01',
  default: 1,
  values: [1, 2, 3, 4, 5, 6],
  labels: {},
  explains: {},
  onlyWith: null,
})
/** The part of a game that `randomSetup` reads. */
const gameWith = (...names: readonly string[]): Pick<RuleSystem, 'id' | 'options' | 'scenarios'> => {
  const scenario = (id: string): Scenario => ({
    id,
    title: id,
    briefing: '',
    rule: 'XX-GEN-01',
    seats: [],
    options: names,
    setup: (choices: Readonly<Record<string, OptionValue>>) => ({ id, ...choices }),
  })
  return { id: 'xx', options: names.map(option), scenarios: [scenario('duel'), scenario('melee')] }
}
const setups = (...names: readonly string[]) => {
  const dice = seededDice(5)
  return Array.from({ length: 40 }, () => randomSetup(gameWith(...names), dice).setup)
}

test('a new option changes neither the scenario, nor the other options, nor the later dice', () => {
  const before = setups('speed', 'range')
  const after = setups('speed', 'armour', 'range')
  expect(new Set(before.map((setup) => JSON.stringify(setup))).size).toBeGreaterThan(20)
  expect(after).toMatchObject(before)
})
