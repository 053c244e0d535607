// The places where a move can end, with every order of at most one turn that leads there (FT-MOV-07, FT-MOV-08).
import type { Place } from '@admiralty/kernel'
import type { ShipPlot } from '../orders.ts'
import type { Ship, Table } from '../state.ts'
import { flightPath, LEGS } from './flight-path.ts'

/** Changes of velocity, the strongest drive included. */
export const CHANGES: readonly number[] = Array.from({ length: 33 }, (_, index) => index - 16)

/** An end of a move. Several orders have the same end where the ship comes to rest: each faces another way. */
export interface MoveEnd {
  readonly at: Place
  readonly plots: readonly [ShipPlot, ...ShipPlot[]]
}

/** The ends that a ship can reach by turn and velocity, by place. Everything else in the order stays as `plot` has it. */
export function endsOf(
  table: Pick<Table, 'setup'>,
  ship: Ship,
  plot: ShipPlot,
  isLegal: (plot: ShipPlot) => boolean,
): ReadonlyMap<string, MoveEnd> {
  const ends = new Map<string, MoveEnd>()
  for (const turns of [[], ...LEGS.map((leg) => [leg])]) {
    for (const change of CHANGES) {
      const next = { ...plot, turns, change }
      if (ship.velocity + change < 0 || !isLegal(next)) continue
      const { at } = flightPath(table, ship, next).end
      const found = ends.get(at.join())
      ends.set(at.join(), { at, plots: found ? [...found.plots, next] : [next] })
    }
  }
  return ends
}
/** The legal order with these turns whose velocity is nearest to the present one; undefined if there is none. */
export function nearestWith(plot: ShipPlot, turns: ShipPlot['turns'], isLegal: (plot: ShipPlot) => boolean): ShipPlot | undefined {
  const byNearness = CHANGES.toSorted((a, b) => Math.abs(a - plot.change) - Math.abs(b - plot.change) || Math.abs(a) - Math.abs(b))
  return byNearness.map((change) => ({ ...plot, turns, change })).find(isLegal)
}
