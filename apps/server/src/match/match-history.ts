// Reads earlier entries of a match from the store, with the states before and after them. Snapshots keep this cheap in long matches.
import type { RuleSystem } from '@admiralty/kernel'
import { type Head, isSnapshotDue, type MatchState, makeSnapshot, matchOfSnapshot, type Transition, transitionsOf } from '@admiralty/match'
import { DamagedMatch, type Store } from '@admiralty/store'
import type { EntryIndex } from './entry-index.ts'

export interface HistoryPorts {
  readonly store: Pick<Store, 'entries' | 'snapshot' | 'addSnapshot'>
  /** Reports a failure of work that nobody waits for. */
  reportFailure(error: unknown): void
}

export class MatchHistory {
  readonly #system: RuleSystem
  readonly #ports: HistoryPorts
  readonly #index: EntryIndex

  constructor(system: RuleSystem, ports: HistoryPorts, index: EntryIndex) {
    this.#system = system
    this.#ports = ports
    this.#index = index
  }

  /** The entries `first` to `last`. This server must have followed them. Throws `DamagedMatch` if the store has others now. */
  async transitions(head: Head, first: number, last: number): Promise<readonly Transition[]> {
    const from = await this.#stateBefore(head, first)
    const after = from?.seq ?? -1
    const rows = await this.#ports.store.entries(head.id, { after, last })
    const isSame = rows.length === last - after && rows.every(({ entry, chain }) => chain === this.#index.hashOf(entry.seq))
    if (!isSame) throw new DamagedMatch(head.id)
    const journal = { head, entries: rows.map(({ entry }) => entry), chain: rows.map(({ chain }) => chain) }
    const all = [...transitionsOf(this.#system, journal, from)]
    const earlier = all.slice(0, first - after - 1)
    // Snapshots are missing in a match that was restored or is older than they are.
    await Promise.all(earlier.map(({ match }) => this.keepSnapshot(match)))
    return all.slice(earlier.length)
  }

  /** Stores a snapshot of the match after its last entry, if one is due there. Reports a failure, because nothing needs a snapshot. */
  async keepSnapshot(match: MatchState): Promise<void> {
    if (!isSnapshotDue(match.seq)) return
    const { store, reportFailure } = this.#ports
    await store.addSnapshot(match.head.id, makeSnapshot(this.#system, match)).catch(reportFailure)
  }

  /** The match at the latest usable snapshot before an entry; null if there is none. */
  async #stateBefore(head: Head, seq: number): Promise<MatchState | null> {
    const { format, version } = this.#system
    const snapshot = await this.#ports.store.snapshot(head.id, { before: seq, format: format.number, version })
    const chain = snapshot && this.#index.hashOf(snapshot.seq)
    if (!snapshot || chain === undefined) return null
    return matchOfSnapshot(this.#system, snapshot, { head, chain }) ?? null
  }
}
