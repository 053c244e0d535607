// ES-SCN-04, R-ES-90: while both sides still have a fighter, no ship enters the band along the middle of the map.
import type { Hex } from '@admiralty/space'
import { isBand } from '../setting/band.ts'
import type { Side, Table } from '../state.ts'
import { seatsOn } from '../table.ts'

/** On the map or aboard. What lies aboard an enemy is his secret, so for him a view counts those that it has seen lost or gone. */
const FIGHTERS = 12
const spent = (table: Table, side: Side): boolean =>
  Object.values(table.fighters).filter(
    ({ seat, status }) => seatsOn(table, side).includes(seat) && (status === 'lost' || status === 'left'),
  ).length >= FIGHTERS

/** Twelve fighters a side are all there are in this scenario, so their losses tell everybody whether the line still stands. */
export const bandIsClosed = (table: Table): boolean =>
  table.setup.scenario === 'carriers' && !spent(table, 'yellow') && !spent(table, 'blue')
export const barred = (table: Table, hex: Hex): boolean => bandIsClosed(table) && isBand(table.setup, hex)
