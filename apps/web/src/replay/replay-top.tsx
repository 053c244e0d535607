// The top bar of a replay: the match and its result.
import { Link } from '@tanstack/react-router'
import type { MatchInfo } from '../api/types.ts'
import { MatchTop } from '../match-view/match-top.tsx'
import { endingWords } from '../parts/ending.ts'

const resultWords = ({ status, outcome, mine }: MatchInfo): string =>
  outcome ? endingWords(outcome, mine) : status === 'over' ? 'unfinished' : 'in progress'

interface ReplayTopProps {
  readonly match: MatchInfo
  /** Imported: this server has no match page for it. */
  readonly foreign: boolean
  /** Chooses another file. */
  onAnother(): void
}

export function ReplayTop({ match, foreign, onAnother }: ReplayTopProps) {
  const link = foreign ? <AnotherFile onAnother={onAnother} /> : <TableLink match={match} />
  return (
    <MatchTop title={match.title} line={`${foreign ? 'Imported replay' : 'Replay'}, ${resultWords(match)}`} wide={link} narrow={link} />
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
