// The rules' verdict on an order, remembered by state and order. Both are immutable, so judging, review and decision
// ask the rules only once.
import type { CallId, Refusal, RuleSystem, Seat } from '@admiralty/kernel'

/** An answer of a seat to a call. */
export interface SeatAnswer {
  readonly call: CallId
  readonly seat: Seat
  readonly order: unknown
}

/** Legal orders: state → order → call and seat. An entry lives as long as its state. */
const found = new WeakMap<object, WeakMap<object, Pick<SeatAnswer, 'call' | 'seat'>>>()
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether this order was found legal in this state before. */
export function stood(state: unknown, { call, seat, order }: SeatAnswer): boolean {
  const before = isObject(state) && isObject(order) ? found.get(state)?.get(order) : undefined
  return before?.call === call && before.seat === seat
}

/** The rules' refusal of a parsed order; undefined if it is legal. */
export function verdictOn(system: RuleSystem, state: unknown, { call, seat, order }: SeatAnswer): Refusal | undefined {
  if (stood(state, { call, seat, order })) return undefined
  const refusal = system.check(system.view(state, seat), order)
  if (!refusal && isObject(state) && isObject(order)) {
    const inState = found.get(state) ?? new WeakMap<object, Pick<SeatAnswer, 'call' | 'seat'>>()
    found.set(state, inState)
    inState.set(order, { call, seat })
  }
  return refusal
}
