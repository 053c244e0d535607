// The shipyards: every game in which something is designed, with what one has drawn for it.

import type { DesignerUi } from '@admiralty/game-ui'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type LoadedGame, loadedQuery } from '../api/games.ts'
import { gamesQuery } from '../api/queries.ts'
import { BookContext } from '../parts/rule.tsx'
import { ErrorPage, LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { SavedDesigns } from './saved-designs.tsx'
import { useLibrary } from './use-library.ts'
import './designer.css'

export function DesignsPage() {
  const games = useQuery(gamesQuery)
  const loaded = useQueries({ queries: (games.data ?? []).map(({ about }) => loadedQuery(about.id)) })
  if (games.error) return <ErrorPage error={games.error} reset={() => void games.refetch()} />
  const yards = loaded.flatMap(({ data }) => (data?.ui.designer && data.system.shipyard ? [{ game: data, yard: data.ui.designer }] : []))
  return (
    <Page title="Shipyard">
      <h1 className="big">Shipyard</h1>
      <p className="designer-lead">Draw at leisure, keep what is good, and take it into any battle.</p>
      {(!games.data || loaded.some(({ isPending }) => isPending)) && <LoadingNote what="Opening the yards…" />}
      {yards.map(({ game, yard }) => (
        <GameDesigns key={game.system.id} game={game} yard={yard} />
      ))}
    </Page>
  )
}

function GameDesigns({ game: { system }, yard }: { readonly game: LoadedGame; readonly yard: DesignerUi }) {
  const library = useLibrary(system.id)
  return (
    <BookContext value={{ system: system.id, open: null }}>
      <section className="designer-of" aria-label={system.rulebook.title}>
        <div className="designer-of-h">
          <h2 className="title">{system.rulebook.title}</h2>
          <Link to="/yard/$system" params={{ system: system.id }} search={{}} className="btn go">
            To the drawing board
          </Link>
        </div>
        <SavedDesigns
          system={system.id}
          yard={yard}
          library={library}
          current={null}
          onGone={() => undefined}
          opener={(saved) => (
            <Link to="/yard/$system" params={{ system: system.id }} search={{ design: saved.id }} className="design-name">
              {saved.name}
            </Link>
          )}
        />
      </section>
    </BookContext>
  )
}
