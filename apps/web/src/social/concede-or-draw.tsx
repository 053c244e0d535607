// Buttons to offer a draw and to concede; conceding asks for a confirmation.

import type { Seat } from '@admiralty/kernel'
import { useState } from 'react'
import type { MatchInfo, StreamStatus } from '../api/types.ts'
import { focusAtOnce } from '../parts/focus-at-once.ts'
import { concedingMeans } from '../parts/people.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { seatName } from '../parts/seat.tsx'
import { useMatchAction } from '../parts/use-match-action.ts'
import type { SeenEntry } from '../proof/keys.ts'
import { agreeDraw, concede } from '../proof/signed-requests.ts'
import { drawButton } from './draw-offers.ts'

interface ConcedeOrDrawProps {
  readonly match: MatchInfo
  readonly as: Seat
  readonly last: SeenEntry
  readonly presence: Pick<StreamStatus, 'draw' | 'offers'>
}

export function ConcedeOrDraw({ match, as, last, presence: { draw, offers } }: ConcedeOrDrawProps) {
  const [confirming, setConfirming] = useState(false)
  const conceding = useMatchAction(match.id, () => concede({ match, seat: as, last }))
  const offer = useMatchAction(match.id, () => agreeDraw({ match, seat: as, last }))
  const button = drawButton(offers, as, last.seq)
  const refused = conceding.refused ?? offer.refused
  if (confirming)
    return (
      <section className="twice" aria-label="Concede">
        <p>
          Concede for {seatName(as)}? {concedingMeans(match, as)}
        </p>
        <div className="row-of-btns">
          <button type="button" className="btn" disabled={conceding.busy} onClick={() => conceding.run(undefined)}>
            Yes, concede
          </button>
          <button type="button" className="btn" ref={focusAtOnce} onClick={() => setConfirming(false)}>
            No, play on
          </button>
        </div>
        {refused && <RefusalNote refused={refused} />}
      </section>
    )
  return (
    <>
      <div className="row-of-btns">
        {draw.length === 0 && (
          <button type="button" className="btn quiet" disabled={offer.busy || !button.isOpen} onClick={() => offer.run(undefined)}>
            {button.label}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={() => setConfirming(true)}>
          Concede
        </button>
      </div>
      {refused && <RefusalNote refused={refused} />}
    </>
  )
}
