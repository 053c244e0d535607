// Rows that change the plot of one ship: ends, turns and velocity.
import { capital, onHex, type Place, type RuleId } from '@admiralty/kernel'
import { thrustCost } from '../movement/budget.ts'
import { CHANGES, endsOf, nearestWith } from '../movement/ends.ts'
import { flightPath, LEGS } from '../movement/flight-path.ts'
import { formatPlot } from '../movement/notation.ts'
import type { ShipPlot, TurnLeg } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import type { Draft } from './draft.ts'
import { type GameRows, row } from './form.ts'
import { legText, plotWords } from './say.ts'

/** The thrust that an order needs in all, for a row. */
function thrustOf(plot: ShipPlot): { readonly cost: number; readonly note: string } {
  const cost = thrustCost(plot).total.total
  return { cost, note: `${cost} thrust` }
}

/** The ship and the functions that rows of a ship's page need. */
export interface Plotter {
  readonly ship: Ship
  readonly set: (next: ShipPlot) => Draft
  readonly isLegal: (next: ShipPlot) => boolean
}

/**
 * A row for the end of the move on the chart. Typed text is an order in players' notation.
 * Other orders with the same end have rows of their own.
 */
export function endRows(view: View, plot: ShipPlot, { ship, set, isLegal }: Plotter): GameRows {
  const ends = endsOf(view, ship, plot, isLegal)
  const plotAt = (place: Place): ShipPlot => ends.get(place.join())?.plots[0] ?? plot
  const now = ends.get(flightPath(view, ship, plot).end.at.join())
  return [
    row('end', 'FT-MOV-08', 'Short order', {
      place: {
        within: [[...ends.values()].map(({ at }) => at)],
        now: now ? { at: now.at, turns: 0 } : null,
        nameOf: (place) => formatPlot(plotAt(place)),
        withPlace: ({ at }) => set(plotAt(at)),
      },
      note: `written ${formatPlot(plot)}`,
    }),
    [...ends.values()].flatMap(({ at, plots: [, ...others] }) =>
      others.map((next) =>
        row(`end:${formatPlot(next)}`, 'FT-MOV-08', capital(plotWords(ship, next)), {
          set: set(next),
          spots: [onHex(at)],
          ...thrustOf(next),
        }),
      ),
    ),
  ]
}

/** 'Port 2 · left 60°' */
const legLabel = (leg: TurnLeg): string => `${capital(legText(leg))} · ${leg.to === 'port' ? 'left' : 'right'} ${leg.points * 30}°`

/** Turns; a turn that leaves too little thrust for the new velocity takes the nearest velocity with it. */
export function turnRows(view: View, plot: ShipPlot, { ship, set, isLegal }: Plotter): GameRows {
  const [first] = plot.turns
  const turned = (key: string, rule: RuleId, label: string, turns: ShipPlot['turns']): GameRows => {
    const next = nearestWith(plot, turns, isLegal)
    if (!next) return null
    const { cost, note } = thrustOf(next)
    return row(key, rule, label, {
      set: set(next),
      cost,
      note: next.change === plot.change ? note : `${note}, velocity ${ship.velocity + next.change}`,
    })
  }
  return [
    plot.turns.length > 0 && turned('turn:none', 'FT-MOV-04', 'No turn', []),
    LEGS.map((leg) => turned(`turn:${leg.to}:${leg.points}`, 'FT-MOV-05', legLabel(leg), [leg])),
    view.setup.settings.doubleTurn &&
      first &&
      LEGS.map((leg) => turned(`then:${leg.to}:${leg.points}`, 'FT-MOV-05', `Then ${legLabel(leg).toLowerCase()}`, [first, leg])),
  ]
}

export function velocityRows(plot: ShipPlot, { ship, set, isLegal }: Plotter): GameRows {
  return CHANGES.filter((change) => change !== plot.change && isLegal({ ...plot, change })).map((change) => {
    const next = { ...plot, change }
    const label = change === 0 ? 'Velocity unchanged' : `${change > 0 ? 'Faster' : 'Slower'} by ${Math.abs(change)}`
    return row(`velocity:${change}`, 'FT-MOV-04', `${label} · velocity ${ship.velocity + change}`, { set: set(next), ...thrustOf(next) })
  })
}
