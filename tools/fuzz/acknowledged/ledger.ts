// The replies to the orders of players, compared with the journal.
import { sameJson } from '@admiralty/kernel'
import type { Journal } from '@admiralty/match'

/** An order that the server has acknowledged. */
export interface AcknowledgedOrder {
  readonly call: string
  readonly seat: string
  readonly order: unknown
  /** The entry that the server named in its answer; null if the call was open. */
  readonly seq: number | null
}
/** How the acknowledged orders of a match ended. */
export interface OrderAccount {
  /** Orders that are in the journal, as they were sent. */
  readonly resolved: number
  /** Orders to calls that were open when the match ended. */
  readonly unanswered: number
  /**
   * Orders to calls that another order ended, given instead of them or to another call,
   * or that no longer asked the seat after a concession.
   */
  readonly overtaken: number
  readonly losses: readonly string[]
}

/** The orders of one match that count, by call and seat. An order that its player replaces or withdraws counts no more. */
export class OrderLedger {
  readonly #orders = new Map<string, AcknowledgedOrder>()

  get all(): readonly AcknowledgedOrder[] {
    return [...this.#orders.values()]
  }
  /** Adds an acknowledged order. Returns whether it replaces an earlier one. */
  acknowledged(order: AcknowledgedOrder): boolean {
    const replaces = this.#orders.has(keyOf(order))
    this.#orders.set(keyOf(order), order)
    return replaces
  }
  /** Forgets an order that its player has withdrawn, or that can no longer count. Returns whether there was one. */
  forget(answer: Pick<AcknowledgedOrder, 'call' | 'seat'>): boolean {
    return this.#orders.delete(keyOf(answer))
  }
  find(answer: Pick<AcknowledgedOrder, 'call' | 'seat'>): AcknowledgedOrder | undefined {
    return this.#orders.get(keyOf(answer))
  }
}
const keyOf = ({ call, seat }: Pick<AcknowledgedOrder, 'call' | 'seat'>): string => JSON.stringify([call, seat])

/** Compares the acknowledged orders with the journal. `open`: the calls that were open at the end. */
export function accountOf(
  orders: readonly AcknowledgedOrder[],
  { entries }: Pick<Journal, 'entries'>,
  open: readonly string[],
): OrderAccount {
  const losses: string[] = []
  let [resolved, unanswered, overtaken] = [0, 0, 0]
  for (const { call, seat, order, seq } of orders) {
    const entry = entries.find((one) => one.call?.id === call)
    const words = `${seat} sent ${JSON.stringify(order)} to ${call}`
    if (entry && Object.hasOwn(entry.orders, seat)) {
      const isSent = sameJson(entry.orders[seat], order)
      if (isSent && (seq === null || seq === entry.seq)) resolved += 1
      else losses.push(`${words}, and entry ${entry.seq} has ${JSON.stringify(entry.orders[seat])}; the server named entry ${seq}`)
    } else if (seq !== null) losses.push(`${words}, and the server named entry ${seq}, which does not have the order`)
    else if (entry) {
      const isInstead = Object.keys(entry.orders).some((other) => entry.call?.instead.includes(other))
      // A concession can change whom a call asks. `verify` checks that the rules ask as the entry says.
      if (isInstead || !entry.call?.seats.includes(seat)) overtaken += 1
      else losses.push(`${words}, and entry ${entry.seq} has no order of that seat`)
    } else if (open.includes(call)) unanswered += 1
    else overtaken += 1
  }
  return { resolved, unanswered, overtaken, losses }
}
