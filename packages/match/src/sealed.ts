// Sealed orders: how they are judged, and when a call is complete. The host stores them outside the state.
import {
  type Call,
  type CallId,
  insteadIn,
  mayAnswer,
  type Orders,
  type Refusals,
  type RuleId,
  type RuleSystem,
  type Seat,
} from '@admiralty/kernel'
import { answerAfterDeadline } from './answer-after-deadline.ts'
import { inSeatOrder } from './decide.ts'
import { formRefusal } from './form-refusal.ts'
import { unsound } from './guard.ts'
import type { MatchState } from './journal.ts'
import type { Signature } from './keys.ts'
import { lapsedSeats } from './match-clock.ts'
import { automaticOrder } from './match-status.ts'
import { NOT_AN_ORDER, NOT_ASKED, NOT_OPEN } from './rules.ts'
import { isKnownLegal, verdictOn } from './verdict.ts'

/** A sealed order as the host stores it. There is at most one for each call and seat. */
export interface SealedOrder {
  readonly call: CallId
  readonly seat: Seat
  readonly order: unknown
  /** Absent in a match without keys, and where `isHostSeat` or `needsNoSignature` holds. */
  readonly signature?: Signature | undefined
  /** The reason of a bot; absent for an order of a player. */
  readonly why?: string | undefined
  /** When a server received it, in ms since 1970; absent for an order that the host gives. */
  readonly time?: number | undefined
  /** True for an order that is saved only, because its player is not ready. It counts at the deadline. */
  readonly saved?: boolean | undefined
}

const ORDER_LIMITS = { depth: 32, values: 20_000, texts: true }

/** Judges an order on the seat's own view, so refusals reveal no secret. Returns the order as the schema parsed it. */
export function judge(
  system: RuleSystem,
  state: unknown,
  { call, seat, order }: SealedOrder,
): { readonly order: unknown } | { readonly refusals: Refusals } {
  const open = system.openCalls(state).find(({ id }) => id === call)
  if (!open) return whole(NOT_OPEN, 'this question is no longer open')
  if (!mayAnswer(open, seat)) return whole(NOT_ASKED, 'this question is not for your seat')
  if (isKnownLegal(state, { call, seat, order })) return { order }
  const wrong = unsound(order, ORDER_LIMITS)
  if (wrong !== undefined) return whole(NOT_AN_ORDER, wrong)
  const parsed = system.schema.order.safeParse(order)
  if (!parsed.success) return { refusals: [formRefusal(NOT_AN_ORDER, order, parsed.error.issues)] }
  const refusals = verdictOn(system, state, { call: open, seat, order: parsed.data })
  return refusals ? { refusals } : { order: parsed.data }
}
/** The refusal of a whole order. */
const whole = (rule: RuleId, reason: string): { readonly refusals: Refusals } => ({ refusals: [{ rule, reason, part: null }] })

/** The first issue of a schema error, with its path. */
export function firstIssue({
  issues,
}: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}): string {
  const [first] = issues
  if (!first) return 'the order cannot be read'
  return first.path.length === 0 ? first.message : `${first.path.join('/')}: ${first.message}`
}

/** The result of a review of the sealed orders. */
export interface Review {
  /** The complete calls, in the order of `openCalls`. Decide the first one, then review again. */
  readonly ready: readonly { readonly call: Call; readonly orders: Orders<unknown> }[]
  /** Sealed orders that later events have made illegal. Their seats must answer again. */
  readonly invalidated: readonly SealedOrder[]
}

/** Call this after each entry and each sealed order. It ignores orders to calls that are not open: an interrupt may have put the call off. */
export function review(system: RuleSystem, state: unknown, sealed: readonly SealedOrder[]): Review {
  const ready: Review['ready'][number][] = []
  const invalidated: Review['invalidated'][number][] = []
  for (const call of system.openCalls(state)) {
    const orders: Record<Seat, unknown> = {}
    for (const answer of sealed) {
      if (answer.call !== call.id) continue
      const judged = judge(system, state, answer)
      if ('refusals' in judged) invalidated.push(answer)
      else orders[answer.seat] = answer.order
    }
    if (isComplete(call, orders)) ready.push({ call, orders: inSeatOrder(call, orders) })
  }
  return { ready, invalidated }
}

/** Whether every seat of the call has answered, or one instead of them. */
const isComplete = (call: Call, orders: Orders<unknown>): boolean =>
  answeringSeats(call, orders).every((seat) => Object.hasOwn(orders, seat))

/** The seats whose orders decide a call: all that are asked, or the one that answers instead. */
export function answeringSeats(call: Pick<Call, 'seats' | 'instead'>, orders: Orders<unknown>): readonly Seat[] {
  const instead = insteadIn(call, orders)
  return instead === undefined ? call.seats : [instead]
}

/** Answers to calls that are over without them, because another order has ended them: neither open nor put off. Their orders never count. */
export function answersTooLate<A extends Pick<SealedOrder, 'call'>>(
  system: RuleSystem,
  state: unknown,
  answers: readonly A[],
): readonly A[] {
  const held = system.heldCalls(state)
  if (!held) return []
  const later = [...system.openCalls(state), ...held]
  return answers.filter(({ call }) => !later.some(({ id }) => id === call))
}

/** An order that the host gives for a seat. */
export interface AutomaticAnswer {
  readonly call: Call
  readonly seat: Seat
  readonly order: unknown
}

/** The orders of seats that have conceded or let a deadline pass: their default orders, or what follows from earlier decisions. */
export function defaultAnswers(system: RuleSystem, match: Pick<MatchState, 'state' | 'status' | 'clock'>): readonly AutomaticAnswer[] {
  const { state, status, clock } = match
  return system.openCalls(state).flatMap((call) =>
    call.seats.flatMap((seat): readonly AutomaticAnswer[] => {
      if (status.conceded.includes(seat)) return [{ call, seat, order: system.defaultOrder(system.view(state, seat), call) }]
      if (!lapsedSeats(clock, call.id).includes(seat)) return []
      return [{ call, seat, order: answerAfterDeadline(system, match, { call, seat }).order }]
    }),
  )
}

/** The orders that seats have left to fixed rules. Giving them reveals nothing: rules and orders follow from what everybody knows. */
export function automaticAnswers(system: RuleSystem, { state, status }: Pick<MatchState, 'state' | 'status'>): readonly AutomaticAnswer[] {
  if (Object.keys(status.automatic).length === 0) return []
  const view = system.view(state, 'public')
  return system.openCalls(state).flatMap((call) =>
    call.seats.flatMap((seat) => {
      const order = status.conceded.includes(seat) ? undefined : automaticOrder(system, status, { view, call, seat })
      return order === undefined ? [] : [{ call, seat, order }]
    }),
  )
}

/** The forced orders that the public view shows. Giving them reveals nothing. */
export function forcedAnswers(system: RuleSystem, state: unknown): readonly AutomaticAnswer[] {
  const open = system.openCalls(state)
  if (open.length === 0) return []
  const view = system.view(state, 'public')
  return open.flatMap((call) =>
    call.seats.flatMap((seat) => {
      const order = system.forcedOrder(view, call, seat)
      return order === undefined ? [] : [{ call, seat, order }]
    }),
  )
}
