// The claims of a forecast: statements about the rest of the round, with chances or amounts.
import type { Claim, ForecastRules } from '@admiralty/kernel'
import type { Skirmish } from '../chapter.ts'
import { squadName } from '../dialogs.ts'
import type { SkirmishEvent } from '../events.ts'
import { sideOf, standingSquads } from '../lookup.ts'
import type { View } from '../state.ts'

const strengthLost = (events: readonly SkirmishEvent[], seats: readonly string[]): number =>
  events.reduce((sum, event) => (event.type === 'hurt' && seats.includes(event.seat) ? sum + event.damage.total : sum), 0)

export const forecast: ForecastRules<Skirmish> = {
  span: 'by the end of the round',
  mark: ({ round }) => round,
  claims(view: View, seat) {
    const side = sideOf(view, seat)
    if (view.round === 0 || side === undefined) return []
    const squads = standingSquads(view)
    const [ours, theirs] = [squads.filter((squad) => squad.side === side), squads.filter((squad) => squad.side !== side)].map((of) =>
      of.map((squad) => squad.seat),
    )
    return [
      { key: 'done', label: 'strength the enemy loses', kind: 'amount', of: (events) => strengthLost(events, theirs ?? []) },
      { key: 'taken', label: 'strength you lose', kind: 'amount', of: (events) => strengthLost(events, ours ?? []) },
      ...squads.map(
        (squad): Claim<Skirmish> => ({
          key: `hurt:${squad.seat}`,
          label: `${squadName(squad.seat)} is hit`,
          kind: 'chance',
          of: (events) => (strengthLost(events, [squad.seat]) > 0 ? 1 : 0),
        }),
      ),
    ]
  },
}
