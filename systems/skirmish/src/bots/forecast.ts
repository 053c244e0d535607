// What may be claimed of the round that is being played.
import type { Claim, ForecastRules } from '@admiralty/kernel'
import type { SkirmishEvent } from '../events.ts'
import type { View } from '../state.ts'
import type { Skirmish } from '../system.ts'
import { sideOf, standing } from '../table.ts'

const lost = (events: readonly SkirmishEvent[], seats: readonly string[]): number =>
  events.reduce((sum, event) => (event.type === 'hurt' && seats.includes(event.seat) ? sum + event.damage.total : sum), 0)

export const forecast: ForecastRules<Skirmish> = {
  span: 'by the end of the round',
  mark: ({ round }) => round,
  claims(view: View, seat) {
    const side = sideOf(view, seat)
    if (view.round === 0 || side === undefined) return []
    const squads = standing(view)
    const [ours, theirs] = [squads.filter((squad) => squad.side === side), squads.filter((squad) => squad.side !== side)].map((of) =>
      of.map((squad) => squad.seat),
    )
    return [
      { key: 'done', label: 'strength they lose', kind: 'amount', of: (events) => lost(events, theirs ?? []) },
      { key: 'taken', label: 'strength you lose', kind: 'amount', of: (events) => lost(events, ours ?? []) },
      ...squads.map(
        (squad): Claim<Skirmish> => ({
          key: `hurt:${squad.seat}`,
          label: `${squad.seat} is hurt`,
          kind: 'chance',
          of: (events) => (lost(events, [squad.seat]) > 0 ? 1 : 0),
        }),
      ),
    ]
  },
}
