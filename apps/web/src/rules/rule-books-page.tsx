// The page of all rule books.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { base } from '../api/base.ts'
import { gamesQuery } from '../api/queries.ts'
import { GameRows } from '../parts/game-rows.tsx'
import { ErrorNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import fontLicence from '../styles/fonts/LICENSE.txt?url'

/** The list of all rule books. */
export function RuleBooksPage() {
  const games = useQuery(gamesQuery)
  return (
    <Page title="Rules">
      <h1 className="big">Rule books</h1>
      <p className="mid2">Each rule is one numbered clause, in our own words. Every refusal and every line of the log cites its clause.</p>
      {games.error && <ErrorNote error={games.error} retry={() => games.refetch()} />}
      <GameRows
        games={games.data ?? []}
        title={({ id, title }) => (
          <Link to="/rules/$system" params={{ system: id }}>
            {title}
          </Link>
        )}
        text={({ credits }) => credits}
        action={() => null}
      />
      <p className="dim">
        The fonts are Newsreader and IBM Plex Sans Condensed, under the{' '}
        <a href={fontLicence} className="loc">
          SIL Open Font License
        </a>
        . Admiralty is built with open-source software:{' '}
        <a href={`${base}/licences.txt`} className="loc">
          list and licences
        </a>
        .
      </p>
    </Page>
  )
}
