// The shelf: the games there are, my tables, and the short ways to one.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { gamesQuery, tablesQuery } from '../api/queries.ts'
import type { GameInfo } from '../api/types.ts'
import { Page } from '../shell/shell.tsx'
import { TroubleNote, Waiting } from '../shell/trouble.tsx'
import { CoverArt } from './cover.tsx'
import { MyTables } from './my-tables.tsx'
import { PlayNow } from './play-now.tsx'
import './shelf.css'

export function Shelf() {
  const games = useQuery(gamesQuery)
  const tables = useQuery(tablesQuery)
  const [first] = games.data ?? []
  return (
    <Page title="Shelf">
      {games.isPending && <Waiting what="Fetching the games from the shelf…" />}
      {games.error && <TroubleNote error={games.error} retry={() => games.refetch()} />}
      {games.data && (
        <div className="shelf">
          <section className="games" aria-label="Games">
            {games.data.map((game) => (
              <Cover key={game.about.id} game={game} />
            ))}
          </section>
          <section className="tables">
            <MyTables tables={tables.data} error={tables.error} />
            <p className="from-elsewhere">
              <Link to="/replay/file" className="loc tap">
                Open a journal from elsewhere
              </Link>
            </p>
          </section>
          <section className="quick">{first && <PlayNow game={first} />}</section>
        </div>
      )}
    </Page>
  )
}

function Cover({ game: { about, scenarios } }: { readonly game: GameInfo }) {
  const [least, most] = about.seats
  return (
    <Link to="/set" search={{ game: about.id }} className="cover">
      <CoverArt system={about.id} />
      <div className="tx">
        <h2>{about.title}</h2>
        <p>{about.line}</p>
        <div className="ft">
          <span>{least === most ? `${least} seats` : `${least}–${most} seats`}</span>
          <span>{scenarios.length === 1 ? 'one scenario' : `${scenarios.length} scenarios`}</span>
          <span>{about.minutes} min</span>
        </div>
        <p className="credits">{about.credits}</p>
      </div>
    </Link>
  )
}
