// The hexes of the chart. The map has no edge, so the chart covers all counters and a margin.
import { cellOf, type Hex, hexAt } from '@admiralty/space'
import type { View } from '../src/state.ts'
import { allShips, flying } from '../src/table.ts'
import { harboursOf } from '../src/words/objectives.ts'

/** Empty columns and rows around all counters. */
const MARGIN = 6
/** The chart grows and shrinks in steps of this many columns or rows, so it does not jump with every move. */
const SHEET = 4

/** Bodies farther from all counters, in columns or rows, do not enlarge the chart. */
const NEAR = 24

function places(view: View): readonly Hex[] {
  const ships = allShips(view)
    .filter(flying)
    .map(({ hex }) => hex)
  const zones = view.turn > 0 ? [] : view.setup.seats.map(({ zone }) => zone.centre)
  const harbours = harboursOf(view).map(({ centre }) => centre)
  const hidden = view.setup.ships.flatMap(({ hides }) => (hides ? [hides.centre] : []))
  const found = [...ships, ...zones, ...harbours, ...hidden, ...Object.values(view.missiles).map(({ hex }) => hex)]
  const bodies = Object.values(view.centres).filter((centre) => found.some((hex) => span(hex, centre) <= NEAR))
  const all = [...found, ...bodies]
  return all.length > 0 ? all : [[0, 0]]
}
function span(a: Hex, b: Hex): number {
  const [one, other] = [cellOf(a), cellOf(b)]
  return Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row))
}

const known = new Map<string, readonly Hex[]>()
/** The same bounds give the same array, so the board does not draw the chart again. */
export function hexesOf(view: View): readonly Hex[] {
  const cells = places(view).map(cellOf)
  const down = (n: number): number => SHEET * Math.floor((n - MARGIN) / SHEET)
  const up = (n: number): number => SHEET * Math.ceil((n + MARGIN) / SHEET)
  const columns = cells.map(({ column }) => column)
  const rows = cells.map(({ row }) => row)
  const bounds = [down(Math.min(...columns)), up(Math.max(...columns)), down(Math.min(...rows)), up(Math.max(...rows))] as const
  const key = bounds.join()
  const hexes = known.get(key) ?? hexesWithin(bounds)
  known.set(key, hexes)
  return hexes
}
function hexesWithin([left, right, top, foot]: readonly [number, number, number, number]): readonly Hex[] {
  const wide = right - left + 1
  return Array.from({ length: wide * (foot - top + 1) }, (_, index) =>
    hexAt({ column: left + (index % wide), row: top + Math.floor(index / wide) }),
  )
}
