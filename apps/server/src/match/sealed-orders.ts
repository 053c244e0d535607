// The sealed orders of one match. An order is stored before it is acknowledged. Forced orders are kept in memory only, because they
// can be computed again. Orders that were sealed before the match was opened are read when they are needed.
import type { Seat } from '@admiralty/kernel'
import { type Entry, type SealedOrder, seatToAnswerAgain } from '@admiralty/match'
import type { MatchHandle, RequestRecord, SealedAnswer } from '@admiralty/store'

type OrderStore = Pick<MatchHandle, 'seal' | 'unseal' | 'sealedFor'>

export class SealedOrders {
  readonly #store: OrderStore
  readonly #match: string
  /** A `SealedOrder` if the order has been read. */
  #sealed: readonly SealedAnswer[]

  constructor(store: OrderStore, match: string, sealed: readonly SealedAnswer[]) {
    this.#store = store
    this.#match = match
    this.#sealed = sealed
  }

  get all(): readonly SealedAnswer[] {
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
  /** The answers as they would be with this order. */
  with(order: SealedOrder): readonly SealedAnswer[] {
    return [...this.#without(order.call, order.seat), order]
  }

  /** Returns false if the seat had no stored order. */
  async remove(call: string, seat: Seat): Promise<boolean> {
    const stored = await this.#store.unseal(this.#match, call, seat)
    this.#sealed = this.#without(call, seat)
    return stored
  }
  /** The orders of these answers. Those that are only in the store are read first. */
  async ordersOf(answers: readonly SealedAnswer[]): Promise<readonly SealedOrder[]> {
    const unread = answers.filter((answer) => !isRead(answer)).map(({ call }) => call)
    if (unread.length === 0) return answers.filter(isRead)
    const stored = await this.#store.sealedFor([...new Set(unread)])
    const found = (answer: SealedAnswer): SealedAnswer => stored.find((order) => !isRead(answer) && isSame(order, answer)) ?? answer
    this.#sealed = this.#sealed.map(found)
    return answers.map(found).filter(isRead)
  }
  /** Replaces the answers by those in the store. */
  replace(sealed: readonly SealedAnswer[]): void {
    this.#sealed = sealed
  }
  /** Removes the orders that an appended entry has used, or those of the seat that has to answer again after it. */
  removeUsedBy({ call, action }: Entry): void {
    const again = seatToAnswerAgain(action)
    this.#sealed = this.#sealed.filter((order) => order.call !== call?.id && order.seat !== again)
  }

  #without(call: string, seat: Seat): readonly SealedAnswer[] {
    return this.#sealed.filter((order) => order.call !== call || order.seat !== seat)
  }
}

const isRead = (answer: SealedAnswer): answer is SealedOrder => 'order' in answer
const isSame = (one: SealedAnswer, other: SealedAnswer): boolean => one.call === other.call && one.seat === other.seat
