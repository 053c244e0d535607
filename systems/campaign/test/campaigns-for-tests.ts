// Whole campaigns between bots that do not search, as simulations play them.
import { makeBot, playBout, RANKS } from '@admiralty/bots'
import { playersAmong, seededDice } from '@admiralty/kernel'
import { figuresOf } from '../src/bots/worth.ts'
import { MARGIN_HEXES } from '../src/land/geometry.ts'
import { seatsOf, secretOf } from '../src/lookup.ts'
import type { State } from '../src/state.ts'
import { campaignFor } from '../src/week-for-tests.ts'
import { policy, system } from './battle-game.ts'

/** The counts of a campaign between bots. */
interface PlayedCampaign {
  readonly state: State
  readonly refusals: readonly unknown[]
  readonly figures: Readonly<Record<string, number>>
  /** Proposals that are refused, treasuries below nothing, and counters without a group. */
  readonly faults: readonly string[]
}
const CALLS = 1000
/** A campaign of so many empires, with ranks in turn, from a seed. */
export function botCampaign(empires: number, seed: number, choices: Readonly<Record<string, string>>): PlayedCampaign {
  const setup = campaignFor(empires, choices)
  const bots = playersAmong(system.seats(setup)).map(({ seat }, index) => [
    seat,
    makeBot(system, policy, RANKS[index % RANKS.length] ?? 'captain'),
  ])
  const faults: string[] = []
  const { state, refusals } = playBout({
    system,
    start: { setup, position: null },
    bots: Object.fromEntries(bots),
    seed,
    most: CALLS,
    budget: { steps: 0 },
    unasked(at, call, seat) {
      const view = system.view(at, seat)
      const refused =
        call.kind === 'orders' ? policy.propose(view, seededDice(seed)).flatMap((order) => system.check(view, call, order) ?? []) : []
      faults.push(...refused.map(({ rule, reason }) => `week ${at.week}: a proposal of ${seat} is refused: ${reason} (${rule})`))
      return undefined
    },
    onEvents: (_, after) => faults.push(...faultsIn(after)),
  })
  return { state, refusals, figures: figuresOf(state), faults }
}
/** CR-1.2b: hexes of the margin that are known and still kept, and counters or worlds in a hex of the margin that is not known. */
function marginFaults({ shown, counters, land, secret, week }: State): readonly string[] {
  const known = new Set(shown)
  const kept = Object.keys(secret.umpire?.margin ?? {}).filter((at) => known.has(at))
  const open = [...counters.flatMap(({ at }) => at ?? []), ...Object.keys(land.worlds)]
  const unknown = MARGIN_HEXES.filter((at) => open.includes(at) && !known.has(at))
  return [...kept, ...unknown].map((at) => `week ${week}: the margin hex ${at} is half known`)
}
function faultsIn(state: State): readonly string[] {
  return [...marginFaults(state), ...holdingsFaults(state)]
}
function holdingsFaults(state: State): readonly string[] {
  return seatsOf(state).flatMap((seat) => {
    const { holdings } = secretOf(state, seat)
    if (!holdings) return []
    const counters = state.counters.filter(({ owner }) => owner === seat)
    return [
      ...(holdings.treasury < 0 ? [`week ${state.week}: the treasury of ${seat} is below nothing`] : []),
      ...(state.stage === 'weeks' && counters.length !== holdings.groups.length
        ? [`week ${state.week}: ${seat} has a counter without a group`]
        : []),
    ]
  })
}
