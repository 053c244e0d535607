// Playing: an order, an order taken back, and the journal as a file.
import { hash } from 'node:crypto'
import { canonical, exportJournal, exportPartial } from '@admiralty/match'
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
import { RequestError } from './problems.ts'
import { type Api, type RouteContext, requireSeat } from './route-context.ts'

const one = z.object({ id: matchIdSchema })

export function orderRoutes(api: Api, { sessions: guests, matches: host, store, clock }: RouteContext): void {
  api.post(
    '/api/matches/:id/orders',
    {
      schema: {
        summary: 'Answer a call, sealed until everybody has answered it',
        params: one,
        headers: z.object({ [IDEMPOTENCY_HEADER]: idempotencyKeySchema }),
        body: orderRequestSchema,
        response: { 200: orderResponseSchema },
      },
    },
    async (request) => {
      const id = await guests.idOf(request)
      const { as: seat, call, order } = request.body
      const match = request.params.id
      const table = await host.session(match)
      const session = requireSeat(table, id === undefined ? undefined : { id }, seat).id
      const key = request.headers[IDEMPOTENCY_HEADER]
      const digest = hash('sha256', canonical([session, match, seat, call, order]), 'base64url')
      const seq = await table.order({ call, seat, order }, { session, key, match, call, digest, time: clock.now() })
      return { sealed: true as const, seq }
    },
  )
  api.delete(
    '/api/matches/:id/orders',
    {
      schema: {
        summary: 'Take an order back while its call is open',
        params: one,
        body: withdrawRequestSchema,
        response: { 200: withdrawResponseSchema },
      },
    },
    async (request, reply) => {
      const session = await guests.currentOrNew(request, reply)
      const { as: seat, call } = request.body
      const table = await host.session(request.params.id)
      requireSeat(table, session, seat)
      return { withdrawn: await table.withdraw(call, seat) }
    },
  )
  api.get(
    '/api/matches/:id/journal',
    {
      schema: {
        summary: 'The whole journal when the match is over; until then what this viewer was told',
        params: one,
        querystring: z.object({ as: viewerSchema.default('public') }),
      },
    },
    async (request, reply) => {
      const session = await guests.current(request)
      const { as: viewer } = request.query
      const table = await host.session(request.params.id)
      if (viewer !== 'public') requireSeat(table, session, viewer)
      const { id, head, status, secret } = table.record
      if (!head) throw new RequestError('too-early', 'not everybody has sat down')
      const written = await store.entries(id)
      const journal = { head, entries: written.map(({ entry }) => entry), chain: written.map(({ chain }) => chain) }
      const over = status === 'over'
      const text = over ? exportJournal({ ...journal, secret }) : JSON.stringify(exportPartial(table.rules.system, journal, viewer))
      const name = `admiralty-${id.slice(0, 8)}${over ? '' : `-${viewer.replace(/[^a-z0-9-]/gi, '')}`}.json`
      return reply.header('content-disposition', `attachment; filename="${name}"`).type('application/json').serializer(String).send(text)
    },
  )
}
