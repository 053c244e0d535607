// The host's two verbs: a match begins, and a call whose orders are all in is decided. Time and secret come from outside.
import type { Call, Orders, RuleSystem } from '@admiralty/kernel'
import type { Entry, Head, Standing, Turn } from './journal.ts'
import { chainHash, commitmentOf, headHash, type ProvenDice, provenDice } from './proof.ts'

export function beginMatch(system: RuleSystem, head: Head, secret: string, time: number): Turn {
  if (head.system !== system.id) throw new Error(`a match of ${head.system} is not one of ${system.id}`)
  if (commitmentOf(secret) !== head.commitment) throw new Error('this is not the secret that the match is committed to')
  const dice = provenDice({ secret, seatValues: head.seatValues, seq: 0, orders: {} })
  const { events, state } = system.begin({ setup: head.setup, position: head.position }, dice)
  const entry = { ...signature(system), seq: 0, time, call: null, orders: {}, events, rolls: dice.rolls() }
  return turn(entry, { head, before: undefined, state, chain: chainHash(secret, headHash(head), entry) })
}

export interface Answered {
  readonly call: Call
  readonly orders: Orders<unknown>
  readonly time: number
}

/** Throws if the call is not open, or if an order is missing or does not stand: hosts judge orders before they seal them, and review them after each entry. */
export function decide(system: RuleSystem, standing: Standing, { call: { id }, orders, time }: Answered, secret: string): Turn {
  const { head, state: before, chain } = standing
  const call = system.awaiting(before).find((open) => open.id === id)
  if (!call) throw new Error(`nobody is asked ${id}`)
  const seq = standing.seq + 1
  const sealed = inSeatOrder(call, orders)
  for (const seat of call.seats) {
    const refusal = system.check(system.view(before, seat), sealed[seat])
    if (refusal) throw new Error(`an order of ${seat} does not stand: ${refusal.rule}`)
  }
  const dice: ProvenDice = provenDice({ secret, seatValues: head.seatValues, seq, orders: sealed })
  const { events, state } = system.resolve(before, call, sealed, dice)
  const entry = { ...signature(system), seq, time, call, orders: sealed, events, rolls: dice.rolls() }
  return turn(entry, { head, before, state, chain: chainHash(secret, chain, entry) })
}

const signature = (system: RuleSystem): Pick<Entry, 'version' | 'format'> => ({ version: system.version, format: system.format.number })

function turn(entry: Entry, { head, before, state, chain }: Omit<Standing, 'seq'> & Pick<Turn, 'before'>): Turn {
  return { entry, before, standing: { head, seq: entry.seq, state, chain } }
}

/** So that who answered first can change nothing. */
export function inSeatOrder(call: Call, orders: Orders<unknown>): Orders<unknown> {
  return Object.fromEntries(
    call.seats.map((seat) => {
      if (!Object.hasOwn(orders, seat)) throw new Error(`${seat} still owes an answer to ${call.id}`)
      return [seat, orders[seat]]
    }),
  )
}
