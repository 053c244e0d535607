// Routes for sending and withdrawing orders, and for downloading the journal.

import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { canonical, disclosure, endStatement, isPublished } from '@admiralty/match'
import {
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  isIdempotencyKey,
  isOrderRequest,
  orderRequestSchema,
  orderResponseSchema,
  viewerSchema,
  withdrawRequestSchema,
  withdrawResponseSchema,
} from '@admiralty/protocol'
import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Overloaded, RequestError } from '../platform/request-error.ts'
import { asHolder, asViewer } from './match-scope.ts'
import type { Api, RouteContext } from './route-context.ts'

/** Orders are frequent, and the schemas need ten times as long for one. They still say what is wrong with a request that is refused. */
const isUsual: Readonly<Record<string, (part: unknown) => boolean>> = {
  body: isOrderRequest,
  // The framework validates the headers of Node under this name.
  headers: (headers) => isIdempotencyKey((headers as IncomingHttpHeaders)[IDEMPOTENCY_HEADER]),
}
const quickValidator: FastifySchemaCompiler<unknown> = ({ schema, httpPart = '', ...route }) => {
  const validate = validatorCompiler({ schema: schema as z.ZodType, httpPart, ...route }) // the schemas of this API are of Zod
  const accepts = isUsual[httpPart]
  return accepts ? (part: unknown) => (accepts(part) ? { value: part } : validate(part)) : validate
}

export function orderRoutes(api: Api, context: RouteContext): void {
  submitRoutes(api, context)
  journalRoute(api, context)
}

function submitRoutes(api: Api, { clock }: RouteContext): void {
  api.post(
    '/orders',
    {
      validatorCompiler: quickValidator,
      serializerCompiler: () => JSON.stringify,
      schema: {
        summary: 'Send an order for an open call',
        description:
          'The order stays sealed until every seat of the call has answered. A new order for the same call replaces the earlier one until then. An order that is not ready is saved: it counts at the deadline, and does not complete the call before.',
        headers: z.object({ [IDEMPOTENCY_HEADER]: idempotencyKeySchema }),
        body: orderRequestSchema,
        response: { 200: orderResponseSchema },
      },
    },
    async (request) => {
      const { as: seat, call, order, signature, ready = true } = request.body
      const { match, person } = asHolder(request, seat)
      const { id } = match.record
      const digest = hash('sha256', canonical([person, id, seat, call, order, ready]), 'base64url')
      const known = { person, key: request.headers[IDEMPOTENCY_HEADER], match: id, call, digest, time: clock.now() }
      return { sealed: true as const, seq: await match.order({ call, seat, order, signature, ...(!ready && { saved: true }) }, known) }
    },
  )
  api.delete(
    '/orders',
    {
      schema: {
        summary: 'Withdraw a sealed order while its call is open',
        body: withdrawRequestSchema,
        response: { 200: withdrawResponseSchema },
      },
    },
    async (request) => {
      const { as: seat, call } = request.body
      return { withdrawn: await asHolder(request, seat).match.withdraw(call, seat) }
    },
  )
}

function journalRoute(api: Api, { store, host, load }: RouteContext): void {
  api.get(
    '/journal',
    {
      config: {
        admit: async () => {
          if (load.busy) throw new Overloaded()
        },
      },
      schema: {
        summary: 'Download the journal of a match',
        description:
          'The whole journal once the match is over. Until then, and in a match that keeps its secrets, a partial export: what this viewer has received.',
        querystring: z.object({ as: viewerSchema.default('public') }),
      },
    },
    async (request, reply) => {
      const { as: viewer } = request.query
      const { match } = asViewer(request, viewer)
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
