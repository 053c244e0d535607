// The division of ships into printed pages. A ship is never split.
import { chunks, pagesOf } from '@admiralty/game-ui/print'
import type { ShipSheetData } from './paper.ts'

export type Paper = 'a4' | 'letter'

/** Heights in millimetres, as in the style sheet. */
const ROOM = { a4: 135, letter: 126 } as const
const FRAME = 61
const WEAPON = 4.7
const DEVICE = 7.6
const BAY = 4.6
const REACH = 44

/** Whether the ship fits on half a page. */
export function isSmall({ weapons, devices, bays, name }: ShipSheetData, paper: Paper): boolean {
  const list = 6 + devices.length * DEVICE + bays.length * BAY
  return FRAME + (name.length > 18 ? 4 : 0) + weapons.length * WEAPON + Math.max(REACH, list) <= ROOM[paper]
}

/** The ships in order; two consecutive small ones share a page if `most` is 2. */
export const pages = (ships: readonly ShipSheetData[], paper: Paper, most: 1 | 2): readonly (readonly ShipSheetData[])[] =>
  pagesOf(ships, most, (ship) => isSmall(ship, paper))

/** Lines for an opponent's ship: its revealed items and at least one empty line. */
export const linesFor = ({ weapons, devices }: ShipSheetData): number => Math.max(LEAST, weapons.length + devices.length + 1)
const LEAST = 5
const CARD = 27
const LINE = 5.4
const WHOLE = { a4: 258, letter: 240 } as const
const TITLE = 22

/** A page of opponents' ships. */
export interface OpponentShipsPage {
  readonly ships: readonly ShipSheetData[]
  /** Height left, in millimetres. */
  readonly left: number
}
/** Opponents' ships in pairs, as many pairs as fit on each page. */
export function opponentShipsPages(ships: readonly ShipSheetData[], paper: Paper): readonly OpponentShipsPage[] {
  const result: OpponentShipsPage[] = []
  for (const pair of chunks(ships, 2)) {
    const height = CARD + LINE * Math.max(...pair.map(linesFor))
    const open = result.at(-1)
    if (open && open.left >= height) result[result.length - 1] = { ships: [...open.ships, ...pair], left: open.left - height }
    else result.push({ ships: pair, left: WHOLE[paper] - height - (result.length === 0 ? TITLE : 0) })
  }
  return result
}
