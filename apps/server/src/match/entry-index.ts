// The index keeps hash and call of every entry of an open match in memory. The entries themselves are in the store.
import type { StoredEntry } from '@admiralty/store'

export class EntryIndex {
  /** Hashes by sequence number. The hashes of earlier entries may come later. */
  readonly #hashes: string[] = []
  /** The sequence number of the entry that each call led to. */
  readonly #answers = new Map<string, number>()

  constructor(entries: readonly StoredEntry[]) {
    for (const entry of entries) this.add(entry)
  }

  add({ entry: { seq, call }, chain }: StoredEntry): void {
    this.#hashes[seq] = chain
    if (call) this.#answers.set(call.id, seq)
  }

  /** The hash of an entry; undefined if there is no such entry. */
  hashOf(seq: number): string | undefined {
    return this.#hashes[seq]
  }
  /** The sequence number of the entry that this call led to; undefined while the call is open. */
  answerTo(call: string): number | undefined {
    return this.#answers.get(call)
  }
}
