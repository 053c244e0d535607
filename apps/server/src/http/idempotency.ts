// Idempotency keys: a request that is retried with the same key takes effect once.
import { createHash } from 'node:crypto'
import { canonical } from '@admiralty/match'
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@admiralty/protocol'
import { z } from 'zod'
import type { Clock } from '../platform/ports.ts'
import { RequestError } from '../platform/request-error.ts'
import type { RouteContext } from './route-context.ts'

/** Header schema of a request that may have an idempotency key. */
export const optionalKeyHeader = z.object({ [IDEMPOTENCY_HEADER]: idempotencyKeySchema.optional() })

/** Derives an id from person, key and request body, so a retry creates nothing twice, even after a restart. Null without a key. */
export function idFromKey(key: string | undefined, person: string, body: unknown): string | null {
  if (key === undefined) return null
  return createHash('sha256')
    .update(canonical([person, key, body]))
    .digest('base64url')
}

const keyReused = (): RequestError =>
  new RequestError('key-reused', 'this idempotency key was used for a different request; send this one with a new key')

/** Reserves the id for what the request creates. Throws `key-reused` if the key was used for a different request. */
export async function reserveId(
  { store, clock, random }: Pick<RouteContext, 'store' | 'clock' | 'random'>,
  request: KeyedRequest,
): Promise<string> {
  const { person, key, body } = request
  const id = idFromKey(key, person, body)
  if (id === null || key === undefined) return random.token()
  const remembered = await store.rememberRequest({ person, key, match: '', call: '', digest: id, time: clock.now() })
  if (remembered !== id) throw keyReused()
  return id
}

/** A request that creates something, with its idempotency key if it has one. */
export interface KeyedRequest {
  readonly person: string
  readonly key: string | undefined
  /** Everything that a retry repeats. */
  readonly body: unknown
}

/** Milliseconds for which a key is remembered when the request creates nothing that has an id. */
const REMEMBERED = 600_000
/** Keys beyond which the oldest are forgotten early. */
const MAX_KEYS = 10_000

/** Remembers in memory which keyed requests have run, for requests that create nothing with an id. */
export interface IdempotencyCache {
  /** Runs the action unless it has run, or is running, under this key. A failed action may be retried. Throws `key-reused` for another body. */
  once(request: KeyedRequest, act: () => Promise<void>): Promise<void>
}
interface Known {
  readonly time: number
  readonly digest: string
  readonly done: Promise<void>
}
export function makeIdempotencyCache(clock: Clock): IdempotencyCache {
  const known = new Map<string, Known>()
  const isFresh = (time: number): boolean => time > clock.now() - REMEMBERED
  const forget = (): void => {
    // A map iterates in order of insertion, so the oldest come first.
    for (const [name, { time }] of known) {
      if (known.size <= MAX_KEYS && isFresh(time)) return
      known.delete(name)
    }
  }
  return {
    async once({ person, key, body }, act) {
      const digest = idFromKey(key, person, body)
      if (key === undefined || digest === null) return act()
      const name = JSON.stringify([person, key])
      const before = known.get(name)
      if (before && isFresh(before.time)) {
        if (before.digest !== digest) throw keyReused()
        return before.done
      }
      forget()
      const done = act().catch((error: unknown) => {
        known.delete(name)
        throw error
      })
      known.set(name, { time: clock.now(), digest, done })
      return done
    },
  }
}
