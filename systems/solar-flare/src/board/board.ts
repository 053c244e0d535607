// The board: seven sectors of 61 hexes, tiles of anomalies with their gaps, and the hexes where ships may be placed.
import { fields, type Refusal } from '@admiralty/kernel'
import { ahead, DIRECTIONS, type Hex, hexKey, neighbours, placeTile, sameHex, within } from '@admiralty/space'
import { z } from 'zod'
import { type Content, SECTOR_CENTRES, SECTOR_RADIUS, TILE_KINDS, TILES, type TileKind } from '../../data/tables.ts'

export const hexSchema: z.ZodType<Hex> = z.tuple([z.int().min(-99).max(99), z.int().min(-99).max(99)]).readonly()
export const tileSchema = fields({
  kind: z.enum(TILE_KINDS),
  /** The anchor: the only hex, the middle, or a corner of a triangle. */
  at: hexSchema,
  /** Sixths of a turn, clockwise, around the anchor. Only triangles look different. */
  turns: z.literal(DIRECTIONS),
})
export type Tile = z.infer<typeof tileSchema>

const SECTOR_OF: ReadonlyMap<string, number> = new Map(
  SECTOR_CENTRES.flatMap((centre, sector) => within(centre, SECTOR_RADIUS).map((hex) => [hexKey(hex), sector] as const)),
)
/** SF-SET-01: all 427 hexes, sector by sector. */
export const BOARD: readonly Hex[] = SECTOR_CENTRES.flatMap((centre) => within(centre, SECTOR_RADIUS))
/** 0 is the sector in the middle; undefined off the board. */
export const sectorOf = (hex: Hex): number | undefined => SECTOR_OF.get(hexKey(hex))
export const onBoard = (hex: Hex): boolean => SECTOR_OF.has(hexKey(hex))

const SHAPES: Readonly<Record<(typeof TILES)[TileKind]['shape'], readonly Hex[]>> = {
  hex: [[0, 0]],
  triangle: [[0, 0], ahead([0, 0], 0), ahead([0, 0], 1)],
  flower: within([0, 0], 1),
}
/** The hexes that a tile covers (SF-ANO-06). */
export const tileHexes = ({ kind, at, turns }: Tile): readonly Hex[] =>
  placeTile(
    SHAPES[TILES[kind].shape].map((hex) => ({ hex, content: kind })),
    { at, turns, mirrored: false },
  ).map(({ hex }) => hex)

const CONTENTS = new WeakMap<readonly Tile[], ReadonlyMap<string, Tile>>()
function tilesByHex(tiles: readonly Tile[]): ReadonlyMap<string, Tile> {
  const known = CONTENTS.get(tiles)
  if (known) return known
  const made = new Map(tiles.flatMap((tile) => tileHexes(tile).map((hex) => [hexKey(hex), tile] as const)))
  CONTENTS.set(tiles, made)
  return made
}
/** The tile that covers a hex. The list of tiles must not be changed afterwards. */
const tileAt = (tiles: readonly Tile[], hex: Hex): Tile | undefined => tilesByHex(tiles).get(hexKey(hex))
/** The anomaly of a hex; null for empty space. */
export const contentAt = (tiles: readonly Tile[], hex: Hex): Content | null => {
  const tile = tileAt(tiles, hex)
  return tile ? TILES[tile.kind].content : null
}

/** Every reason why a tile may not be added to these (SF-OBJ-03, SF-ANO-04, SF-ANO-05). */
export function tileFaults(tiles: readonly Tile[], tile: Tile): readonly Refusal[] {
  const { count, content } = TILES[tile.kind]
  const hexes = tileHexes(tile)
  const faults: Refusal[] = []
  if (tiles.filter(({ kind }) => kind === tile.kind).length >= count)
    faults.push({ rule: 'SF-OBJ-03', reason: `all ${count} tiles of this kind are on the board` })
  if (!hexes.every(onBoard)) faults.push({ rule: 'SF-ANO-05', reason: 'the tile lies over the edge of the board' })
  if (hexes.some((hex) => tileAt(tiles, hex))) faults.push({ rule: 'SF-ANO-05', reason: 'the tile lies on another one' })
  const near = hexes.flatMap(neighbours).flatMap((hex) => tileAt(tiles, hex) ?? [])
  if (near.some(({ kind }) => content === 'solid' || TILES[kind].content === 'solid'))
    faults.push({ rule: 'SF-ANO-04', reason: 'a planet or moon needs an empty hex between it and any other anomaly' })
  return faults
}
/** Turns that give different sets of hexes, if every hex of the board may be the anchor: a triangle turned by 180° points the other way. */
export const turnsOf = (kind: TileKind): readonly Tile['turns'][] => (TILES[kind].shape === 'triangle' ? [0, 3] : [0])
const everyTile = (kind: TileKind): readonly Tile[] => BOARD.flatMap((at) => turnsOf(kind).map((turns) => ({ kind, at, turns })))
/** Tiles of a kind that may be added, each set of hexes once. */
export const tilePlaces = (tiles: readonly Tile[], kind: TileKind): readonly Tile[] =>
  everyTile(kind).filter((tile) => tileFaults(tiles, tile).length === 0)
/** Whether any tile may be added; otherwise the player passes (SF-SET-09). */
export const canPlaceTile = (tiles: readonly Tile[]): boolean =>
  TILE_KINDS.some((kind) => everyTile(kind).some((tile) => tileFaults(tiles, tile).length === 0))

/** Where anomalies and ships are when another ship is placed. */
export interface Surroundings {
  readonly tiles: readonly Tile[]
  /** Hexes of enemy ships. */
  readonly enemies: readonly Hex[]
  /** Hexes of ships of the placing side. */
  readonly friends: readonly Hex[]
}
/** Every reason why a ship may not be placed on a hex (SF-SET-11, R-SF-04). */
export function shipPlaceFaults(placed: Surroundings, at: Hex): readonly Refusal[] {
  if (!onBoard(at)) return [{ rule: 'SF-SET-11', reason: 'the hex is off the board' }]
  const faults: Refusal[] = []
  if (tileAt(placed.tiles, at)) faults.push({ rule: 'SF-SET-11', reason: 'an anomaly covers the hex' })
  if (isTaken(placed, at)) faults.push({ rule: 'SF-SET-11', reason: 'a ship is in the hex' })
  if (hasEnemy(placed, at) && BOARD.some((hex) => isFree(placed, hex) && !hasEnemy(placed, hex)))
    faults.push({ rule: 'SF-SET-11', reason: 'an enemy ship is in the sector' })
  return faults
}
const isTaken = ({ enemies, friends }: Surroundings, at: Hex): boolean => [...enemies, ...friends].some((ship) => sameHex(ship, at))
const isFree = (placed: Surroundings, at: Hex): boolean => !tileAt(placed.tiles, at) && !isTaken(placed, at)
const hasEnemy = ({ enemies }: Surroundings, at: Hex): boolean => enemies.some((ship) => sectorOf(ship) === sectorOf(at))
/** All hexes where a ship may be placed (SF-SET-11). */
export function shipPlaces(placed: Surroundings): readonly Hex[] {
  const free = BOARD.filter((hex) => isFree(placed, hex))
  const apart = free.filter((hex) => !hasEnemy(placed, hex))
  return apart.length > 0 ? apart : free
}
