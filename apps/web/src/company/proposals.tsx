// What the people at the table ask of each other: a draw that is offered, a bot in place of somebody who has left, a seat taken back.
import type { Seat, Viewer } from '@admiralty/kernel'
import type { BotRank } from '@admiralty/protocol'
import { type ReactNode, useState } from 'react'
import { agreeDraw, takeBack, voteStandIn } from '../api/company.ts'
import type { MatchInfo, Presence } from '../api/types.ts'
import { seatName } from '../parts/plate.tsx'
import { RefusalNote } from '../parts/refusal.tsx'
import { list } from '../parts/sentence.ts'
import { peopleAt, personAt } from './people.ts'
import { Since } from './since.tsx'
import { type Doing, useDoing } from './use-doing.ts'
import { rankName } from './words.ts'
import './company.css'

interface ProposalsProps {
  readonly match: MatchInfo
  readonly viewer: Viewer
  readonly presence: Presence
}

export function Proposals({ match, viewer, presence }: ProposalsProps) {
  const me = match.seats.find(({ seat, holder }) => seat === viewer && holder === 'me')
  const playing = me !== undefined && me.standIn === null && !me.conceded
  return (
    <>
      {me && me.standIn !== null && !me.conceded && <MySeat match={match} seat={me.seat} rank={me.standIn} />}
      {presence.draw.length > 0 && <Draw match={match} as={playing ? me.seat : null} draw={presence.draw} />}
      {presence.left.map(({ seat, since }) => (
        <Left key={seat} match={match} as={playing && me.seat !== seat ? me.seat : null} left={seat} since={since} presence={presence} />
      ))}
    </>
  )
}

interface ProposalProps {
  readonly label: string
  readonly doing: Doing<never> | Pick<Doing<unknown>, 'refused'>
  readonly children: ReactNode
}
function Proposal({ label, doing, children }: ProposalProps) {
  return (
    <section className="proposal" aria-label={label}>
      {children}
      {doing.refused && <RefusalNote refused={doing.refused} />}
    </section>
  )
}

function MySeat({ match, seat, rank }: { readonly match: MatchInfo; readonly seat: Seat; readonly rank: string }) {
  const back = useDoing(match.id, () => takeBack(match.id, seat))
  return (
    <Proposal label="Your seat" doing={back}>
      <p>While you were away the others let the computer, {rankName(rank)}, sit in for you.</p>
      <div className="row-of-btns">
        <button type="button" className="btn" disabled={back.busy} onClick={() => back.run(undefined)}>
          Take my seat back
        </button>
      </div>
    </Proposal>
  )
}

interface DrawProps {
  readonly match: MatchInfo
  /** Null: one who only watches. */
  readonly as: Seat | null
  readonly draw: readonly Seat[]
}
function Draw({ match, as, draw }: DrawProps) {
  const answer = useDoing(match.id, (agree: boolean) => agreeDraw(match.id, as ?? '', agree))
  const waiting = peopleAt(match)
    .map(({ seat }) => seat)
    .filter((seat) => !draw.includes(seat))
  const others = draw.filter((seat) => seat !== as)
  const mine = as !== null && draw.includes(as)
  return (
    <Proposal label="A draw" doing={answer}>
      <h2>A draw is offered</h2>
      <p>
        {others.length > 0 && `${list(others.map((seat) => personAt(match, seat)))} ${others.length > 1 ? 'agree' : 'agrees'} to a draw. `}
        {mine && `You agree${others.length > 0 ? ' too' : ' to a draw'}. `}
        {waiting.length > 0 && `Still to agree: ${list(waiting.map((seat) => (seat === as ? 'you' : personAt(match, seat))))}.`}
      </p>
      {as !== null && (
        <div className="row-of-btns">
          {!mine && (
            <button type="button" className="btn" disabled={answer.busy} onClick={() => answer.run(true)}>
              Agree to the draw
            </button>
          )}
          <button type="button" className="btn" disabled={answer.busy} onClick={() => answer.run(false)}>
            {mine ? 'Take it back' : 'Decline'}
          </button>
        </div>
      )}
    </Proposal>
  )
}

interface LeftProps {
  readonly match: MatchInfo
  readonly as: Seat | null
  /** Whose person is gone. */
  readonly left: Seat
  readonly since: number
  readonly presence: Presence
}
const RANKS: readonly BotRank[] = ['ensign', 'captain', 'admiral']

function Left({ match, as, left, since, presence }: LeftProps) {
  const [chosen, setChosen] = useState<BotRank>('captain')
  const vote = useDoing(match.id, ({ rank, agree }: { readonly rank: BotRank; readonly agree: boolean }) =>
    voteStandIn(match.id, { as: as ?? '', seat: left, rank, agree }),
  )
  const votes = presence.standIn.filter(({ seat, agree }) => seat === left && agree.length > 0)
  return (
    <Proposal label={`${seatName(left)} has left`} doing={vote}>
      <h2>{personAt(match, left)} has left</h2>
      <p>
        <Since at={since} />. The table waits for an answer; the computer may sit in until its person is back.
      </p>
      {votes.map(({ rank, agree }) => (
        <p key={rank}>
          For {rankName(rank)}: {list(agree.map((seat) => (seat === as ? 'you' : personAt(match, seat))))}.
          {as !== null && agree.includes(as) && (
            <button type="button" className="linkish" disabled={vote.busy} onClick={() => vote.run({ rank, agree: false })}>
              take it back
            </button>
          )}
        </p>
      ))}
      {as !== null && (
        <div className="row-of-btns">
          <select
            className="in"
            value={chosen}
            aria-label="Rank of the computer"
            onChange={({ target }) => setChosen(RANKS.find((rank) => rank === target.value) ?? chosen)}
          >
            {RANKS.map((rank) => (
              <option key={rank} value={rank}>
                {rankName(rank)}
              </option>
            ))}
          </select>
          <button type="button" className="btn" disabled={vote.busy} onClick={() => vote.run({ rank: chosen, agree: true })}>
            Let it sit in
          </button>
        </div>
      )}
    </Proposal>
  )
}
