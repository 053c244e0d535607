// An absent player: for how long, and the vote to let the computer play until the player returns.
import { list, type Seat } from '@admiralty/kernel'
import { BOT_RANKS } from '@admiralty/protocol'
import { useState } from 'react'
import { type BotRank, voteStandIn } from '../api/social.ts'
import type { MatchInfo, StreamStatus } from '../api/types.ts'
import { rankName } from '../match-view/texts.ts'
import { personAt } from '../parts/people.ts'
import { RefusalNote } from '../parts/refusal.tsx'
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

export function StandIn({ since, ...vote }: StandInProps) {
  const { match, left } = vote
  return (
    <Proposal label={`${seatName(left)} has left`} refused={null}>
      <h2>{personAt(match, left)} has left</h2>
      <p>
        <AwayTime since={since} />. If all other players agree, the computer plays until this player returns.
      </p>
      <StandInVote {...vote} />
    </Proposal>
  )
}

/** The votes for a bot that plays an absent player's seat, and the viewer's own vote. */
export function StandInVote({ match, as, left, vote }: Omit<StandInProps, 'since'>) {
  const [picked, setPicked] = useState<BotRank | null>(null)
  const rank = picked ?? vote?.rank ?? 'captain'
  const cast = useMatchAction(match.id, (agree: boolean) => voteStandIn(match.id, { as: as ?? '', seat: left, rank, agree }))
  const mine = as !== null && vote?.agree.includes(as) === true && vote.rank === rank
  return (
    <>
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
      {cast.refused && <RefusalNote refused={cast.refused} />}
    </>
  )
}
