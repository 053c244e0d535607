// A sliding-window rate limiter for users and their addresses.
import type { Clock } from './ports.ts'

/** A user and the network of the request; null if addresses are not limited. */
export interface Caller {
  readonly person: string
  readonly network: string | null
}
export interface Rate {
  /** Calls of one user. */
  readonly most: number
  /** Calls of all users of one network. */
  readonly networkMost: number
  /** Milliseconds in which these calls count. */
  readonly within: number
}

/** Returns a function that admits calls at this rate, and returns false beyond it. A refused call does not count. */
export function makeRateLimiter(clock: Clock, { most, networkMost, within }: Rate): (caller: Caller) => boolean {
  const users = new Calls(within)
  const networks = new Calls(within)
  return ({ person, network }) => {
    const now = clock.now()
    if (users.count(person, now) >= most) return false
    if (network !== null && networks.count(network, now) >= networkMost) return false
    users.add(person, now)
    if (network !== null) networks.add(network, now)
    return true
  }
}

/** The recent calls by name. */
class Calls {
  readonly #within: number
  /** Times of calls. The name with the latest call is the last, so old ones are found without a search. */
  readonly #times = new Map<string, readonly number[]>()

  constructor(within: number) {
    this.#within = within
  }
  count(name: string, now: number): number {
    return this.#recent(this.#times.get(name) ?? [], now).length
  }
  add(name: string, now: number): void {
    const times = this.#recent(this.#times.get(name) ?? [], now)
    this.#times.delete(name)
    this.#times.set(name, [...times, now])
    for (const [oldest, known] of this.#times) {
      if (this.#recent(known, now).length > 0) return
      this.#times.delete(oldest)
    }
  }
  #recent(times: readonly number[], now: number): readonly number[] {
    return times.filter((time) => time > now - this.#within)
  }
}
