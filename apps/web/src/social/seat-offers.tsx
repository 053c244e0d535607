// Seats that may pass on to another person: who wants what, the link of an offer, and the viewer's answer. Loaded when there is one.
import type { Seat, Viewer } from '@admiralty/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { inviteAddress, passSeatOn } from '../api/social.ts'
import type { MatchInfo, OpenHandover, StreamStatus } from '../api/types.ts'
import { CopyLink } from '../parts/copy-link.tsx'
import { seatName } from '../parts/seat.tsx'
import { useMatchAction } from '../parts/use-match-action.ts'
import { consentText, handoverAnswers, handoverTitle, silenceText, takerName } from './handover-words.ts'
import { Proposal } from './proposal.tsx'

interface SeatOffersProps {
  readonly match: MatchInfo
  readonly viewer: Viewer
  /** Null for a viewer without a vote. */
  readonly as: Seat | null
  readonly handovers: StreamStatus['handovers']
}

export function SeatOffers({ match, viewer, as, handovers }: SeatOffersProps) {
  const settled = useSettled(match, handovers)
  return (
    <>
      {handovers.map((handover) => (
        <SeatOffer key={handover.seat} {...{ match, viewer, as, handover }} />
      ))}
      {settled.offers.map((offer) => (
        <Settled key={offer.seat} match={match} offer={offer} onClose={() => settled.close(offer)} />
      ))}
    </>
  )
}

interface SeatOfferProps extends Omit<SeatOffersProps, 'handovers'> {
  readonly handover: OpenHandover
}
function SeatOffer({ match, viewer, as, handover }: SeatOfferProps) {
  const { seat, by, stage, taker } = handover
  const answer = useMatchAction(match.id, (agree: boolean) => passSeatOn(match.id, { as: as ?? '', seat, agree }))
  const title = handoverTitle(handover, match, viewer)
  const answers = handoverAnswers(handover, as)
  const consent = consentText(handover, match, viewer)
  return (
    <Proposal label={title} refused={answer.refused}>
      <h2>{title}</h2>
      {consent !== '' && <p>{consent}</p>}
      {stage === 'proposed' && <p>When all others who still play agree, the seat is open to everybody who has its link.</p>}
      {stage === 'taken' && (
        <p>
          {silenceText(handover, match)}{' '}
          {seat !== viewer && `Then ${takerName(taker)} sees what ${seatName(seat)} sees, and gives its orders.`}
        </p>
      )}
      {stage === 'offered' && <OfferLink match={match} viewer={viewer} seat={seat} by={by} />}
      {(answers.agree !== null || answers.decline !== null) && (
        <div className="row-of-btns">
          {answers.agree !== null && (
            <button type="button" className="btn" disabled={answer.busy} onClick={() => answer.run(true)}>
              {answers.agree}
            </button>
          )}
          {answers.decline !== null && (
            <button type="button" className="btn" disabled={answer.busy} onClick={() => answer.run(false)}>
              {answers.decline}
            </button>
          )}
        </div>
      )}
    </Proposal>
  )
}

type OfferLinkProps = Pick<SeatOfferProps, 'match' | 'viewer'> & Pick<OpenHandover, 'seat' | 'by'>
/** The link of an offer: players send it to somebody, and a spectator may take the seat. */
function OfferLink({ match, viewer, seat, by }: OfferLinkProps) {
  const token = match.offeredSeats.find((one) => one.seat === seat)?.token
  if (token === undefined) return by === 'holder' && seat !== viewer && <p>You decide about the person who comes.</p>
  if (match.mine.length === 0)
    return (
      <>
        <p>Nobody has come yet. You may take it.</p>
        <div className="row-of-btns">
          <Link to="/invite/$token" params={{ token }} className="btn">
            Look at this seat
          </Link>
        </div>
      </>
    )
  return (
    <>
      <p>Nobody has come yet. Send this link to the person who will play {seatName(seat)}. It works once.</p>
      <CopyLink address={inviteAddress(token)} label={`Link for the seat ${seatName(seat)}`} />
    </>
  )
}

/** An offer that somebody had taken and that is closed now, with the key of the seat before. */
interface SettledOffer {
  readonly seat: Seat
  readonly taker: string
  readonly key: string | undefined
}
/** The offers that were settled while this page was open. */
function useSettled({ id, keys }: MatchInfo, handovers: SeatOffersProps['handovers']) {
  const queries = useQueryClient()
  const taken = useRef<readonly SettledOffer[]>([])
  const [offers, setOffers] = useState<readonly SettledOffer[]>([])
  useEffect(() => {
    const gone = taken.current.filter(({ seat }) => !handovers.some((one) => one.seat === seat))
    // The match may be loaded again before the offer is gone, so the key that was known first counts.
    taken.current = handovers.flatMap(({ seat, stage, taker }) =>
      stage === 'taken'
        ? [taken.current.find((one) => one.seat === seat) ?? { seat, taker: takerName(taker), key: keys?.seats[seat] }]
        : [],
    )
    if (gone.length === 0) return
    // Only the match, loaded again, says who holds the seat now.
    void queries
      .invalidateQueries({ queryKey: ['match', id] })
      .then(() => setOffers((before) => [...before.filter(({ seat }) => !gone.some((one) => one.seat === seat)), ...gone]))
  }, [queries, id, keys, handovers])
  return { offers, close: (offer: SettledOffer) => setOffers((before) => before.filter((one) => one !== offer)) }
}

interface SettledProps {
  readonly match: MatchInfo
  readonly offer: SettledOffer
  onClose(): void
}
function Settled({ match, offer: { seat, taker, key }, onClose }: SettledProps) {
  const hasPassedOn = match.keys?.seats[seat] !== key
  return (
    <section className="proposal" aria-label={`The seat ${seatName(seat)}`}>
      <p>
        {hasPassedOn
          ? `${taker} plays ${seatName(seat)} from now on.`
          : `${taker} does not get the seat ${seatName(seat)}: the offer is closed.`}
        <button type="button" className="linkish" onClick={onClose}>
          OK
        </button>
      </p>
    </section>
  )
}
