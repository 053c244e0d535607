// Calls that nobody signs: chat, answers to requests, and the personal link.

import type { Seat } from '@admiralty/kernel'
import type { BotRank, HandoverRequest, HandoverResponse, Note, PersonalLink, ProposalRequest, Signal } from '@admiralty/protocol'
import { base } from './base.ts'
import { call } from './client.ts'

export type { BotRank, Note, PersonalLink, Signal }

export const post = <T = unknown>(path: string, body: unknown) => call<T>(path, { method: 'POST', body })
/** The path of a request to a match. */
export const actionPath = (match: string, action: string) => `/matches/${encodeURIComponent(match)}/${action}`

/** Withdraws the offer of a draw or declines one. */
export const refuseDraw = (match: string, as: Seat) => post(actionPath(match, 'draw'), { as, agree: false })

export interface StandInVote {
  readonly as: Seat
  /** The seat of the absent player. */
  readonly seat: Seat
  readonly rank: BotRank
  readonly agree: boolean
}
export const voteStandIn = (match: string, vote: StandInVote) => post(actionPath(match, 'stand-in'), vote)

/** Asks all who still play for something about the clock, agrees to it, or withdraws or declines it. */
export const propose = (match: string, request: ProposalRequest) => post(actionPath(match, 'proposals'), request)

/** Offers the own seat or withdraws the offer; or agrees to another person in the seat of another player, or declines. */
export const passSeatOn = (match: string, request: HandoverRequest) => post<HandoverResponse>(actionPath(match, 'handover'), request)

export const sendMessage = (match: string, as: Seat, text: string) => post(actionPath(match, 'notes'), { as, text })
export const sendSignal = (match: string, as: Seat, what: Signal) => post(actionPath(match, 'notes'), { as, signal: what })

export const makeLink = () => post<PersonalLink>('/me/link', {})
/** Signs this browser in as the owner of the personal link. */
export const takeOver = (token: string) => post('/me/take', { token })

/** The link of an invitation. */
export const inviteAddress = (token: string) => `${location.origin}${base}/invite/${encodeURIComponent(token)}`
/** The spectator link. */
export const watchAddress = (match: string) => `${location.origin}${base}/table/${encodeURIComponent(match)}?as=public`
