// The proof of the entries that a match was opened without reading, because a snapshot has their result.
import type { Store } from '@admiralty/store'
import type { EntryIndex } from './entry-index.ts'
import { earlierEntries, type OpeningMatch, type UnprovenEntries } from './stored-journal.ts'

/** Proves the entries up to the snapshot of an opening match once, when somebody first needs it. */
export class EarlierProof {
  readonly #store: Pick<Store, 'entries' | 'addSnapshot'>
  readonly #entries: EntryIndex
  /** Null when all entries are proven. */
  #unproven: Pick<UnprovenEntries, 'snapshot' | 'proven'> | null
  #running: Promise<void> | null = null

  constructor(store: Pick<Store, 'entries' | 'addSnapshot'>, entries: EntryIndex, { snapshot, proven }: OpeningMatch) {
    this.#store = store
    this.#entries = entries
    this.#unproven = snapshot && { snapshot, proven }
  }

  get isDone(): boolean {
    return this.#unproven === null
  }
  /** Resolves when all entries are proven. `guarded` carries out the proof, which throws `DamagedMatch`. */
  async run(match: Pick<UnprovenEntries, 'system' | 'record'>, guarded: (prove: () => Promise<void>) => Promise<void>): Promise<void> {
    if (!this.#unproven) return
    const unproven = { ...this.#unproven, ...match }
    this.#running ??= guarded(() => this.#prove(unproven)).finally(() => {
      this.#running = null
    })
    await this.#running
  }
  async #prove(unproven: UnprovenEntries): Promise<void> {
    for await (const row of earlierEntries(this.#store, unproven)) this.#entries.add(row)
    this.#unproven = null
  }
}
