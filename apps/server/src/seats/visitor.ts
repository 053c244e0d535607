// A person who asks for something of a match, as the policy of disclosure knows it.
import type { Viewer } from '@admiralty/kernel'
import type { Visitor } from '@admiralty/match'
import type { MatchRecord } from '@admiralty/store'

/** `session` is undefined for a person without one. */
export const visitorOf = ({ seats, creator }: Pick<MatchRecord, 'seats' | 'creator'>, session: string | undefined): Visitor => ({
  seats: session === undefined ? [] : seats.flatMap((seat) => (seat.session === session ? [seat.seat] : [])),
  isCreator: creator === session,
})

/** Viewers that hold no seat. A busy server refuses them first. */
export const isSpectator = (viewer: Viewer): boolean => viewer === 'public' || viewer === 'referee'
