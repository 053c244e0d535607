// The home page: all games, my games, and Play now.
import { plural } from '@admiralty/kernel'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { gamesQuery, matchesQuery } from '../api/queries.ts'
import type { GameDescription } from '../api/types.ts'
import { ErrorNote, LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { CoverArt } from './cover.tsx'
import { MyGames } from './my-games.tsx'
import { PlayNow } from './play-now.tsx'
import './home.css'

export function GamesPage() {
  const games = useQuery(gamesQuery)
  const tables = useQuery(matchesQuery)
  const [first] = games.data ?? []
  return (
    <Page title="Games">
      {games.isPending && <LoadingNote what="Loading the games…" />}
      {games.error && <ErrorNote error={games.error} retry={() => games.refetch()} />}
      {games.data && (
        <div className="home">
          <section className="games" aria-label="Games">
            {games.data.map((game) => (
              <GameCard key={game.about.id} game={game} />
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
          <section className="quick">{first && <PlayNow game={first} />}</section>
        </div>
      )}
    </Page>
  )
}

function GameCard({ game: { about, scenarios } }: { readonly game: GameDescription }) {
  const [least, most] = about.seats
  return (
    <Link to="/set" search={{ game: about.id }} className="cover">
      <CoverArt system={about.id} />
      <div className="tx">
        <h2>{about.title}</h2>
        <p>{about.line}</p>
        <div className="ft">
          <span>{least === most ? plural(least, 'player') : `${least}–${plural(most, 'player')}`}</span>
          <span>{plural(scenarios.length, 'scenario')}</span>
          <span>{about.minutes} min</span>
        </div>
        <p className="credits">{about.credits}</p>
      </div>
    </Link>
  )
}
