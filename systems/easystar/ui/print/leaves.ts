// What goes on which sheet of paper. A ship is never broken over two.
import type { ShipSheetData } from './paper.ts'

export type Paper = 'a4' | 'letter'

export function chunks<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, index) => list.slice(index * most, (index + 1) * most))
}

/** In millimetres, as the style sheet sets them. */
const ROOM = { a4: 135, letter: 126 } as const
const FRAME = 61
const WEAPON = 4.7
const DEVICE = 7.6
const BAY = 4.6
const REACH = 44

/** Half a page is enough for it. */
export function isSmall({ weapons, devices, bays, name }: ShipSheetData, paper: Paper): boolean {
  const list = 6 + devices.length * DEVICE + bays.length * BAY
  return FRAME + (name.length > 18 ? 4 : 0) + weapons.length * WEAPON + Math.max(REACH, list) <= ROOM[paper]
}

/** In their order; two small ones that follow each other share a sheet. */
export function pages(ships: readonly ShipSheetData[], paper: Paper, most: 1 | 2): readonly (readonly ShipSheetData[])[] {
  const laid: ShipSheetData[][] = []
  for (const ship of ships) {
    const open = laid.at(-1)
    const shares = most === 2 && open?.length === 1 && [...open, ship].every((one) => isSmall(one, paper))
    if (shares) open.push(ship)
    else laid.push([ship])
  }
  return laid
}

/** What has been seen of a ship of the others, and a line or more for the rest. */
export const linesFor = ({ weapons, devices }: ShipSheetData): number => Math.max(LEAST, weapons.length + devices.length + 1)
const LEAST = 5
const CARD = 27
const LINE = 5.4
const WHOLE = { a4: 258, letter: 240 } as const
const TITLE = 22

export interface StrangersPage {
  readonly ships: readonly ShipSheetData[]
  /** Room that is left, in millimetres. */
  readonly left: number
}
/** Two beside each other, as many pairs as a sheet holds. */
export function strangersPages(ships: readonly ShipSheetData[], paper: Paper): readonly StrangersPage[] {
  const laid: StrangersPage[] = []
  for (const pair of chunks(ships, 2)) {
    const height = CARD + LINE * Math.max(...pair.map(linesFor))
    const open = laid.at(-1)
    if (open && open.left >= height) laid[laid.length - 1] = { ships: [...open.ships, ...pair], left: open.left - height }
    else laid.push({ ships: pair, left: WHOLE[paper] - height - (laid.length === 0 ? TITLE : 0) })
  }
  return laid
}
