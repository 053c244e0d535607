// A complete state that is consistent with a view: the orders of others between P1 and P5 are invented.
import { type Dice, playBehind } from '@admiralty/kernel'
import { NO_PLOT } from './movement/budget.ts'
import { plotFault } from './movement/plotting.ts'
import { randomPlot } from './movement/questions.ts'
import type { ShipPlot } from './orders.ts'
import type { Color } from './shapes.ts'
import { NO_SECRET, type Secret, type Ship, type State, type View } from './state.ts'
import { seatsOf, shipsOfSeat } from './table.ts'

/** A random state with the same view for the viewer. */
export function determinize(view: View, dice: Dice): State {
  const { me: _, calls, held, asked, agenda, surrendered, secret: known, ...table } = view
  const secret = Object.fromEntries(seatsOf(table).map((seat) => [seat, known[seat] ?? { ...NO_SECRET, plots: plotsOf(view, seat, dice) }]))
  return { ...table, secret, hiddenLeads: {}, play: playBehind({ agenda, calls, held, asked, surrendered }, { again: false }) }
}
/** Orders have been written and are not carried out yet. */
const areWritten = ({ agenda }: View): boolean => agenda.some(({ step }) => step === 'move') && agenda.every(({ step }) => step !== 'plot')
function plotsOf(view: View, seat: Color, dice: Dice): Secret['plots'] {
  if (!areWritten(view)) return {}
  return Object.fromEntries(shipsOfSeat(view, seat).map((ship) => [ship.id, shownFlight(view, ship) ?? randomPlot(view, ship, dice)]))
}
/** A ship from which a group was launched, or on which one waits to land, has the order for it. */
function shownFlight(view: View, ship: Ship): ShipPlot | undefined {
  const groups = Object.values(view.groups)
  const lands = groups.some(({ mission }) => mission?.do === 'land' && mission.ship === ship.id)
  const flight = lands ? 'land' : ship.flights > 0 ? 'launch' : null
  const plot: ShipPlot = { ...NO_PLOT, flight }
  return flight !== null && plotFault(view, ship.seat, ship.id, plot) === undefined ? plot : undefined
}
