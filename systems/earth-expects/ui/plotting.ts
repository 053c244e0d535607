// The tints of the chart while a course is plotted: what the ship could fire at, and what could fire at it.
import type { Scene, Tint } from '@admiralty/board'
import { type PlannedFire, plannedReach } from '@admiralty/game-ui'
import { flightAlong } from '../src/movement/flight.ts'
import { meansOf } from '../src/movement/means.ts'
import type { Order } from '../src/orders.ts'
import type { Color } from '../src/shapes.ts'
import type { Plot, Ship, View } from '../src/state.ts'
import { findShip } from '../src/table.ts'
import { type Draft, type PlotDraft, plotsIn } from '../src/words/draft.ts'
import { nameOf } from '../src/words/say.ts'
import { fireFrom, threatsTo } from './threats.ts'

/** Plots of the draft, the unfinished one included, or of an order. */
const plotsOf = (draft: Draft | null, order: Order | null): PlotDraft['ships'] =>
  order?.order === 'plot' ? order.ships : draft?.kind === 'plot' ? plotsIn(draft) : {}
/** The ship at the end of its plot. */
function atTheEnd(view: View, ship: Ship, { path }: Plot): Ship {
  const { legs, facing } = flightAlong(meansOf(view, ship), path)
  return { ...ship, hex: legs.at(-1)?.hex ?? ship.hex, facing }
}

/** Darker tints for a larger share of the largest mean damage. */
const levelOf = (mean: number, most: number): Tint['level'] => (mean > most * 0.75 ? 5 : mean > most * 0.5 ? 4 : mean > most * 0.25 ? 3 : 2)

interface Plotting {
  readonly me: Color
  readonly draft: Draft | null
  /** The order of the choice under the pointer. */
  readonly order: Order | null
  readonly selected: string | null
}
/** The shading and outlines of the chart for the ship whose course is plotted, otherwise for the selected ship. */
export function reachWhilePlotting(
  view: View,
  { me, draft, order, selected }: Plotting,
): Required<Pick<Scene, 'tints' | 'overlays' | 'caption'>> {
  const plots = plotsOf(draft, order)
  const [only, another] = Object.keys(plots)
  const id = (draft?.kind === 'plot' ? draft.ship : null) ?? (another === undefined ? only : undefined) ?? selected
  const ship = id === null ? undefined : findShip(view, id)
  if (ship?.seat !== me) return plannedReach({ planned: null, threats: [], enemies: '', levelOf })
  const plot = plots[ship.id]
  const planned: PlannedFire | null = plot ? { name: nameOf(view, ship.id), means: fireFrom(view, atTheEnd(view, ship, plot)) } : null
  return plannedReach({ planned, threats: threatsTo(view, ship), enemies: 'enemy guns at full power', levelOf })
}
