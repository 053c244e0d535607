// The claims of a forecast, and what simulations count beside wins.
import { type Claim, type ForecastRules, type MatchMeasures, noFigures } from '@admiralty/kernel'
import type { GameEvent } from '../chapter.ts'
import type { FullThrust } from '../game.ts'
import { isColor, present, sideOf } from '../table.ts'

const damageTo = (events: readonly GameEvent[], ships: readonly string[]): number =>
  events.reduce((sum, event) => (event.type === 'damaged' && ships.includes(event.ship) ? sum + event.armour + event.hull : sum), 0)
export const forecast: ForecastRules<FullThrust> = {
  span: 'by the end of the turn',
  mark: ({ turn }) => turn,
  claims(view, seat) {
    if (view.turn === 0 || !isColor(seat) || !view.setup.seats.some((plan) => plan.seat === seat)) return []
    const side = sideOf(view, seat)
    const ships = present(view)
    const [ours, theirs] = [true, false].map((own) =>
      ships.filter((ship) => (sideOf(view, ship.seat) === side) === own).map(({ id }) => id),
    )
    return [
      { key: 'done', label: 'boxes that enemies lose', kind: 'amount', of: (events) => damageTo(events, theirs ?? []) },
      { key: 'taken', label: 'boxes that you lose', kind: 'amount', of: (events) => damageTo(events, ours ?? []) },
      ...ships.map(
        ({ id, name }): Claim<FullThrust> => ({
          key: `lost:${id}`,
          label: `${name} is destroyed`,
          kind: 'chance',
          of: (_, end) => (end.ships[id]?.status === 'destroyed' ? 1 : 0),
        }),
      ),
    ]
  },
}
const COUNTED: Readonly<Partial<Record<GameEvent['type'], string>>> = {
  mountFired: 'mount fired',
  salvoLaunched: 'salvo launched',
  salvoLost: 'salvo without a target',
  groupStruck: 'attack of fighters on a ship',
  shipDestroyed: 'ship destroyed',
  shipJumped: 'ship left by FTL',
}
export const measures: MatchMeasures<FullThrust> = {
  ending({ outcome, turn, setup }) {
    if (setup.aim.kind === 'escape' && outcome?.why !== 'FT-END-11') return 'aim'
    return turn >= setup.settings.turnCap ? 'clock' : 'destruction'
  },
  turns: ({ turn }) => turn,
  counts: ({ type }) => (COUNTED[type] ? [COUNTED[type]] : []),
  figures: noFigures,
}
