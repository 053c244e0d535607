// The small match that is measured: a duel of the testkit's skirmish, four strong, six rounds, with ambushes. Its answers are drawn by lot.
import { type Dice, pick, type RuleSystem } from '@admiralty/kernel'
import type { MatchOpening, SealedOrder } from '@admiralty/match'
import { system as skirmish } from '@admiralty/systems/skirmish'
import type { Hosted } from './whole-path.ts'

export const system: RuleSystem = skirmish

export const beginningOf = (seed: number): MatchOpening => ({
  id: `duel-${seed}`,
  setup: skirmish.scenarios.find(({ id }) => id === 'duel')?.setup({ strength: 4, rounds: 6, ambushes: true }),
  position: null,
  secret: `secret of duel ${seed}`,
  seatValues: { red: `red ${seed}`, blue: `blue ${seed}` },
  created: 0,
})

/** Of somebody who owes one; undefined: it is over. */
export function anyAnswer({ standing, sealed }: Hosted, whim: Dice): SealedOrder | undefined {
  const owed = system
    .openCalls(standing.state)
    .flatMap(({ id, seats }) => seats.map((seat) => ({ call: id, seat })))
    .filter(({ call, seat }) => !sealed.some((given) => given.call === call && given.seat === seat))
  if (owed.length === 0) return undefined
  const { call, seat } = pick(whim, owed)
  return { call, seat, order: system.randomOrder(system.view(standing.state, seat), whim) }
}
