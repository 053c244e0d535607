// The orders under seal at one table: in the store before anybody is told that they are here.
// What a seat's answer must be anyhow is kept in memory only; it can be found again.
import type { Seat } from '@admiralty/kernel'
import type { Sealed } from '@admiralty/match'
import type { RequestRecord, Store } from '@admiralty/store'

export class Seals {
  readonly #store: Store
  readonly #match: string
  #sealed: readonly Sealed[]

  constructor(store: Store, match: string, sealed: readonly Sealed[]) {
    this.#store = store
    this.#match = match
    this.#sealed = sealed
  }

  get all(): readonly Sealed[] {
    return this.#sealed
  }
  has(call: string, seat: Seat): boolean {
    return this.#sealed.some((order) => order.call === call && order.seat === seat)
  }

  async add(order: Sealed, request: RequestRecord | null): Promise<void> {
    await this.#store.seal(this.#match, order, request)
    this.keep(order)
  }
  keep(order: Sealed): void {
    this.#sealed = [...this.#without(order.call, order.seat), order]
  }

  /** False: there was none of its own. */
  async remove(call: string, seat: Seat): Promise<boolean> {
    const stored = await this.#store.unseal(this.#match, call, seat)
    this.#sealed = this.#without(call, seat)
    return stored
  }
  /** Opened by the entry that has just been stored, which took them out of the store. */
  opened(call: string | undefined): void {
    this.#sealed = this.#sealed.filter((order) => order.call !== call)
  }

  #without(call: string, seat: Seat): readonly Sealed[] {
    return this.#sealed.filter((order) => order.call !== call || order.seat !== seat)
  }
}
