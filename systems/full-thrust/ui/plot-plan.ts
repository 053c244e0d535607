// The preview of a plotted move.
import { type Counter, type Overlay, sideStyleOf, type Track } from '@admiralty/board'
import { pencilled } from '@admiralty/game-ui'
import { surfaceOf } from '../src/measure.ts'
import { NO_PLOT } from '../src/movement/budget.ts'
import { flightPath } from '../src/movement/flight-path.ts'
import type { Ship, View } from '../src/state.ts'
import type { PlotDraft } from '../src/words/draft.ts'
import { shipCounter, speedMark } from './counters.ts'
import { gunFields } from './gun-fields.ts'

export interface TablePreview {
  readonly counters: readonly Counter[]
  readonly tracks: readonly Track[]
  readonly overlays: readonly Overlay[]
}

/** A ship as its plot takes it: at its end, on its new course. */
function moved(view: View, ship: Ship, ships: PlotDraft): Ship {
  const plot = ships[ship.id] ?? NO_PLOT
  const { end } = flightPath(view, ship, plot)
  return { ...ship, at: end.at, course: end.course, velocity: Math.max(0, ship.velocity + plot.change), rolled: plot.roll !== ship.rolled }
}

export function plotPlan(view: View, ships: PlotDraft, selected: string | null): TablePreview {
  const own = Object.values(view.ships).filter(({ seat, status }) => seat === view.me && status === 'present')
  const plans = own.map((ship) => {
    const { middle, end } = flightPath(view, ship, ships[ship.id] ?? NO_PLOT)
    const after = moved(view, ship, ships)
    const track: Track = { sideStyle: sideStyleOf(ship.seat), places: [ship.at, middle.at, end.at], style: 'planned', notes: [] }
    return {
      track,
      counter: pencilled(shipCounter(view, ship, null), { at: after.at, facing: after.course }, speedMark(after)),
    }
  })
  const [only, another] = own
  const chosen = another ? own.find(({ id }) => id === selected) : only
  return {
    tracks: plans.map(({ track }) => track),
    counters: plans.map(({ counter }) => counter),
    overlays: chosen ? gunFields(moved(view, chosen, ships)) : [],
  }
}

/** Whether two things count as on one place, for picking things on the chart. */
export const isSamePlace = (view: View, a: Ship['at'], b: Ship['at']): boolean => surfaceOf(view).isWithin(a, b, 0)
