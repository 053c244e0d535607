// What goes on which sheet of paper. A ship is never broken over two.
import type { PrintedShip } from './paper.ts'

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
export function isSmall({ weapons, devices, bays, name }: PrintedShip, paper: Paper): boolean {
  const list = 6 + devices.length * DEVICE + bays.length * BAY
  return FRAME + (name.length > 18 ? 4 : 0) + weapons.length * WEAPON + Math.max(REACH, list) <= ROOM[paper]
}

/** In their order; two small ones that follow each other share a sheet. */
export function pages(ships: readonly PrintedShip[], paper: Paper, most: 1 | 2): readonly (readonly PrintedShip[])[] {
  const laid: PrintedShip[][] = []
  for (const ship of ships) {
    const open = laid.at(-1)
    const shares = most === 2 && open?.length === 1 && [...open, ship].every((one) => isSmall(one, paper))
    if (shares) open.push(ship)
    else laid.push([ship])
  }
  return laid
}
