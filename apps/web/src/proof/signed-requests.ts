// Requests that this device proves: those that take a seat send its public keys, and actions are signed.

import type { Seat } from '@admiralty/kernel'
import type { MatchAction } from '@admiralty/match'
import type { BotRank } from '@admiralty/protocol'
import { randomValue } from '../api/client.ts'
import { actionPath, post } from '../api/social.ts'
import type { MatchInfo, NewMatchRequest } from '../api/types.ts'
import type { SeatOfMatch, SeenEntry } from './keys.ts'
import { keysFor, signAction, takeSeats } from './signing.ts'

/** Sends the keys of all seats; the server takes those of the user's seats. */
export const createMatch = (match: NewMatchRequest) =>
  takeSeats({
    seats: Object.keys(match.seats),
    value: match.value,
    send: (proofs) => post<{ readonly id: string }>('/matches', { ...match, ...proofs }),
    matchIn: ({ id }) => id,
  })
/** `value`: a seat that somebody has held keeps its dice value, and this device makes key and chain from it. */
export const acceptInvitation = (token: string, seat: Seat, value = randomValue()) =>
  takeSeats({
    seats: [seat],
    value,
    send: (proofs) => post<{ readonly match: string; readonly seat: Seat }>(`/invitations/${encodeURIComponent(token)}`, proofs),
    matchIn: ({ match }) => match,
  })
/** The sides may be swapped, so this sends key and chain for every seat. */
export const playAgain = ({ id, seats }: MatchInfo, as: Seat, rank: BotRank | null) =>
  takeSeats({
    seats: seats.map(({ seat }) => seat),
    value: randomValue(),
    send: (proofs) => post<{ readonly id: string }>(actionPath(id, 'rematch'), { as, rank, ...proofs }),
    matchIn: (answer) => answer.id,
  })
/** Accepts the seat that a rematch reserves. */
export const takeSeat = (match: string, seat: Seat) =>
  takeSeats({
    seats: [seat],
    value: randomValue(),
    send: (proofs) => post(actionPath(match, 'sit'), { seat, ...proofs }),
    matchIn: () => match,
  })
/** Replaces the lost key of a seat by a key of this device. */
export async function setNewKey({ match, seat }: SeatOfMatch) {
  const keys = await keysFor([seat], match.seatValues[seat] ?? '')
  return post(actionPath(match.id, 'key'), { as: seat, key: keys[seat] })
}

/** A seat that acts, and the last entry that its browser has received. */
export interface Actor extends SeatOfMatch {
  readonly last: SeenEntry
}
const signed = ({ last, ...seat }: Actor, action: MatchAction) => signAction(seat, last, action)

export async function concede(actor: Actor): Promise<void> {
  const { match, seat } = actor
  await post(actionPath(match.id, 'concede'), { as: seat, signature: await signed(actor, { kind: 'conceded', seat }) })
}
/** Leaves these decisions to fixed rules, and no others. `change`: see `SeatStatus.automatic`. */
export async function automate(actor: Actor, decisions: readonly string[], change: number): Promise<void> {
  const signature = await signed(actor, { kind: 'automated', seat: actor.seat, decisions, change })
  await post(actionPath(actor.match.id, 'automatic'), { as: actor.seat, decisions, change, signature })
}
/** Offers a draw or accepts one. */
export const agreeDraw = async (actor: Actor) =>
  post(actionPath(actor.match.id, 'draw'), {
    as: actor.seat,
    agree: true,
    signature: await signed(actor, { kind: 'drawn', seats: [actor.seat] }),
  })
/** Takes days of vacation. `number`: one more than in `SeatStatus.vacations`. */
export async function takeVacation(actor: Actor, days: number, number: number): Promise<void> {
  const { match, seat } = actor
  const signature = await signed(actor, { kind: 'vacation', seat, days, number })
  await post(actionPath(match.id, 'vacation'), { as: seat, days, number, signature })
}
/** Ends a stand-in: the player takes the seat back. */
export const returnToSeat = async (actor: Actor) =>
  post(actionPath(actor.match.id, 'return'), { seat: actor.seat, signature: await signed(actor, { kind: 'returned', seat: actor.seat }) })
