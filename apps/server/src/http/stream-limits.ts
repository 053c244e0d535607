// Limits on open streams: of a user, of an address, of a table and of the server.
import { LIMITS } from '@admiralty/protocol'
import type { ServerLoad } from '../platform/load.ts'
import { Overloaded, TooManyRequests } from '../platform/request-error.ts'

/** A stream that is to be opened. */
export interface NewStream {
  readonly match: string
  /** Whether it shows the match as a spectator sees it. */
  readonly spectator: boolean
  /** Null without a cookie. */
  readonly person: string | null
  /** The network of the client; null if addresses are not limited. */
  readonly network: string | null
}

/** Files that a server needs besides its streams: the database, connections of other requests, worker threads. */
const OTHER_FILES = 1_000
/** For one spectator, there is room for this many more streams in all, so that players always find a place. */
const WITH_PLAYERS = 1.25
/** Streams that wait to begin. The next ones are refused. */
const MAX_WAITING = 2_000

/** How many spectators a process may serve that may open this many files. */
export const spectatorsWith = (files: number): number =>
  Math.max(0, Math.min(LIMITS.serverStreams, Math.floor((files - OTHER_FILES) / WITH_PLAYERS)))

/** The number of files that this process may open. */
export function filesAllowed(): number {
  // Without it, Node would look up the names of all connections. Its types lack the property.
  Object.assign(process.report, { excludeNetwork: true })
  // A plain object; its type says only that it is one. 'unlimited' is not a number.
  const { userLimits } = process.report.getReport() as { readonly userLimits?: { readonly open_files: { readonly soft: unknown } } }
  return Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY
}

interface Limit {
  readonly key: string
  readonly most: number
  error(): Error
}

export class StreamLimits {
  readonly #load: ServerLoad
  readonly #spectators: number
  readonly #open = new Map<string, number>()

  /** `spectators`: streams of spectators on this server. */
  constructor(load: ServerLoad, spectators: number) {
    this.#load = load
    this.#spectators = spectators
  }

  /** Throws if too many streams wait to begin. */
  checkWaiting(waiting: number): void {
    if (waiting >= MAX_WAITING) throw new Overloaded()
  }

  /** Counts a stream; the returned function closes it. Throws `too-many-requests` or `unavailable` if there is no room for it. */
  open(stream: NewStream): () => void {
    if (stream.spectator && this.#load.busy) throw new Overloaded()
    const limits = this.#limitsOf(stream)
    for (const { key, most, error } of limits) if (this.#count(key) >= most) throw error()
    for (const { key } of limits) this.#open.set(key, this.#count(key) + 1)
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      for (const { key } of limits) this.#close(key)
    }
  }

  #limitsOf({ match, spectator, person, network }: NewStream): readonly Limit[] {
    const tooMany = (whose: string) => () => new TooManyRequests(`${whose} has too many open streams; close one first`, LIMITS.stalled)
    const full = (what: string) => () => new Overloaded(`${what} has no room for more spectators; try again later`)
    return [
      ...(person === null ? [] : [{ key: `person ${person}`, most: LIMITS.streams, error: tooMany('this user') }]),
      ...(network === null ? [] : [{ key: `network ${network}`, most: LIMITS.addressStreams, error: tooMany('this address') }]),
      ...(spectator ? [{ key: `table ${match}`, most: LIMITS.tableStreams, error: full('this match') }] : []),
      ...(spectator ? [{ key: 'spectators', most: this.#spectators, error: full('the server') }] : []),
      { key: 'all', most: this.#spectators * WITH_PLAYERS, error: () => new Overloaded() },
    ]
  }
  #count(key: string): number {
    return this.#open.get(key) ?? 0
  }
  #close(key: string): void {
    const left = this.#count(key) - 1
    if (left > 0) this.#open.set(key, left)
    else this.#open.delete(key)
  }
}
