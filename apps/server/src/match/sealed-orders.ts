// The orders under seal at one table: in the store before anybody is told that they are here.
// What a seat's answer must be anyhow is kept in memory only; it can be found again.
import type { Call, Seat } from '@admiralty/kernel'
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

  async add(order: SealedOrder, request: RequestRecord | null): Promise<void> {
    await this.#store.seal(this.#match, order, request)
    this.keepInMemory(order)
  }
  keepInMemory(order: SealedOrder): void {
    this.#sealed = this.with(order)
  }
  /** As they would be with this one. */
  with(order: SealedOrder): readonly SealedOrder[] {
    return [...this.#without(order.call, order.seat), order]
  }

  /** False: there was none of its own. */
  async remove(call: string, seat: Seat): Promise<boolean> {
    const stored = await this.#store.unseal(this.#match, call, seat)
    this.#sealed = this.#without(call, seat)
    return stored
  }
  /** As the store has them by now. */
  replace(sealed: readonly SealedOrder[]): void {
    this.#sealed = sealed
  }
  /** Why bots answered this call as they did. */
  reasons({ id, seats }: Call): Readonly<Record<Seat, string>> {
    const mine = this.#sealed.filter(({ call, seat }) => call === id && seats.includes(seat))
    return Object.fromEntries(mine.flatMap(({ seat, why }) => (why === undefined ? [] : [[seat, why]])))
  }
  /** Opened by the entry that has just been stored, or dropped by who has given up in it: the entry took them out of the store. */
  removeUsedBy({ call, action }: Entry): void {
    const gone = action?.kind === 'conceded' ? action.seat : null
    this.#sealed = this.#sealed.filter((order) => order.call !== call?.id && order.seat !== gone)
  }

  #without(call: string, seat: Seat): readonly SealedOrder[] {
    return this.#sealed.filter((order) => order.call !== call || order.seat !== seat)
  }
}
