// The question of P1: written orders of all ships. A course is picked by its end on the chart, by its parts, or typed as players write it.
import { onThing, plural } from '@admiralty/kernel'
import { NO_PLOT, thrustBudget, thrustCost } from '../movement/budget.ts'
import { formatPlot } from '../movement/notation.ts'
import { plotFault } from '../movement/plotting.ts'
import type { ShipPlot } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { shipsOfSeat } from '../table.ts'
import type { Draft, PlotDraft } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { endRows, turnRows, velocityRows } from './plot-rows.ts'
import { motionText, plotWords } from './say.ts'
import { specialRows } from './special-rows.ts'

const PHASE = 'Orders · in secret'
const isNothing = (plot: ShipPlot): boolean => formatPlot(plot) === formatPlot(NO_PLOT)
/** The orders with another plot of a ship; a plot that changes nothing is left out. */
function withPlot(ships: PlotDraft, ship: string, plot: ShipPlot): PlotDraft {
  const { [ship]: _, ...others } = ships
  return isNothing(plot) ? others : { ...others, [ship]: plot }
}
export const plottedOf = (draft: Draft | null): PlotDraft => (draft?.kind === 'plot' || draft?.kind === 'plotting' ? draft.ships : {})

export function plotPage(view: View, me: Color, draft: Draft): GamePage {
  const ships = plottedOf(draft)
  const ship = draft.kind === 'plotting' ? view.ships[draft.ship] : undefined
  if (ship) return shipPage(view, me, ships, ship)
  const own = shipsOfSeat(view, me)
  const [only, another] = own
  if (only && !another) return shipPage(view, me, ships, only)
  const count = Object.keys(ships).length
  return {
    phase: PHASE,
    title: 'Orders for your ships',
    rule: 'FT-MOV-02',
    text:
      count === 0
        ? 'A ship without orders flies straight on. All orders are carried out together.'
        : `${plural(count, 'ship')} of ${own.length} have orders.`,
    back: count > 0 ? { set: START, label: 'Begin again' } : undefined,
    rows: () => [
      row('give', 'FT-MOV-02', count === 0 ? 'All fly straight on' : 'Give these orders', { give: { order: 'plot', ships }, role: 'main' }),
      own.map((one) => shipRow(ships, one)),
    ],
  }
}
const shipRow = (ships: PlotDraft, ship: Ship): GameRow =>
  row(`ship:${ship.id}`, 'FT-MOV-03', ship.name, {
    set: { kind: 'plotting', ships, ship: ship.id },
    spots: [onThing(ship.id)],
    note: plotWords(ship, ships[ship.id] ?? NO_PLOT),
  })

/** The page of a ship. Its order is given at once if the player has no other ship. */
function shipPage(view: View, me: Color, ships: PlotDraft, ship: Ship): GamePage {
  const plot = ships[ship.id] ?? NO_PLOT
  const [budget, cost] = [thrustBudget(view, ship, plot), thrustCost(plot)]
  const spent = `${cost.total.total} of ${budget.total.total} thrust used, ${cost.turning.total} of ${budget.turning.total} for turning`
  const isOnly = shipsOfSeat(view, me).length === 1
  const again = isNothing(plot) ? undefined : { set: START, label: 'Begin again' }
  return {
    phase: PHASE,
    title: `${ship.name}: ${plotWords(ship, plot)}`,
    rule: 'FT-MOV-03',
    text: `Now ${motionText(ship)}. ${spent}. Pick where the move ends on the map, or pick a turn and a velocity.`,
    back: isOnly ? again : { set: { kind: 'plot', ships }, label: 'Other ships' },
    rows: () => {
      const set = (next: ShipPlot): Draft => ({ kind: 'plotting', ships: withPlot(ships, ship.id, next), ship: ship.id })
      const isLegal = (next: ShipPlot): boolean => plotFault(view, me, ship.id, next) === undefined
      const plotter = { ship, set, isLegal }
      return [
        isOnly
          ? row('give', 'FT-MOV-02', isNothing(plot) ? 'Fly straight on' : 'Give this order', {
              give: { order: 'plot', ships },
              role: 'main',
            })
          : row('done', 'FT-MOV-02', 'This order stands', { set: { kind: 'plot', ships }, role: 'main' }),
        endRows(view, plot, plotter),
        turnRows(view, plot, plotter),
        velocityRows(plot, plotter),
        specialRows(view, plot, plotter),
        otherShipRows(view, me, ships, ship),
      ]
    },
  }
}
/** FT-OPT-08: the same order for the rest of a squadron, and the next ship. */
function otherShipRows(view: View, me: Color, ships: PlotDraft, ship: Ship): GameRows {
  const plot = ships[ship.id] ?? NO_PLOT
  const others = shipsOfSeat(view, me).filter(({ id }) => id !== ship.id)
  const able = others.filter(({ id }) => plotFault(view, me, id, plot) === undefined)
  const all = able.reduce((sum, { id }) => withPlot(sum, id, plot), ships)
  return [
    able.length > 0 &&
      !isNothing(plot) &&
      row('all', 'FT-OPT-08', `The same for ${able.length === others.length ? 'all ships' : plural(able.length, 'other ship')}`, {
        set: { kind: 'plot', ships: all },
        note: plotWords(ship, plot),
      }),
    others.map((one) => shipRow(ships, one)),
  ]
}
