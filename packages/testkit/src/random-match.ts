// Random matches: random scenario, options and orders. Laws, fuzzers and benchmarks watch every step.
import {
  type Call,
  type Dice,
  type Orders,
  pick,
  type Resolution,
  type RuleSystem,
  randomSetup,
  type Seat,
  type Start,
  type SystemTypes,
  seededDice,
} from '@admiralty/kernel'

export type AnySystem = RuleSystem<SystemTypes>

/** One step of a match: an opening or a resolution. */
export interface RandomStep {
  readonly system: AnySystem
  readonly seats: readonly Seat[]
  /** Undefined at the opening. */
  readonly before: unknown
  /** Null at the opening. */
  readonly call: Call | null
  readonly orders: Orders<unknown>
  readonly result: Resolution<unknown, unknown>
  /** Faces rolled for this step, in order. */
  readonly faces: readonly number[]
  /** Dice for random choices of the laws, separate from the dice of the match. */
  readonly dice: Dice
}

/** How a random match ended. `ended` is false if it was stopped after `most` calls. */
export interface Finished {
  readonly steps: number
  readonly state: unknown
  readonly ended: boolean
  readonly scenario: string
  readonly setup: unknown
}

/** Dice that also collect the faces they rolled. */
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

/** Plays the match of a seed to its end, or to `most` calls, and passes every step to `look`. */
export function playRandom(
  system: AnySystem,
  seed: number,
  look: (moment: RandomStep) => void,
  most = 20_000,
  start?: Start<SystemTypes>,
): Finished {
  const dice = seededDice(seed)
  const drawn = start ? { scenario: 'given', setup: start.setup } : randomSetup(system, dice)
  const matchDice = seededDice(seed + 1_000_003)
  const seats = system.seats(drawn.setup).map(({ seat }) => seat)
  const opening = recording(matchDice)
  let result = system.begin(start ?? { setup: drawn.setup, position: null }, opening)
  look({ system, seats, before: undefined, call: null, orders: {}, result, faces: opening.faces, dice })
  for (let steps = 1; steps <= most; steps += 1) {
    const before = result.state
    if (system.outcome(before)) return { ...drawn, steps, state: before, ended: true }
    const call = pick(dice, system.openCalls(before))
    const orders = Object.fromEntries(call.seats.map((seat) => [seat, system.randomOrder(system.view(before, seat), dice)]))
    const rolled = recording(matchDice)
    result = system.resolve(before, call, orders, rolled)
    look({ system, seats, before, call, orders, result, faces: rolled.faces, dice })
  }
  return { ...drawn, steps: most, state: result.state, ended: false }
}
