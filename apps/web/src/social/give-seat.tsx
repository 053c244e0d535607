// The player's own seat for another person, after a confirmation; and other people for seats that a bot plays. Loaded on demand.
import type { Seat } from '@admiralty/kernel'
import { useState } from 'react'
import { passSeatOn } from '../api/social.ts'
import type { MatchInfo, StreamStatus } from '../api/types.ts'
import { focusAtOnce } from '../parts/focus-at-once.ts'
import { personAt } from '../parts/people.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { seatName } from '../parts/seat.tsx'
import { useMatchAction } from '../parts/use-match-action.ts'
import { givingMeans, replaceableSeats } from './handover-words.ts'

interface GiveSeatProps {
  readonly match: MatchInfo
  readonly as: Seat
  readonly presence: Pick<StreamStatus, 'handovers'>
}

export function GiveSeat({ match, as, presence: { handovers } }: GiveSeatProps) {
  const [confirming, setConfirming] = useState(false)
  const offering = useMatchAction(
    match.id,
    (seat: Seat) => passSeatOn(match.id, { as, seat, agree: true }),
    () => setConfirming(false),
  )
  const others = replaceableSeats(match, handovers)
  const isOffered = handovers.some(({ seat }) => seat === as)
  if (confirming && !isOffered)
    return (
      <section className="twice" aria-label="Give my seat to somebody">
        <p>Give your seat {seatName(as)} to another person?</p>
        <ul className="means">
          {givingMeans(match, as).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <div className="row-of-btns">
          <button type="button" className="btn" disabled={offering.busy} onClick={() => offering.run(as)}>
            Yes, make a link
          </button>
          <button type="button" className="btn" ref={focusAtOnce} onClick={() => setConfirming(false)}>
            No, keep my seat
          </button>
        </div>
        {offering.refused && <RefusalNote refused={offering.refused} />}
      </section>
    )
  return (
    <>
      <div className="row-of-btns">
        {!isOffered && (
          <button type="button" className="btn quiet" onClick={() => setConfirming(true)}>
            Give my seat to somebody
          </button>
        )}
        {others.map((seat) => (
          <button key={seat} type="button" className="btn quiet" disabled={offering.busy} onClick={() => offering.run(seat)}>
            Look for another person for {personAt(match, seat)}
          </button>
        ))}
      </div>
      {offering.refused && <RefusalNote refused={offering.refused} />}
    </>
  )
}
