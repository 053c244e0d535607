// Counts the requests of each address. The plugin's own counts follow the system clock, so a clock that is set back would lock visitors out.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { networkOf } from './network.ts'
import type { Clock } from './ports.ts'

/** Milliseconds in which requests are counted together. */
export const COUNTED_TOGETHER = 60_000

interface Window {
  /** When it began, in ms since 1970. */
  readonly began: number
  current: number
}

/** The requests of all networks. */
export class RequestCounts {
  readonly #clock: Clock
  /** Requests of one network in a window; null for no limit. */
  readonly #most: number | null
  /** In the sequence of their beginning. */
  readonly #windows = new Map<string, Window>()

  constructor(clock: Clock, most: number | null) {
    this.#clock = clock
    this.#most = most
  }

  /** Whether a further request of this address is within the limit. */
  hasRoom(ip: string): boolean {
    if (this.#most === null) return true
    const window = this.#windows.get(networkOf(ip))
    return !window || window.current < this.#most || this.#clock.now() - window.began >= COUNTED_TOGETHER
  }
  /** Counts a request. */
  add(ip: string): void {
    if (this.#most !== null) this.#count(networkOf(ip))
  }

  /** The store of the rate limit plugin, which counts by `networkOf`. */
  get store(): FastifyRateLimitStoreCtor {
    const count = (network: string): { current: number; ttl: number } => this.#count(network)
    return class implements FastifyRateLimitStore {
      incr(network: string, counted: Parameters<FastifyRateLimitStore['incr']>[1]): void {
        counted(null, count(network))
      }
      child(): this {
        return this
      }
    }
  }

  #count(network: string): { readonly current: number; readonly ttl: number } {
    const now = this.#clock.now()
    for (const [oldest, { began }] of this.#windows) {
      if (now - began < COUNTED_TOGETHER) break
      this.#windows.delete(oldest)
    }
    const window = this.#windows.get(network) ?? { began: now, current: 0 }
    window.current += 1
    this.#windows.set(network, window)
    return { current: window.current, ttl: COUNTED_TOGETHER - (now - window.began) }
  }
}
