// What a player sees whose seat has passed on to another person: who has it now, and that the player watches from now on.
import type { Seat } from '@admiralty/kernel'
import { isProblem } from '../api/client.ts'
import type { MatchInfo } from '../api/types.ts'
import { seatName } from '../parts/seat.tsx'
import { Missing } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { hasPlayed, lastRead } from './last-read.ts'
import './above-question.css'

type PassedOn = Pick<MatchInfo, 'seats' | 'mine' | 'newLinkEnds'>

/** What became of the seats that this browser had before they passed on; '' for none. */
export function formerSeatText({ seats, mine, newLinkEnds }: PassedOn, wasHere: (seat: Seat) => boolean): string {
  const former = seats.filter(({ seat }) => Object.hasOwn(newLinkEnds, seat) && !mine.includes(seat) && wasHere(seat))
  return former
    .map(({ seat, name }) => `Your seat ${seatName(seat)} has passed on to ${name || 'another person'}, who gives its orders from now on.`)
    .join(' ')
}
/** The same for a match of this browser. */
export const formerSeatsIn = (match: MatchInfo): string => formerSeatText(match, (seat) => lastRead(match.id, seat) !== null)

export function FormerSeat({ match }: { readonly match: MatchInfo }) {
  const text = formerSeatsIn(match)
  if (text === '') return null
  return (
    <section className="above-question" aria-label="Your former seat">
      <h2>Your seat has passed on</h2>
      <p>
        {text} The log says when. {match.mine.length === 0 && 'You watch the match as a spectator, and see what everybody may see.'}
      </p>
    </section>
  )
}

/** Whether the server shows a match no more in which this browser had a seat. */
export const hasLeft = (id: string, match: MatchInfo | undefined, error: unknown): boolean =>
  isProblem(error) && error.status === 404 && (match ? match.mine.length > 0 : hasPlayed(id))

/** The page of a match that this player may not see any more. */
export const LeftMatch = () => (
  <Page title="No longer your match">
    <Missing
      title="You have no seat in this match any more"
      text="Only its players may see this match. If you gave your seat to another person, or the others found one while you were absent, that person plays it now."
    />
  </Page>
)
