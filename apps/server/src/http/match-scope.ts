// The scope of all routes of one match. It finds the match and the user who asks, once for each request and before its route.
import type { Viewer } from '@admiralty/kernel'
import { disclosure } from '@admiralty/match'
import { matchIdSchema } from '@admiralty/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { MatchSession } from '../match/match-session.ts'
import { RequestError } from '../platform/request-error.ts'
import { visitorOf } from '../seats/visitor.ts'
import type { Api, RouteContext } from './route-context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Runs before the match is looked for. Throws if the server has no room for the request. */
    admit?: () => Promise<void>
  }
}

/** A match that exists for the user who asks. */
export interface FoundMatch {
  readonly match: MatchSession
  /** The id of the user; undefined without a valid cookie. */
  readonly person: string | undefined
}

export const MATCH_PREFIX = '/api/matches/:id'
/** A route with more parameters extends them. */
export const matchParams = z.object({ id: matchIdSchema })
const FOUND = 'found'

/** Call this before the routes of the scope are registered. Requests for a match that does not exist for the user get `not-found`. */
export function openMatchScope(api: Api, { sessions, matches }: RouteContext): void {
  api.decorateRequest(FOUND, null)
  api.addHook('onRoute', (route) => {
    route.schema = { params: matchParams, ...route.schema }
  })
  api.addHook('preHandler', async (request) => {
    await request.routeOptions.config.admit?.()
    const person = await sessions.idOf(request)
    const { id } = request.params as z.infer<typeof matchParams> // every schema of the scope has it
    request.setDecorator<FoundMatch>(FOUND, { person, match: await matches.visibleTo(person, id) })
  })
}

export const foundMatch = (request: FastifyRequest): FoundMatch => request.getDecorator<FoundMatch>(FOUND)

/** The match as this viewer. Throws `not-your-seat` unless the user may receive what the viewer receives. */
export function asViewer(request: FastifyRequest, viewer: Viewer): FoundMatch {
  const found = foundMatch(request)
  if (!mayView(found, viewer)) throw notYourSeat()
  return found
}
/** Whether the user may receive what the viewer receives. A seat that passes on takes this right away. */
export function mayView({ match: { record }, person }: FoundMatch, viewer: Viewer): boolean {
  const visitor = visitorOf(record, person)
  const match = { closing: record.closing, isOver: record.status === 'over' }
  return disclosure.isVisible(record.watch, visitor) && disclosure.mayViewAs(match, visitor, viewer)
}

/** The match as the holder of this seat. Throws `not-your-seat` if it is another's. */
export function asHolder(request: FastifyRequest, seat: string): FoundMatch & { readonly person: string } {
  const { match, person } = foundMatch(request)
  if (person === undefined || !visitorOf(match.record, person).seats.includes(seat)) throw notYourSeat()
  return { match, person }
}
const notYourSeat = (): RequestError => new RequestError('not-your-seat', 'this seat belongs to somebody else')
