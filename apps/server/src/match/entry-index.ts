// The index keeps hash, call, action and links of every entry of an open match in memory. The entries themselves are in the store.
import { actionOf, initialLedger, type LedgerEntry, ledgerAfter, type MatchLedger } from '@admiralty/match'
import type { StoredEntry } from '@admiralty/store'

export class EntryIndex {
  readonly #hashes: string[] = []
  /** The sequence number of the entry that each call led to. */
  readonly #answers = new Map<string, number>()
  readonly #ledger: LedgerEntry[] = []

  constructor(entries: readonly StoredEntry[]) {
    for (const entry of entries) this.append(entry)
  }

  append({ entry, chain }: StoredEntry): void {
    this.#hashes.push(chain)
    if (entry.call) this.#answers.set(entry.call.id, entry.seq)
    const action = actionOf(entry)
    if (action || entry.links) this.#ledger.push({ seq: entry.seq, action, links: entry.links })
  }

  /** The hash of an entry; undefined if there is no such entry. */
  hashOf(seq: number): string | undefined {
    return this.#hashes[seq]
  }
  /** The sequence number of the entry that this call led to; undefined while the call is open. */
  answerTo(call: string): number | undefined {
    return this.#answers.get(call)
  }
  /** The effect of all actions and links up to and including an entry. */
  ledgerAt(seq: number): MatchLedger {
    return this.#ledger.reduce((ledger, one) => (one.seq <= seq ? ledgerAfter(ledger, one) : ledger), initialLedger)
  }
}
