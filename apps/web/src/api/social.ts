// Calls for chat, concessions, draws, stand-ins, rematches and the personal link.

import type { Seat } from '@admiralty/kernel'
import type { MatchAction } from '@admiralty/match'
import type { BotRank, Note, PersonalLink, Signal } from '@admiralty/protocol'
import { currentSecret } from '../proof/device-secret.ts'
import type { SeatOfMatch, SeenEntry } from '../proof/keys.ts'
import { keysFor, signAction, takeSeats } from '../proof/signing.ts'
import { base } from './base.ts'
import { call, randomValue } from './client.ts'
import type { MatchInfo } from './types.ts'

export type { BotRank, Note, PersonalLink, Signal }

const post = <T = unknown>(path: string, body: unknown) => call<T>(path, { method: 'POST', body })
const at = (match: string, action: string) => `/matches/${encodeURIComponent(match)}/${action}`

/** A seat that acts, and the last entry that its browser has received. */
export interface Actor extends SeatOfMatch {
  readonly last: SeenEntry
}
const signed = ({ last, ...seat }: Actor, action: MatchAction) => signAction(seat, last, action)

export async function concede(actor: Actor): Promise<void> {
  const { match, seat } = actor
  await post(at(match.id, 'concede'), { as: seat, signature: await signed(actor, { kind: 'conceded', seat }) })
}
/** Leaves these decisions to fixed rules, and no others. `change`: see `SeatStatus.automatic`. */
export async function automate(actor: Actor, decisions: readonly string[], change: number): Promise<void> {
  const signature = await signed(actor, { kind: 'automated', seat: actor.seat, decisions, change })
  await post(at(actor.match.id, 'automatic'), { as: actor.seat, decisions, change, signature })
}
/** Offers a draw or accepts one. */
export const agreeDraw = async (actor: Actor) =>
  post(at(actor.match.id, 'draw'), {
    ...{ as: actor.seat, agree: true },
    signature: await signed(actor, { kind: 'drawn', seats: [actor.seat] }),
  })
/** Withdraws the offer of a draw or declines one. */
export const refuseDraw = (match: string, as: Seat) => post(at(match, 'draw'), { as, agree: false })

export interface StandInVote {
  readonly as: Seat
  /** The seat of the absent player. */
  readonly seat: Seat
  readonly rank: BotRank
  readonly agree: boolean
}
export const voteStandIn = (match: string, vote: StandInVote) => post(at(match, 'stand-in'), vote)
/** Ends a stand-in: the player takes the seat back. */
export const returnToSeat = async (actor: Actor) =>
  post(at(actor.match.id, 'return'), { seat: actor.seat, signature: await signed(actor, { kind: 'returned', seat: actor.seat }) })
/** The sides may be swapped, so this sends key and chain for every seat. */
export const playAgain = ({ id, seats }: MatchInfo, as: Seat, rank: BotRank | null) =>
  takeSeats({
    seats: seats.map(({ seat }) => seat),
    value: randomValue(),
    send: (proofs) => post<{ readonly id: string }>(at(id, 'rematch'), { as, rank, ...proofs }),
    matchIn: (answer) => answer.id,
  })
/** Accepts the seat that a rematch reserves. */
export const takeSeat = (match: string, seat: Seat) =>
  takeSeats({ seats: [seat], value: randomValue(), send: (proofs) => post(at(match, 'sit'), { seat, ...proofs }), matchIn: () => match })
/** Replaces the lost key of a seat by a key of this device. */
export async function setNewKey({ match, seat }: SeatOfMatch) {
  const keys = await keysFor([seat], match.seatValues[seat] ?? '')
  return post(at(match.id, 'key'), { as: seat, key: keys[seat] })
}

export const sendMessage = (match: string, as: Seat, text: string) => post(at(match, 'notes'), { as, text })
export const sendSignal = (match: string, as: Seat, what: Signal) => post(at(match, 'notes'), { as, signal: what })

export const makeLink = () => post<PersonalLink>('/me/link', {})
/** Signs this browser in as the owner of the personal link. */
export const takeOver = (token: string) => post('/me/take', { token })

/** The spectator link. */
export const watchAddress = (match: string) => `${location.origin}${base}/table/${encodeURIComponent(match)}?as=public`
/** The secret is behind `#`, which browsers do not send to the server. */
export const personalAddress = (token: string) => `${location.origin}${base}/me/take/${encodeURIComponent(token)}#${currentSecret()}`
