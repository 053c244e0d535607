// The dice port. Dice are scripted in tests, seeded in simulations and proven in a match (packages/match).

/** The only source of chance. */
export interface Dice {
  /** Rolls `count` dice with faces 1 to `sides`. `reason` tells people what the roll is for. */
  roll(count: number, sides: number, reason: string): readonly number[]
  /**
   * An independent stream of dice for a place, so that hidden rolls at one place do not move the faces of another.
   * `dice.at('W11').at('0703')` is the stream 'W11/0703'. The same address continues its stream. Throws for an empty address.
   */
  at(address: string): Dice
}

/** Makes dice from one function, which receives the address of its stream; null for the stream without one. */
export function diceOf(
  roll: (count: number, sides: number, reason: string, address: string | null) => readonly number[],
  address: string | null = null,
): Dice {
  return {
    roll: (count, sides, reason) => roll(count, sides, reason, address),
    at(part) {
      if (part === '') throw new Error('dice need an address that is not empty')
      return diceOf(roll, address === null ? part : `${address}/${part}`)
    },
  }
}

/** Rolls one die. */
export function die(dice: Dice, sides: number, reason: string): number {
  const face = dice.roll(1, sides, reason)[0]
  if (face === undefined) throw new Error(`the dice gave no face for: ${reason}`)
  return face
}

/** A random item of a list. Throws if the list is empty. */
export function pick<T>(dice: Dice, from: readonly T[], reason = 'pick'): T {
  const chosen = from[die(dice, from.length, reason) - 1]
  if (chosen === undefined) throw new Error(`cannot pick from an empty list: ${reason}`)
  return chosen
}

/** True with probability `chances / of`. */
export const likely = (dice: Dice, chances: number, of: number): boolean => die(dice, of, 'chance') <= chances
