// Opens matches when their time has come. One loop for each server: it sleeps until the next time, claims what is due and opens it.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isUnreachable, type Store } from '@admiralty/store'
import type { Clock } from '../platform/ports.ts'
import { AT_HAND } from './wake-time.ts'

/** Why a match is opened: `due` because its time has come, `taken over` because its server has ended, so people are about to reconnect. */
export type WakeReason = 'due' | 'taken over'

export interface WakerPorts {
  readonly store: Pick<Store, 'nextWake' | 'claimWakes' | 'setWake' | 'isShared'>
  readonly clock: Clock
  /** Whether this process continues the match. One of another process is opened if that is late. */
  owns(match: string): boolean
  /** Opens a match and does what is due. */
  open(match: string, reason: WakeReason): Promise<void>
  reportFailure(error: unknown): void
}

/** Milliseconds of a sleep at most: alone, and where another server may store an earlier time and end. */
const [LONGEST_ALONE, LONGEST_SHARED] = [1800_000, 20_000]
/** Milliseconds after which a match of another process is late. */
const LATE = 5_000
/**
 * Milliseconds for which claimed matches are left to this server. If it ends just after the claim, its deadlines wait that long for another
 * server, and they must take effect within a minute.
 */
const LEASE = 30_000
/** Servers that take over from an ended one notice its end within this many milliseconds. Until then their own leases count. */
const TAKING_OVER = 10_000
/** Milliseconds for which a bot's answer is held back at most, as a rule. Work that an ended server left is looked for so much further ahead. */
const HELD_BACK = 30_000
/** Matches that are claimed together, and of these, matches that are opened at the same time. */
const [CLAIMED, AT_ONCE] = [64, 4]
/** Milliseconds until the next look after a failure of the database, and until the second opening of a match that cannot be opened. */
const [AFTER_FAILURE, FIRST_PAUSE] = [2_000, 60_000]
const LONGEST_PAUSE = 3600_000

export class Waker {
  readonly #ports: WakerPorts
  /** How often matches could not be opened, one after another. */
  readonly #failures = new Map<string, number>()
  /** Whether to look, and why, once the present look has ended; null for not yet. */
  #wanted: WakeReason | null = null
  #looking: Promise<void> | null = null
  #timer: { readonly time: number; cancel(): void } | null = null
  /** The earliest time that was stored here during the present look. */
  #stored = Number.POSITIVE_INFINITY
  /** The time of the latest claim, in ms since 1970. */
  #claimed = 0
  #isStopped = false

  constructor(ports: WakerPorts) {
    this.#ports = ports
  }

  /** Looks now. Call this at the start, and when a server has ended or the database is back. */
  look(reason: WakeReason): void {
    if (this.#isStopped) return
    this.#wanted = this.#wanted === 'taken over' ? this.#wanted : reason
    this.#looking ??= this.#run()
  }
  /** This server has stored the time of a match, in ms since 1970. */
  stored(time: number): void {
    if (this.#looking) this.#stored = Math.min(this.#stored, time)
    else if (this.#timer && time < this.#timer.time) this.#sleepUntil(time)
  }
  /** Stops for good. Resolves when no match is being opened. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#timer?.cancel()
    await this.#looking
  }

  async #run(): Promise<void> {
    this.#timer?.cancel()
    this.#timer = null
    while (this.#wanted && !this.#isStopped) {
      const reason = this.#wanted
      this.#wanted = null
      await this.#lookOnce(reason)
    }
    this.#looking = null
  }
  async #lookOnce(reason: WakeReason): Promise<void> {
    const { store, clock, reportFailure } = this.#ports
    try {
      await this.#openDue(reason)
      this.#stored = Number.POSITIVE_INFINITY
      const next = (await store.nextWake()) ?? Number.POSITIVE_INFINITY
      // A time that has come during this look is not late: it is looked at now.
      if (next > this.#claimed && next <= clock.now()) this.#wanted ??= reason
      else this.#sleepUntil(Math.min(next, this.#stored))
    } catch (error) {
      if (this.#isStopped) return
      reportFailure(error)
      this.#sleepUntil(clock.now() + AFTER_FAILURE, reason)
    }
  }
  /** What is due already belongs to another process, which is late after a pause. */
  #sleepUntil(time: number, reason: WakeReason = 'due'): void {
    this.#timer?.cancel()
    this.#timer = null
    if (this.#isStopped) return
    const { store, clock } = this.#ports
    const now = clock.now()
    const ms = Math.min(time <= now ? LATE : time - now, store.isShared ? LONGEST_SHARED : LONGEST_ALONE)
    this.#timer = { time: now + ms, cancel: clock.after(ms, () => this.look(reason)) }
  }

  async #openDue(reason: WakeReason): Promise<void> {
    const seen = new Set<string>()
    for (;;) {
      const claimed = await this.#claim(reason, seen)
      if (claimed.length === 0) return
      for (const id of claimed) seen.add(id)
      const rest = [...claimed]
      const openNext = async (): Promise<void> => {
        for (let id = rest.shift(); id !== undefined && !this.#isStopped; id = rest.shift()) await this.#open(id, reason)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, openNext))
    }
  }
  /** Work that an ended server had at hand is due at once, whoever has claimed it. */
  async #claim(reason: WakeReason, seen: ReadonlySet<string>): Promise<readonly string[]> {
    if (this.#isStopped) return []
    const { store, clock, owns } = this.#ports
    const now = clock.now()
    this.#claimed = now
    const isTakenOver = reason === 'taken over'
    const anyLease = store.isShared ? now + LEASE - TAKING_OVER : Number.MAX_SAFE_INTEGER
    return store.claimWakes({
      due: isTakenOver ? now + AT_HAND + HELD_BACK : now,
      leased: isTakenOver ? anyLease : now,
      until: now + LEASE,
      limit: CLAIMED,
      mayClaim: (id, wake) => !seen.has(id) && (owns(id) || wake <= now - LATE),
    })
  }

  async #open(id: string, reason: WakeReason): Promise<void> {
    // A statement of SQLite answers without a turn of the event loop, so without this no request would be answered meanwhile.
    await nextTurn()
    try {
      await this.#ports.open(id, reason)
      this.#failures.delete(id)
    } catch (error) {
      if (isUnreachable(error) || this.#isStopped) throw error
      const failures = this.#failures.get(id) ?? 0
      this.#failures.set(id, failures + 1)
      if (failures === 0) this.#ports.reportFailure(error)
      await this.#ports.store.setWake(id, this.#ports.clock.now() + Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE))
    }
  }
}
