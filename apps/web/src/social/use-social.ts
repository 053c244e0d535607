// What the table needs to know of its people: what was said as far as it is to be read here, what is new of it, and who sits where after each action.
import type { Viewer } from '@admiralty/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Note } from '../api/social.ts'
import type { MatchInfo, Presence } from '../api/types.ts'
import { list } from '../parts/sentence.ts'
import type { TableState } from '../table/connection.ts'
import type { Following } from '../table/observed-match.ts'
import { type MutedSeats, useMuted } from './muted.ts'
import { personAt } from './people.ts'

export interface SocialState {
  readonly muted: MutedSeats
  /** Those that are not muted. */
  readonly notes: readonly Note[]
  /** Something was said that has not been in sight yet, or a proposal stands. */
  readonly unseen: boolean
  /** What is proposed, to be read aloud. */
  readonly notice: string
}

interface SocialInput {
  readonly match: MatchInfo
  readonly viewer: Viewer
  readonly state: TableState
  readonly following: Following
  /** What people say is in sight now. */
  readonly inSight: boolean
}

export function useSocial({ match, viewer, state, following, inSight }: SocialInput): SocialState {
  const { presence } = state
  const muted = useMuted(match.id)
  const notes = useMemo(() => state.notes.filter(({ seat }) => !muted.has(seat)), [state.notes, muted])
  useSeatRefresh(match.id, following)
  const news = notes.findLast(({ seat }) => seat !== viewer)?.seq ?? 0
  const [seen, setSeen] = useState(news)
  useEffect(() => {
    if (inSight || state.link === 'catching up') setSeen(news)
  }, [inSight, state.link, news])
  return { muted, notes, unseen: seen !== news || isAsked(match, viewer, presence), notice: noticeOf(match, viewer, presence) }
}

const isAsked = ({ seats }: MatchInfo, viewer: Viewer, { draw, left }: Presence): boolean =>
  draw.length > 0 || left.length > 0 || seats.some(({ seat, holder, standIn }) => seat === viewer && holder === 'me' && standIn !== null)

function noticeOf(match: MatchInfo, viewer: Viewer, { draw, left, rematch }: Presence): string {
  const others = draw.filter((seat) => seat !== viewer).map((seat) => personAt(match, seat))
  return [
    others.length > 0 ? `${list(others)} ${others.length > 1 ? 'offer' : 'offers'} a draw.` : '',
    ...left.map(({ seat }) => `${personAt(match, seat)} has left; the computer may sit in.`),
    rematch === null ? '' : 'The table is laid to play again.',
  ]
    .filter((notice) => notice !== '')
    .join(' ')
}

function useSeatRefresh(match: string, { actions, outcome }: Following): void {
  const queries = useQueryClient()
  const over = outcome !== null
  useEffect(() => {
    if (actions > 0 || over) void queries.invalidateQueries({ queryKey: ['match', match] })
  }, [queries, match, actions, over])
}
