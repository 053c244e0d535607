// An absent player: for how long, and the vote to let the computer play until the player returns.
import { list, type Seat } from '@admiralty/kernel'
import { BOT_RANKS } from '@admiralty/protocol'
import { useState } from 'react'
import { type BotRank, voteStandIn } from '../api/social.ts'
import type { MatchInfo, StreamStatus } from '../api/types.ts'
import { rankName } from '../match-view/texts.ts'
import { personAt } from '../parts/people.ts'
import { seatName } from '../parts/seat.tsx'
import { useMatchAction } from '../parts/use-match-action.ts'
import { AwayTime } from './away-time.tsx'
import { Proposal } from './proposal.tsx'

interface StandInProps {
  readonly match: MatchInfo
  /** Null for a viewer without a vote. */
  readonly as: Seat | null
  /** The seat of the absent player. */
  readonly left: Seat
  /** When the player left, in milliseconds since 1970. */
  readonly since: number
  readonly vote: StreamStatus['standIn'][number] | undefined
}

export function StandIn({ match, as, left, since, vote }: StandInProps) {
  const [picked, setPicked] = useState<BotRank | null>(null)
  const rank = picked ?? vote?.rank ?? 'captain'
  const cast = useMatchAction(match.id, (agree: boolean) => voteStandIn(match.id, { as: as ?? '', seat: left, rank, agree }))
  const mine = as !== null && vote?.agree.includes(as) === true && vote.rank === rank
  return (
    <Proposal label={`${seatName(left)} has left`} refused={cast.refused}>
      <h2>{personAt(match, left)} has left</h2>
      <p>
        <AwayTime since={since} />. If all other players agree, the computer plays until this player returns.
      </p>
      {vote && (
        <p>
          Votes for {rankName(vote.rank)}: {list(vote.agree.map((seat) => (seat === as ? 'you' : personAt(match, seat))))}.
        </p>
      )}
      {as !== null && (
        <div className="row-of-btns">
          <select
            className="in"
            value={rank}
            aria-label="Strength of the computer"
            onChange={({ target }) => setPicked(BOT_RANKS.find((one) => one === target.value) ?? null)}
          >
            {BOT_RANKS.map((one) => (
              <option key={one} value={one}>
                {rankName(one)}
              </option>
            ))}
          </select>
          <button type="button" className="btn" disabled={cast.busy} onClick={() => cast.run(!mine)}>
            {mine ? 'Withdraw my vote' : 'Let the computer play'}
          </button>
        </div>
      )}
    </Proposal>
  )
}
