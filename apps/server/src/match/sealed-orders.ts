// The sealed orders of one match, and the answers that the server gives where nothing is sealed. An order is stored before it is acknowledged.
// Answers of the server are kept in memory only, because each state has its own. Orders of before the match was opened are read when needed.
import type { Seat } from '@admiralty/kernel'
import { type Entry, type SealedOrder, seatToAnswerAgain } from '@admiralty/match'
import type { MatchHandle, RequestRecord, SealedAnswer } from '@admiralty/store'

type OrderStore = Pick<MatchHandle, 'seal' | 'unseal' | 'sealedFor'>

export class SealedOrders {
  readonly #store: OrderStore
  readonly #match: string
  /** A `SealedOrder` if the order has been read. */
  #sealed: readonly SealedAnswer[]
  /** Forced, default and automatic answers of the latest state. An acknowledged order comes before them. */
  #given: readonly SealedOrder[] = []

  constructor(store: OrderStore, match: string, sealed: readonly SealedAnswer[]) {
    this.#store = store
    this.#match = match
    this.#sealed = sealed
  }

  /** One answer at most for each call and seat. */
  get all(): readonly SealedAnswer[] {
    return [...this.#sealed, ...this.#given.filter(({ call, seat }) => !this.isAcknowledged(call, seat))]
  }
  /** Whether there is an answer, of the seat itself or of the server. */
  has(call: string, seat: Seat): boolean {
    return this.all.some((order) => order.call === call && order.seat === seat)
  }
  /** Whether the seat has an order of its own. */
  isAcknowledged(call: string, seat: Seat): boolean {
    return this.#sealed.some((order) => order.call === call && order.seat === seat)
  }

  /** Whether the seat has an order of its own that is saved only. */
  isSaved(call: string, seat: Seat): boolean {
    return this.#sealed.some((order) => order.call === call && order.seat === seat && order.saved === true)
  }

  /** Stores the order, then keeps it. Replaces an earlier order of the seat for the same call. `wake`: see `Store.seal`. */
  async add(order: SealedOrder, request: RequestRecord | null, wake: number | null): Promise<void> {
    await this.#store.seal(this.#match, order, request, wake)
    this.keepInMemory(order)
  }
  keepInMemory(order: SealedOrder): void {
    this.#sealed = [...without(this.#sealed, order), order]
  }
  /** Replaces the answers that the server gives. The first one for a call and seat counts. */
  give(answers: readonly SealedOrder[]): void {
    this.#given = answers.filter((answer, index) => answers.findIndex((other) => isSame(other, answer)) === index)
  }
  /** The answers as they would be with this order. */
  with(order: SealedOrder): readonly SealedAnswer[] {
    return [...without(this.all, order), order]
  }

  /** Returns false if the seat had no stored order. */
  async remove(call: string, seat: Seat): Promise<boolean> {
    const stored = await this.#store.unseal(this.#match, call, seat)
    this.#sealed = without(this.#sealed, { call, seat })
    this.#given = without(this.#given, { call, seat })
    return stored
  }
  /** The orders of these answers. Orders that are only in the store are read first. */
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
    this.#given = []
  }
  /** Removes the orders that an appended entry has used, or those of the seat that has to answer again after it. */
  removeUsedBy(entry: Entry): void {
    this.#sealed = this.acknowledgedAfter(entry)
    this.#given = this.#given.filter((answer) => isLeft(answer, entry))
  }
  /** The orders of seats. */
  get acknowledged(): readonly SealedAnswer[] {
    return this.#sealed
  }
  /** The orders of seats that are left after an entry. */
  acknowledgedAfter(entry: Entry): readonly SealedAnswer[] {
    return this.#sealed.filter((answer) => isLeft(answer, entry))
  }
}

/** Whether an entry uses neither this answer nor those of its seat. */
const isLeft = (answer: SealedAnswer, { call, action }: Entry): boolean =>
  answer.call !== call?.id && answer.seat !== seatToAnswerAgain(action)

const isRead = (answer: SealedAnswer): answer is SealedOrder => 'order' in answer
const isSame = (one: SealedAnswer, other: SealedAnswer): boolean => one.call === other.call && one.seat === other.seat
const without = <A extends SealedAnswer>(answers: readonly A[], gone: SealedAnswer): readonly A[] =>
  answers.filter((answer) => !isSame(answer, gone))
