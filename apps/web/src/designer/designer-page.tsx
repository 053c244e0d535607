// The designer of a game, with undo, library, files, print and a match for the open design.
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { loadedQuery } from '../api/games.ts'
import { BookContext } from '../parts/rule.tsx'
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
import { useUndoKeys } from './use-undo-keys.ts'
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
  const { design: wanted } = useSearch({ from: '/designer/$system' })
  const state = useDesigner(props, wanted)
  const { board, name } = state
  const [rule, setRule] = useState<string | null>(null)
  const book = useMemo(() => ({ system: system.id, open: setRule }), [system.id])
  const { title } = system.rulebook
  const bringing = useImport({ reader: { system: system.id, title, shipyard }, onBrought: ({ design }) => state.brought(design) })
  useUndoKeys(board)
  return (
    <BookContext value={book}>
      <title>{`${name}, ${title} designer · Admiralty`}</title>
      <div className="designer-frame">
        <Top>
          <b>{name}</b>
          <span>{title}</span>
          <span role="status">{saveStatus(board)}</span>
        </Top>
        <DropZone onFile={bringing.bring}>
          <DesignerTools {...props} state={state} bringing={bringing} />
          <main className="designer-main" aria-label="Designer">
            <Suspense fallback={<LoadingNote what="Loading the designer…" />}>
              <designerUi.Board
                design={board.design}
                terms={board.terms}
                onDesign={board.change}
                onTerms={board.changeTerms}
                onRule={setRule}
              />
            </Suspense>
          </main>
        </DropZone>
      </div>
      <LateRuleDrawer system={system.id} rule={rule} onClose={() => setRule(null)} />
    </BookContext>
  )
}

interface DesignerToolsProps extends DesignerGame {
  readonly state: OpenDesigner
  readonly bringing: ReturnType<typeof useImport>
}
/** The toolbar, error messages and the dialogs they open. */
function DesignerTools({ system, designerUi, state, bringing }: DesignerToolsProps) {
  const { board, library, name, partings } = state
  const [naming, setNaming] = useState(false)
  const [listed, setListed] = useState(false)
  const [refused] = designerUi.check(board.design, board.terms)
  return (
    <>
      <Toolbar
        board={board}
        busy={state.busy}
        kept={library.designs?.length ?? null}
        unfit={refused ? sentence(refused.reason) : null}
        bring={<ImportButton onFile={bringing.bring} />}
        onNew={state.blank}
        onSave={() => void state.save()}
        onSaveAs={() => setNaming(true)}
        onLibrary={() => setListed(true)}
        onExport={state.exportFile}
        onPrint={() => void state.print()}
        onPlay={state.fight}
      />
      <Messages state={state} bringing={bringing} />
      <LibraryDrawer
        system={system.id}
        designerUi={designerUi}
        library={library}
        current={board.id}
        isOpen={listed}
        onClose={() => setListed(false)}
        onOpen={(saved) => {
          setListed(false)
          state.open(saved)
        }}
        onGone={state.gone}
      />
      <NameDialog asked={naming ? { title: 'Save as', name, go: 'Save', onName: state.saveAs } : null} onClose={() => setNaming(false)} />
      <UnsavedDialog
        parting={partings.pending}
        name={name}
        busy={state.busy}
        onSave={() => void state.save().then((saved) => saved && partings.proceed())}
        onLeave={partings.proceed}
        onStay={state.stay}
      />
    </>
  )
}

function Messages({ state, bringing }: Pick<DesignerToolsProps, 'state' | 'bringing'>) {
  const lost = state.missing ? 'This design is not in your library.' : null
  const said = bringing.wrong ?? state.error?.message ?? lost
  if (said === null) return null
  return (
    <p className="designer-said" role="alert">
      <span>{said}</span>
      {bringing.wrong !== null && (
        <button type="button" className="btn quiet" onClick={bringing.forget}>
          OK
        </button>
      )}
    </p>
  )
}
