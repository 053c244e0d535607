import type { OptionValue, Refusal, RuleSystem } from './contract.ts'
import { type Dice, pick } from './dice.ts'

/** A setup of a random scenario with random options. Combinations that the scenario refuses are drawn again. */
export function randomSetup(system: RuleSystem, dice: Dice): { readonly scenario: string; readonly setup: unknown } {
  for (let tries = 0; tries < 100; tries += 1) {
    const scenario = pick(dice, system.scenarios)
    const offered = system.options.filter(({ name }) => scenario.options.includes(name))
    const choices: Record<string, OptionValue> = {}
    for (const { name, values } of offered) choices[name] = pick(dice, values)
    const setup = scenario.setup(choices)
    if (!isRefusal(setup)) return { scenario: scenario.id, setup }
  }
  throw new Error(`every scenario of ${system.id} refused its own options`)
}
const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'rule' in value && 'reason' in value
