// Maps of tiles of 7 by 7 hexes, their corners and their middle (ES-MAP, ES-MPL-05, ES-MPL-07).
import { cellOf, type Hex, hexAt } from '@admiralty/space'
import type { MapPlan } from '../state.ts'
import { extent, onMap, triangleMargin } from '../table.ts'

/** R-ES-06: columns and rows of a tile, half hexes merged. */
const TILE = 7
export const rectangle = (columns: number, rows: number): MapPlan => ({ shape: 'rectangle', columns, rows })
const tiles = (across: number, down: number): MapPlan => rectangle(across * TILE, down * TILE)
export const MAPS = {
  '2x2': tiles(2, 2), // ES-MAP-01
  '3x2': tiles(3, 2),
  '3x3': tiles(3, 3), // ES-MAP-02
  '4x3': tiles(4, 3),
  '4x4': tiles(4, 4), // ES-MPL-07
  '5x5': tiles(5, 5),
} as const

/** Every hex of a map, row by row. */
export function hexesOf(map: MapPlan): readonly Hex[] {
  const { columns, rows } = extent(map)
  return block(0, columns, 0, rows).filter((hex) => onMap(map, hex))
}
/** The hexes of a range of columns and rows; `to` is exclusive. */
export const block = (fromColumn: number, toColumn: number, fromRow: number, toRow: number): readonly Hex[] =>
  Array.from({ length: toRow - fromRow }, (_, down) =>
    Array.from({ length: toColumn - fromColumn }, (_, across) => hexAt({ column: fromColumn + across, row: fromRow + down })),
  ).flat()

/** ES-SCN-02: the middle, rounded down. */
export function centreOf(map: MapPlan): Hex {
  const { columns, rows } = extent(map)
  return hexAt({ column: Math.floor((columns - 1) / 2), row: Math.floor((rows - 1) / 2) })
}

const CORNERS = {
  bottomLeft: { top: false, left: true },
  bottomRight: { top: false, left: false },
  topLeft: { top: true, left: true },
  topRight: { top: true, left: false },
} as const
export type MapCorner = keyof typeof CORNERS
/** The outermost cell of a corner; a triangle has one corner at the top. */
export function cornerCell(map: MapPlan, corner: MapCorner): { readonly column: number; readonly row: number } {
  const { columns, rows } = extent(map)
  const { top, left } = CORNERS[corner]
  const row = top ? 0 : rows - 1
  const first = map.shape === 'triangle' && row === 0 ? triangleMargin(map.tiers, 0) : 0
  const last = map.shape === 'triangle' && row === 0 ? first + TILE - 1 : columns - 1
  return { column: left ? first : last, row }
}
/** ES-MPL-05, R-ES-93, R-ES-94: the corner's tile. */
export function cornerTile(map: MapPlan, corner: MapCorner): readonly Hex[] {
  const { column, row } = cornerCell(map, corner)
  const { top, left } = CORNERS[corner]
  const firstColumn = left ? column : column - TILE + 1
  const firstRow = top ? row : row - TILE + 1
  return block(firstColumn, firstColumn + TILE, firstRow, firstRow + TILE)
}
/** R-ES-91: the smallest triangle in the corner of a rectangle that has room for the ships. */
export function cornerTriangle(map: MapPlan, corner: MapCorner, ships: number): readonly Hex[] {
  let side = 1
  while ((side * (side + 1)) / 2 < ships) side += 1
  const cell = cornerCell(map, corner)
  return hexesOf(map).filter((hex) => {
    const { column, row } = cellOf(hex)
    return Math.abs(column - cell.column) + Math.abs(row - cell.row) < side
  })
}
