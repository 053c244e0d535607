// A request that is sent again because its answer was lost: with the same key it creates nothing twice.
import { createHash } from 'node:crypto'
import { canonical } from '@admiralty/match'
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@admiralty/protocol'
import { z } from 'zod'
import type { Clock } from './ports.ts'

export const mayRepeat = z.object({ [IDEMPOTENCY_HEADER]: idempotencyKeySchema.optional() })

/** What is made has its id from who asked, for what, with which key: the same again is the same thing, after a restart too. Null: no key. */
export function repeatedId(key: string | undefined, session: string, body: unknown): string | null {
  if (key === undefined) return null
  return createHash('sha256')
    .update(canonical([session, key, body]))
    .digest('base64url')
}

/** ms for which a key is remembered where nothing with an id is made. */
const REMEMBERED = 600_000
const CROWD = 10_000

export interface Repeats {
  /** Does it unless it was done, or is being done, with this key; what has failed may be tried again. */
  once(key: readonly string[] | null, act: () => Promise<void>): Promise<void>
}
export function makeRepeats(clock: Clock): Repeats {
  const known = new Map<string, { readonly time: number; readonly done: Promise<void> }>()
  const isFresh = (time: number): boolean => time > clock.now() - REMEMBERED
  const forget = (): void => {
    // Oldest first.
    for (const [name, { time }] of known) {
      if (known.size <= CROWD && isFresh(time)) return
      known.delete(name)
    }
  }
  return {
    once(key, act) {
      if (key === null) return act()
      const name = canonical(key)
      const before = known.get(name)
      if (before && isFresh(before.time)) return before.done
      forget()
      const done = act().catch((error: unknown) => {
        known.delete(name)
        throw error
      })
      known.set(name, { time: clock.now(), done })
      return done
    },
  }
}
