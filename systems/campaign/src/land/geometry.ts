// The map: 13 by 13 hexes with flat tops, and a margin of four hexes on every side. Addresses are the printed numbers.
import { once } from '@admiralty/kernel'
import { distance, type Hex, hexAt, makeHexNumber, parseHexNumber, within } from '@admiralty/space'
import type { HexAddress, Rim } from '../shapes.ts'
import type { Land, World } from './world.ts'

/** CR-1.2a: columns and rows of the map. */
const SIZE = 13
/** Hexes of the margin on each side (CR-1.1a). */
const MARGIN = 4

/** The first and the last of some columns or rows, counted from 0. */
type Span = readonly [first: number, last: number]
const ON_MAP: Span = [0, SIZE - 1]
/** CR-1.7a: row by row from the north, each from west to east. Their numbers are the addresses of CR-X.3. */
function rectangle(columns: Span, rows: Span = columns): readonly HexAddress[] {
  const [[left, right], [top, bottom]] = [columns, rows]
  const found: HexAddress[] = []
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) found.push(makeHexNumber(hexAt({ column, row }))) // CR-X.3
  return found
}
/** All hexes of the map in map order. */
export const MAP: readonly HexAddress[] = rectangle(ON_MAP)
const onMap: ReadonlySet<HexAddress> = new Set(MAP)
/** All hexes of map and margin, in map order. */
export const WIDE_MAP: readonly HexAddress[] = rectangle([-MARGIN, SIZE - 1 + MARGIN])
/** The hexes of the margin, in map order. */
export const MARGIN_HEXES: readonly HexAddress[] = WIDE_MAP.filter((at) => !onMap.has(at))
const BEFORE: Span = [-MARGIN, -1]
const BEHIND: Span = [SIZE, SIZE - 1 + MARGIN]
/** CR-1.1b: the hexes of the margin beside each side of the map, in map order. Those of the corners are beside none. */
export const RIM_HEXES: Readonly<Record<Rim, readonly HexAddress[]>> = {
  north: rectangle(ON_MAP, BEFORE),
  east: rectangle(BEHIND, ON_MAP),
  south: rectangle(ON_MAP, BEHIND),
  west: rectangle(BEFORE, ON_MAP),
}
const places: ReadonlyMap<HexAddress, Hex> = new Map(
  WIDE_MAP.flatMap((at) => {
    const hex = parseHexNumber(at)
    return hex ? [[at, hex] as const] : []
  }),
)

/** The hex of an address. Throws beyond the margin. */
export function hexOf(at: HexAddress): Hex {
  const hex = places.get(at)
  if (!hex) throw new Error(`${at} is beyond the margin`)
  return hex
}
/** Whether an address is on the map or its margin (CR-1.1a). */
export const isPlace = (at: HexAddress): boolean => places.has(at)
/** Distance in hexes. */
export const between = (a: HexAddress, b: HexAddress): number => distance(hexOf(a), hexOf(b))
/** Order on the map, for `toSorted`. */
export const inMapOrder = (a: HexAddress, b: HexAddress): number => (ranks.get(a) ?? -1) - (ranks.get(b) ?? -1)
const ranks: ReadonlyMap<HexAddress, number> = new Map(WIDE_MAP.map((at, index) => [at, index]))

/** The worlds of a land in map order, those of the margin included that are known. */
export const worldsOf = once((land: Land): readonly World[] =>
  WIDE_MAP.flatMap((at) => {
    const world = land.worlds[at]
    return world ? [world] : []
  }),
)
/** The world at an address. Throws if there is none. */
export function worldAt(land: Land, at: HexAddress): World {
  const world = land.worlds[at]
  if (!world) throw new Error(`no world is at ${at}`)
  return world
}
/** Addresses of the map within a distance of a hex, the hex itself included, nearest first. */
export const around = (at: HexAddress, reach: number): readonly HexAddress[] =>
  within(hexOf(at), reach)
    .map(makeHexNumber)
    .filter((near) => onMap.has(near))
/** Worlds without an owner. */
export const freeWorlds = (land: Land): readonly World[] => worldsOf(land).filter(({ owner }) => owner === null)
