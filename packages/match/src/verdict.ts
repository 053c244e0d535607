// The verdict of the rules on an order, cached by state and order. Both are immutable, so the rules are asked only once
// by `judge`, `review` and `decide`.
import type { Call, CallId, Refusal, RuleSystem, Seat } from '@admiralty/kernel'

/** An answer of a seat to a call. */
export interface SeatAnswer {
  readonly call: CallId
  readonly seat: Seat
  readonly order: unknown
}

/** Legal orders: state → order → call and seat. An entry lives as long as its state. */
const legal = new WeakMap<object, WeakMap<object, Pick<SeatAnswer, 'call' | 'seat'>>>()
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether this order is known to be legal in this state. */
export function isKnownLegal(state: unknown, { call, seat, order }: SeatAnswer): boolean {
  const answer = isObject(state) && isObject(order) ? legal.get(state)?.get(order) : undefined
  return answer?.call === call && answer.seat === seat
}

/** The rules' refusal of a parsed order; undefined if it is legal. */
export function verdictOn(
  system: RuleSystem,
  state: unknown,
  { call, seat, order }: Omit<SeatAnswer, 'call'> & { readonly call: Call },
): Refusal | undefined {
  if (isKnownLegal(state, { call: call.id, seat, order })) return undefined
  const refusal = system.check(system.view(state, seat), call, order)
  if (!refusal && isObject(state) && isObject(order)) {
    const inState = legal.get(state) ?? new WeakMap<object, Pick<SeatAnswer, 'call' | 'seat'>>()
    legal.set(state, inState)
    inState.set(order, { call: call.id, seat })
  }
  return refusal
}
