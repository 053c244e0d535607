// The host's operations on a match that runs: decide a complete call, apply an action. The host supplies time and secret.
import { type Call, insteadIn, type Orders, type RuleSystem, refusalsInWords, type Seat } from '@admiralty/kernel'
import type { MatchAction } from './actions.ts'
import { checkAction } from './check-action.ts'
import type { Entry, MatchState, NewTransition } from './journal.ts'
import type { Signatures } from './keys.ts'
import type { EntryLinks } from './link-schemas.ts'
import { linksAfter } from './links.ts'
import { lapsedSeats } from './match-clock.ts'
import { outcomeOf, resolutionOf } from './outcome.ts'
import { type ProvenDice, provenDice } from './proof.ts'
import { inOrder } from './signing.ts'
import { transition, versionsOf } from './transition.ts'
import { forgetVerdict, verdictOn } from './verdict.ts'

/** The orders of a complete call, ready to be decided. */
export interface CallAnswers {
  readonly call: Pick<Call, 'id'>
  readonly orders: Orders<unknown>
  /** The signatures of the seats. The host has checked them. */
  readonly signatures?: Signatures
  /** Milliseconds since 1970. */
  readonly time: number
  /**
   * The times at which seats sealed their orders, in ms since 1970. A seat that is left out has an order of the host, such as a forced one: its
   * bank pays nothing. Absent if all seats seal their orders now.
   */
  readonly sealed?: Readonly<Record<Seat, number>> | undefined
  /** The reasons of the bots, by seat. */
  readonly why?: Readonly<Record<Seat, string>>
  /** The links of devices, which the host has checked. Absent if none was given. */
  readonly links?: EntryLinks | undefined
}

/**
 * Decides a complete call. Throws if the call is not open or an order is missing or illegal. A host avoids this:
 * it calls `judge` before it seals an order, and `review` after each entry.
 */
export function decide(
  system: RuleSystem,
  match: MatchState,
  { call: { id }, orders, signatures = {}, time, sealed, why = {}, links: given }: CallAnswers,
  secret: string,
): NewTransition {
  const { head, state: before, status, chain } = match
  if (outcomeOf(system, match)) throw new Error('the match is over')
  const call = system.openCalls(before).find((open) => open.id === id)
  if (!call) throw new Error(`call ${id} is not open`)
  const seq = match.seq + 1
  const sorted = inSeatOrder(call, orders)
  for (const seat of Object.keys(sorted)) {
    const refusals = verdictOn(system, before, { call, seat, order: sorted[seat] })
    if (refusals) throw new Error(`an order of ${seat} is illegal: ${refusalsInWords(refusals)}`)
    forgetVerdict(sorted[seat])
  }
  const links = linksAfter(match.links, { call, links: given })
  const stake = { secret, seatValues: head.seatValues, answer: links.answers, orders: sorted, restored: status.restored, links: links.hash }
  const dice: ProvenDice = provenDice(stake)
  const { events, states } = system.resolve(before, call, sorted, dice)
  const optional = {
    ...signed(inOrder(sorted, signatures)),
    ...(given && { links: given }),
    ...(head.clock.kind !== 'none' && { sealed: sealedTimes(match, call, { time, sealed, seats: Object.keys(sorted) }) }),
    ...(Object.keys(why).length > 0 && { why }),
  }
  const entry = { ...versionsOf(system), seq, time, call, orders: sorted, events, rolls: dice.rolls(), ...optional }
  return transition(system, entry, { head, before, states, ledger: match, clock: match.clock, previous: chain }, secret)
}

/** An action that a player takes, or that the players have agreed on. */
export interface ActionRequest {
  readonly action: MatchAction
  /** The signatures of `signingSeats(action)`. The host has checked them. */
  readonly signatures?: Signatures
  /** Milliseconds since 1970. */
  readonly time: number
}

/** Applies an action. Throws if `checkAction` refuses it. */
export function applyAction(
  system: RuleSystem,
  match: MatchState,
  { action, signatures = {}, time }: ActionRequest,
  secret: string,
): NewTransition {
  const refusal = checkAction(system, match, action, time)
  if (refusal) throw new Error(`this action is not allowed: ${refusal.reason}`)
  const { head, state, chain } = match
  const { events, states } = resolutionOf(system, match, action)
  const entry = {
    ...versionsOf(system),
    seq: match.seq + 1,
    time,
    call: null,
    orders: {},
    events,
    rolls: [],
    action,
    ...signed(signatures),
  }
  return transition(system, entry, { head, before: state, states, ledger: match, clock: match.clock, previous: chain }, secret)
}

/** When each seat sealed its order. A seat that has missed its deadline has sealed none. */
function sealedTimes(
  { clock }: MatchState,
  call: Call,
  { time, sealed, seats }: Pick<CallAnswers, 'time' | 'sealed'> & { readonly seats: readonly Seat[] },
): Readonly<Record<Seat, number>> {
  const lapsed = lapsedSeats(clock, call.id)
  const times = seats.flatMap((seat) => {
    const at = sealed ? sealed[seat] : time
    return lapsed.includes(seat) || at === undefined ? [] : [[seat, at] as const]
  })
  return Object.fromEntries(times)
}

/** An absent field keeps the bytes of entries without signatures as they always were. */
const signed = (signatures: Signatures): Pick<Entry, 'signatures'> => (Object.keys(signatures).length > 0 ? { signatures } : {})

/**
 * The orders sorted by the seats of the call, so that the time of arrival has no influence. An order that is given instead is the only one.
 * Throws if one is missing.
 */
export function inSeatOrder(call: Call, orders: Orders<unknown>): Orders<unknown> {
  const instead = insteadIn(call, orders)
  if (instead !== undefined) return { [instead]: orders[instead] }
  return Object.fromEntries(
    call.seats.map((seat) => {
      if (!Object.hasOwn(orders, seat)) throw new Error(`${seat} has not answered ${call.id}`)
      return [seat, orders[seat]]
    }),
  )
}
