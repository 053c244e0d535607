// The top edge of a replay: what match this is and how it ended.
import { Link } from '@tanstack/react-router'
import type { MatchInfo } from '../api/types.ts'
import { endingWords } from '../parts/ending.ts'
import { MatchTop } from '../shell/match-top.tsx'

const resultWords = ({ status, outcome }: MatchInfo): string =>
  outcome ? endingWords(outcome).replace(/^A/, 'a') : status === 'over' ? 'unfinished' : 'in progress'

interface ReplayTopProps {
  readonly match: MatchInfo
  /** Not played here: there is no table to go to. */
  readonly foreign: boolean
  onAnother(): void
}

export function ReplayTop({ match, foreign, onAnother }: ReplayTopProps) {
  const table = foreign ? <AnotherFile onAnother={onAnother} /> : <TableLink match={match} />
  return (
    <MatchTop title={match.title} line={`${foreign ? 'Imported replay' : 'Replay'}, ${resultWords(match)}`} wide={table} narrow={table} />
  )
}

function TableLink({ match }: { readonly match: MatchInfo }) {
  return (
    <Link to="/table/$id" params={{ id: match.id }} className="replay-to-table">
      Match
    </Link>
  )
}

const AnotherFile = ({ onAnother }: Pick<ReplayTopProps, 'onAnother'>) => (
  <button type="button" className="linkish replay-to-table" onClick={onAnother}>
    Another file
  </button>
)
