// The player's saved designs of all games.

import type { DesignerUi } from '@admiralty/game-ui'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type LoadedGame, loadedQuery } from '../api/games.ts'
import { gamesQuery } from '../api/queries.ts'
import { Book } from '../parts/rule.tsx'
import { ErrorPage, LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { renameDraft } from './draft.ts'
import { SavedDesigns } from './saved-designs.tsx'
import { useLibrary } from './use-library.ts'
import './designer.css'

export function DesignsPage() {
  const games = useQuery(gamesQuery)
  const loaded = useQueries({ queries: (games.data ?? []).map(({ about }) => loadedQuery(about.id)) })
  if (games.error) return <ErrorPage error={games.error} reset={() => void games.refetch()} />
  const designers = loaded.flatMap(({ data }) =>
    data?.ui.designer && data.system.shipyard ? [{ game: data, designerUi: data.ui.designer }] : [],
  )
  return (
    <Page title="Designer">
      <h1 className="big">Designer</h1>
      <p className="designer-lead">Design ships and fleets, save them and play with them in any battle.</p>
      {(!games.data || loaded.some(({ isPending }) => isPending)) && <LoadingNote what="Loading your designs…" />}
      {designers.map(({ game, designerUi }) => (
        <GameDesigns key={game.system.id} game={game} designerUi={designerUi} />
      ))}
    </Page>
  )
}

function GameDesigns({ game: { system }, designerUi }: { readonly game: LoadedGame; readonly designerUi: DesignerUi }) {
  const library = useLibrary(system.id)
  return (
    <Book system={system.id} open={null}>
      <section className="designer-game" aria-label={system.rulebook.title}>
        <div className="designer-game-h">
          <h2 className="title">{system.rulebook.title}</h2>
          <Link to="/designer/$system" params={{ system: system.id }} search={{}} className="btn go">
            Open the designer
          </Link>
        </div>
        <SavedDesigns
          system={system.id}
          designerUi={designerUi}
          library={library}
          current={null}
          onDeleted={() => undefined}
          onRenamed={({ id, name }) => renameDraft(system.id, id, (design) => designerUi.named(design, name))}
          opener={(saved) => (
            <Link to="/designer/$system" params={{ system: system.id }} search={{ design: saved.id }} className="design-name">
              {saved.name}
            </Link>
          )}
        />
      </section>
    </Book>
  )
}
