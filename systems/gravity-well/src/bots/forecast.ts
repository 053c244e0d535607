// The claims of a forecast: statements about the rest of the turn.
import type { Claim, ForecastRules } from '@admiralty/kernel'
import type { GameEvent } from '../chapter.ts'
import type { GravityWell } from '../game.ts'
import { isColor, isStation, unitsOf } from '../table.ts'

const countOf = (events: readonly GameEvent[], isCounted: (event: GameEvent) => boolean): number => events.filter(isCounted).length
export const forecast: ForecastRules<GravityWell> = {
  span: 'by the end of the turn',
  mark: ({ turn }) => turn,
  claims(view, seat) {
    if (view.turn === 0 || !isColor(seat) || !view.setup.seats.includes(seat)) return []
    const stations = unitsOf(view).filter(isStation)
    const mine = new Set(unitsOf(view).flatMap((unit) => (unit.seat === seat ? [unit.id] : [])))
    const isLoss = (event: GameEvent, own: boolean): boolean => event.type === 'destroyed' && mine.has(event.unit) === own
    return [
      { key: 'done', label: 'enemy units destroyed', kind: 'amount', of: (events) => countOf(events, (event) => isLoss(event, false)) },
      { key: 'taken', label: 'units that you lose', kind: 'amount', of: (events) => countOf(events, (event) => isLoss(event, true)) },
      ...stations.map(
        ({ id, seat: owner, number }): Claim<GravityWell> => ({
          key: `lost:${id}`,
          label: owner === seat ? `your station ${number} is destroyed` : `${owner}’s station ${number} is destroyed`,
          kind: 'chance',
          of: (_, end) => (id in end.units ? 0 : 1),
        }),
      ),
    ]
  },
}
