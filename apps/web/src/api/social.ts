// Calls for chat, concessions, draws, stand-ins, rematches and the personal link.

import type { Seat } from '@admiralty/kernel'
import type { BotRank, Note, PersonalLink, Signal } from '@admiralty/protocol'
import { base } from './base.ts'
import { call, randomValue } from './client.ts'

export type { BotRank, Note, PersonalLink, Signal }

const post = <T = unknown>(path: string, body: unknown) => call<T>(path, { method: 'POST', body })
const at = (match: string, action: string) => `/matches/${encodeURIComponent(match)}/${action}`

export const concede = (match: string, as: Seat) => post(at(match, 'concede'), { as })
/** Offers a draw or accepts one; `agree: false` withdraws or declines it. */
export const agreeDraw = (match: string, as: Seat, agree: boolean) => post(at(match, 'draw'), { as, agree })

export interface StandInVote {
  readonly as: Seat
  /** The seat of the absent player. */
  readonly seat: Seat
  readonly rank: BotRank
  readonly agree: boolean
}
export const voteStandIn = (match: string, vote: StandInVote) => post(at(match, 'stand-in'), vote)
/** Ends a stand-in: the player takes the seat back. */
export const returnToSeat = (match: string, seat: Seat) => post(at(match, 'return'), { seat })
export const playAgain = (match: string, as: Seat, rank: BotRank | null) =>
  post<{ readonly id: string }>(at(match, 'rematch'), { as, value: randomValue(), rank })
/** Accepts the seat that a rematch reserves. */
export const takeSeat = (match: string, seat: Seat) => post(at(match, 'sit'), { seat, value: randomValue() })

export const sendMessage = (match: string, as: Seat, text: string) => post(at(match, 'notes'), { as, text })
export const sendSignal = (match: string, as: Seat, what: Signal) => post(at(match, 'notes'), { as, signal: what })

export const makeLink = () => post<PersonalLink>('/me/link', {})
/** Signs this browser in as the owner of the personal link. */
export const takeOver = (token: string) => post('/me/take', { token })

/** The spectator link. */
export const watchAddress = (match: string) => `${location.origin}${base}/table/${encodeURIComponent(match)}?as=public`
export const personalAddress = (token: string) => `${location.origin}${base}/me/take/${encodeURIComponent(token)}`
