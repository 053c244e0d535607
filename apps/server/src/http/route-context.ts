// The values that every group of routes receives.
import type { Store } from '@admiralty/store'
import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { NoticeSite } from '../errands/notice-mail.ts'
import type { MatchRegistry } from '../match/match-registry.ts'
import type { OpenOutlets } from '../outlets/outlets.ts'
import type { GameCatalog } from '../platform/game-catalog.ts'
import type { HostSigner } from '../platform/host-signer.ts'
import type { ServerLoad } from '../platform/load.ts'
import type { Mailer } from '../platform/mailer.ts'
import type { Clock, Random } from '../platform/ports.ts'
import type { Sessions } from '../platform/sessions.ts'

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
  /** Whether limits per person and per address apply. */
  readonly rateLimited: boolean
  readonly load: ServerLoad
  /** What the links of notices are made of; null if this server sends none. */
  readonly notices: Pick<NoticeSite, 'secret'> | null
  readonly mailer: Mailer
  readonly outlets: OpenOutlets
  /** The address of this server as its users write it, without a trailing slash: it begins the links in mails. */
  readonly publicUrl: string
}
