// Messages and requests of a match: what is visible, what is unread, and a notice for screen readers.
import { list, noun, type Viewer } from '@admiralty/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Note } from '../api/social.ts'
import type { MatchInfo, StreamStatus } from '../api/types.ts'
import type { ObservedMatch } from '../match-view/observed-match.ts'
import { personAt } from '../parts/people.ts'
import { handoverTitle } from './handover-words.ts'
import { type MutedSeats, useMuted } from './muted.ts'

export interface SocialOverview {
  readonly muted: MutedSeats
  /** Messages of seats that are not muted. */
  readonly notes: readonly Note[]
  /** There is an unread message or an open request. */
  readonly unseen: boolean
  /** The open requests, for screen readers. */
  readonly notice: string
}

interface SocialInput {
  readonly match: MatchInfo
  readonly viewer: Viewer
  readonly presence: StreamStatus
  /** All messages, oldest first. */
  readonly received: readonly Note[]
  /** Messages arrive that were sent before the page was opened. */
  readonly catchingUp: boolean
  readonly observed: ObservedMatch
  /** The messages are visible now. */
  readonly inSight: boolean
}

export function useSocial({ match, viewer, presence, received, catchingUp, observed, inSight }: SocialInput): SocialOverview {
  const muted = useMuted(match.id)
  const notes = useMemo(() => received.filter(({ seat }) => !muted.has(seat)), [received, muted])
  useSeatRefresh(match.id, observed, presence)
  const lastFromOthers = notes.findLast(({ seat }) => seat !== viewer)?.seq ?? 0
  const [seen, setSeen] = useState(lastFromOthers)
  useEffect(() => {
    if (inSight || catchingUp) setSeen(lastFromOthers)
  }, [inSight, catchingUp, lastFromOthers])
  return { muted, notes, unseen: seen !== lastFromOthers || isAsked(match, viewer, presence), notice: noticeOf(match, viewer, presence) }
}

/** A draw offer, a proposal about the clock, an absent player, a seat that may pass on or a stand-in on the viewer's own seat. */
export const isAsked = ({ seats, clock }: Pick<MatchInfo, 'seats' | 'clock'>, viewer: Viewer, presence: StreamStatus): boolean =>
  presence.draw.length + presence.proposals.length + presence.absent.length + presence.handovers.length > 0 ||
  (clock.kind === 'none' && presence.left.length > 0) ||
  seats.some(({ seat, holder, standIn }) => seat === viewer && holder === 'me' && standIn !== null)

const PROPOSED: Readonly<Record<StreamStatus['proposals'][number]['kind'], (person: string) => string>> = {
  pause: () => 'A pause is proposed.',
  resume: () => 'The end of the pause is proposed.',
  extend: (person) => `More time for ${person} is proposed.`,
  end: () => 'An end of the match without a winner is proposed.',
}

export function noticeOf(match: Pick<MatchInfo, 'seats' | 'clock'>, viewer: Viewer, presence: StreamStatus): string {
  const { draw, absent, proposals, handovers, rematch } = presence
  const left = match.clock.kind === 'none' ? presence.left : []
  const others = draw.filter((seat) => seat !== viewer).map((seat) => personAt(match, seat))
  return [
    others.length > 0 ? `${list(others)} ${noun(others.length, 'offers', 'offer')} a draw.` : '',
    ...proposals.map(({ kind, seat }) => PROPOSED[kind](seat === null ? '' : personAt(match, seat))),
    ...absent.map(
      (seat) => `${seat === viewer ? 'You have' : `${personAt(match, seat)} has`} missed too many deadlines. The others may decide.`,
    ),
    ...handovers.map((handover) => `${handoverTitle(handover, match, viewer)}.`),
    ...left.map(({ seat }) => `${personAt(match, seat)} has left. The computer can play until they return.`),
    rematch === null ? '' : 'A rematch is ready.',
  ]
    .filter((notice) => notice !== '')
    .join(' ')
}

/** Loads the match again when its seats may have changed, or the tokens of seats that are offered. */
function useSeatRefresh(match: string, { actions, outcome }: ObservedMatch, { handovers }: Pick<StreamStatus, 'handovers'>): void {
  const queries = useQueryClient()
  const over = outcome !== null
  const offers = handovers.map(({ seat, by, stage }) => `${seat} ${by} ${stage}`).join()
  useEffect(() => {
    if (actions > 0 || over || offers !== '') void queries.invalidateQueries({ queryKey: ['match', match] })
  }, [queries, match, actions, over, offers])
}
