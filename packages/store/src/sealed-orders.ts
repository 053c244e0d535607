// Sealed orders: written, read, and spent by an entry.
import { type SealedOrder, seatToAnswerAgain } from '@admiralty/match'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { SealRequest } from './backend.ts'
import type { Db } from './group-commit.ts'
import { parseSignature, sealedContent } from './rows.ts'
import type { AppendRequest, SealedAnswer } from './store.ts'
import type { Tables } from './tables.ts'
import { wakeToo } from './wakes.ts'

/**
 * The seats that have sealed an order, with their calls. The query reads the columns before the order only,
 * so its time does not depend on the orders.
 */
export async function answersIn(db: Db, match: string): Promise<readonly SealedAnswer[]> {
  const rows = await db.selectFrom('sealed').select(['call', 'seat', 'saved']).where('match', '=', match).orderBy('seat').execute()
  return rows.map(({ call, seat, saved }) => ({ call, seat, ...(saved === 1 && { saved: true }) }))
}

/** The sealed orders of a match, for some calls or for all. */
export async function sealedOf(db: Db, match: string, calls?: readonly string[]): Promise<readonly SealedOrder[]> {
  const all = db.selectFrom('sealed').select(['call', 'seat', 'time', 'saved', 'order', 'signature', 'why']).where('match', '=', match)
  const rows = await (calls ? all.where('call', 'in', calls) : all).orderBy('seat').execute()
  return rows.map(({ call, seat, time, saved, order, signature, why }) => ({
    call,
    seat,
    ...(time !== 0 && { time }),
    ...(saved === 1 && { saved: true }),
    order: JSON.parse(order),
    ...parseSignature(signature),
    ...(why !== null && { why }),
  }))
}

export async function seal(open: Db, match: string, { sealed, request, wake }: SealRequest): Promise<void> {
  const { call, seat } = sealed
  const content = sealedContent(sealed)
  await open
    .insertInto('sealed')
    .values({ match, call, seat, ...content })
    .onConflict((taken) => taken.columns(['match', 'call', 'seat']).doUpdateSet(content))
    .execute()
  if (request) await open.insertInto('requests').values(request).execute()
  await wakeToo(open, match, wake)
}

/** The sealed orders that an entry used, or those of the seat that has to answer again after it. */
export function spentBy(
  { call, action }: AppendRequest['entry'],
  eb: ExpressionBuilder<Tables, 'sealed'>,
): ExpressionWrapper<Tables, 'sealed', SqlBool> {
  const again = seatToAnswerAgain(action)
  return again === undefined ? eb('call', '=', call?.id ?? '') : eb('seat', '=', again)
}
