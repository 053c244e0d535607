// Ready-made deployments: in a wide line, in the middle, on the left, on the right.
import { cellOf, type Hex, sameHex } from '@admiralty/space'
import type { RosterShip } from '../design/roster.ts'
import { rosterOf } from '../design/roster.ts'
import { forward, squadrons, zoneFor, zoneOf } from '../setting/zones.ts'
import type { Color, Table } from '../state.ts'
import { extent } from '../table.ts'

/** A ready-made deployment: hex and facing by ship id. */
export interface Lineup {
  readonly key: string
  readonly title: string
  readonly places: Readonly<Record<string, { readonly hex: Hex; readonly facing: ReturnType<typeof forward> }>>
}

const PLANS = [
  { key: 'abreast', title: 'In a wide line', weight: () => 0, spread: true },
  { key: 'centre', title: 'Close together in the middle', weight: (column: number) => Math.abs(column - 0.5), spread: false },
  { key: 'left', title: 'On the left of the map', weight: (column: number) => column, spread: false },
  { key: 'right', title: 'On the right of the map', weight: (column: number) => -column, spread: false },
] as const

/** The different deployments of a seat that place all its ships. */
export function lineupsFor(table: Table, seat: Color): readonly Lineup[] {
  const ships = rosterOf(table, seat) ?? []
  const room = roomFor(table, seat, ships)
  const seen = new Set<string>()
  return PLANS.map(({ key, title, weight, spread }) => ({ key, title, places: placed(table, seat, room, spread ? null : weight) })).filter(
    ({ places }) => {
      const print = JSON.stringify(places)
      if (seen.has(print) || Object.keys(places).length < ships.length) return false
      seen.add(print)
      return true
    },
  )
}

/** The hexes in which the ships of a seat may start. */
interface Room {
  /** Ships with only one hex. */
  readonly fixed: readonly { readonly id: string; readonly hex: Hex }[]
  readonly groups: ReturnType<typeof groups>
}
function roomFor(table: Table, seat: Color, ships: readonly RosterShip[]): Room {
  const fixed = ships.flatMap(({ id }) => {
    const [hex, ...more] = zoneFor(table, seat, id)
    return hex && more.length === 0 ? [{ id, hex }] : []
  })
  const rest = ships.filter(({ id }) => !fixed.some((ship) => ship.id === id))
  return { fixed, groups: groups(table, seat, rest, zoneOf(table, seat)) }
}

/** Puts the ships, in order of the roster, on the hexes that the plan prefers. */
function placed(table: Table, seat: Color, { fixed, groups }: Room, weight: ((column: number) => number) | null): Lineup['places'] {
  const hexes = new Map<string, Hex>(fixed.map(({ id, hex }) => [id, hex]))
  for (const { ships: group, hexes: room } of groups) {
    const wanted = weight ? nearest(table, room, weight) : wide(table, seat, room, group.length)
    group.forEach(({ id }, index) => {
      const hex = wanted[index]
      if (hex) hexes.set(id, hex)
    })
  }
  return Object.fromEntries([...hexes].map(([id, hex]) => [id, { hex, facing: forward(table.setup, seat, hex) }]))
}

/** Squadrons have half of the ships in each corner (ES-SCN-05); elsewhere all ships are one group. */
function groups(
  table: Table,
  seat: Color,
  ships: readonly RosterShip[],
  hexes: readonly Hex[],
): readonly { readonly ships: readonly RosterShip[]; readonly hexes: readonly Hex[] }[] {
  if (table.setup.scenario !== 'squadrons') return [{ ships, hexes }]
  const half = Math.ceil(ships.length / 2)
  return squadrons(table.setup, seat, hexes).map(({ corner: _, hexes: room }, index) => ({
    ships: index === 0 ? ships.slice(0, half) : ships.slice(half),
    hexes: room,
  }))
}

/** Hexes by the plan's preference for their column, front rows first. */
function nearest(table: Table, hexes: readonly Hex[], weight: (column: number) => number): readonly Hex[] {
  const { columns, rows } = extent(table.setup.map)
  const middle = { column: columns / 2, row: rows / 2 }
  const rank = (hex: Hex): number => {
    const { column, row } = cellOf(hex)
    return weight((column + 0.5) / columns) * columns + Math.abs(row - middle.row) * 0.9
  }
  return [...hexes].sort((a, b) => rank(a) - rank(b))
}

/** Hexes spread evenly over the columns, front row first; the rest follows as a reserve. */
function wide(table: Table, _seat: Color, hexes: readonly Hex[], ships: number): readonly Hex[] {
  const { rows } = extent(table.setup.map)
  const depth = (hex: Hex): number => Math.abs(cellOf(hex).row + 0.5 - rows / 2)
  const columns = new Map<number, Hex[]>()
  for (const hex of hexes)
    columns.set(
      cellOf(hex).column,
      [...(columns.get(cellOf(hex).column) ?? []), hex].sort((a, b) => depth(a) - depth(b)),
    )
  const files = [...columns].sort(([a], [b]) => a - b).map(([, file]) => file)
  const taken: Hex[] = []
  const count = Math.min(ships, files.length)
  for (let nth = 0; nth < count; nth += 1) {
    const hex = files[Math.floor(((nth + 0.5) * files.length) / count)]?.[0]
    if (hex) taken.push(hex)
  }
  const spare = hexes.filter((hex) => !taken.some((other) => sameHex(other, hex)))
  return [...taken, ...spare]
}
