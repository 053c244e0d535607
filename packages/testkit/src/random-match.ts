// A random match: random scenario and options, every order sampled. Laws look on; so do the fuzzers and the benches.
import {
  type Call,
  type Dice,
  type OptionValue,
  type Orders,
  pick,
  type Resolution,
  type RuleSystem,
  type Seat,
  type Start,
  type SystemTypes,
  seededDice,
} from '@admiralty/kernel'

export type AnySystem = RuleSystem<SystemTypes>

/** One step of a match, with all that a law may want to look at. */
export interface Moment {
  readonly system: AnySystem
  readonly seats: readonly Seat[]
  /** Undefined at the beginning. */
  readonly before: unknown
  readonly call: Call | null
  readonly orders: Orders<unknown>
  readonly result: Resolution<unknown, unknown>
  /** Faces rolled for this step, in order. */
  readonly faces: readonly number[]
  /** For the laws' own random choices; never the match's dice. */
  readonly whim: Dice
}

export interface Finished {
  readonly steps: number
  readonly state: unknown
  readonly ended: boolean
  readonly scenario: string
}

/** Remembers what it rolled. */
export function recording(dice: Dice): Dice & { readonly faces: readonly number[] } {
  const faces: number[] = []
  return {
    faces,
    roll(count, sides, reason) {
      const rolled = dice.roll(count, sides, reason)
      faces.push(...rolled)
      return rolled
    },
  }
}

/** A setup of a random scenario with random options; combinations that a scenario refuses are drawn anew. */
export function randomSetup(system: AnySystem, dice: Dice): { readonly scenario: string; readonly setup: unknown } {
  for (let tries = 0; tries < 100; tries += 1) {
    const scenario = pick(dice, system.scenarios)
    const offered = system.options.filter(({ name }) => scenario.options.includes(name))
    const choices: Record<string, OptionValue> = {}
    for (const { name, values } of offered) choices[name] = pick(dice, values)
    const setup = scenario.setup(choices)
    if (!isRefusal(setup)) return { scenario: scenario.id, setup }
  }
  throw new Error(`no scenario of ${system.id} took its own options`)
}
const isRefusal = (value: unknown): boolean => typeof value === 'object' && value !== null && 'rule' in value && 'reason' in value

/** Plays a seed to its end (or to `most` calls), showing every step to `look`. */
export function playRandom(
  system: AnySystem,
  seed: number,
  look: (moment: Moment) => void,
  most = 20_000,
  start?: Start<SystemTypes>,
): Finished {
  const whim = seededDice(seed)
  const drawn = start ? { scenario: 'given', setup: start.setup } : randomSetup(system, whim)
  const dice = seededDice(seed + 1_000_003)
  const seats = system.seats(drawn.setup).map(({ seat }) => seat)
  const opening = recording(dice)
  let result = system.begin(start ?? { setup: drawn.setup, position: null }, opening)
  look({ system, seats, before: undefined, call: null, orders: {}, result, faces: opening.faces, whim })
  for (let steps = 1; steps <= most; steps += 1) {
    const before = result.state
    if (system.outcome(before)) return { steps, state: before, ended: true, scenario: drawn.scenario }
    const call = pick(whim, system.openCalls(before))
    const orders = Object.fromEntries(call.seats.map((seat) => [seat, system.randomOrder(system.view(before, seat), whim)]))
    const rolled = recording(dice)
    result = system.resolve(before, call, orders, rolled)
    look({ system, seats, before, call, orders, result, faces: rolled.faces, whim })
  }
  return { steps: most, state: result.state, ended: false, scenario: drawn.scenario }
}
