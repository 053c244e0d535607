// Boxes of a record and their ids: a hex box is 'q,r', an armour side 'q,r/side' with side 0 to 2 of that hex.
import { ahead, type Direction, type Hex, hexKey, opposite } from '@admiralty/space'
import type { BoxType } from '../../data/tables.ts'

export type BoxId = string
export interface Box {
  readonly id: BoxId
  /** The hex of the box, or the hex that names the side. */
  readonly at: Hex
  /** Null for a hex box. */
  readonly side: 0 | 1 | 2 | null
  readonly type: BoxType | 'armour'
  /** The engine, ion cannon, laser or railgun it belongs to. */
  readonly system: string | null
}

/** The id of a side of a hex, the same from both hexes. */
export function sideId(hex: Hex, side: Direction): BoxId {
  return side < 3 ? `${hexKey(hex)}/${side}` : `${hexKey(ahead(hex, side))}/${opposite(side)}`
}
