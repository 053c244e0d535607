// Routes for creating matches, listing them, and joining by invitation.
import {
  acceptInvitationRequestSchema,
  createdMatchSchema,
  IDEMPOTENCY_HEADER,
  invitationSchema,
  LIMITS,
  matchSummarySchema,
  newMatchRequestSchema,
  takenSeatSchema,
} from '@admiralty/protocol'
import type { MatchRecord } from '@admiralty/store'
import { z } from 'zod'
import { networkOf } from '../platform/network.ts'
import { makeRateLimiter } from '../platform/rate-limiter.ts'
import { Overloaded, RequestError, TooManyRequests } from '../platform/request-error.ts'
import { invitationUsed, seatOfferedWith, takeOfferedSeat } from './handover-routes.ts'
import { idFromKey, optionalKeyHeader, reserveId } from './idempotency.ts'
import { summariesOf } from './match-info.ts'
import type { Api, RouteContext } from './route-context.ts'

/** Matches that one user or address may create, and in how many milliseconds. */
const CREATE_RATE = { most: LIMITS.openings, networkMost: LIMITS.addressOpenings, within: 600_000 }
const tokenParams = z.object({ token: z.string().min(1).max(LIMITS.token) })

export function matchRoutes(api: Api, context: RouteContext): void {
  createRoute(api, context)
  listRoute(api, context)
  invitationRoutes(api, context)
}

function createRoute(api: Api, context: RouteContext): void {
  const { sessions, matches, store } = context
  const mayCreate = makeRateLimiter(context.clock, CREATE_RATE)
  api.post(
    '/api/matches',
    {
      schema: {
        summary: 'Create a match',
        description:
          'The match begins when every seat is taken. Seats set to `invite` get an invitation link, which the match lists for its creator.',
        headers: optionalKeyHeader,
        body: newMatchRequestSchema,
        response: { 201: createdMatchSchema },
      },
    },
    async (request, reply) => {
      const { person, keep } = await sessions.visitor(request, reply)
      const keyed = { person: person.id, key: request.headers[IDEMPOTENCY_HEADER], body: request.body }
      const id = idFromKey(keyed.key, person.id, request.body)
      if (id !== null && (await store.match(id))) return reply.code(201).send({ id })
      if (context.load.busy) throw new Overloaded()
      if (context.rateLimited && !mayCreate({ person: person.id, network: networkOf(request.ip) })) throw tooManyMatches()
      const claim = async (): Promise<string> => {
        await keep()
        return reserveId(context, keyed)
      }
      return reply.code(201).send({ id: await matches.create(person, request.body, claim) })
    },
  )
}

function listRoute(api: Api, context: RouteContext): void {
  const { sessions, store } = context
  api.get(
    '/api/matches',
    { schema: { summary: 'List your matches, most recent first', response: { 200: z.array(matchSummarySchema) } } },
    async (request) => {
      const person = await sessions.current(request)
      if (!person) return []
      const records = await store.matchesOf(person.id, LIMITS.tables)
      return [...(await summariesOf(context, records, person.id))]
    },
  )
}

function invitationRoutes(api: Api, context: RouteContext): void {
  const { sessions, matches } = context
  api.get(
    '/api/invitations/:token',
    { schema: { summary: 'Get an invitation', params: tokenParams, response: { 200: invitationSchema } } },
    async (request) => {
      const { token } = request.params
      const held = await seatOfferedWith(context, token, await sessions.idOf(request))
      const { seat, record } = held ? { seat: held.seat, record: held.match.record } : await openInvitation(context, token)
      const { id, system, title, closing, watch, clock } = record
      const creator = record.seats.find(({ person }) => person === record.creator)
      const from = held?.offered.holder ?? creator?.name ?? 'the host'
      return { match: id, seat, system, title, from, closing, watch, clock, offered: held?.offered ?? null }
    },
  )
  api.post(
    '/api/invitations/:token',
    {
      schema: {
        summary: 'Accept an invitation and take its seat',
        description:
          'A seat that somebody has held passes on only when the other players have agreed, or have not declined in time. Until then the invitation says so.',
        params: tokenParams,
        body: acceptInvitationRequestSchema,
        response: { 200: takenSeatSchema },
      },
    },
    async (request, reply) => {
      const { token } = request.params
      const held = await seatOfferedWith(context, token, await sessions.idOf(request))
      if (held) {
        await takeOfferedSeat(context, await sessions.currentOrNew(request, reply), held, { token, ...request.body })
        return { match: held.match.record.id, seat: held.seat }
      }
      const { seat, record } = await openInvitation(context, token)
      const person = await sessions.currentOrNew(request, reply)
      if (!(await matches.acceptInvitation(person, record, { token, ...request.body }))) throw invitationUsed()
      return { match: record.id, seat }
    },
  )
}

const tooManyMatches = (): TooManyRequests =>
  new TooManyRequests(`at most ${CREATE_RATE.most} new matches of a user, or ${CREATE_RATE.networkMost} of an address, in 10 minutes`, 600)

async function openInvitation({ store }: RouteContext, token: string): Promise<{ readonly seat: string; readonly record: MatchRecord }> {
  const invitation = await store.invitation(token)
  const record = invitation && (await store.match(invitation.match))
  if (!record) throw new RequestError('not-found', 'there is no such invitation')
  if (invitation.used) throw invitationUsed()
  return { seat: invitation.seat, record }
}
