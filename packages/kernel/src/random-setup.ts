import type { Option, OptionValue, RuleSystem } from './contract.ts'
import { type Dice, die, pick } from './dice.ts'
import { isRefusal } from './refusals.ts'
import { seededDice } from './seeded-dice.ts'

/** Seeds of the streams below are 1 to this number. */
const SEEDS = 1_000_000
const seedFrom = (dice: Dice): number => die(dice, SEEDS, 'a random setup')
/** A stream of dice for one name. Similar seeds give similar first rolls, so these are skipped. */
function diceFor(name: string, seed: number): Dice {
  const dice = seededDice([...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, seed))
  dice.roll(8, SEEDS, 'skipped')
  return dice
}

/**
 * A setup of a random scenario with random options. Takes one roll of `dice`. Every option draws from its own stream, so a new option
 * changes neither the other options nor the match that follows. Combinations that the scenario refuses are drawn again.
 */
export function randomSetup(
  system: Pick<RuleSystem, 'id' | 'options' | 'scenarios'>,
  dice: Dice,
): { readonly scenario: string; readonly setup: unknown } {
  const seeds = diceFor('setups', seedFrom(dice))
  for (let tries = 0; tries < 100; tries += 1) {
    const seed = seedFrom(seeds)
    const scenario = pick(diceFor('scenario', seed), system.scenarios)
    const drawn = ({ name, values }: Option): [string, OptionValue] => [name, pick(diceFor(name, seed), values)]
    const setup = scenario.setup(Object.fromEntries(system.options.filter(({ name }) => scenario.options.includes(name)).map(drawn)))
    if (!isRefusal(setup)) return { scenario: scenario.id, setup }
  }
  throw new Error(`every scenario of ${system.id} refused its own options`)
}
