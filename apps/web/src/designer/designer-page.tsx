// The designer of a game, with undo, library, files, print and a match for the open design.
import { useKeys } from '@admiralty/board'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { loadedQuery } from '../api/games.ts'
import { Book } from '../parts/rule.tsx'
import { sentence } from '../parts/sentence.ts'
import { LateRuleDrawer } from '../rules/drawer.tsx'
import { ErrorPage, LoadingNote, NotFoundPage } from '../shell/error-page.tsx'
import { Page, Top } from '../shell/shell.tsx'
import { DropZone, ImportButton, useImport } from './import-design.tsx'
import { LibraryDrawer } from './library-drawer.tsx'
import { NameDialog } from './name-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { type DesignerGame, type OpenDesigner, useDesigner } from './use-designer.ts'
import './designer.css'

export function DesignerPage() {
  const { system: id } = useParams({ from: '/designer/$system' })
  const game = useQuery(loadedQuery(id))
  if (game.error) return <ErrorPage error={game.error} />
  if (!game.data)
    return (
      <Page title="Designer">
        <LoadingNote what="Loading the designer…" />
      </Page>
    )
  const { system, ui } = game.data
  if (!ui.designer || !system.shipyard) return <NotFoundPage />
  return <Designer key={id} system={system} shipyard={system.shipyard} designerUi={ui.designer} />
}

/** The status beside the design's name. */
const saveStatus = ({ id, unsaved }: OpenDesigner['board']): string => {
  if (id === null) return unsaved ? 'not saved' : 'new'
  return unsaved ? 'unsaved changes' : 'saved'
}

function Designer(props: DesignerGame) {
  const { system, shipyard, designerUi } = props
  const { design: requested } = useSearch({ from: '/designer/$system' })
  const state = useDesigner(props, requested)
  const { board, name } = state
  const [rule, setRule] = useState<string | null>(null)
  const { title } = system.rulebook
  const imports = useImport({ reader: { system: system.id, title, shipyard }, onImport: ({ design }) => state.openImported(design) })
  useKeys({
    title: 'Design',
    bindings: [
      { keys: ['Ctrl+z'], does: 'Undo', run: board.undo },
      { keys: ['Ctrl+Shift+z', 'Ctrl+y'], does: 'Redo', run: board.redo },
    ],
  })
  return (
    <Book system={system.id} open={setRule}>
      <div className="designer-frame">
        <Top inWindow={`${name}, ${title} designer · Admiralty`}>
          <b>{name}</b>
          <span>{title}</span>
          <span role="status">{saveStatus(board)}</span>
        </Top>
        <DropZone onFile={imports.importFile}>
          <DesignerTools {...props} state={state} imports={imports} />
          <main className="designer-main" aria-label="Designer">
            <Suspense fallback={<LoadingNote what="Loading the designer…" />}>
              <designerUi.Board design={board.design} terms={board.terms} onDesign={board.change} onTerms={board.changeTerms} />
            </Suspense>
          </main>
        </DropZone>
      </div>
      <LateRuleDrawer system={system.id} rule={rule} onClose={() => setRule(null)} />
    </Book>
  )
}

interface DesignerToolsProps extends DesignerGame {
  readonly state: OpenDesigner
  readonly imports: ReturnType<typeof useImport>
}
/** The toolbar, an error message and the dialogs. */
function DesignerTools({ system, designerUi, state, imports }: DesignerToolsProps) {
  const { board, library, name, guard } = state
  const [naming, setNaming] = useState(false)
  const [libraryOpen, setLibraryOpen] = useState(false)
  const [refused] = designerUi.check(board.design, board.terms)
  return (
    <>
      <Toolbar
        state={state}
        refusal={refused ? sentence(refused.reason) : null}
        importButton={<ImportButton onFile={imports.importFile} />}
        onSaveAs={() => setNaming(true)}
        onLibrary={() => setLibraryOpen(true)}
      />
      <ErrorMessage state={state} imports={imports} />
      <LibraryDrawer
        system={system.id}
        designerUi={designerUi}
        library={library}
        current={board.id}
        isOpen={libraryOpen}
        onClose={() => setLibraryOpen(false)}
        onOpen={(saved) => {
          setLibraryOpen(false)
          state.open(saved)
        }}
        onDeleted={state.deleted}
        onRenamed={state.renamed}
      />
      <NameDialog
        request={naming ? { title: 'Save as', name, button: 'Save', onName: state.saveAs } : null}
        onClose={() => setNaming(false)}
      />
      <UnsavedDialog
        pending={guard.pending}
        name={name}
        busy={state.busy}
        onSave={() => void state.save().then((saved) => saved && guard.proceed())}
        onLeave={guard.proceed}
        onStay={state.stay}
      />
    </>
  )
}

function ErrorMessage({ state, imports }: Pick<DesignerToolsProps, 'state' | 'imports'>) {
  const missing = state.missing ? 'This design is not in your library.' : null
  const message = imports.error ?? state.error?.message ?? missing
  if (message === null) return null
  return (
    <p className="designer-message" role="alert">
      <span>{message}</span>
      {imports.error !== null && (
        <button type="button" className="btn quiet" onClick={imports.clearError}>
          OK
        </button>
      )}
    </p>
  )
}
