// The actions of the designer: save, open, import, export, print and play.
import type { DesignerUi } from '@admiralty/game-ui'
import type { RuleSystem, Shipyard } from '@admiralty/kernel'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { randomValue } from '../api/client.ts'
import { createMatch } from '../api/queries.ts'
import type { SavedDesign } from '../api/types.ts'
import { fileName, makeFile } from './design-file.ts'
import { matchForDesign } from './match-for-design.ts'
import { saveFile } from './save-file.ts'
import { useLibrary } from './use-library.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'
import { useWorkspace } from './use-workspace.ts'

export interface DesignerGame {
  readonly system: RuleSystem
  readonly shipyard: Shipyard
  readonly designerUi: DesignerUi
}

export function useDesigner({ system, shipyard, designerUi }: DesignerGame, wanted: string | undefined) {
  const board = useWorkspace(system.id, shipyard, designerUi)
  const library = useLibrary(system.id)
  const partings = useUnsavedGuard(board.unsaved)
  const navigate = useNavigate()
  const name = designerUi.nameOf(board.design).trim() || 'Unnamed'

  const address = (design: string | null) =>
    void navigate({ to: '/designer/$system', params: { system: system.id }, search: design === null ? {} : { design }, replace: true })
  /** Undefined if it failed; `library.error` has the reason. */
  const keep = async (id: string | null, design: unknown, called: string): Promise<SavedDesign | undefined> => {
    const saved = await library.keep({ id, name: called, design }).catch(() => undefined)
    if (saved) {
      board.saved(design, saved)
      address(saved.id)
    }
    return saved
  }
  const save = () => keep(board.id, board.design, name)
  const savedId = async () => (board.unsaved || board.id === null ? (await save())?.id : board.id)
  const lay = (design: unknown, from: { readonly id: string | null; readonly safe: boolean }) => {
    board.load(design, from)
    address(from.id)
  }
  const open = (saved: SavedDesign) => {
    const read = shipyard.schema.safeParse(saved.design)
    if (read.success) lay(read.data, { id: saved.id, safe: true })
  }
  const fight = useMutation({
    mutationFn: async () => {
      const id = await savedId()
      return id === undefined ? undefined : createMatch(matchForDesign(system, designerUi, board.terms, randomValue()))
    },
    onSuccess: (match) => match && navigate({ to: '/table/$id', params: { id: match.id }, ignoreBlocker: true }),
  })

  // The first address may name a design to open; later the open design sets the address.
  const [asked, setAsked] = useState(wanted === board.id ? undefined : wanted)
  const found = library.designs?.find(({ id }) => id === asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once, when the design is found
  useEffect(() => {
    if (!found) return
    setAsked(undefined)
    partings.whenSafe(() => open(found))
  }, [found])

  return {
    name,
    board,
    library,
    partings,
    busy: library.busy || fight.isPending,
    error: fight.error ?? library.error,
    missing: asked !== undefined && library.designs !== undefined && !found,
    save,
    saveAs(called: string) {
      const copy = designerUi.named(board.design, called)
      board.change(copy)
      void keep(null, copy, called)
    },
    blank: () => partings.whenSafe(() => lay(designerUi.blank, { id: null, safe: true })),
    open: (saved: SavedDesign) => partings.whenSafe(() => open(saved)),
    brought: (design: unknown) => partings.whenSafe(() => lay(design, { id: null, safe: false })),
    gone({ id }: SavedDesign) {
      if (id !== board.id) return
      board.removed()
      address(null)
    },
    stay() {
      partings.stay()
      address(board.id)
    },
    exportFile: () => saveFile(fileName({ system: system.id, name }), makeFile({ system: system.id, name, design: board.design })),
    async print() {
      const design = await savedId()
      if (design !== undefined)
        void navigate({ to: '/print/$system', params: { system: system.id }, search: { design }, ignoreBlocker: true })
    },
    fight: () => fight.mutate(),
  }
}
export type OpenDesigner = ReturnType<typeof useDesigner>
