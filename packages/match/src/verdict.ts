// The verdict of the rules on an order, cached by state and order. Both are immutable, so the rules are asked only once
// by `judge`, `review` and `decide`.
import type { Call, CallId, Refusals, RuleSystem, Seat } from '@admiralty/kernel'

/** An answer of a seat to a call. */
export interface SeatAnswer {
  readonly call: CallId
  readonly seat: Seat
  readonly order: unknown
}

/** The state in which each order was last found legal, until the order is decided. */
const legal = new WeakMap<object, Pick<SeatAnswer, 'call' | 'seat'> & { readonly state: unknown }>()
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether this order is known to be legal in this state. */
export function isKnownLegal(state: unknown, { call, seat, order }: SeatAnswer): boolean {
  const known = isObject(order) ? legal.get(order) : undefined
  return known !== undefined && known.state === state && known.call === call && known.seat === seat
}

/** Forgets where an order was legal. A journal keeps its orders, and they must not keep their states. */
export function forgetVerdict(order: unknown): void {
  if (isObject(order)) legal.delete(order)
}

/** The rules' refusals of a parsed order; undefined if it is legal. */
export function verdictOn(
  system: RuleSystem,
  state: unknown,
  { call, seat, order }: Omit<SeatAnswer, 'call'> & { readonly call: Call },
): Refusals | undefined {
  if (isKnownLegal(state, { call: call.id, seat, order })) return undefined
  const refusals = system.check(system.view(state, seat), call, order)
  if (!refusals && isObject(order)) legal.set(order, { state, call: call.id, seat })
  return refusals
}
