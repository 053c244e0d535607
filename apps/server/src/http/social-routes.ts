// Routes for conceding, draws, stand-in bots, notes and rematches.
import {
  automaticRequestSchema,
  concedeRequestSchema,
  createdMatchSchema,
  drawRequestSchema,
  emptyResponseSchema,
  IDEMPOTENCY_HEADER,
  LIMITS,
  noteRequestSchema,
  rematchRequestSchema,
  reservedSeatRequestSchema,
  returnRequestSchema,
  standInRequestSchema,
  takenSeatSchema,
} from '@admiralty/protocol'
import { networkOf } from '../platform/network.ts'
import { makeRateLimiter } from '../platform/rate-limiter.ts'
import { TooManyRequests } from '../platform/request-error.ts'
import { makeIdempotencyCache, optionalKeyHeader } from './idempotency.ts'
import { asHolder } from './match-scope.ts'
import type { Api, RouteContext } from './route-context.ts'

const response = { 200: emptyResponseSchema }
/** Notes that one user or address may send, and in how many milliseconds. */
const NOTE_RATE = { most: LIMITS.notesAtOnce, networkMost: LIMITS.addressNotes, within: 30_000 }

export function socialRoutes(api: Api, context: RouteContext): void {
  resultRoutes(api)
  standInRoutes(api)
  noteRoutes(api, context)
  rematchRoutes(api, context)
}

/** Routes that may end a match early. */
function resultRoutes(api: Api): void {
  api.post(
    '/concede',
    {
      schema: {
        summary: 'Concede the match',
        description:
          'The seat gives default orders from then on. A side loses when all of its seats have conceded. Conceding twice has no further effect.',
        body: concedeRequestSchema,
        response,
      },
    },
    async (request) => {
      const { as, signature } = request.body
      await asHolder(request, as).match.actions.concede(as, signature)
      return {}
    },
  )
  api.post(
    '/automatic',
    {
      schema: {
        summary: 'Leave kinds of minor decisions to fixed rules',
        description:
          'The list replaces the earlier one and is public. The server answers such questions at once, until the next change. Refused while an order of the seat is sealed.',
        body: automaticRequestSchema,
        response,
      },
    },
    async (request) => {
      const { as, signature, decisions, change } = request.body
      await asHolder(request, as).match.actions.automate({ kind: 'automated', seat: as, decisions, change }, signature)
      return {}
    },
  )
  api.post(
    '/draw',
    {
      schema: {
        summary: 'Offer or accept a draw (agree: true), or withdraw or decline one (agree: false)',
        description: `The match is drawn when every player who has not conceded agrees. An offer lapses when it is withdrawn, when somebody declines, when play moves to another step or turn, or when its seat signs an order after a later entry. Bots are asked once all people agree. A bot that expects to do better than its opponents declines, and all offers lapse. A seat may make ${LIMITS.drawOffers} offers in a match, with at least ${LIMITS.drawPause} entries from one to the next, however the first one ended; offers in the status of the stream says when. An open offer can always be accepted.`,
        body: drawRequestSchema,
        response,
      },
    },
    async (request) => {
      const { as, agree, signature } = request.body
      const { match } = asHolder(request, as)
      await (agree ? match.actions.offerDraw(as, signature) : match.actions.declineDraw(as))
      return {}
    },
  )
}

function standInRoutes(api: Api): void {
  api.post(
    '/stand-in',
    {
      schema: {
        summary: 'Vote for a bot to stand in for an absent player',
        description:
          'A player is absent after a minute without an open stream of the match (setting AWAY_AFTER). The minute starts again when the server restarts. The bot takes the seat when all other players who are there, or were there within the last hour, agree on its rank. In a match with a clock the player must have missed several answers in a row, and all who still play must agree. A vote for another rank replaces the earlier votes. All votes lapse when the player returns.',
        body: standInRequestSchema,
        response,
      },
    },
    async (request) => {
      await asHolder(request, request.body.as).match.actions.voteStandIn(request.body)
      return {}
    },
  )
  api.post(
    '/return',
    { schema: { summary: 'Take your seat back from its stand-in bot', body: returnRequestSchema, response } },
    async (request) => {
      const { seat, signature } = request.body
      await asHolder(request, seat).match.actions.returnToSeat(seat, signature)
      return {}
    },
  )
}

function noteRoutes(api: Api, { clock, rateLimited }: RouteContext): void {
  const mayNote = makeRateLimiter(clock, NOTE_RATE)
  const sent = makeIdempotencyCache(clock)
  api.post(
    '/notes',
    {
      schema: {
        summary: 'Send a note or a signal to the players and spectators',
        headers: optionalKeyHeader,
        body: noteRequestSchema,
        response,
      },
    },
    async (request) => {
      const { as: seat, ...content } = request.body
      const { match, person } = asHolder(request, seat)
      const key = request.headers[IDEMPOTENCY_HEADER]
      await sent.once({ person, key, body: [match.record.id, request.body] }, async () => {
        const network = rateLimited ? networkOf(request.ip) : null
        if (!mayNote({ person, network })) throw tooManyNotes()
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
    '/rematch',
    {
      schema: {
        summary: 'Create or join the rematch of a finished match, with sides swapped or against bots of another rank',
        description:
          'The first request creates the rematch and takes your seat in it. Later requests join the same match. Seats are reserved for the other players.',
        body: rematchRequestSchema,
        response: { 200: createdMatchSchema },
      },
    },
    async (request, reply) => {
      const { match } = asHolder(request, request.body.as)
      return { id: await matches.rematch(await sessions.currentOrNew(request, reply), match, request.body) }
    },
  )
  api.post(
    '/sit',
    {
      schema: {
        summary: 'Take a seat that is reserved for you',
        body: reservedSeatRequestSchema,
        response: { 200: takenSeatSchema },
      },
    },
    async (request, reply) => {
      const { seat } = request.body
      const { match } = asHolder(request, seat)
      await matches.takeReservedSeat(await sessions.currentOrNew(request, reply), match, request.body)
      return { match: match.record.id, seat }
    },
  )
}
