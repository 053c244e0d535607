// The host's three operations: begin a match, decide a complete call, apply an action. Time and secret come from outside.

import type { Call, Orders, RuleSystem, Seat } from '@admiralty/kernel'
import { checkAction, initialStatus, type MatchAction, outcomeOf, statusAfter } from './actions.ts'
import { chainHash, headHash } from './chain.ts'
import type { Entry, Head, MatchState, Transition } from './journal.ts'
import { commitmentOf, type ProvenDice, provenDice } from './proof.ts'
import { setupOf } from './upcasts.ts'
import { verdictOn } from './verdict.ts'

export function beginMatch(system: RuleSystem, head: Head, secret: string, time: number): Transition {
  if (head.system !== system.id) throw new Error(`a match of ${head.system} is not one of ${system.id}`)
  if (commitmentOf(secret) !== head.commitment) throw new Error('the secret does not match the commitment')
  const dice = provenDice({ secret, seatValues: head.seatValues, seq: 0, orders: {} })
  const { events, state } = system.begin({ setup: setupOf(system, head), position: head.position }, dice)
  const entry = { ...signature(system), seq: 0, time, call: null, orders: {}, events, rolls: dice.rolls() }
  return turn(entry, { head, before: undefined, state, status: initialStatus, chain: chainHash(secret, headHash(head), entry) })
}

export interface CallAnswers {
  readonly call: Call
  readonly orders: Orders<unknown>
  readonly time: number
  /** The bots' reasons, by seat. */
  readonly why?: Readonly<Record<Seat, string>>
}

/** Throws if the call is not open or an order is missing or illegal. Hosts judge orders before sealing and review them after each entry. */
export function decide(
  system: RuleSystem,
  standing: MatchState,
  { call: { id }, orders, time, why = {} }: CallAnswers,
  secret: string,
): Transition {
  const { head, state: before, status, chain } = standing
  if (outcomeOf(system, standing)) throw new Error('the match is over')
  const call = system.openCalls(before).find((open) => open.id === id)
  if (!call) throw new Error(`call ${id} is not open`)
  const seq = standing.seq + 1
  const sealed = inSeatOrder(call, orders)
  for (const seat of call.seats) {
    const refusal = verdictOn(system, before, { call: id, seat, order: sealed[seat] })
    if (refusal) throw new Error(`an order of ${seat} is illegal: ${refusal.rule}`)
  }
  const dice: ProvenDice = provenDice({ secret, seatValues: head.seatValues, seq, orders: sealed })
  const { events, state } = system.resolve(before, call, sealed, dice)
  const reasons = Object.keys(why).length > 0 && { why }
  const entry = { ...signature(system), seq, time, call, orders: sealed, events, rolls: dice.rolls(), ...reasons }
  return turn(entry, { head, before, state, status, chain: chainHash(secret, chain, entry) })
}

export interface ActionRequest {
  readonly action: MatchAction
  readonly time: number
}

/** Throws if `checkAction` refuses the action; hosts ask it first. */
export function applyAction(system: RuleSystem, standing: MatchState, { action, time }: ActionRequest, secret: string): Transition {
  const refusal = checkAction(system, standing, action)
  if (refusal) throw new Error(`this action is not allowed: ${refusal.reason}`)
  const { head, state, chain } = standing
  const status = statusAfter(standing.status, action)
  const entry = { ...signature(system), seq: standing.seq + 1, time, call: null, orders: {}, events: [], rolls: [], action }
  return turn(entry, { head, before: state, state, status, chain: chainHash(secret, chain, entry) })
}

const signature = (system: RuleSystem): Pick<Entry, 'version' | 'format'> => ({ version: system.version, format: system.format.number })

function turn(entry: Entry, { head, before, state, status, chain }: Omit<MatchState, 'seq'> & Pick<Transition, 'before'>): Transition {
  return { entry, before, match: { head, seq: entry.seq, state, status, chain } }
}

/** Orders in the order of the call's seats, so that the order of arrival has no influence. */
export function inSeatOrder(call: Call, orders: Orders<unknown>): Orders<unknown> {
  return Object.fromEntries(
    call.seats.map((seat) => {
      if (!Object.hasOwn(orders, seat)) throw new Error(`${seat} has not answered ${call.id}`)
      return [seat, orders[seat]]
    }),
  )
}
