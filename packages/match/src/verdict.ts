// Whether an order stands, and that it was found to stand: neither orders nor states ever change, so that one look into the rules is enough
// for the judging of an order, for the reviews of what lies under seal, and for the decision.
import type { CallId, Refusal, RuleSystem, Seat } from '@admiralty/kernel'

/** An answer of a seat to a call. */
export interface Answer {
  readonly call: CallId
  readonly seat: Seat
  readonly order: unknown
}

/** By the state, then the order: to which call, and whose. Kept as long as somebody keeps that state. */
const found = new WeakMap<object, WeakMap<object, Pick<Answer, 'call' | 'seat'>>>()
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether this very order was found to stand in this very state. */
export function stood(state: unknown, { call, seat, order }: Answer): boolean {
  const before = isObject(state) && isObject(order) ? found.get(state)?.get(order) : undefined
  return before?.call === call && before.seat === seat
}

/** The rules' own word on an order that has been read. */
export function verdictOn(system: RuleSystem, state: unknown, { call, seat, order }: Answer): Refusal | undefined {
  if (stood(state, { call, seat, order })) return undefined
  const refusal = system.check(system.view(state, seat), order)
  if (!refusal && isObject(state) && isObject(order)) {
    const inState = found.get(state) ?? new WeakMap<object, Pick<Answer, 'call' | 'seat'>>()
    found.set(state, inState)
    inState.set(order, { call, seat })
  }
  return refusal
}
