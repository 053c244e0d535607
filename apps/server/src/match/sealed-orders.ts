// The sealed orders of one match. An order is stored before it is acknowledged. Forced orders are kept in memory only, because they
// can be computed again.
import type { Seat } from '@admiralty/kernel'
import type { Entry, SealedOrder } from '@admiralty/match'
import type { MatchHandle, RequestRecord } from '@admiralty/store'

export class SealedOrders {
  readonly #store: Pick<MatchHandle, 'seal' | 'unseal'>
  readonly #match: string
  #sealed: readonly SealedOrder[]

  constructor(store: Pick<MatchHandle, 'seal' | 'unseal'>, match: string, sealed: readonly SealedOrder[]) {
    this.#store = store
    this.#match = match
    this.#sealed = sealed
  }

  get all(): readonly SealedOrder[] {
    return this.#sealed
  }
  has(call: string, seat: Seat): boolean {
    return this.#sealed.some((order) => order.call === call && order.seat === seat)
  }

  /** Stores the order, then keeps it. Replaces an earlier order of the seat for the same call. */
  async add(order: SealedOrder, request: RequestRecord | null): Promise<void> {
    await this.#store.seal(this.#match, order, request)
    this.keepInMemory(order)
  }
  keepInMemory(order: SealedOrder): void {
    this.#sealed = this.with(order)
  }
  /** The sealed orders as they would be with this one. */
  with(order: SealedOrder): readonly SealedOrder[] {
    return [...this.#without(order.call, order.seat), order]
  }

  /** Returns false if the seat had no stored order. */
  async remove(call: string, seat: Seat): Promise<boolean> {
    const stored = await this.#store.unseal(this.#match, call, seat)
    this.#sealed = this.#without(call, seat)
    return stored
  }
  /** Replaces the orders by those in the store. */
  replace(sealed: readonly SealedOrder[]): void {
    this.#sealed = sealed
  }
  /** Removes the orders that an appended entry has used, or those of a seat that conceded in it. */
  removeUsedBy({ call, action }: Entry): void {
    const conceded = action?.kind === 'conceded' ? action.seat : null
    this.#sealed = this.#sealed.filter((order) => order.call !== call?.id && order.seat !== conceded)
  }

  #without(call: string, seat: Seat): readonly SealedOrder[] {
    return this.#sealed.filter((order) => order.call !== call || order.seat !== seat)
  }
}
