// Random matches: random scenario, options and orders. Laws, fuzzers and benchmarks watch every step.
import {
  type Call,
  type Dice,
  diceOf,
  likely,
  type Orders,
  pick,
  type Resolution,
  type RuleSystem,
  randomAnswer,
  randomSetup,
  type Seat,
  type Start,
  type SystemTypes,
  seededDice,
  UMPIRE,
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
  /** The same faces by the address of their stream; null for the stream without one. */
  readonly facesAt: ReadonlyMap<string | null, readonly number[]>
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
export function recording(dice: Dice): Dice & Pick<RandomStep, 'faces' | 'facesAt'> {
  const faces: number[] = []
  const facesAt = new Map<string | null, number[]>()
  const recorded = diceOf((count, sides, reason, address) => {
    const rolled = (address === null ? dice : dice.at(address)).roll(count, sides, reason)
    faces.push(...rolled)
    const known = facesAt.get(address)
    if (known) known.push(...rolled)
    else facesAt.set(address, [...rolled])
    return rolled
  })
  return { ...recorded, faces, facesAt }
}

/** The seats of a match. Throws unless the umpire, and no player, has the seat `UMPIRE`. */
export function seatsOf(system: AnySystem, setup: unknown): readonly Seat[] {
  return system.seats(setup).map(({ seat, kind }) => {
    if ((seat === UMPIRE) !== (kind === 'umpire')) throw new Error(`the seat ${seat} must not be of kind ${kind}`)
    return seat
  })
}

/** The seats that answer a call: those that it asks, now and then one instead of them. */
function answering({ seats, instead }: Call, dice: Dice): readonly Seat[] {
  return instead.length > 0 && likely(dice, 1, 6) ? [pick(dice, instead)] : seats
}

/** Plays the match of a seed to its end, or to `most` calls, and passes every step to `look`. */
export function playRandom(
  system: AnySystem,
  seed: number,
  look: (step: RandomStep) => void,
  most = 20_000,
  start?: Start<SystemTypes>,
): Finished {
  const dice = seededDice(seed)
  const drawn = start ? { scenario: 'given', setup: start.setup } : randomSetup(system, dice)
  const matchDice = seededDice(seed + 1_000_003)
  const match = { system, seats: seatsOf(system, drawn.setup) }
  const opening = recording(matchDice)
  let result = system.begin(start ?? { setup: drawn.setup, position: null }, opening)
  look({ ...match, before: undefined, call: null, orders: {}, result, faces: opening.faces, facesAt: opening.facesAt, dice })
  for (let steps = 1; steps <= most; steps += 1) {
    const before = result.state
    if (system.outcome(before)) return { ...drawn, steps, state: before, ended: true }
    const call = pick(dice, system.openCalls(before))
    const orders = Object.fromEntries(answering(call, dice).map((seat) => [seat, randomAnswer(system, before, { call, seat, dice })]))
    const rolled = recording(matchDice)
    result = system.resolve(before, call, orders, rolled)
    look({ ...match, before, call, orders, result, faces: rolled.faces, facesAt: rolled.facesAt, dice })
  }
  return { ...drawn, steps: most, state: result.state, ended: false }
}
