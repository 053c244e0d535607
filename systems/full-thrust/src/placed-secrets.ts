// The secrets of seats that a position places: plots, formations and marks.
import { isRefusal } from '@admiralty/kernel'
import { parsePlot } from './movement/notation.ts'
import { fail, given } from './placed-ship.ts'
import type { PositionAsGiven } from './position-schema.ts'
import type { Color } from './shapes.ts'
import { NO_MARKS, type Setup, type State, type Table } from './state.ts'

export function secretsFrom(setup: Setup, ships: Table['ships'], { plots, frozen, ships: placed = {} }: PositionAsGiven): State['secret'] {
  const read = Object.entries(plots).map(([shipId, written]) => {
    const ship = ships[shipId] ?? fail(`there is no ship ${shipId}`)
    const plot = typeof written === 'string' ? parsePlot(written, ship.velocity) : written
    return { shipId, plot: isRefusal(plot) ? fail(`${shipId}: ${plot.reason}`) : plot }
  })
  const written = read.map(({ shipId, plot }) => [shipId, plot] as const)
  const marked = Object.entries(placed).flatMap(([shipId, { marks }]) =>
    marks ? [[shipId, { ...NO_MARKS, ...given(marks) }] as const] : [],
  )
  /** What concerns the ships of a seat. */
  const own = <T>(seat: Color, of: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
    Object.fromEntries(of.filter(([shipId]) => (ships[shipId] ?? fail(`there is no ship ${shipId}`)).seat === seat))
  const groups = Object.entries(frozen)
  const stray = groups.find(([group]) => !setup.seats.some(({ entries }) => entries.some(({ id }) => id === group)))
  if (stray) fail(`there is no entry group ${stray[0]}`)
  return Object.fromEntries(
    setup.seats.map(({ seat, entries }) => [
      seat,
      {
        plots: own(seat, written),
        marks: own(seat, marked),
        frozen: Object.fromEntries(groups.filter(([group]) => entries.some(({ id }) => id === group))),
      },
    ]),
  )
}
