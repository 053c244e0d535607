// A person who asks for something of a match, as the policy of disclosure knows it.
import type { Viewer } from '@admiralty/kernel'
import type { Visitor } from '@admiralty/match'
import type { MatchRecord } from '@admiralty/store'

/** `person` is undefined for a person without one. */
export const visitorOf = ({ seats, creator }: Pick<MatchRecord, 'seats' | 'creator'>, person: string | undefined): Visitor => ({
  seats: person === undefined ? [] : seats.flatMap((seat) => (seat.person === person ? [seat.seat] : [])),
  isCreator: creator === person,
})

/** Viewers that hold no seat. A busy server refuses them first. */
export const isSpectator = (viewer: Viewer): boolean => viewer === 'public' || viewer === 'referee'
