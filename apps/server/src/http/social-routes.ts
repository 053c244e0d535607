// Routes for conceding, draws, stand-in bots, notes and rematches.
import {
  automaticRequestSchema,
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
import { networkOf } from '../platform/network.ts'
import { makeRateLimiter } from '../platform/rate-limiter.ts'
import { TooManyRequests } from '../platform/request-error.ts'
import { makeIdempotencyCache, optionalKeyHeader } from './idempotency.ts'
import { type Api, type RouteContext, requireSeat } from './route-context.ts'

const params = z.object({ id: matchIdSchema })
const response = { 200: emptyResponseSchema }
/** Notes that one user or address may send, and in how many milliseconds. */
const NOTE_RATE = { most: LIMITS.notesAtOnce, networkMost: LIMITS.addressNotes, within: 30_000 }

export function socialRoutes(api: Api, context: RouteContext): void {
  resultRoutes(api, context)
  standInRoutes(api, context)
  noteRoutes(api, context)
  rematchRoutes(api, context)
}

/** Routes that may end a match early. */
function resultRoutes(api: Api, { sessions, matches }: RouteContext): void {
  api.post(
    '/api/matches/:id/concede',
    {
      schema: {
        summary: 'Concede the match',
        description:
          'The seat gives default orders from then on. A side loses when all of its seats have conceded. Conceding twice has no further effect.',
        params,
        body: concedeRequestSchema,
        response,
      },
    },
    async (request) => {
      const session = await sessions.current(request)
      const match = await matches.visibleTo(session?.id, request.params.id)
      requireSeat(match, session, request.body.as)
      await match.concede(request.body.as, request.body.signature)
      return {}
    },
  )
  api.post(
    '/api/matches/:id/automatic',
    {
      schema: {
        summary: 'Leave kinds of minor decisions to fixed rules',
        description:
          'The list replaces the earlier one and is public. The server answers such questions at once, until the next change. Refused while an order of the seat is sealed.',
        params,
        body: automaticRequestSchema,
        response,
      },
    },
    async (request) => {
      const { as, signature, decisions, change } = request.body
      const session = await sessions.current(request)
      const match = await matches.visibleTo(session?.id, request.params.id)
      requireSeat(match, session, as)
      await match.automate({ kind: 'automated', seat: as, decisions, change }, signature)
      return {}
    },
  )
  api.post(
    '/api/matches/:id/draw',
    {
      schema: {
        summary: 'Offer or accept a draw (agree: true), or withdraw or decline one (agree: false)',
        description: `The match is drawn when every player who has not conceded agrees. An offer lapses when it is withdrawn, when somebody declines, when play moves to another step or turn, or when its seat signs an order after a later entry. Bots are asked once all people agree. A bot that expects to do better than its opponents declines, and all offers lapse. A seat may make ${LIMITS.drawOffers} offers in a match, with at least ${LIMITS.drawPause} entries from one to the next, however the first one ended; offers in the status of the stream says when. An open offer can always be accepted.`,
        params,
        body: drawRequestSchema,
        response,
      },
    },
    async (request) => {
      const { as, agree, signature } = request.body
      const session = await sessions.current(request)
      const match = await matches.visibleTo(session?.id, request.params.id)
      requireSeat(match, session, as)
      await (agree ? match.offerDraw(as, signature) : match.declineDraw(as))
      return {}
    },
  )
}

function standInRoutes(api: Api, { sessions, matches }: RouteContext): void {
  api.post(
    '/api/matches/:id/stand-in',
    {
      schema: {
        summary: 'Vote for a bot to stand in for an absent player',
        description:
          'A player is absent after a minute without an open stream of the match (setting AWAY_AFTER). The minute starts again when the server restarts. The bot takes the seat when every present player agrees on its rank. A vote for another rank replaces the earlier votes. All votes lapse when the player returns.',
        params,
        body: standInRequestSchema,
        response,
      },
    },
    async (request) => {
      const session = await sessions.current(request)
      const match = await matches.visibleTo(session?.id, request.params.id)
      requireSeat(match, session, request.body.as)
      await match.voteStandIn(request.body)
      return {}
    },
  )
  api.post(
    '/api/matches/:id/return',
    { schema: { summary: 'Take your seat back from its stand-in bot', params, body: returnRequestSchema, response } },
    async (request) => {
      const session = await sessions.current(request)
      const match = await matches.visibleTo(session?.id, request.params.id)
      requireSeat(match, session, request.body.seat)
      await match.returnToSeat(request.body.seat, request.body.signature)
      return {}
    },
  )
}

function noteRoutes(api: Api, { sessions, matches, clock, rateLimited }: RouteContext): void {
  const mayNote = makeRateLimiter(clock, NOTE_RATE)
  const sent = makeIdempotencyCache(clock)
  api.post(
    '/api/matches/:id/notes',
    {
      schema: {
        summary: 'Send a note or a signal to the players and spectators',
        params,
        headers: optionalKeyHeader,
        body: noteRequestSchema,
        response,
      },
    },
    async (request) => {
      const current = await sessions.current(request)
      const match = await matches.visibleTo(current?.id, request.params.id)
      const { as: seat, ...content } = request.body
      const session = requireSeat(match, current, seat)
      const key = request.headers[IDEMPOTENCY_HEADER]
      await sent.once({ session: session.id, key, body: [match.record.id, request.body] }, async () => {
        const network = rateLimited ? networkOf(request.ip) : null
        if (!mayNote({ session: session.id, network })) throw tooManyNotes()
        await match.addNote({ seat, text: null, signal: null, ...content })
      })
      return {}
    },
  )
}

const tooManyNotes = (): TooManyRequests =>
  new TooManyRequests(`at most ${NOTE_RATE.most} notes of a user, or ${NOTE_RATE.networkMost} of an address, in 30 seconds`, 30)

function rematchRoutes(api: Api, { sessions, matches }: RouteContext): void {
  api.post(
    '/api/matches/:id/rematch',
    {
      schema: {
        summary: 'Create or join the rematch of a finished match, with sides swapped or against bots of another rank',
        description:
          'The first request creates the rematch and takes your seat in it. Later requests join the same match. Seats are reserved for the other players.',
        params,
        body: rematchRequestSchema,
        response: { 200: createdMatchSchema },
      },
    },
    async (request) => {
      const current = await sessions.current(request)
      const match = await matches.visibleTo(current?.id, request.params.id)
      const session = requireSeat(match, current, request.body.as)
      return { id: await matches.rematch(session, match, request.body) }
    },
  )
  api.post(
    '/api/matches/:id/sit',
    {
      schema: {
        summary: 'Take a seat that is reserved for you',
        params,
        body: reservedSeatRequestSchema,
        response: { 200: takenSeatSchema },
      },
    },
    async (request) => {
      const { seat } = request.body
      const session = await sessions.current(request)
      const match = await matches.visibleTo(session?.id, request.params.id)
      await matches.takeReservedSeat(requireSeat(match, session, seat), match, request.body)
      return { match: match.record.id, seat }
    },
  )
}
