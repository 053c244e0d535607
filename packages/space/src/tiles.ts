// Tiles: hexes with contents that are placed on a map, turned or mirrored.
import { add, type Direction, type Hex, mirrored, rotated, turned } from './hex.ts'

/** A hex of a tile. On the tile itself, [0, 0] is the hex that is placed. */
export interface TileHex<Content> {
  readonly hex: Hex
  readonly content: Content
}
/** Where a tile is placed, and how. */
export interface TilePose {
  readonly at: Hex
  /** Sixths of a turn, clockwise. */
  readonly turns: Direction
  /** Mirrored left to right before it is turned. */
  readonly mirrored: boolean
}

/** The hexes of a tile on the map. */
export const placeTile = <Content>(tile: readonly TileHex<Content>[], pose: TilePose): readonly TileHex<Content>[] =>
  tile.map(({ hex, content }) => ({ hex: add(pose.at, rotated(pose.mirrored ? mirrored(hex) : hex, pose.turns)), content }))
/** A direction on a tile as a direction on the map, for contents that have a facing. */
export const directionOnTile = (direction: Direction, pose: TilePose): Direction =>
  turned(pose.mirrored ? turned(0, -direction) : direction, pose.turns)
