// The beginning of a match.
import type { RuleSystem } from '@admiralty/kernel'
import { headHash } from './chain.ts'
import { initialLedger } from './fold.ts'
import type { Head, NewTransition } from './journal.ts'
import { clockBefore } from './match-clock.ts'
import { parentLimit } from './parent.ts'
import { commitmentOf, provenDice } from './proof.ts'
import { transition, versionsOf } from './transition.ts'
import { setupOf } from './upcasts.ts'

/** Begins a match. Throws if the head is of another game or names another match, or the secret does not match its commitment. */
export function beginMatch(system: RuleSystem, head: Head, secret: string, time: number): NewTransition {
  if (head.system !== system.id) throw new Error(`it is a match of ${head.system}, not of ${system.id}`)
  if (commitmentOf(secret) !== head.commitment) throw new Error('the secret does not match the commitment')
  const limit = parentLimit(head)
  if (limit !== undefined) throw new Error(limit)
  const dice = provenDice({ secret, seatValues: head.seatValues, answer: 0, orders: {} })
  const { events, states } = system.begin({ setup: setupOf(system, head), position: head.position }, dice)
  const entry = { ...versionsOf(system), seq: 0, time, call: null, orders: {}, events, rolls: dice.rolls() }
  const clock = clockBefore(system, head)
  return transition(system, entry, { head, before: undefined, states, ledger: initialLedger, clock, previous: headHash(head) }, secret)
}
