// Tables: opening one, listing mine, looking at one, sitting down by invitation.
import type { Outcome } from '@admiralty/kernel'
import { commitmentOf, type MatchStatus, outcomeOf } from '@admiralty/match'
import {
  acceptInvitationRequestSchema,
  createdMatchSchema,
  IDEMPOTENCY_HEADER,
  invitationSchema,
  LIMITS,
  type MatchInfo,
  type MatchSummary,
  matchIdSchema,
  matchInfoSchema,
  matchSummarySchema,
  newMatchRequestSchema,
  type SeatStatus,
  seatPreferencesSchema,
  seatSchema,
  takenSeatSchema,
} from '@admiralty/protocol'
import type { MatchRecord, SeatRecord, Session } from '@admiralty/store'
import { z } from 'zod'
import type { MatchSession } from '../match/match-session.ts'
import { makeRateLimiter } from '../platform/rate-limiter.ts'
import { idFromKey, optionalKeyHeader, reserveId } from './idempotency.ts'
import { RequestError, TooManyRequests } from './problems.ts'
import { type Api, type RouteContext, requireSeat } from './route-context.ts'

/** How many of my tables are listed. */
const LISTED = LIMITS.tables
/** By one session. */
const OPENINGS = { most: LIMITS.openings, within: 600_000 }
const one = z.object({ id: matchIdSchema })
const byToken = z.object({ token: z.string().min(1).max(LIMITS.token) })

export function matchRoutes(api: Api, desk: RouteContext): void {
  const { sessions: guests, matches: host, store } = desk
  const mayOpen = makeRateLimiter(desk.clock, OPENINGS)
  api.post(
    '/api/matches',
    { schema: { summary: 'Open a table', headers: optionalKeyHeader, body: newMatchRequestSchema, response: { 201: createdMatchSchema } } },
    async (request, reply) => {
      const session = await guests.currentOrNew(request, reply)
      const asked = { session: session.id, key: request.headers[IDEMPOTENCY_HEADER], body: request.body }
      const id = idFromKey(asked.key, session.id, request.body)
      if (id !== null && (await store.match(id))) return reply.code(201).send({ id })
      if (desk.rateLimited && !mayOpen(session.id)) throw new TooManyRequests(`${OPENINGS.most} tables in ten minutes`, 600)
      return reply.code(201).send({ id: await host.create(session, request.body, () => reserveId(desk, asked)) })
    },
  )
  api.get('/api/matches', { schema: { summary: 'My tables', response: { 200: z.array(matchSummarySchema) } } }, async (request) => {
    const session = await guests.current(request)
    if (!session) return []
    const records = await store.matchesOf(session.id, LISTED)
    return Promise.all(records.map((record) => summary(desk, record, session)))
  })
  api.get('/api/matches/:id', { schema: { summary: 'A table', params: one, response: { 200: matchInfoSchema } } }, async (request) => {
    const session = await guests.current(request)
    const table = await host.session(request.params.id)
    return info(desk, table, session)
  })
  api.get(
    '/api/invitations/:token',
    { schema: { summary: 'An invitation', params: byToken, response: { 200: invitationSchema } } },
    async (request) => {
      const { match, seat } = await invited(desk, request.params.token)
      const { record } = await host.session(match)
      const creator = record.seats.find(({ session }) => session === record.creator)
      return { match, seat, system: record.system, title: record.title, from: creator?.name ?? 'the host' }
    },
  )
  api.post(
    '/api/invitations/:token',
    { schema: { summary: 'Sit down', params: byToken, body: acceptInvitationRequestSchema, response: { 200: takenSeatSchema } } },
    async (request, reply) => {
      const { token } = request.params
      const { match, seat } = await invited(desk, token)
      const session = await guests.currentOrNew(request, reply)
      const sat = await store.acceptInvitation({
        token,
        session: session.id,
        name: session.name,
        value: request.body.value,
        time: desk.clock.now(),
      })
      if (!sat) throw used()
      await (await host.session(match)).proceed()
      return { match, seat }
    },
  )
  api.put(
    '/api/matches/:id/seats/:seat',
    {
      schema: {
        summary: 'Answer for me where I have no choice',
        params: one.extend({ seat: seatSchema }),
        body: seatPreferencesSchema,
        response: { 200: seatPreferencesSchema },
      },
    },
    async (request, reply) => {
      const session = await guests.currentOrNew(request, reply)
      const table = await host.session(request.params.id)
      requireSeat(table, session, request.params.seat)
      await table.setAuto(request.params.seat, request.body.auto)
      return { auto: request.body.auto }
    },
  )
}

const used = (): RequestError => new RequestError('invitation-used', 'somebody has sat down with it')
async function invited({ store }: RouteContext, token: string): Promise<{ readonly match: string; readonly seat: string }> {
  const invitation = await store.invitation(token)
  if (!invitation) throw new RequestError('not-found', 'there is no such invitation')
  if (invitation.used) throw used()
  return invitation
}

async function summary({ matches: host, catalog: shelf }: RouteContext, record: MatchRecord, session: Session): Promise<MatchSummary> {
  const { id, system, title, status, moment, updated } = record
  // A match that cannot be opened, or whose game is not on the shelf any more, must not hide the others.
  const table = status === 'playing' ? await host.session(id).catch(() => undefined) : undefined
  const rules = await shelf.game(system)
  const sides = rules ? sidesOf(rules.system.seats(record.setup)) : {}
  const seats = record.seats.map((seat) => seatInfo(seat, { sides, session, status: table?.state?.status }))
  return { id, system, title, status, moment, updated, seats, owed: table?.owed(session.id) ?? [], awaited: table?.awaited() ?? [] }
}

async function info({ store }: RouteContext, table: MatchSession, session: Session | undefined): Promise<MatchInfo> {
  const { record, state, rules } = table
  const { id, system, title, scenario, setup, status, secret, created } = record
  const sides = sidesOf(rules.system.seats(setup))
  const creator = record.creator === session?.id
  const open = creator ? (await store.invitationsOf(id)).filter((invitation) => !invitation.used) : []
  return {
    id,
    system,
    title,
    scenario,
    setup,
    status,
    seats: record.seats.map((seat) => seatInfo(seat, { sides, session, status: state?.status })),
    mine: record.seats.filter((seat) => seat.session === session?.id).map(({ seat }) => seat),
    creator,
    invitations: open.map(({ seat, token }) => ({ seat, token })),
    commitment: commitmentOf(secret),
    seatValues: Object.fromEntries(record.seats.flatMap(({ seat, value }) => (value === null ? [] : [[seat, value]]))),
    outcome: state ? plain(outcomeOf(rules.system, state)) : null,
    created,
    rematch: record.rematch,
  }
}

const plain = (outcome: Outcome | undefined): MatchInfo['outcome'] =>
  outcome ? { winners: outcome.winners, why: outcome.why, scores: outcome.scores && { ...outcome.scores } } : null

type Sides = Readonly<Record<string, string>>
const sidesOf = (places: readonly { readonly seat: string; readonly side: string }[]): Sides =>
  Object.fromEntries(places.map(({ seat, side }) => [seat, side]))

interface SeatContext {
  readonly sides: Sides
  readonly session: Session | undefined
  readonly status: MatchStatus | undefined
}
function seatInfo({ seat, session, bot, name, auto, value }: SeatRecord, { sides, session: me, status }: SeatContext): SeatStatus {
  const mine = session !== null && session === me?.id
  const holder = mine ? 'me' : session !== null ? 'other' : bot !== null ? 'bot' : 'open'
  const standIn = status?.standIns[seat] ?? null
  const conceded = status?.conceded.includes(seat) ?? false
  return { seat, side: sides[seat] ?? seat, holder, name, auto: mine && auto, sat: value !== null, standIn, conceded }
}
