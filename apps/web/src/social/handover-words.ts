// What the page says of seats that may pass on to another person. The server decides what is possible.

import { durationWords } from '@admiralty/clocks'
import { list, type Seat, type Viewer } from '@admiralty/kernel'
import type { MatchInfo, OpenHandover } from '../api/types.ts'
import { zoneOf } from '../clock/clock-facts.ts'
import { dateWords } from '../clock/times.ts'
import { peopleAt, personAt } from '../parts/people.ts'
import { seatName } from '../parts/seat.tsx'

type Seats = Pick<MatchInfo, 'seats'>

/** A person who comes for a seat, by name. */
export const takerName = (name: string | null): string => name || 'somebody without a name'

/** The situation in one line, without a full stop. */
export function handoverTitle({ seat, by, stage, taker }: OpenHandover, match: Seats, viewer: Viewer): string {
  const person = personAt(match, seat)
  const mine = seat === viewer
  if (stage === 'proposed') return mine ? 'The others may look for another person for your seat' : `Another person in place of ${person}`
  if (stage === 'taken') return takenTitle(by, takerName(taker), mine ? null : person)
  if (by === 'holder') return mine ? 'You offer your seat to another person' : `${person} looks for somebody who takes the seat`
  return mine ? 'Your seat is open to another person' : `The seat of ${person} is open to another person`
}
/** `person`: the player of the seat; null for the viewer. */
function takenTitle(by: OpenHandover['by'], taker: string, person: string | null): string {
  if (by === 'holder') return person === null ? `You give your seat to ${taker}` : `${person} wants to give the seat to ${taker}`
  return `${taker} wants to play in place of ${person ?? 'you'}`
}

/** The people who have agreed, and those whose agreement is missing; '' while nothing waits for them. */
export function consentText({ stage, agree, missing }: OpenHandover, match: Seats, viewer: Viewer): string {
  if (stage === 'offered') return ''
  const names = (seats: readonly Seat[]): string => list(seats.map((seat) => (seat === viewer ? 'you' : personAt(match, seat))))
  const agreed = agree.length > 0 ? `Agreed: ${names(agree)}. ` : ''
  return `${agreed}${missing.length > 0 ? `Not agreed yet: ${names(missing)}.` : ''}`.trim()
}

/** When silence becomes consent; '' while nobody has come. */
export const silenceText = ({ until }: OpenHandover, { clock }: Pick<MatchInfo, 'clock'>): string =>
  until === null ? '' : `If nobody objects, the seat passes on by ${dateWords(until, zoneOf(clock))}.`

/** What the viewer may do about a seat that may pass on. */
export interface HandoverAnswers {
  readonly agree: string | null
  readonly decline: string | null
}
/** The labels of the buttons; null for none. `as`: null for a viewer without a vote. */
export function handoverAnswers({ seat, by, stage, agree, missing }: OpenHandover, as: Seat | null): HandoverAnswers {
  if (as === null) return { agree: null, decline: null }
  if (seat === as) return { agree: null, decline: by === 'holder' ? 'Withdraw the offer' : null }
  const isMine = agree.includes(as)
  const hasVote = isMine || missing.includes(as)
  if (!hasVote || (by === 'holder' && stage === 'offered')) return { agree: null, decline: null }
  if (stage === 'offered') return { agree: null, decline: 'Withdraw the offer' }
  if (stage === 'taken') return { agree: isMine ? null : 'Agree', decline: 'Object' }
  return { agree: isMine ? null : 'Agree', decline: isMine ? 'Withdraw' : 'Decline' }
}

/** What follows for a player who gives the seat away, as sentences for the question before. */
export function givingMeans({ seats, consentAfter }: Pick<MatchInfo, 'seats' | 'consentAfter'>, seat: Seat): readonly string[] {
  const others = peopleAt({ seats }).filter(({ holder }) => holder === 'other')
  return [
    `The person who takes ${seatName(seat)} sees everything that you see of this match, and gets your sealed orders of open questions as a draft.`,
    'You cannot come back to this seat, nor take another one of this match.',
    others.length === 0
      ? 'Nobody else has to agree: the seat passes on as soon as somebody takes it.'
      : `The seat passes on when the other players agree, or when none of them objects for ${durationWords(consentAfter)}. Until then you play on, and may withdraw the offer.`,
  ]
}

/** The seats that a bot plays, for which this player may look for another person. */
export const replaceableSeats = (
  { seats, keys }: Pick<MatchInfo, 'seats' | 'keys'>,
  handovers: readonly OpenHandover[],
): readonly Seat[] =>
  keys === null
    ? []
    : seats.flatMap(({ seat, holder, standIn, conceded }) =>
        holder === 'other' && standIn !== null && !conceded && !handovers.some((one) => one.seat === seat) ? [seat] : [],
      )
