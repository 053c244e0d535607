// A seat that somebody has held and that is offered to another person: what it is, who has it, and how it passes on to the person who takes it.
import { durationWords } from '@admiralty/clocks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { invitationQuery, matchQuery, meQuery } from '../api/queries.ts'
import type { GameDescription, Invitation } from '../api/types.ts'
import { zoneOf } from '../clock/clock-facts.ts'
import { TermsList } from '../clock/terms-list.tsx'
import { dateWords } from '../clock/times.ts'
import { CoverArt } from '../parts/cover.tsx'
import { personName, SeatChip, seatName } from '../parts/seat.tsx'
import { sentence } from '../parts/sentence.ts'
import { acceptInvitation } from '../proof/signed-requests.ts'
import { Missing } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'

type Offered = NonNullable<Invitation['offered']>

interface OfferedSeatCardProps {
  readonly token: string
  readonly invitation: Invitation
  readonly offered: Offered
  /** Undefined until the games are loaded. */
  readonly game: GameDescription | undefined
}
export function OfferedSeatCard({ token, invitation, offered, game }: OfferedSeatCardProps) {
  const { seat, system, title } = invitation
  const { players, stage } = offered
  return (
    <section className="invitation">
      <CoverArt system={system} />
      <div>
        <p className="dim">{stage === 'yours' ? 'Your seat' : 'A seat in a match that is being played'}</p>
        <h1 className="big">{title}</h1>
        <p role="status">{whyOffered(offered, seat)}</p>
        {stage === 'waiting' && <Waiting invitation={invitation} offered={offered} />}
        {stage === 'yours' && <Yours match={invitation.match} />}
        <dl className="facts">
          <dt>Game</dt>
          <dd>{game?.about.title ?? system}</dd>
          <dt>Seat</dt>
          <dd>
            <SeatChip seat={seat} seats={players.map((one) => one.seat)} />
          </dd>
          <dt>Now</dt>
          <dd>{sentence(offered.moment)}</dd>
          <dt>Players</dt>
          <dd>{players.map((one) => personName(one.name, one.seat)).join(', ')}</dd>
          <dt>Next orders</dt>
          <dd>{dueWords(invitation, offered)}</dd>
        </dl>
        <TermsList terms={invitation} />
        {stage === 'open' && <Open token={token} invitation={invitation} offered={offered} />}
      </div>
    </section>
  )
}

/** A sentence that says who gives the seat away, or why the others look for somebody. */
export function whyOffered({ holder, by, stage }: Pick<Offered, 'holder' | 'by' | 'stage'>, seat: string): string {
  if (stage === 'yours') return `The seat is yours: you play ${seatName(seat)} from now on.`
  return by === 'holder'
    ? `${holder} wants to give the seat ${seatName(seat)} to another person.`
    : `${holder} no longer plays ${seatName(seat)}. The other players look for somebody in this place.`
}

/** A sentence that says by when the next order of the seat is due. The term may be longer for the new player. */
export function dueWords({ clock }: Pick<Invitation, 'clock'>, { due }: Pick<Offered, 'due'>): string {
  if (due !== null) return `By ${dateWords(due, zoneOf(clock))}, or two days after you get the seat if that is later.`
  return clock.kind === 'none' ? 'There are no deadlines.' : 'No order is due now.'
}

function Open({ token, invitation, offered }: Omit<OfferedSeatCardProps, 'game'>) {
  const { match, seat } = invitation
  const queries = useQueryClient()
  const { data: me } = useQuery(meQuery)
  // Somebody who may not watch the match gets no answer, and has no seat.
  const { data: known } = useQuery({ ...matchQuery(match), retry: false })
  const take = useMutation({
    mutationFn: () => acceptInvitation(token, seat, offered.value),
    onSuccess: () => queries.invalidateQueries({ queryKey: invitationQuery(token).queryKey }),
  })
  if (known && known.mine.length > 0)
    return (
      <>
        <p>You have a seat in this match, so you cannot take another one. Send this link to the person who will take the seat.</p>
        <div className="alts">
          <Link to="/table/$id" params={{ id: match }} className="btn">
            Back to the match
          </Link>
        </div>
      </>
    )
  return (
    <>
      <p>
        If you take the seat, you have it when the other players agree, or when none of them objects for{' '}
        {durationWords(offered.consentAfter)}. You then see what {seatName(seat)} sees, and orders that were left for you are a draft. The
        seat is tied to this browser.
      </p>
      <p>
        The others see you as <b>{me?.name || 'somebody without a name'}</b>.{' '}
        <Link to="/me" className="loc">
          Change your name
        </Link>
      </p>
      <div className="alts">
        <button type="button" className="btn go" disabled={take.isPending} onClick={() => take.mutate()}>
          Take the seat
        </button>
        <Link to="/" className="btn">
          Not now
        </Link>
      </div>
      {take.error && (
        <p className="bad" role="alert">
          {sentence(take.error.message)}
        </p>
      )}
    </>
  )
}

function Waiting({ invitation: { match, seat, watch, clock }, offered: { until } }: Pick<OfferedSeatCardProps, 'invitation' | 'offered'>) {
  return (
    <>
      <p role="status">
        You have come for {seatName(seat)}. The other players may still object.
        {until !== null &&
          ` If they all agree, the seat is yours at once, otherwise by ${dateWords(until, zoneOf(clock))} unless somebody objects.`}{' '}
        You may close this page: this link shows how it stands.
      </p>
      {watch === 'anyone' && (
        <div className="alts">
          <Link to="/table/$id" params={{ id: match }} className="btn">
            Watch the match
          </Link>
        </div>
      )}
    </>
  )
}

function Yours({ match }: Pick<Invitation, 'match'>) {
  const queries = useQueryClient()
  return (
    <div className="alts">
      <Link to="/table/$id" params={{ id: match }} className="btn go" onClick={() => void queries.invalidateQueries()}>
        Go to the match
      </Link>
    </div>
  )
}

/** The offer that this person had taken is closed. */
export const OfferClosed = ({ offered: { stage } }: { readonly offered: Pick<Offered, 'stage'> }) => (
  <Page title="Offer closed">
    <Missing
      title="This seat is no longer offered"
      text={
        stage === 'waiting'
          ? 'One of the other players objected, the offer was withdrawn, or the match is over.'
          : 'The offer was withdrawn, or the player has come back.'
      }
    />
  </Page>
)
