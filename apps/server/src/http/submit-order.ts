// Sends an order to its match. Every route for orders does this, and nothing else.
import { hash } from 'node:crypto'
import { canonical } from '@admiralty/match'
import type { OrderRequest, OrderResponse } from '@admiralty/protocol'
import { type RouteContext, requireSeat } from './route-context.ts'

/** A request with an order. Its parts fit their schemas. */
export interface OrderSubmission {
  /** Undefined without a valid cookie. */
  readonly session: string | undefined
  readonly match: string
  /** The idempotency key. */
  readonly key: string
  readonly body: OrderRequest
}

/** Resolves when the order is durable. Throws a `RequestError` if the match is hidden, the seat is another's, or the order is refused. */
export async function submitOrder(
  { matches, clock }: Pick<RouteContext, 'matches' | 'clock'>,
  { session: id, match: matchId, key, body: { as: seat, call, order, signature } }: OrderSubmission,
): Promise<OrderResponse> {
  const match = await matches.visibleTo(id, matchId)
  const session = requireSeat(match, id === undefined ? undefined : { id }, seat).id
  const digest = hash('sha256', canonical([session, matchId, seat, call, order]), 'base64url')
  const request = { session, key, match: matchId, call, digest, time: clock.now() }
  return { sealed: true, seq: await match.order({ call, seat, order, signature }, request) }
}
