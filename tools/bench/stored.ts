// A hosted match that is also in a store. An order is durable before its messages are sent, sealed or with its entry.
import type { Seat } from '@admiralty/kernel'
import type { NewTransition, SealedOrder } from '@admiralty/match'
import type { AppendRequest, MatchHandle, SeatRecord, Store } from '@admiralty/store'
import { type Hosted, type Send, seal, settle, tell } from './whole-path.ts'

/** The person who opened the matches. */
export const OPENER = 'bench'

/** A match in memory and its handle in the store. */
export interface Stored {
  readonly id: string
  readonly match: Hosted
  readonly held: MatchHandle
}

const empty = (seat: Seat): SeatRecord => ({
  seat,
  person: null,
  bot: null,
  seed: 0,
  name: null,
  value: null,
  key: null,
  linkEnd: null,
  auto: false,
})
const appendOf = (match: string, { entry, text, match: { chain, head } }: NewTransition): AppendRequest => ({
  match,
  entry,
  text,
  chain,
  head: entry.seq === 0 ? head : null,
  settledVotes: [],
  request: null,
  wake: null,
  asked: [],
  standing: null,
  newHolder: null,
  errands: [],
  status: 'playing',
  moment: '',
  time: entry.time,
})

/** Stores a match with all its entries so far. */
export async function store(on: Store, id: string, match: Hosted, turns: readonly NewTransition[]): Promise<Stored> {
  const { setup, format, system } = match.standing.head
  const table = { id, system, scenario: 'duel', title: '', setup, format, secret: '', creator: OPENER, created: 0, updated: 0 }
  const terms = { closing: 'open', watch: 'anyone', clock: { kind: 'none' } } as const
  await on.addMatch(
    { ...table, ...terms, status: 'playing', moment: '', head: null, rematch: null, position: null, seats: match.seats.map(empty) },
    [],
  )
  const held = on.handle(id)
  await Promise.all(turns.map((turn) => held.append(appendOf(id, turn))))
  return { id, match: { ...match, entries: [...match.entries] }, held }
}

/** Writes once for each order: the sealed order, or the entry if the order completes its call. */
export async function takeDurably({ id, match, held }: Stored, answer: SealedOrder, send: Send): Promise<void> {
  const sealed = seal(match, answer)
  const turn = settle(match, match.standing.seq)
  if (!turn) return held.seal(id, sealed, null, null)
  await held.append(appendOf(id, turn))
  tell(match, turn, send)
}
