// Counts the requests of each address. The plugin's own counts follow the system clock, so a clock that is set back would lock visitors out.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Clock } from './ports.ts'

interface Window {
  /** When it began, in ms since 1970. */
  readonly began: number
  current: number
}

/** The store of the rate limit plugin, on this clock. */
export function requestCountsOn(clock: Clock): FastifyRateLimitStoreCtor {
  return class RequestCounts implements FastifyRateLimitStore {
    /** In the sequence of their beginning. */
    readonly #windows = new Map<string, Window>()

    incr(address: string, count: Parameters<FastifyRateLimitStore['incr']>[1], length: number): void {
      const now = clock.now()
      for (const [oldest, { began }] of this.#windows) {
        if (now - began < length) break
        this.#windows.delete(oldest)
      }
      const window = this.#windows.get(address) ?? { began: now, current: 0 }
      window.current += 1
      this.#windows.set(address, window)
      count(null, { current: window.current, ttl: length - (now - window.began) })
    }
    child(): this {
      return this
    }
  }
}
