import { type Call, type RuleSystem, type Seat, UMPIRE } from './contract.ts'
import type { Dice } from './dice.ts'

/** The answer of a seat in a random match: a random order of a player, or the default order of the umpire. */
export function randomAnswer(
  system: Pick<RuleSystem, 'view' | 'randomOrder' | 'defaultOrder'>,
  state: unknown,
  { call, seat, dice }: { readonly call: Call; readonly seat: Seat; readonly dice: Dice },
): unknown {
  const view = system.view(state, seat)
  return seat === UMPIRE ? system.defaultOrder(view, call) : system.randomOrder(view, call, dice)
}
