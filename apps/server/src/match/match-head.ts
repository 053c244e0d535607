// The head of a match that begins, from what the store has of it.
import type { RuleSystem } from '@admiralty/kernel'
import { type Head, makeHead, setupOf } from '@admiralty/match'
import type { MatchRecord } from '@admiralty/store'
import { linkEndsOf } from './complete-call.ts'
import { keysOf } from './match-signatures.ts'

/** The head of a match whose seats are all taken. `host`: the public key of this server. */
export function headOf(system: RuleSystem, record: MatchRecord, host: string): Head {
  const { id, secret, position, seats, created, closing, clock } = record
  const seatValues = Object.fromEntries(seats.map(({ seat, value }) => [seat, value ?? '']))
  const keys = { host, seats: keysOf(record, host) }
  return makeHead(system, {
    id,
    setup: setupOf(system, record),
    position,
    secret,
    seatValues,
    keys,
    linkEnds: linkEndsOf(record),
    closing,
    clock,
    created,
  })
}
