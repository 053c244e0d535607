// The claims of a forecast: statements about the rest of the round.
import type { Claim, ForecastRules } from '@admiralty/kernel'
import type { GameEvent } from '../chapter.ts'
import type { SolarFlare } from '../game.ts'
import { flying, isColor, sideOfSeat } from '../table.ts'

const damageTo = (events: readonly GameEvent[], ships: readonly string[]): number =>
  events.reduce((sum, event) => (event.type === 'shipAttacked' && ships.includes(event.ship) ? sum + event.armour + event.core : sum), 0)
export const forecast: ForecastRules<SolarFlare> = {
  span: 'by the end of the round',
  mark: ({ round }) => round,
  claims(view, seat) {
    if (view.round === 0 || !isColor(seat) || !view.setup.seats.some((place) => place.seat === seat)) return []
    const side = sideOfSeat(view, seat)
    const ships = flying(view)
    const [ours, theirs] = [true, false].map((own) => ships.filter((ship) => (ship.side === side) === own).map(({ id }) => id))
    return [
      { key: 'done', label: 'integrity that enemies lose', kind: 'amount', of: (events) => damageTo(events, theirs ?? []) },
      { key: 'taken', label: 'integrity that you lose', kind: 'amount', of: (events) => damageTo(events, ours ?? []) },
      ...ships.map(
        ({ id, name }): Claim<SolarFlare> => ({
          key: `lost:${id}`,
          label: `${name} is destroyed`,
          kind: 'chance',
          of: (_, end) => (end.ships[id]?.status === 'destroyed' ? 1 : 0),
        }),
      ),
    ]
  },
}
