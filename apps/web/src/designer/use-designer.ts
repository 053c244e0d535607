// The acts of the shipyard: saving what is on the board, laying something else on it, taking it to paper or to a battle.
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
  readonly yard: DesignerUi
}

export function useDesigner({ system, shipyard, yard }: DesignerGame, wanted: string | undefined) {
  const board = useWorkspace(system.id, shipyard, yard)
  const library = useLibrary(system.id)
  const partings = useUnsavedGuard(board.unsaved)
  const navigate = useNavigate()
  const name = yard.nameOf(board.design).trim() || 'Unnamed'

  const address = (design: string | null) =>
    void navigate({ to: '/designer/$system', params: { system: system.id }, search: design === null ? {} : { design }, replace: true })
  /** Undefined where it failed: `library.error` says why. */
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
      return id === undefined ? undefined : createMatch(matchForDesign(system, yard, board.terms, randomValue()))
    },
    onSuccess: (match) => match && navigate({ to: '/table/$id', params: { id: match.id }, ignoreBlocker: true }),
  })

  // The address a person comes by may name a design; later the board names the address.
  const [asked, setAsked] = useState(wanted === board.id ? undefined : wanted)
  const found = library.designs?.find(({ id }) => id === asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done is as it was when the design was found
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
      const copy = yard.named(board.design, called)
      board.change(copy)
      void keep(null, copy, called)
    },
    blank: () => partings.whenSafe(() => lay(yard.blank, { id: null, safe: true })),
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
export type DesignerState = ReturnType<typeof useDesigner>
