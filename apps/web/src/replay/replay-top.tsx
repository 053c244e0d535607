// The top edge of a replay: what match this is and how it ended; on a phone a way back and the title.
import { Link } from '@tanstack/react-router'
import type { MatchInfo } from '../api/types.ts'
import { seatName } from '../parts/plate.tsx'
import { Top } from '../shell/shell.tsx'
import { ThemeButton } from '../shell/theme-button.tsx'

export function resultWords({ status, outcome }: Pick<MatchInfo, 'status' | 'outcome'>): string {
  if (status !== 'over' || !outcome) return 'still in play'
  return outcome.winners.length === 0 ? 'a draw' : `${outcome.winners.map(seatName).join(' and ')} won`
}

export function ReplayTop({ match }: { readonly match: MatchInfo }) {
  const result = `Replay, ${resultWords(match)}`
  return (
    <div className="replay-top">
      <div className="replay-wide">
        <Top>
          <b>{match.title}</b>
          <span>{result}</span>
          <TableLink match={match} />
        </Top>
      </div>
      <header className="replay-narrow">
        <Link to="/" className="tap iconbtn" aria-label="To the shelf">
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M10 3L5 8l5 5" />
          </svg>
        </Link>
        <div className="t">
          {match.title}
          <small>{result}</small>
        </div>
        <ThemeButton />
        <TableLink match={match} />
      </header>
    </div>
  )
}

function TableLink({ match }: { readonly match: MatchInfo }) {
  return (
    <Link to="/table/$id" params={{ id: match.id }} className="replay-to-table">
      the table
    </Link>
  )
}
