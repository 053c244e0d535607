// Company at a table: giving up, agreeing on a draw, sitting in, a word across the table, playing again.
import {
  concedeRequestSchema,
  createdMatchSchema,
  drawRequestSchema,
  emptyResponseSchema,
  IDEMPOTENCY_HEADER,
  LIMITS,
  matchIdSchema,
  noteRequestSchema,
  rematchRequestSchema,
  reservedSeatRequestSchema,
  returnRequestSchema,
  standInRequestSchema,
  takenSeatSchema,
} from '@admiralty/protocol'
import { z } from 'zod'
import { makeRateLimiter } from '../platform/rate-limiter.ts'
import { makeIdempotencyCache, optionalKeyHeader } from './idempotency.ts'
import { TooManyRequests } from './problems.ts'
import { type Api, type RouteContext, requireSeat } from './route-context.ts'

const params = z.object({ id: matchIdSchema })
const response = { 200: emptyResponseSchema }
/** Notes of one session. */
const NOTES = { most: LIMITS.notesAtOnce, within: 30_000 }

export function socialRoutes(api: Api, desk: RouteContext): void {
  const { sessions: guests, matches: host } = desk
  const mayNote = makeRateLimiter(desk.clock, NOTES)
  const said = makeIdempotencyCache(desk.clock)
  api.post(
    '/api/matches/:id/concede',
    {
      schema: {
        summary: 'Give up: from then on the table gives the safest answers here; a side that has given up has lost',
        params,
        body: concedeRequestSchema,
        response,
      },
    },
    async (request) => {
      const table = await host.session(request.params.id)
      requireSeat(table, await guests.current(request), request.body.as)
      await table.concede(request.body.as)
      return {}
    },
  )
  api.post(
    '/api/matches/:id/draw',
    {
      schema: {
        summary: 'Offer a draw or accept one (agree: true), withdraw or decline it (false)',
        description:
          'An offer stands until it is withdrawn, somebody says no, or play moves on to another phase or turn. The match is drawn when everybody who plays on has agreed. Bots are asked when all people have: one that fares better than the others, as far as it can know, says no, and then all offers are off.',
        params,
        body: drawRequestSchema,
        response,
      },
    },
    async (request) => {
      const { as, agree } = request.body
      const table = await host.session(request.params.id)
      requireSeat(table, await guests.current(request), as)
      await (agree ? table.offerDraw(as) : table.declineDraw(as))
      return {}
    },
  )
  api.post(
    '/api/matches/:id/stand-in',
    {
      schema: {
        summary: 'Vote that a bot sits in for somebody who has had no stream of this table open for a minute, or what the server is set to',
        description:
          'It does when everybody else who plays on and is there has agreed on its rank. A vote for another rank puts the earlier ones aside. All votes fall when the player is back. Whoever is away after the server or the table was opened anew is given as long from then.',
        params,
        body: standInRequestSchema,
        response,
      },
    },
    async (request) => {
      const table = await host.session(request.params.id)
      requireSeat(table, await guests.current(request), request.body.as)
      await table.voteStandIn(request.body)
      return {}
    },
  )
  api.post(
    '/api/matches/:id/return',
    { schema: { summary: 'Take my seat back from the bot that sits in', params, body: returnRequestSchema, response } },
    async (request) => {
      const table = await host.session(request.params.id)
      requireSeat(table, await guests.current(request), request.body.seat)
      await table.returnToSeat(request.body.seat)
      return {}
    },
  )
  api.post(
    '/api/matches/:id/notes',
    { schema: { summary: 'A word across the table, or a signal', params, headers: optionalKeyHeader, body: noteRequestSchema, response } },
    async (request) => {
      const table = await host.session(request.params.id)
      const { as: seat, ...words } = request.body
      const session = requireSeat(table, await guests.current(request), seat)
      const key = request.headers[IDEMPOTENCY_HEADER]
      await said.once({ session: session.id, key, body: [table.record.id, request.body] }, async () => {
        if (!mayNote(session.id)) throw new TooManyRequests(`${NOTES.most} notes in half a minute`, 30)
        await table.addNote({ seat, text: null, signal: null, ...words })
      })
      return {}
    },
  )
  api.post(
    '/api/matches/:id/rematch',
    {
      schema: {
        summary: 'Play a finished match again, from the other side',
        description:
          'Who asks first opens the table and sits down; who asks later sits down at the same. The others find their seats kept.',
        params,
        body: rematchRequestSchema,
        response: { 200: createdMatchSchema },
      },
    },
    async (request) => {
      const table = await host.session(request.params.id)
      const session = requireSeat(table, await guests.current(request), request.body.as)
      return { id: await host.rematch(session, table, request.body.value) }
    },
  )
  api.post(
    '/api/matches/:id/sit',
    {
      schema: {
        summary: 'Sit down on a seat that is kept for me',
        params,
        body: reservedSeatRequestSchema,
        response: { 200: takenSeatSchema },
      },
    },
    async (request) => {
      const { seat, value } = request.body
      const table = await host.session(request.params.id)
      await host.takeReservedSeat(requireSeat(table, await guests.current(request), seat), table, { seat, value })
      return { match: table.record.id, seat }
    },
  )
}
