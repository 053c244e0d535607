// Runs errands when they are due. One loop for each server: it sleeps until the next one, claims what is due and runs it. An errand that fails is
// tried again after a pause, and parked when a day has passed. A crash at any point leaves a lease that ends, so an errand may be run twice.
import { type ClaimedErrand, type ErrandEnd, type ErrandKind, isUnreachable, type Store } from '@admiralty/store'
import type { Clock, Random } from '../platform/ports.ts'

/** The outcome of an errand: done, done later for a reason that is no failure, failed, or hopeless, so that no later try can succeed. */
export type ErrandResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'later'; readonly due: number }
  | { readonly kind: 'failed' | 'hopeless'; readonly why: string }
/** Runs the errands of a kind. It may be called twice for one errand. `signal` is aborted when the server stops or the errand takes too long. */
export type ErrandHandler = (errand: ClaimedErrand, signal: AbortSignal) => Promise<ErrandResult>
export type ErrandHandlers = Readonly<Record<ErrandKind, ErrandHandler>>

/** The number of errands that this server has ended, by their outcome. */
type ErrandOutcome = 'done' | 'failed' | 'parked'
export interface ErrandLoopPorts {
  readonly store: Pick<Store, 'nextErrand' | 'claimErrands' | 'endErrand' | 'isShared'>
  readonly clock: Clock
  readonly random: Pick<Random, 'token'>
  readonly handlers: ErrandHandlers
  ended(kind: ErrandKind, outcome: ErrandOutcome): void
  /** Tells the operator that an errand is parked. */
  reportParked(errand: ClaimedErrand, why: string): void
  reportFailure(error: unknown): void
}

const MINUTE = 60_000
/** Milliseconds from each failure to the next try. With the last one a day has passed since the first try. */
const PAUSES: readonly number[] = [1, 5, 15, 60, 240, 240, 240, 240, 240, 240].map((minutes) => minutes * MINUTE)
/** Milliseconds that an errand may take. */
const LONGEST_RUN = 120_000
/** Milliseconds for which a claimed errand is left to this server: longer than it may take. */
export const ERRAND_LEASE = 180_000
/** Errands that are run at the same time. */
const AT_ONCE = 8
/** Milliseconds of a sleep at most: alone, and where another server may leave an errand and end. */
const [LONGEST_ALONE, LONGEST_SHARED] = [1800_000, 20_000]
/** Milliseconds until the next look after a failure of the database. */
const AFTER_FAILURE = 2_000
/** The most letters of a reason. */
const LONGEST_REASON = 200

export class ErrandLoop {
  readonly #ports: ErrandLoopPorts
  readonly #stopping = new AbortController()
  #timer: { readonly time: number; cancel(): void } | null = null
  #looking: Promise<void> | null = null
  /** Whether to look again once the present look has ended. */
  #isWanted = false
  /** Whether this is the first look. A data folder belongs to this server alone, so all leases in it are those of a server that has ended. */
  #isFirst = true
  /** Errands whose end could not be stored. Their leases end by themselves. */
  #hasFailed = false

  constructor(ports: ErrandLoopPorts) {
    this.#ports = ports
  }

  /** Looks now. Call this at the start. */
  look(): void {
    if (this.#isStopped) return
    this.#isWanted = true
    this.#looking ??= this.#run()
  }
  /** This server has stored an errand that is due then, in ms since 1970. */
  stored(due: number): void {
    if (this.#looking) this.#isWanted = true
    else if (this.#timer && due < this.#timer.time) this.#sleepUntil(due)
  }
  /** Stops for good. Errands that run are released. Resolves when none runs. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#timer?.cancel()
    await this.#looking
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted
  }
  async #run(): Promise<void> {
    this.#timer?.cancel()
    this.#timer = null
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false
      await this.#lookOnce()
    }
    this.#looking = null
  }
  async #lookOnce(): Promise<void> {
    const { store, clock, reportFailure } = this.#ports
    this.#hasFailed = false
    try {
      while (!this.#isStopped && (await this.#runSome()));
      this.#sleepUntil((await store.nextErrand()) ?? Number.POSITIVE_INFINITY)
    } catch (error) {
      if (this.#isStopped) return
      reportFailure(error)
      this.#sleepUntil(clock.now() + AFTER_FAILURE)
    }
  }
  #sleepUntil(time: number): void {
    this.#timer?.cancel()
    this.#timer = null
    if (this.#isStopped) return
    const { store, clock } = this.#ports
    const now = clock.now()
    const ms = Math.min(Math.max(0, time - now), store.isShared ? LONGEST_SHARED : LONGEST_ALONE)
    this.#timer = { time: now + ms, cancel: clock.after(ms, () => this.look()) }
  }

  /** Claims errands and runs them together. Returns whether there may be more. */
  async #runSome(): Promise<boolean> {
    const { store, clock, random } = this.#ports
    const now = clock.now()
    const next = await store.nextErrand()
    const ownsAll = this.#isFirst && !store.isShared
    if (next === null || (!ownsAll && next > now)) return false
    this.#isFirst = false
    const lease = random.token()
    const leased = ownsAll ? Number.MAX_SAFE_INTEGER : now
    const claimed = await store.claimErrands({ now, leased, until: now + ERRAND_LEASE, lease, limit: AT_ONCE })
    await Promise.all(claimed.map((errand) => this.#runOne(errand, lease)))
    return claimed.length === AT_ONCE && !this.#hasFailed
  }
  async #runOne(errand: ClaimedErrand, lease: string): Promise<void> {
    const { store, reportFailure, reportParked, ended } = this.#ports
    try {
      const end = await this.#endOf(errand)
      if (!(await store.endErrand(errand.key, lease, end)) || end.kind === 'released') return
      ended(errand.kind, end.kind === 'again' ? 'failed' : end.kind)
      if (end.kind === 'parked') reportParked(errand, end.why)
    } catch (error) {
      // The database cannot be written. The errand is run again when its lease has ended.
      this.#hasFailed = true
      if (!this.#isStopped) reportFailure(error)
    }
  }
  async #endOf(errand: ClaimedErrand): Promise<ErrandEnd> {
    const { clock } = this.#ports
    const result = await this.#resultOf(errand)
    const now = clock.now()
    switch (result.kind) {
      case 'done':
        return { kind: 'done', time: now }
      case 'later':
        return { kind: 'released', due: result.due }
      case 'stopped':
        return { kind: 'released', due: errand.due }
      case 'hopeless':
        return { kind: 'parked', time: now, why: shortened(result.why) }
      case 'failed': {
        const pause = PAUSES[errand.tries]
        const why = shortened(result.why)
        return pause === undefined ? { kind: 'parked', time: now, why } : { kind: 'again', due: now + pause, why }
      }
    }
  }
  /** `stopped`: the server stops, so what became of the errand is not known. */
  async #resultOf(errand: ClaimedErrand): Promise<ErrandResult | { readonly kind: 'stopped' }> {
    const { clock, handlers, reportFailure } = this.#ports
    const running = new AbortController()
    const { signal } = this.#stopping
    const stop = (): void => running.abort()
    signal.addEventListener('abort', stop)
    const cancel = clock.after(LONGEST_RUN, stop)
    try {
      return await Promise.race([handlers[errand.kind](errand, running.signal), abortOf(running.signal)])
    } catch (error) {
      if (signal.aborted) return { kind: 'stopped' }
      if (running.signal.aborted) return { kind: 'failed', why: 'it took longer than two minutes' }
      if (isUnreachable(error)) return { kind: 'later', due: clock.now() + AFTER_FAILURE }
      reportFailure(error)
      return { kind: 'failed', why: 'an unexpected error, which is in the log' }
    } finally {
      cancel()
      signal.removeEventListener('abort', stop)
    }
  }
}

/** Rejects when the signal is aborted. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = (): void => reject(new Error('aborted'))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })
const shortened = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, LONGEST_REASON)
