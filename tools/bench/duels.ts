// The small match that is measured: a duel of the skirmish with strength four, six rounds and ambushes. Its orders are random.
import { type Dice, pick, type RuleSystem } from '@admiralty/kernel'
import type { MatchOpening, SealedOrder } from '@admiralty/match'
import { system as skirmish } from '@admiralty/systems/skirmish'
import type { Hosted } from './whole-path.ts'

export const system: RuleSystem = skirmish

/** The same seed gives the same duel. */
export const beginningOf = (seed: number): MatchOpening => ({
  id: `duel-${seed}`,
  setup: skirmish.scenarios.find(({ id }) => id === 'duel')?.setup({ strength: 4, rounds: 6, ambushes: true }),
  position: null,
  secret: `secret of duel ${seed}`,
  seatValues: { red: `red ${seed}`, blue: `blue ${seed}` },
  created: 0,
})

/** A random order for a random open call; undefined if the match is over. */
export function anyAnswer({ standing, sealed }: Hosted, whim: Dice): SealedOrder | undefined {
  const due = system
    .openCalls(standing.state)
    .flatMap((call) => call.seats.map((seat) => ({ call, seat })))
    .filter(({ call, seat }) => !sealed.some((given) => given.call === call.id && given.seat === seat))
  if (due.length === 0) return undefined
  const { call, seat } = pick(whim, due)
  return { call: call.id, seat, order: system.randomOrder(system.view(standing.state, seat), call, whim) }
}
