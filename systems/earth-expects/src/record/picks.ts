// EE-GEN-17: a random choice among boxes, each equally likely, with six-sided dice.
import type { Dice } from '@admiralty/kernel'

/** One candidate needs no die. Otherwise the fewest dice that cover all candidates are rolled; results beyond the even share are rolled again. */
export function pickOf<T>(dice: Dice, candidates: readonly T[], reason: string): T {
  const [only, ...more] = candidates
  if (only === undefined) throw new Error(`nothing to pick from: ${reason}`)
  if (more.length === 0) return only
  const count = diceFor(candidates.length)
  const share = Math.floor(6 ** count / candidates.length)
  for (;;) {
    const shown = dice.roll(count, 6, reason).reduce((value, face) => value * 6 + face - 1, 0)
    const picked = candidates[Math.floor(shown / share)]
    if (picked !== undefined) return picked
  }
}
function diceFor(candidates: number): number {
  let count = 1
  while (6 ** count < candidates) count += 1
  return count
}
