// The values that every group of routes receives.
import type { Viewer } from '@admiralty/kernel'
import { disclosure } from '@admiralty/match'
import type { Session, Store } from '@admiralty/store'
import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { MatchRegistry } from '../match/match-registry.ts'
import type { MatchSession } from '../match/match-session.ts'
import type { GameCatalog } from '../platform/game-catalog.ts'
import type { HostSigner } from '../platform/host-signer.ts'
import type { ServerLoad } from '../platform/load.ts'
import type { Clock, Random } from '../platform/ports.ts'
import { RequestError } from '../platform/request-error.ts'
import type { Sessions } from '../platform/sessions.ts'
import { visitorOf } from '../seats/visitor.ts'

/** Fastify with Zod schemas. */
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
  /** Signs for this server. */
  readonly host: HostSigner
  /** Whether limits per session and per address apply. */
  readonly rateLimited: boolean
  readonly load: ServerLoad
}

/** Throws `not-your-seat` unless this person may receive what this viewer receives. */
export function requireViewer({ record }: MatchSession, session: Pick<Session, 'id'> | undefined, viewer: Viewer): void {
  const match = { closing: record.closing, isOver: record.status === 'over' }
  if (!disclosure.mayViewAs(match, visitorOf(record, session?.id), viewer)) throw notYourSeat()
}

/** Returns the session if it holds this seat. Throws `not-your-seat` otherwise. */
export function requireSeat<T extends Pick<Session, 'id'>>(match: MatchSession, session: T | undefined, seat: string): T {
  if (!session || !visitorOf(match.record, session.id).seats.includes(seat)) throw notYourSeat()
  return session
}
const notYourSeat = (): RequestError => new RequestError('not-your-seat', 'this seat belongs to somebody else')
