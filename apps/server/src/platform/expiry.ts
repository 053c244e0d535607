// Deletes what has expired: idempotency keys, links, tokens, people who never did anything, errands that are done and what was noted of notices.
import type { Store } from '@admiralty/store'
import type { FastifyInstance } from 'fastify'
import type { Clock } from './ports.ts'

/** Milliseconds for which idempotency keys are remembered. */
const KEY_LIFETIME = 2 * 24 * 3600 * 1000
/** Milliseconds after which a person who never did anything is forgotten. */
const UNUSED_LIFETIME = 30 * 24 * 3600 * 1000
/** Milliseconds for which an expired token is still listed, so that its owner sees why a program stopped. */
const EXPIRED_TOKENS = 30 * 24 * 3600 * 1000
/** Milliseconds for which errands that are done and what was sent are kept. */
const ERRAND_LIFETIME = 30 * 24 * 3600 * 1000
/** Milliseconds between two deletions. */
const CLEANUP_EVERY = 3600 * 1000

export interface ExpiryPorts {
  readonly store: Store
  readonly clock: Clock
  reportFailure(error: unknown): void
}

/** Deletes at the start of the server and every hour. */
export function deleteExpired(server: FastifyInstance, { store, clock, reportFailure }: ExpiryPorts): void {
  let cancel = (): void => undefined
  const run = async (): Promise<void> => {
    try {
      await store.forgetRequests(clock.now() - KEY_LIFETIME)
      await store.forgetLinks(clock.now())
      await store.forgetTokens(clock.now() - EXPIRED_TOKENS)
      await store.forgetPeople(clock.now() - UNUSED_LIFETIME)
      await store.forgetErrands(clock.now() - ERRAND_LIFETIME)
      await store.forgetNotices(clock.now() - ERRAND_LIFETIME)
    } catch (error) {
      reportFailure(error)
    }
    cancel = clock.after(CLEANUP_EVERY, () => void run())
  }
  server.addHook('onReady', run)
  server.addHook('onClose', async () => cancel())
}
