// Queries to the server, each with its key in the cache.

import type { RuleId, Seat } from '@admiralty/kernel'
import type { Signature } from '@admiralty/match'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { base } from './base.ts'
import { call, whoAmI } from './client.ts'
import type { CurrentUser, GameDescription, Invitation, MatchInfo, MatchSummary, OwedPage } from './types.ts'

export const meQuery = queryOptions({ queryKey: ['me'], queryFn: () => whoAmI<CurrentUser>(), staleTime: 60_000 })
export const gamesQuery = queryOptions({
  queryKey: ['games'],
  queryFn: () => call<readonly GameDescription[]>('/games'),
  staleTime: Number.POSITIVE_INFINITY,
})
export const matchesQuery = queryOptions({
  queryKey: ['tables'],
  queryFn: () => call<readonly MatchSummary[]>('/matches'),
  refetchInterval: 10_000,
  // The title of a tab in the background says how many games wait.
  refetchIntervalInBackground: true,
})
const OWED = 'owed'
/** What the player owes: read when the page becomes visible, and after messages of a stream. */
export const owedQuery = queryOptions({ queryKey: [OWED], queryFn: () => call<OwedPage>('/owed') })
/** All pages of it. */
export const owedPagesQuery = infiniteQueryOptions({
  queryKey: [OWED, 'pages'],
  queryFn: ({ pageParam }) => call<OwedPage>(pageParam === null ? '/owed' : `/owed?after=${encodeURIComponent(pageParam)}`),
  initialPageParam: null as string | null, // the type of later ones
  getNextPageParam: ({ next }) => next,
})
/** Call this when a question of the player may have been opened or answered. */
export const readOwedAgain = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: [OWED] })
export const matchQuery = (id: string) =>
  queryOptions({ queryKey: ['match', id], queryFn: () => call<MatchInfo>(`/matches/${encodeURIComponent(id)}`) })
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => call<Invitation>(`/invitations/${encodeURIComponent(token)}`),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const rename = (name: string) => call<CurrentUser>('/me', { method: 'PUT', body: { name } })

/** An order for a call. The key lets the server recognize a retry. */
export interface OrderToSend {
  readonly match: string
  readonly as: Seat
  readonly call: string
  readonly order: unknown
  readonly key: string
  /** False to save the order only: it counts at the deadline. */
  readonly ready: boolean
  /** Undefined if the seat signs nothing. */
  readonly signature: Signature | undefined
}
export const sendOrder = ({ match, as, call: callId, order, key, ready, signature }: OrderToSend) =>
  call<{ readonly sealed: true; readonly seq: number | null }>(`/matches/${match}/orders`, {
    method: 'POST',
    body: { as, call: callId, order, signature, ...(ready ? {} : { ready }) },
    key,
  })
export const withdrawOrder = (match: string, as: Seat, callId: string) =>
  call<void>(`/matches/${match}/orders`, { method: 'DELETE', body: { as, call: callId } })
/** Switches automatic answers on or off, for calls in which the seat has only one choice. */
export const setAutomatic = (match: string, seat: Seat, { auto }: { readonly auto: boolean }) =>
  call<unknown>(`/matches/${match}/seats/${encodeURIComponent(seat)}`, { method: 'PUT', body: { auto } })

export const journalHref = (match: string) => `${base}/api/matches/${encodeURIComponent(match)}/journal`
export const ruleHref = (system: string, rule: RuleId | string) => `/rules/${encodeURIComponent(system)}#${rule}`
