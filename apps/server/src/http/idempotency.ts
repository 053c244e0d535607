// A request that is sent again because its answer was lost: with the same key it creates nothing twice.
import { createHash } from 'node:crypto'
import { canonical } from '@admiralty/match'
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@admiralty/protocol'
import { z } from 'zod'
import type { Clock } from '../platform/ports.ts'
import { RequestError } from './problems.ts'
import type { RouteContext } from './route-context.ts'

export const optionalKeyHeader = z.object({ [IDEMPOTENCY_HEADER]: idempotencyKeySchema.optional() })

/** What is made has its id from who asked, for what, with which key: the same again is the same thing, after a restart too. Null: no key. */
export function idFromKey(key: string | undefined, session: string, body: unknown): string | null {
  if (key === undefined) return null
  return createHash('sha256')
    .update(canonical([session, key, body]))
    .digest('base64url')
}

const keyReused = (): RequestError => new RequestError('key-reused', 'the same key came with another request')

/** The id under which something is made, when nothing else stands in the way; throws where another request came under this key before. */
export async function reserveId(
  { store, clock, random }: Pick<RouteContext, 'store' | 'clock' | 'random'>,
  asked: KeyedRequest,
): Promise<string> {
  const { session, key, body } = asked
  const id = idFromKey(key, session, body)
  if (id === null || key === undefined) return random.token()
  const kept = await store.rememberRequest({ session, key, match: '', call: '', digest: id, time: clock.now() })
  if (kept !== id) throw keyReused()
  return id
}
export interface KeyedRequest {
  readonly session: string
  readonly key: string | undefined
  readonly body: unknown
}

/** ms for which a key is remembered where nothing with an id is made. */
const REMEMBERED = 600_000
const CROWD = 10_000

export interface IdempotencyCache {
  /** Does it unless it was done, or is being done, with this key; what has failed may be tried again. Throws where the key came with another body. */
  once(asked: KeyedRequest, act: () => Promise<void>): Promise<void>
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
    // Oldest first.
    for (const [name, { time }] of known) {
      if (known.size <= CROWD && isFresh(time)) return
      known.delete(name)
    }
  }
  return {
    async once({ session, key, body }, act) {
      const digest = idFromKey(key, session, body)
      if (key === undefined || digest === null) return act()
      const name = JSON.stringify([session, key])
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
