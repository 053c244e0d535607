// Counts the requests of each address. The plugin's own counts follow the system clock, so a clock that is set back would lock visitors out.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Clock } from './ports.ts'

/** Milliseconds in which requests are counted together. */
export const COUNTED_TOGETHER = 60_000

interface Window {
  /** When it began, in ms since 1970. */
  readonly began: number
  current: number
}

/** Makes the store of the rate limit plugin, which counts by `networkOf`. */
export function makeRequestCounts(clock: Clock): FastifyRateLimitStoreCtor {
  /** In the sequence of their beginning. */
  const windows = new Map<string, Window>()
  const count = (network: string): { current: number; ttl: number } => {
    const now = clock.now()
    for (const [oldest, { began }] of windows) {
      if (now - began < COUNTED_TOGETHER) break
      windows.delete(oldest)
    }
    const window = windows.get(network) ?? { began: now, current: 0 }
    window.current += 1
    windows.set(network, window)
    return { current: window.current, ttl: COUNTED_TOGETHER - (now - window.began) }
  }
  return class implements FastifyRateLimitStore {
    incr(network: string, counted: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      counted(null, count(network))
    }
    child(): this {
      return this
    }
  }
}
