// What every group of routes is given.
import type { Session, Store } from '@admiralty/store'
import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { MatchRegistry } from '../match/match-registry.ts'
import type { MatchSession } from '../match/match-session.ts'
import type { GameCatalog } from '../platform/game-catalog.ts'
import type { Clock, Random } from '../platform/ports.ts'
import type { Sessions } from '../platform/sessions.ts'
import { RequestError } from './problems.ts'

export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>

export interface RouteContext {
  readonly store: Store
  readonly catalog: GameCatalog
  readonly matches: MatchRegistry
  readonly sessions: Sessions
  readonly clock: Clock
  readonly random: Random
  /** Whether one person or address may only do so much. */
  readonly rateLimited: boolean
}

/** Who sits there, if it is who asks; throws otherwise. */
export function requireSeat<T extends Pick<Session, 'id'>>(table: MatchSession, session: T | undefined, seat: string): T {
  const mine = session && table.record.seats.some((record) => record.seat === seat && record.session === session.id)
  if (!mine) throw new RequestError('not-your-seat', 'you do not sit there')
  return session
}
