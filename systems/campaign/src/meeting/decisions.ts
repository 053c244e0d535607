// W6: who attacks and who withdraws.
import type { Orders } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import type { Order } from '../orders.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'

/** CR-X.10: the seats that are asked, by public counters and owners alone. */
export const askedToMeet = (_table: Table): readonly Color[] => []
/** Decides all meetings, by the answers or else the standing answers, and returns the hexes of the battles. */
export function decideMeetings(_game: BattleGame, _ctx: Context, _orders: Orders<Order>): readonly HexAddress[] {
  return []
}
