// The question of P1: written orders of all ships. A course is picked by its end on the chart, by its parts, or typed as players write it.
import { capital, onHex, onItem, onThing, type Place, plural, type RuleId } from '@admiralty/kernel'
import { NO_PLOT, thrustBudget, thrustCost } from '../movement/budget.ts'
import { CHANGES, endsOf, nearestWith } from '../movement/ends.ts'
import { flightPath, LEGS } from '../movement/flight-path.ts'
import { formatPlot } from '../movement/notation.ts'
import { isLeaving, plotFault } from '../movement/plotting.ts'
import type { ShipPlot, TurnLeg } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { enemyShips, shipsOfSeat } from '../table.ts'
import type { Draft, PlotDraft } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { fullName, legText, motionText, plotWords, rangeText } from './say.ts'

const PHASE = 'Orders · in secret'
/** The thrust that an order needs in all, for a row. */
function thrustOf(plot: ShipPlot): { readonly cost: number; readonly note: string } {
  const cost = thrustCost(plot).total.total
  return { cost, note: `${cost} thrust` }
}
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
/** The ship and the functions that rows of a ship's page need. */
interface Plotter {
  readonly ship: Ship
  readonly set: (next: ShipPlot) => Draft
  readonly isLegal: (next: ShipPlot) => boolean
}
/**
 * A row for the end of the move on the chart. Typed text is an order in players' notation.
 * Other orders with the same end have rows of their own.
 */
function endRows(view: View, plot: ShipPlot, { ship, set, isLegal }: Plotter): GameRows {
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
function turnRows(view: View, plot: ShipPlot, { ship, set, isLegal }: Plotter): GameRows {
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
function velocityRows(plot: ShipPlot, { ship, set, isLegal }: Plotter): GameRows {
  return CHANGES.filter((change) => change !== plot.change && isLegal({ ...plot, change })).map((change) => {
    const next = { ...plot, change }
    const label = change === 0 ? 'Velocity unchanged' : `${change > 0 ? 'Faster' : 'Slower'} by ${Math.abs(change)}`
    return row(`velocity:${change}`, 'FT-MOV-04', `${label} · velocity ${ship.velocity + change}`, { set: set(next), ...thrustOf(next) })
  })
}
function specialRows(view: View, plot: ShipPlot, { ship, set, isLegal }: Plotter): GameRows {
  const special = (key: string, rule: RuleId, label: string, next: Partial<ShipPlot>, details: Pick<GameRow, 'note' | 'spots'>): GameRows =>
    isLegal({ ...plot, ...next }) && row(key, rule, label, { set: set({ ...plot, ...next }), ...details })
  const toggle = (key: 'roll' | 'excess' | 'ftl' | 'disengage', rule: RuleId, label: string): GameRows =>
    special(key, rule, label, { [key]: !plot[key] }, { note: ordered(plot[key]), spots: key === 'ftl' ? [onItem(ship.id, 'ftl')] : [] })
  const carry = (flight: 'launch' | 'land', rule: RuleId, label: string): GameRows =>
    special(flight, rule, label, { flight: plot.flight === flight ? null : flight }, { note: ordered(plot.flight === flight) })
  return [
    toggle('roll', 'FT-MOV-10', ship.rolled ? 'Roll back' : 'Roll'),
    toggle('excess', 'FT-MOV-13', 'Use excess thrust'),
    carry('launch', 'FT-FTR-02', 'Launch fighters'),
    carry('land', 'FT-FTR-17', 'Take fighters in'),
    toggle('ftl', 'FT-FTL-01', isLeaving(view, ship, { ...plot, ftl: true }) ? 'Leave by FTL' : 'Warm up the FTL drive'),
    toggle('disengage', 'FT-END-01', 'Disengage'),
    enemyShips(view, ship.seat).map(({ id, at }) => {
      const isTarget = plot.ram === id
      const note = isTarget ? 'ordered' : rangeText(view, ship.at, at)
      return special(`ram:${id}`, 'FT-OPT-01', `Ram ${fullName(view, id)}`, { ram: isTarget ? null : id }, { note })
    }),
  ]
}
const ordered = (isOrdered: boolean): string | null => (isOrdered ? 'ordered' : null)
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
