// Open streams by the digest of the cookie or token that opened them. They end when the device is signed out or the token is withdrawn or expires.
import type { Store } from '@admiralty/store'
import type { Clock } from './ports.ts'

/** Milliseconds between two looks for sessions that another process has ended, and for tokens that have expired. */
const CHECK_EVERY = 30_000
/** Digests in one question to the store. */
const AT_ONCE = 500

type SessionCheck = Pick<Store, 'isShared' | 'validDigests'>

export class WatchedSessions {
  readonly #store: SessionCheck
  readonly #clock: Clock
  readonly #watched = new Map<string, Set<() => void>>()
  #cancel: (() => void) | undefined

  constructor(store: SessionCheck, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  /** Calls `ended` when the digest is no longer valid. The returned function stops that. `expires`: whether it may end by itself. */
  watch(digest: string, expires: boolean, ended: () => void): () => void {
    const known = this.#watched.get(digest) ?? new Set()
    this.#watched.set(digest, known.add(ended))
    if (expires || this.#store.isShared) this.#cancel ??= this.#checkLater()
    return () => {
      known.delete(ended)
      if (known.size === 0) this.#watched.delete(digest)
    }
  }

  /** Ends the streams of these digests. */
  end(digests: readonly string[]): void {
    for (const digest of digests) for (const ended of [...(this.#watched.get(digest) ?? [])]) ended()
  }

  stop(): void {
    this.#cancel?.()
  }

  #checkLater(): () => void {
    return this.#clock.after(CHECK_EVERY, () => {
      // A failed look is repeated by the next one.
      void this.#check()
        .catch(() => undefined)
        .finally(() => {
          this.#cancel = this.#watched.size === 0 ? undefined : this.#checkLater()
        })
    })
  }
  async #check(): Promise<void> {
    const digests = [...this.#watched.keys()]
    for (let first = 0; first < digests.length; first += AT_ONCE) {
      const some = digests.slice(first, first + AT_ONCE)
      const valid = new Set(await this.#store.validDigests(some, this.#clock.now()))
      this.end(some.filter((digest) => !valid.has(digest)))
    }
  }
}
