// Routes for sending and withdrawing orders, and for downloading the journal.
import { disclosure, endStatement, isPublished } from '@admiralty/match'
import {
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  matchIdSchema,
  orderRequestSchema,
  orderResponseSchema,
  viewerSchema,
  withdrawRequestSchema,
  withdrawResponseSchema,
} from '@admiralty/protocol'
import { z } from 'zod'
import { Overloaded, RequestError } from '../platform/request-error.ts'
import { visitOf } from '../platform/sessions.ts'
import { type Api, type RouteContext, requireSeat, requireViewer } from './route-context.ts'
import { submitOrder } from './submit-order.ts'

const params = z.object({ id: matchIdSchema })
/** The pattern of the route for orders. Most of them are answered by `OrderLane`, with the same function. */
export const ORDERS_ROUTE = '/api/matches/:id/orders'

export function orderRoutes(api: Api, context: RouteContext): void {
  submitRoutes(api, context)
  journalRoute(api, context)
}

function submitRoutes(api: Api, context: RouteContext): void {
  const { sessions, matches } = context
  api.post(
    ORDERS_ROUTE,
    {
      schema: {
        summary: 'Send an order for an open call',
        description:
          'The order stays sealed until every seat of the call has answered. A new order for the same call replaces the earlier one until then.',
        params,
        headers: z.object({ [IDEMPOTENCY_HEADER]: idempotencyKeySchema }),
        body: orderRequestSchema,
        response: { 200: orderResponseSchema },
      },
    },
    async (request) =>
      submitOrder(context, {
        session: await sessions.idOf(visitOf(request)),
        match: request.params.id,
        key: request.headers[IDEMPOTENCY_HEADER],
        body: request.body,
      }),
  )
  api.delete(
    ORDERS_ROUTE,
    {
      schema: {
        summary: 'Withdraw a sealed order while its call is open',
        params,
        body: withdrawRequestSchema,
        response: { 200: withdrawResponseSchema },
      },
    },
    async (request) => {
      const { as: seat, call } = request.body
      const session = await sessions.current(request)
      const match = await matches.visibleTo(session?.id, request.params.id)
      requireSeat(match, session, seat)
      return { withdrawn: await match.withdraw(call, seat) }
    },
  )
}

function journalRoute(api: Api, { sessions, matches, store, host, load }: RouteContext): void {
  api.get(
    '/api/matches/:id/journal',
    {
      schema: {
        summary: 'Download the journal of a match',
        description:
          'The whole journal once the match is over. Until then, and in a match that keeps its secrets, a partial export: what this viewer has received.',
        params,
        querystring: z.object({ as: viewerSchema.default('public') }),
      },
    },
    async (request, reply) => {
      if (load.busy) throw new Overloaded()
      const session = await sessions.current(request)
      const { as: viewer } = request.query
      const match = await matches.visibleTo(session?.id, request.params.id)
      requireViewer(match, session, viewer)
      const { id, head, status, secret, closing } = match.record
      if (!head) throw new RequestError('too-early', 'the match begins when every seat is taken')
      await match.requireProven()
      const stored = await store.entries(id)
      const journal = { head, entries: stored.map(({ entry }) => entry), chain: stored.map(({ chain }) => chain) }
      const over = status === 'over'
      const signature = head.keys ? host.sign(endStatement(id, journal.chain.at(-1) ?? '')) : null
      const text = disclosure.fileFor(match.rules.system, { ...journal, secret: over ? secret : null, signature }, viewer)
      const whole = isPublished({ closing, isOver: over })
      const name = `admiralty-${id.slice(0, 8)}${whole ? '' : `-${viewer.replace(/[^a-z0-9-]/gi, '')}`}.json`
      return reply.header('content-disposition', `attachment; filename="${name}"`).type('application/json').serializer(String).send(text)
    },
  )
}
