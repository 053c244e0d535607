// A player who has missed too many deadlines in a row: the others wait, let the computer or another person play, or end the match. Loaded when there is one.
import { type ClockState, dueOf } from '@admiralty/clocks'
import { type Call, plural, type Seat } from '@admiralty/kernel'
import { passSeatOn, propose } from '../api/social.ts'
import type { MatchInfo, StreamStatus } from '../api/types.ts'
import { personAt } from '../parts/people.ts'
import { seatName } from '../parts/seat.tsx'
import { useMatchAction } from '../parts/use-match-action.ts'
import { Proposal } from './proposal.tsx'
import { StandInVote } from './stand-in.tsx'

interface AbsentSeatProps {
  readonly match: MatchInfo
  /** Null for a viewer without a vote. */
  readonly as: Seat | null
  readonly seat: Seat
  /** The seat is that of the viewer. */
  readonly own: boolean
  readonly clock: ClockState
  readonly calls: readonly Call[]
  readonly presence: StreamStatus
}

export function AbsentSeat({ match, as, seat, own, clock, calls, presence }: AbsentSeatProps) {
  const asking = useMatchAction(match.id, (kind: 'extend' | 'end') =>
    propose(match.id, kind === 'end' ? { kind, as: as ?? '', agree: true } : { kind, as: as ?? '', seat, agree: true }),
  )
  const looking = useMatchAction(match.id, () => passSeatOn(match.id, { as: as ?? '', seat, agree: true }))
  const isLookedFor = presence.handovers.some((one) => one.seat === seat)
  const missed = `missed ${plural(clock.seats[seat]?.misses ?? 0, 'deadline')} in a row`
  if (own)
    return (
      <Proposal label="Your seat" refused={null}>
        <h2>You have {missed}</h2>
        <p>The other players may now decide how the match goes on. Answer the next question, and your seat is yours as before.</p>
      </Proposal>
    )
  const isOpen = (kind: 'extend' | 'end') => presence.proposals.some((one) => one.kind === kind && (kind === 'end' || one.seat === seat))
  const canExtend = !clock.paused && calls.some(({ id }) => dueOf(clock, id, seat) !== null)
  return (
    <Proposal label={`${seatName(seat)} no longer answers`} refused={asking.refused ?? looking.refused}>
      <h2>
        {personAt(match, seat)} has {missed}
      </h2>
      <p>All who still play decide together. Without a decision the match goes on as now.</p>
      <ul className="ways-on">
        <li>
          <b>Wait</b>
          <p>A safe default order is given at each deadline, until this player answers again.</p>
          {as !== null && canExtend && !isOpen('extend') && (
            <button type="button" className="btn" disabled={asking.busy} onClick={() => asking.run('extend')}>
              Give more time
            </button>
          )}
        </li>
        <li>
          <b>A bot plays</b>
          <p>The computer plays the seat until this player takes it back.</p>
          <StandInVote match={match} as={as} left={seat} vote={presence.standIn.find((one) => one.seat === seat)} />
        </li>
        {match.keys !== null && (
          <li>
            <b>Another person</b>
            <p>Somebody else takes the seat for the rest of the match, unless this player answers first.</p>
            {isLookedFor && <p>See above how far this is.</p>}
            {as !== null && !isLookedFor && (
              <button type="button" className="btn" disabled={looking.busy} onClick={() => looking.run(undefined)}>
                Look for another person
              </button>
            )}
          </li>
        )}
        <li>
          <b>End the match</b>
          <p>Nobody wins. The log names who no longer answered.</p>
          {as !== null && !isOpen('end') && (
            <button type="button" className="btn" disabled={asking.busy} onClick={() => asking.run('end')}>
              Propose the end
            </button>
          )}
        </li>
      </ul>
    </Proposal>
  )
}
