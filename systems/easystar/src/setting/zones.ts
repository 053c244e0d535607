// Deployment zones of a seat, and its far edge (ES-SEQ-01, ES-SCN-02, ES-SCN-05, ES-MPL-05, ES-MPL-08).
import { ahead, cellOf, DIRECTIONS, type Direction, distance, type Hex, sameHex } from '@admiralty/space'
import type { RosterShip } from '../design/roster.ts'
import { rosterOf } from '../design/roster.ts'
import { isStationDesign } from '../design/spaces.ts'
import type { Color, Setup, Ship, Table } from '../state.ts'
import { extent, shipsOf } from '../table.ts'
import { block, centreOf, cornerCell, cornerTile, cornerTriangle, type MapCorner } from './maps.ts'

/** Yellow starts at the bottom of the map, Blue at the top. */
const fromBottom = (seat: Color): boolean => seat === 'yellow'

/** ES-SEQ-01: two rows, and the third only for more ships than two rows have hexes (R-ES-48). */
function endRows({ map }: Setup, seat: Color, ships: number): readonly Hex[] {
  const { columns, rows } = extent(map)
  const deep = ships > 2 * columns ? 3 : 2
  return fromBottom(seat) ? block(0, columns, rows - deep, rows) : block(0, columns, 0, deep)
}

const TRIANGLE: Readonly<Record<Color, MapCorner>> = { yellow: 'bottomLeft', blue: 'bottomRight', red: 'topLeft', green: 'topLeft' }
/** ES-MPL-08: allies in neighbouring corners, or in opposite ones. */
const LINEUP: Readonly<Record<'tame' | 'wild', Readonly<Record<Color, MapCorner>>>> = {
  tame: { yellow: 'bottomLeft', red: 'bottomRight', blue: 'topLeft', green: 'topRight' },
  wild: { yellow: 'bottomLeft', red: 'topRight', blue: 'topLeft', green: 'bottomRight' },
}
const cornerOf = ({ scenario, options }: Setup, seat: Color): MapCorner =>
  scenario === 'three' ? TRIANGLE[seat] : LINEUP[options.lineup][seat]
/** ES-SCN-05: diagonal pairs. */
export const squadronCorners = (seat: Color): readonly [MapCorner, MapCorner] =>
  fromBottom(seat) ? ['bottomLeft', 'topRight'] : ['topLeft', 'bottomRight']

function zone(setup: Setup, seat: Color, ships: number): readonly Hex[] {
  switch (setup.scenario) {
    case 'three':
    case 'four':
      return cornerTile(setup.map, cornerOf(setup, seat))
    case 'squadrons':
      return squadronCorners(seat).flatMap((corner) => cornerTriangle(setup.map, corner, Math.ceil(ships / 2)))
    default:
      return endRows(setup, seat, ships)
  }
}

/** ES-SCN-02: the starbase. If there are several stations, it is the first battleship in the list. */
const baseAmong = (table: Table, seat: Color): RosterShip | undefined =>
  table.setup.scenario === 'starbase' && seat === 'yellow'
    ? rosterOf(table, seat)?.find(({ design }) => design.hull === 'battleship' && isStationDesign(design))
    : undefined
/** Known ships that need room in the seat's zone; the starbase has a place of its own. */
function crew(table: Table, seat: Color): readonly RosterShip[] {
  const base = baseAmong(table, seat)
  return (rosterOf(table, seat) ?? []).filter(({ id }) => id !== base?.id)
}

/** The zone of a seat; the starbase is elsewhere. */
export const zoneOf = (table: Table, seat: Color): readonly Hex[] => zone(table.setup, seat, crew(table, seat).length)
/** The zone of each ship: the middle of the map for the starbase, one shared zone for all others. */
export function zonesOf(table: Table, seat: Color): (ship: string) => readonly Hex[] {
  const shared = zoneOf(table, seat)
  const base = baseAmong(table, seat)
  const middle = [centreOf(table.setup.map)]
  return (ship) => (base?.id === ship ? middle : shared)
}
/** The hexes where one ship may be deployed. */
export const zoneFor = (table: Table, seat: Color, ship: string): readonly Hex[] => zonesOf(table, seat)(ship)
/** ES-SCN-02: Yellow's base, also as a wreck: the station in the middle, in a position without one the first of the list. */
export function baseOf(table: Table): Ship | undefined {
  if (table.setup.scenario !== 'starbase') return undefined
  const centre = centreOf(table.setup.map)
  const aside = ({ hex }: Ship): number => Number(!sameHex(hex, centre))
  const stations = shipsOf(table, 'yellow').filter(({ hull, station }) => hull === 'battleship' && station)
  return [...stations].sort((a, b) => aside(a) - aside(b) || a.number - b.number)[0]
}

/** ES-SCN-05: the hexes sorted by the corner that is nearer. */
export function squadrons(
  setup: Setup,
  seat: Color,
  hexes: readonly Hex[],
): readonly { readonly corner: MapCorner; readonly hexes: readonly Hex[] }[] {
  const far = (hex: Hex, corner: MapCorner): number => {
    const [cell, at] = [cornerCell(setup.map, corner), cellOf(hex)]
    return Math.abs(cell.column - at.column) + Math.abs(cell.row - at.row)
  }
  const [one, other] = squadronCorners(seat)
  const nearer = (hex: Hex): MapCorner => (far(hex, one) <= far(hex, other) ? one : other)
  return [one, other].map((corner) => ({ corner, hexes: hexes.filter((hex) => nearer(hex) === corner) }))
}

/** R-ES-89: whether a hex is in the last row before the seat's far edge. */
export function inFarRow(setup: Setup, seat: Color, hex: Hex): boolean {
  return cellOf(hex).row === (fromBottom(seat) ? 0 : extent(setup.map).rows - 1)
}
/** R-ES-89: whether a hex off the map is beyond the far edge, not beyond a side. */
export function acrossFarEdge(setup: Setup, seat: Color, hex: Hex): boolean {
  const { row } = cellOf(hex)
  return fromBottom(seat) ? row < 0 : row >= extent(setup.map).rows
}

/** Whether the fleets start at opposite ends; otherwise they start in corners. */
export const fromEnds = ({ scenario }: Setup): boolean => scenario !== 'three' && scenario !== 'four' && scenario !== 'squadrons'
/** The facing towards the enemy: straight ahead from an end of the map, otherwise towards the middle. */
export function forward(setup: Setup, seat: Color, hex: Hex): Direction {
  if (fromEnds(setup)) return fromBottom(seat) ? 0 : 3
  const centre = centreOf(setup.map)
  const after = (direction: Direction): number => distance(ahead(hex, direction, 3), centre)
  return [...DIRECTIONS].sort((a, b) => after(a) - after(b))[0] ?? 0
}
