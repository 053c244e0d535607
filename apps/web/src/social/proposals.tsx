// Open requests: a draw offer, a seat that may pass on, a stand-in for an absent player, and the player's return to a seat with a stand-in.
import type { ClockState } from '@admiralty/clocks'
import { later } from '@admiralty/game-ui'
import { type Call, list, noun, type Seat, type Viewer } from '@admiralty/kernel'
import { Suspense, useState } from 'react'
import { refuseDraw } from '../api/social.ts'
import type { MatchInfo, StreamStatus } from '../api/types.ts'
import { rankName } from '../match-view/texts.ts'
import { peopleAt, personAt } from '../parts/people.ts'
import { useMatchAction } from '../parts/use-match-action.ts'
import type { SeenEntry } from '../proof/keys.ts'
import { type Actor, agreeDraw, returnToSeat } from '../proof/signed-requests.ts'
import { Proposal } from './proposal.tsx'

// Loaded on demand, since few matches have them.
const ClockProposals = later(() => import('./clock-proposals.tsx'), 'ClockProposals')
const StandIn = later(() => import('./stand-in.tsx'), 'StandIn')
const SeatOffers = later(() => import('./seat-offers.tsx'), 'SeatOffers')
const AbsentSeat = later(() => import('./absent-seat.tsx'), 'AbsentSeat')

interface ProposalsProps {
  readonly match: MatchInfo
  readonly viewer: Viewer
  readonly presence: StreamStatus
  readonly last: SeenEntry
  /** Null in a match without a clock. */
  readonly clock: ClockState | null
  readonly calls: readonly Call[]
}

export function Proposals({ match, viewer, presence, last, clock, calls }: ProposalsProps) {
  const me = match.seats.find(({ seat, holder }) => seat === viewer && holder === 'me')
  const playing = me !== undefined && me.standIn === null && !me.conceded
  return (
    <>
      {me && me.standIn !== null && !me.conceded && <MySeat actor={{ match, seat: me.seat, last }} rank={me.standIn} />}
      {presence.draw.length > 0 && <Draw match={match} as={playing ? me.seat : null} draw={presence.draw} last={last} />}
      {playing && <OfferWithdrawn as={me.seat} draw={presence.draw} />}
      <SeatsPassingOn {...{ match, viewer, presence }} as={playing ? me.seat : null} />
      {clock ? (
        <AboutTime {...{ match, viewer, presence, clock, calls }} as={playing && !presence.absent.includes(me.seat) ? me.seat : null} />
      ) : (
        <Suspense>
          {presence.left.map(({ seat, since }) => (
            <StandIn
              key={seat}
              match={match}
              as={playing && me.seat !== seat ? me.seat : null}
              left={seat}
              since={since}
              vote={presence.standIn.find((one) => one.seat === seat)}
            />
          ))}
        </Suspense>
      )}
    </>
  )
}

interface SeatsPassingOnProps extends Pick<ProposalsProps, 'match' | 'viewer' | 'presence'> {
  /** Null for a viewer without a vote. */
  readonly as: Seat | null
}
/** Stays once there was a seat that might pass on, and says how it ended. */
function SeatsPassingOn({ match, viewer, presence: { handovers }, as }: SeatsPassingOnProps) {
  const [isLoaded, setLoaded] = useState(false)
  if (handovers.length > 0 && !isLoaded) setLoaded(true)
  return (
    isLoaded && (
      <Suspense>
        <SeatOffers {...{ match, viewer, as, handovers }} />
      </Suspense>
    )
  )
}

interface AboutTimeProps extends Pick<ProposalsProps, 'match' | 'viewer' | 'presence' | 'calls'> {
  readonly clock: ClockState
  /** Null for a viewer without a vote. */
  readonly as: Seat | null
}
/** In a match with a clock missed deadlines count, and not who is away. */
function AboutTime({ match, viewer, presence, as, clock, calls }: AboutTimeProps) {
  const { absent, proposals } = presence
  return (
    <Suspense>
      {proposals.length > 0 && <ClockProposals match={match} as={as} proposals={proposals} />}
      {absent.map((seat) => (
        <AbsentSeat key={seat} {...{ match, as, seat, clock, calls, presence }} own={seat === viewer} />
      ))}
    </Suspense>
  )
}

function MySeat({ actor, rank }: { readonly actor: Actor; readonly rank: string }) {
  const back = useMatchAction(actor.match.id, () => returnToSeat(actor))
  return (
    <Proposal label="Your seat" refused={back.refused}>
      <p>While you were away, the other players let the computer ({rankName(rank)}) play for you.</p>
      <div className="row-of-btns">
        <button type="button" className="btn" disabled={back.busy} onClick={() => back.run(undefined)}>
          Take back my seat
        </button>
      </div>
    </Proposal>
  )
}

interface DrawProps {
  readonly match: MatchInfo
  /** Null for a spectator. */
  readonly as: Seat | null
  readonly draw: readonly Seat[]
  readonly last: SeenEntry
}
function Draw({ match, as, draw, last }: DrawProps) {
  const answer = useMatchAction(match.id, (agree: boolean) =>
    agree ? agreeDraw({ match, seat: as ?? '', last }) : refuseDraw(match.id, as ?? ''),
  )
  const waiting = peopleAt(match)
    .map(({ seat }) => seat)
    .filter((seat) => !draw.includes(seat))
  const others = draw.filter((seat) => seat !== as)
  const mine = as !== null && draw.includes(as)
  return (
    <Proposal label="Draw offer" refused={answer.refused}>
      <h2>Draw offered</h2>
      <p>
        {others.length > 0 && `${list(others.map((seat) => personAt(match, seat)))} ${noun(others.length, 'agrees', 'agree')} to a draw. `}
        {mine && `You agree${others.length > 0 ? ' too' : ' to a draw'}. `}
        {waiting.length > 0
          ? `The match waits for ${list(waiting.map((seat) => (seat === as ? 'you' : personAt(match, seat))))}.`
          : 'Waiting for the computer.'}
      </p>
      {as !== null && (
        <div className="row-of-btns">
          {!mine && (
            <button type="button" className="btn" disabled={answer.busy} onClick={() => answer.run(true)}>
              Accept the draw
            </button>
          )}
          <button type="button" className="btn" disabled={answer.busy} onClick={() => answer.run(false)}>
            {mine ? 'Withdraw' : 'Decline'}
          </button>
        </div>
      )}
    </Proposal>
  )
}

/** Says once that the player's own draw offer was declined or has lapsed. */
function OfferWithdrawn({ as, draw }: { readonly as: Seat; readonly draw: readonly Seat[] }) {
  const offered = draw.includes(as)
  const [before, setBefore] = useState(offered)
  const [gone, setGone] = useState(false)
  if (offered !== before) {
    setBefore(offered)
    setGone(!offered)
  }
  if (!gone) return null
  return (
    <section className="proposal" aria-label="Draw offer">
      <p>
        The draw offer is no longer open.
        <button type="button" className="linkish" onClick={() => setGone(false)}>
          OK
        </button>
      </p>
    </section>
  )
}
