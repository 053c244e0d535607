// The replay page. Its address contains the match, the perspective and, after #, the step.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type LoadedGame, loadedQuery } from '../api/games.ts'
import { matchQuery } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { Book } from '../parts/rule.tsx'
import { Terms } from '../parts/termed.tsx'
import { RuleDrawer } from '../rules/drawer.tsx'
import { ErrorPage, LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { replayOf } from './match-replay.ts'
import { perspectiveOf } from './perspective.ts'
import { Replay } from './replay.tsx'
import { useReplaySource } from './use-replay-source.ts'

export function ReplayPage() {
  const { id } = useParams({ from: '/replay/$id' })
  const { data: match, error, refetch } = useQuery(matchQuery(id))
  const game = useQuery({ ...loadedQuery(match?.system ?? ''), enabled: match !== undefined })
  const failure = (match ? null : error) ?? game.error
  if (failure) return <ErrorPage error={failure} reset={() => void (match ? game.refetch() : refetch())} />
  if (!match || !game.data) return <Loading />
  return match.status === 'waiting' ? <NotStarted match={match} /> : <LoadedReplay match={match} game={game.data} />
}

interface LoadedReplayProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
}

function LoadedReplay({ match, game }: LoadedReplayProps) {
  const { as } = useSearch({ from: '/replay/$id' })
  const perspective = perspectiveOf(match, as)
  const { source, error, earlier, refetch } = useReplaySource(match, perspective)
  const queries = useQueryClient()
  const again = () => {
    void queries.invalidateQueries({ queryKey: ['match', match.id] })
    refetch()
  }
  const replay = useMemo(() => source && replayOf(game, source), [game, source])
  const [rule, setRule] = useState<string | null>(null)
  if (error && !source) return <ErrorPage error={error} reset={refetch} />
  if (!replay) return <Loading />
  return (
    <Terms value={game.words.terms}>
      <Book system={match.system} open={setRule}>
        <Replay match={match} game={game} replay={replay} earlier={earlier} perspective={perspective} onAgain={again} />
        <RuleDrawer game={game.system} rule={rule} onClose={() => setRule(null)} />
      </Book>
    </Terms>
  )
}

function NotStarted({ match }: { readonly match: MatchInfo }) {
  return (
    <Page title="Replay">
      <section className="trouble">
        <h1 className="big">No replay yet</h1>
        <p>{match.title} has not started, because a seat is still open.</p>
        <div className="alts">
          <Link to="/table/$id" params={{ id: match.id }} className="btn">
            Go to the match
          </Link>
        </div>
      </section>
    </Page>
  )
}

function Loading() {
  return (
    <Page title="Replay">
      <LoadingNote what="Loading the replay…" />
    </Page>
  )
}
