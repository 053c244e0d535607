// The actions of the designer: save, open, import, export, print and play.
import type { DesignerUi } from '@admiralty/game-ui'
import type { RuleSystem, Shipyard } from '@admiralty/kernel'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { randomValue } from '../api/client.ts'
import type { SavedDesign } from '../api/types.ts'
import { saveFile } from '../parts/save-file.ts'
import { createMatch } from '../proof/signed-requests.ts'
import { fileName, makeFile } from './design-file.ts'
import { matchForDesign } from './match-for-design.ts'
import { type Library, useLibrary } from './use-library.ts'
import { type UnsavedGuard, useUnsavedGuard } from './use-unsaved-guard.ts'
import { useWorkspace, type Workspace } from './use-workspace.ts'

export interface DesignerGame {
  readonly system: RuleSystem
  readonly shipyard: Shipyard
  readonly designerUi: DesignerUi
}

/** The open design, the library and the dialogs that the actions use. */
interface DesignerContext extends DesignerGame {
  readonly board: Workspace
  readonly library: Library
  readonly guard: UnsavedGuard
  readonly name: string
  /** Names the open design in the address of the page; null for a design without an id. */
  setAddress(design: string | null): void
}

/** `requested` is the id of the design in the first address of the page. */
export function useDesigner(game: DesignerGame, requested: string | undefined) {
  const { system, shipyard, designerUi } = game
  const board = useWorkspace(system.id, shipyard, designerUi)
  const library = useLibrary(system.id)
  const guard = useUnsavedGuard(board.unsaved)
  const setAddress = useDesignAddress(system.id)
  const name = designerUi.nameOf(board.design).trim() || 'Unnamed'
  const designer: DesignerContext = { ...game, board, library, guard, name, setAddress }
  const { savedId, ...saving } = saveActions(designer)
  const opening = openActions(designer)
  const using = usePrintAndPlay(designer, savedId)
  const missing = useRequestedDesign(designer, requested, opening.open)
  return {
    ...saving,
    ...opening,
    name,
    board,
    library,
    guard,
    missing,
    busy: library.busy || using.starting,
    error: using.error ?? library.error,
    print: using.print,
    play: using.play,
    exportFile: () => saveFile(fileName({ system: system.id, name }), makeFile({ system: system.id, name, design: board.design })),
  }
}
export type OpenDesigner = ReturnType<typeof useDesigner>

function useDesignAddress(system: string): DesignerContext['setAddress'] {
  const navigate = useNavigate()
  return (design) =>
    void navigate({ to: '/designer/$system', params: { system }, search: design === null ? {} : { design }, replace: true })
}

function saveActions({ designerUi, board, library, name, setAddress }: DesignerContext) {
  /** Undefined if it failed; `library.error` has the reason. */
  const saveAsName = async (id: string | null, design: unknown, newName: string): Promise<SavedDesign | undefined> => {
    const saved = await library.save({ id, name: newName, design }).catch(() => undefined)
    if (saved) {
      board.saved(design, saved)
      setAddress(saved.id)
    }
    return saved
  }
  const save = () => saveAsName(board.id, board.design, name)
  return {
    save,
    saveAs(newName: string) {
      const copy = designerUi.named(board.design, newName)
      board.change(copy)
      void saveAsName(null, copy, newName)
    },
    /** The id of the open design, saved first if it has changed; undefined if that failed. */
    savedId: async () => (board.unsaved || board.id === null ? (await save())?.id : board.id),
    /** After the library has renamed a design. Other changes of the open design stay unsaved. */
    renamed(saved: SavedDesign) {
      if (saved.id !== board.id) return
      const design = designerUi.named(board.design, saved.name)
      board.change(design)
      if (!board.unsaved) board.saved(design, saved)
    },
    /** After the library has deleted a design. */
    deleted({ id }: SavedDesign) {
      if (id !== board.id) return
      board.removed()
      setAddress(null)
    },
  }
}

/** Each action asks first if it would replace unsaved work. */
function openActions({ shipyard, designerUi, board, guard, setAddress }: DesignerContext) {
  const load = (design: unknown, from: { readonly id: string | null; readonly safe: boolean }) => {
    board.load(design, from)
    setAddress(from.id)
  }
  const loadSaved = (saved: SavedDesign) => {
    const read = shipyard.schema.safeParse(saved.design)
    if (read.success) load(read.data, { id: saved.id, safe: true })
  }
  return {
    blank: () => guard.whenSafe(() => load(designerUi.blank, { id: null, safe: true })),
    open: (saved: SavedDesign) => guard.whenSafe(() => loadSaved(saved)),
    openImported: (design: unknown) => guard.whenSafe(() => load(design, { id: null, safe: false })),
    /** Keeps the open design after all. */
    stay() {
      guard.stay()
      setAddress(board.id)
    },
  }
}

/** Opens the design of the first address. True if the library does not have it. Later the open design sets the address. */
function useRequestedDesign(
  { board, library }: DesignerContext,
  requested: string | undefined,
  open: (saved: SavedDesign) => void,
): boolean {
  const [pending, setPending] = useState(requested === board.id ? undefined : requested)
  const found = library.designs?.find(({ id }) => id === pending)
  const openFound = useEffectEvent(() => {
    if (!found) return
    setPending(undefined)
    open(found)
  })
  useEffect(() => openFound(), [found])
  return pending !== undefined && library.designs !== undefined && !found
}

/** Both save the design first. */
function usePrintAndPlay({ system, designerUi, board }: DesignerContext, savedId: () => Promise<string | undefined>) {
  const navigate = useNavigate()
  const match = useMutation({
    mutationFn: async () => {
      const id = await savedId()
      return id === undefined ? undefined : createMatch(matchForDesign(system, designerUi, board.terms, randomValue()))
    },
    onSuccess: (created) => created && navigate({ to: '/table/$id', params: { id: created.id }, ignoreBlocker: true }),
  })
  return {
    starting: match.isPending,
    error: match.error,
    play: () => match.mutate(),
    async print() {
      const design = await savedId()
      if (design !== undefined)
        void navigate({ to: '/print/$system', params: { system: system.id }, search: { design }, ignoreBlocker: true })
    },
  }
}
