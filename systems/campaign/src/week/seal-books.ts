// W1: all order books come into force together.
import type { Orders } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { withStandingRows } from '../groups/standing-rows.ts'
import { playing } from '../lookup.ts'
import type { Order } from '../orders.ts'
import { agree } from '../treaties/consents.ts'

/** CR-15.4, CR-X.11: books the orders of all empires, and what they agree on. */
export function sealBooks(ctx: Context, orders: Orders<Order>): void {
  for (const seat of playing(ctx.state)) {
    const order = orders[seat]
    if (order?.order !== 'orders') continue
    const { order: _kind, ...book } = order
    ctx.emit({ type: 'booked', seat, book: withStandingRows(ctx.state, seat, book) })
  }
  agree(ctx)
}
