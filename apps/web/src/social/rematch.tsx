// A rematch with sides swapped: the first player to press the button creates it, and the others get a link to it.
import { list, type Viewer } from '@admiralty/kernel'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { matchQuery } from '../api/queries.ts'
import { playAgain } from '../api/social.ts'
import type { MatchInfo } from '../api/types.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { seatName } from '../parts/side-style.tsx'
import { useMatchAction } from './use-match-action.ts'
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
    () => playAgain(match.id, viewer),
    ({ id }) => navigate({ to: '/table/$id', params: { id } }),
  )
  const seated = match.mine.includes(viewer)
  if (rematch !== null) return <RematchLink id={rematch} />
  if (!seated) return null
  return (
    <div className="again">
      <button type="button" className="btn" disabled={again.busy} onClick={() => again.run(undefined)}>
        Rematch, sides swapped
      </button>
      {again.refused && <RefusalNote refused={again.refused} />}
    </div>
  )
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
