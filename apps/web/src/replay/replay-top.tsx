// The top edge of a replay: what match this is and how it ended.
import { Link } from '@tanstack/react-router'
import type { MatchInfo } from '../api/types.ts'
import { endingWords } from '../parts/ending.ts'
import { MatchTop } from '../shell/match-top.tsx'

const resultWords = ({ status, outcome }: MatchInfo): string =>
  status === 'over' && outcome ? endingWords(outcome).replace(/^A/, 'a') : 'still in play'

export function ReplayTop({ match }: { readonly match: MatchInfo }) {
  const table = <TableLink match={match} />
  return <MatchTop title={match.title} line={`Replay, ${resultWords(match)}`} wide={table} narrow={table} />
}

function TableLink({ match }: { readonly match: MatchInfo }) {
  return (
    <Link to="/table/$id" params={{ id: match.id }} className="replay-to-table">
      the table
    </Link>
  )
}
