// A rematch with sides swapped: the first player to press the button creates it, and the others get a link to it.
import { article, list, type Viewer } from '@admiralty/kernel'
import { BOT_RANKS } from '@admiralty/protocol'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { matchQuery } from '../api/queries.ts'
import type { BotRank } from '../api/social.ts'
import type { MatchInfo } from '../api/types.ts'
import { playersIn } from '../parts/people.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { seatName } from '../parts/seat.tsx'
import { useMatchAction } from '../parts/use-match-action.ts'
import { playAgain } from '../proof/signed-requests.ts'
import './social.css'

interface RematchProps {
  readonly match: MatchInfo
  readonly viewer: Viewer
  /** Id of the rematch, once somebody has created it. */
  readonly rematch: string | null
}

export function Rematch({ match, viewer, rematch }: RematchProps) {
  const navigate = useNavigate()
  const again = useMatchAction(
    match.id,
    (rank: BotRank | null) => playAgain(match, viewer, rank),
    ({ id }) => navigate({ to: '/table/$id', params: { id } }),
  )
  const seated = match.mine.includes(viewer)
  const next = nextRank(match)
  if (rematch !== null) return <RematchLink id={rematch} />
  if (!seated) return null
  return (
    <div className="again">
      {next && (
        <button type="button" className="btn go" disabled={again.busy} onClick={() => again.run(next)}>
          Play again against {article(next)}
        </button>
      )}
      <button type="button" className="btn" disabled={again.busy} onClick={() => again.run(null)}>
        Rematch, sides swapped
      </button>
      {again.refused && <RefusalNote refused={again.refused} />}
    </div>
  )
}

/** The rank above that of the strongest bot; undefined if people hold other seats, or no bot is stronger. */
export function nextRank(match: Pick<MatchInfo, 'seats'>): BotRank | undefined {
  const seats = playersIn(match)
  const held = new Set(seats.map(({ rank }) => rank))
  const strongest = BOT_RANKS.findLastIndex((rank) => held.has(rank))
  const alone = seats.every(({ holder }) => holder === 'me' || holder === 'bot')
  return alone && strongest >= 0 ? BOT_RANKS[strongest + 1] : undefined
}

function RematchLink({ id }: { readonly id: string }) {
  const { data: rematch } = useQuery(matchQuery(id))
  const reserved = rematch?.seats.filter(({ holder, sat }) => holder === 'me' && !sat) ?? []
  return (
    <div className="again">
      {reserved.length > 0 && <p>A rematch is ready, with sides swapped. You play {list(reserved.map(({ seat }) => seatName(seat)))}.</p>}
      <Link to="/table/$id" params={{ id }} className={reserved.length > 0 ? 'btn go' : 'btn'}>
        {reserved.length > 0 ? 'Join the rematch' : 'Open the rematch'}
      </Link>
    </div>
  )
}
