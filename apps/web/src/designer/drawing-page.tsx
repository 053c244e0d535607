// The shipyard of a game: its drawing board, with the library, files, paper and a battle around it.
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { loadedQuery } from '../api/games.ts'
import { BookContext } from '../parts/rule.tsx'
import { sentence } from '../parts/sentence.ts'
import { LateRuleDrawer } from '../rules/drawer.tsx'
import { Page, Top } from '../shell/shell.tsx'
import { NothingHere, Trouble, Waiting } from '../shell/trouble.tsx'
import { AskName } from './ask-name.tsx'
import { BringButton, DropZone, useBringing } from './bringing.tsx'
import { Leaving } from './leaving.tsx'
import { LibraryDrawer } from './library-drawer.tsx'
import { Toolbar } from './toolbar.tsx'
import { useUndoKeys } from './use-undo-keys.ts'
import { useYard, type YardOf, type YardState } from './use-yard.ts'
import './yard.css'

export function DrawingPage() {
  const { system: id } = useParams({ from: '/yard/$system' })
  const game = useQuery(loadedQuery(id))
  if (game.error) return <Trouble error={game.error} />
  if (!game.data)
    return (
      <Page title="Shipyard">
        <Waiting what="Opening the yard…" />
      </Page>
    )
  const { system, ui } = game.data
  if (!ui.designer || !system.shipyard) return <NothingHere />
  return <Drawing key={id} system={system} shipyard={system.shipyard} yard={ui.designer} />
}

/** How what is on the board stands to the library, in a word. */
const standing = ({ id, loose }: YardState['board']): string => {
  if (id === null) return loose ? 'not saved' : 'new'
  return loose ? 'changed since it was saved' : 'in your library'
}

function Drawing(props: YardOf) {
  const { system, shipyard, yard } = props
  const { design: wanted } = useSearch({ from: '/yard/$system' })
  const state = useYard(props, wanted)
  const { board, name } = state
  const [rule, setRule] = useState<string | null>(null)
  const book = useMemo(() => ({ system: system.id, open: setRule }), [system.id])
  const { title } = system.rulebook
  const bringing = useBringing({ reader: { system: system.id, title, shipyard }, onBrought: ({ design }) => state.brought(design) })
  useUndoKeys(board)
  return (
    <BookContext value={book}>
      <title>{`${name}, ${title} shipyard · Admiralty`}</title>
      <div className="yard-frame">
        <Top>
          <b>{name}</b>
          <span>{title}</span>
          <span role="status">{standing(board)}</span>
        </Top>
        <DropZone onFile={bringing.bring}>
          <Desk {...props} state={state} bringing={bringing} />
          <main className="yard-main" aria-label="Shipyard">
            <Suspense fallback={<Waiting what="Opening the yard…" />}>
              <yard.Board design={board.design} terms={board.terms} onDesign={board.draw} onTerms={board.agree} onRule={setRule} />
            </Suspense>
          </main>
        </DropZone>
      </div>
      <LateRuleDrawer system={system.id} rule={rule} onClose={() => setRule(null)} />
    </BookContext>
  )
}

interface DeskProps extends YardOf {
  readonly state: YardState
  readonly bringing: ReturnType<typeof useBringing>
}
/** Above the board: the tools, what went wrong, and what they open. */
function Desk({ system, yard, state, bringing }: DeskProps) {
  const { board, library, name, partings } = state
  const [naming, setNaming] = useState(false)
  const [listed, setListed] = useState(false)
  const [refused] = yard.check(board.design, board.terms)
  return (
    <>
      <Toolbar
        board={board}
        busy={state.busy}
        kept={library.designs?.length ?? null}
        unfit={refused ? sentence(refused.reason) : null}
        bring={<BringButton onFile={bringing.bring} />}
        onNew={state.blank}
        onSave={() => void state.save()}
        onSaveAs={() => setNaming(true)}
        onLibrary={() => setListed(true)}
        onExport={state.exportFile}
        onPrint={() => void state.print()}
        onPlay={state.fight}
      />
      <Said state={state} bringing={bringing} />
      <LibraryDrawer
        system={system.id}
        yard={yard}
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
      <AskName
        asked={naming ? { title: 'Save it under another name', name, go: 'Save', onName: state.saveAs } : null}
        onClose={() => setNaming(false)}
      />
      <Leaving
        parting={partings.parting}
        name={name}
        busy={state.busy}
        onSave={() => void state.save().then((saved) => saved && partings.go())}
        onLeave={partings.go}
        onStay={state.stay}
      />
    </>
  )
}

function Said({ state, bringing }: Pick<DeskProps, 'state' | 'bringing'>) {
  const lost = state.missing ? 'That design is not in your library.' : null
  const said = bringing.wrong ?? state.error?.message ?? lost
  if (said === null) return null
  return (
    <p className="yard-said" role="alert">
      <span>{said}</span>
      {bringing.wrong !== null && (
        <button type="button" className="btn quiet" onClick={bringing.forget}>
          All right
        </button>
      )}
    </p>
  )
}
