// The home page: the player's games, and all games with Play now and a first lesson.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { gamesQuery, matchesQuery } from '../api/queries.ts'
import { ErrorNote, LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { GameCard } from './game-card.tsx'
import { homeTitle, MyGames, type MyGamesProps } from './my-games.tsx'
import { usePreparedTables } from './prepare-tables.ts'
import './home.css'

export function GamesPage() {
  const games = useQuery(gamesQuery)
  const tables = useQuery(matchesQuery)
  usePreparedTables(tables.data)
  // Both are shown at once, because the player's games would move the covers.
  const isLoading = games.isPending || tables.isPending
  const hasGames = (tables.data?.length ?? 0) > 0
  const mine = <OwnGames tables={tables.data} error={tables.error} />
  return (
    <Page title={homeTitle(tables.data ?? [])} counted>
      {isLoading && <LoadingNote what="Loading the games…" />}
      {games.error && <ErrorNote error={games.error} retry={() => games.refetch()} />}
      {games.data && !isLoading && (
        <div className={hasGames ? 'home returning' : 'home'}>
          {hasGames && mine}
          <section className="games" aria-label="Games">
            {games.data.map((game, index) => (
              <GameCard key={game.about.id} game={game} hasKey={index === 0} />
            ))}
          </section>
          {!hasGames && mine}
        </div>
      )}
    </Page>
  )
}

/** Above the covers as soon as there is a game. */
const OwnGames = (props: MyGamesProps) => (
  <section className="tables">
    <MyGames {...props} />
    <p className="from-elsewhere">
      <Link to="/replay/file" className="loc tap">
        Import a replay
      </Link>
    </p>
  </section>
)
