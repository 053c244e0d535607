// Notes above the table: warnings, the goal, a pause and the replay.
import { later } from '@admiralty/game-ui'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { MatchWarning } from '../proof/match-warning.tsx'
import { PRESENT } from '../replay/navigation.ts'
import type { TableState } from './connection.ts'
import { GamePageBar, type OpenPages } from './game-pages.tsx'
import { GoalLine } from './goal-line.tsx'
import type { TableViewProps } from './play-props.ts'

// Loaded on demand, since few matches are paused.
const PauseNote = later(() => import('../clock/pause-note.tsx'), 'PauseNote')

/** Below the top bar: the connection, warnings, a pause, and the goal. */
export function TopNotes({
  match,
  game,
  state,
  observed,
  line,
  opened,
}: TableViewProps & { readonly line: string; readonly opened: OpenPages }) {
  const { clock, outcome } = observed
  return (
    <div className="top-notes">
      <LinkNote link={state.link} text={line} />
      <MatchWarning match={match.id} />
      {clock?.paused && !outcome && (
        <Suspense>
          <PauseNote terms={match.clock} until={clock.paused.until} />
        </Suspense>
      )}
      <GoalLine goal={game.words.goal(observed.view)} />
      {opened.pages.length > 0 && <GamePageBar {...opened} />}
    </div>
  )
}

const LinkNote = ({ link, text }: { readonly link: TableState['link']; readonly text: string }) =>
  text !== '' && <div className={link === 'lost' ? 'link-said lost' : 'link-said'}>{text}</div>

export const ReplayLink = ({ match }: { readonly match: string }) => (
  <Link to="/replay/$id" params={{ id: match }} hash={PRESENT} className="loc aside to-replay">
    Replay step by step
  </Link>
)
