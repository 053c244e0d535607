// The home page: all games with Play now and a first lesson, and the player's games.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { gamesQuery, matchesQuery } from '../api/queries.ts'
import { ErrorNote, LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { GameCard } from './game-card.tsx'
import { MyGames } from './my-games.tsx'
import { usePreparedTables } from './prepare-tables.ts'
import './home.css'

export function GamesPage() {
  const games = useQuery(gamesQuery)
  const tables = useQuery(matchesQuery)
  usePreparedTables(tables.data)
  const isReturning = tables.data?.some(({ status }) => status !== 'over') ?? false
  return (
    <Page title="Games">
      {games.isPending && <LoadingNote what="Loading the games…" />}
      {games.error && <ErrorNote error={games.error} retry={() => games.refetch()} />}
      {games.data && (
        <div className={isReturning ? 'home returning' : 'home'}>
          <section className="games" aria-label="Games">
            {games.data.map((game, index) => (
              <GameCard key={game.about.id} game={game} hasKey={index === 0} />
            ))}
          </section>
          <section className="tables">
            <MyGames tables={tables.data} error={tables.error} />
            <p className="from-elsewhere">
              <Link to="/replay/file" className="loc tap">
                Import a replay
              </Link>
            </p>
          </section>
        </div>
      )}
    </Page>
  )
}
