// ES-SCN-04, R-ES-90, R-ES-101: while both sides have fighters, no ship may enter the band along the middle of the map.
import type { Hex } from '@admiralty/space'
import { isBand } from '../setting/band.ts'
import type { Side, Table } from '../state.ts'
import { sideOf, valuesWhere } from '../table.ts'
import { type HexPose, stopsOf } from './course.ts'

/** Fighters of a side. Fighters aboard an enemy are secret, so only lost and departed ones are counted. */
const FIGHTERS = 12
const spent = (table: Table, side: Side): boolean =>
  valuesWhere(table.fighters, ({ seat, status }) => (status === 'lost' || status === 'left') && sideOf(table, seat) === side).length >=
  FIGHTERS

/** Each side has exactly twelve fighters here, so public losses decide whether the band is closed. */
export const bandIsClosed = (table: Table): boolean =>
  table.setup.scenario === 'carriers' && !spent(table, 'yellow') && !spent(table, 'blue')
/** Whether no ship may enter the hex now. */
export const barred = (table: Table, hex: Hex): boolean => bandIsClosed(table) && isBand(table.setup, hex)
/** The part of a path that is flown: a closed band stops the ship in front of it. */
export function flownPath(table: Table, from: HexPose, path: string): string {
  if (!bandIsClosed(table)) return path
  const stop = stopsOf(from, path).findIndex(({ hex }, index) => path[index - 1] === 'F' && isBand(table.setup, hex))
  return stop < 0 ? path : path.slice(0, stop - 1)
}
