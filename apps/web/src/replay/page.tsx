// The address of a replay: the match, the perspective and, after the #, the step.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type LoadedGame, loadedQuery } from '../api/games.ts'
import { matchQuery } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { BookContext } from '../parts/rule.tsx'
import { RuleDrawer } from '../rules/drawer.tsx'
import { ErrorPage, LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { replayOf, replaySourceQuery } from './match-replay.ts'
import { perspectiveOf } from './perspective.ts'
import { Replay } from './replay.tsx'

export function ReplayPage() {
  const { id } = useParams({ from: '/replay/$id' })
  const { data: match, error, refetch } = useQuery(matchQuery(id))
  const game = useQuery({ ...loadedQuery(match?.system ?? ''), enabled: match !== undefined })
  const trouble = (match ? null : error) ?? game.error
  if (trouble) return <ErrorPage error={trouble} reset={() => void (match ? game.refetch() : refetch())} />
  if (!match || !game.data) return <Opening />
  return match.status === 'waiting' ? <NotBegun match={match} /> : <Kept match={match} game={game.data} />
}

interface KeptProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
}

function Kept({ match, game }: KeptProps) {
  const { as } = useSearch({ from: '/replay/$id' })
  const perspective = perspectiveOf(match, as)
  const { data: kept, error, refetch } = useQuery(replaySourceQuery(match, perspective))
  const queries = useQueryClient()
  const again = () => {
    void queries.invalidateQueries({ queryKey: ['match', match.id] })
    void refetch()
  }
  const telling = useMemo(() => kept && replayOf(game, kept), [game, kept])
  const [rule, setRule] = useState<string | null>(null)
  const book = useMemo(() => ({ system: match.system, open: setRule }), [match.system])
  if (error && !kept) return <ErrorPage error={error} reset={() => void refetch()} />
  if (!telling) return <Opening />
  return (
    <BookContext value={book}>
      <Replay match={match} game={game} replay={telling} perspective={perspective} onRule={setRule} onAgain={again} />
      <RuleDrawer game={game.system} rule={rule} onClose={() => setRule(null)} />
    </BookContext>
  )
}

function NotBegun({ match }: { readonly match: MatchInfo }) {
  return (
    <Page title="Replay">
      <section className="trouble">
        <h1 className="big">Nothing to see again yet</h1>
        <p>{match.title} has not begun: somebody has still to sit down.</p>
        <div className="alts">
          <Link to="/table/$id" params={{ id: match.id }} className="btn">
            To the match
          </Link>
        </div>
      </section>
    </Page>
  )
}

function Opening() {
  return (
    <Page title="Replay">
      <LoadingNote what="Opening the journal…" />
    </Page>
  )
}
