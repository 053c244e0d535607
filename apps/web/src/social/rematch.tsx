// Playing again with sides changed: whoever asks first lays the table, the others find it here.
import type { Viewer } from '@admiralty/kernel'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { matchQuery } from '../api/queries.ts'
import { playAgain } from '../api/social.ts'
import type { MatchInfo } from '../api/types.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { list } from '../parts/sentence.ts'
import { seatName } from '../parts/side-style.tsx'
import { useMatchAction } from './use-match-action.ts'
import './social.css'

interface RematchProps {
  readonly match: MatchInfo
  readonly viewer: Viewer
  /** The new table, once somebody has laid it. */
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
        Play again, sides changed
      </button>
      {again.refused && <RefusalNote refused={again.refused} />}
    </div>
  )
}

function RematchLink({ id }: { readonly id: string }) {
  const { data: table } = useQuery(matchQuery(id))
  const kept = table?.seats.filter(({ holder, sat }) => holder === 'me' && !sat) ?? []
  return (
    <div className="again">
      {kept.length > 0 && (
        <p>The table is laid for another match, sides changed: {list(kept.map(({ seat }) => seatName(seat)))} is kept for you.</p>
      )}
      <Link to="/table/$id" params={{ id }} className={kept.length > 0 ? 'btn go' : 'btn'}>
        {kept.length > 0 ? 'Play again' : 'To the new table'}
      </Link>
    </div>
  )
}
