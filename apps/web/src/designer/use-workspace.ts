// The design that is open in the designer: its undo history, the terms it is designed for, and its place in the library.
import { afterChange, afterRedo, afterUndo, type DesignerUi, type History, newHistory } from '@admiralty/game-ui'
import type { Shipyard } from '@admiralty/kernel'
import { useEffect, useState } from 'react'
import type { SavedDesign } from '../api/types.ts'
import { storeDraft, storedDraft } from './draft.ts'

interface WorkspaceState {
  readonly history: History<unknown>
  readonly terms: unknown
  /** Id in the library; null before the first save. */
  readonly id: string | null
  /** The design as it was last saved or opened. */
  readonly savedAs: unknown
}
/** Never equal to a design, so that a restored draft counts as unsaved. */
const UNSAVED = Symbol('unsaved')

export interface Workspace {
  readonly design: unknown
  readonly terms: unknown
  readonly id: string | null
  /** The design differs from what the library holds. */
  readonly unsaved: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Changes with the same `run` in a row are undone together. */
  change(design: unknown, run?: string): void
  changeTerms(terms: unknown): void
  undo(): void
  redo(): void
  /** Opens another design. `safe`: it counts as saved, because it is empty or in the library. */
  load(design: unknown, from: { readonly id: string | null; readonly safe: boolean }): void
  /** Records that `design` was saved. */
  saved(design: unknown, saved: SavedDesign): void
  /** Records that the library no longer has the design. */
  removed(): void
}

function restored(system: string, shipyard: Shipyard, designerUi: DesignerUi): WorkspaceState {
  const draft = storedDraft(system)
  const read = shipyard.schema.safeParse(draft?.design)
  const terms = designerUi.parseTerms(draft?.terms) ?? designerUi.terms
  if (!draft || !read.success) return { history: newHistory(designerUi.blank), terms, id: null, savedAs: designerUi.blank }
  return { history: newHistory(read.data), terms, id: draft.id, savedAs: draft.kept ? read.data : UNSAVED }
}

export function useWorkspace(system: string, shipyard: Shipyard, designerUi: DesignerUi): Workspace {
  const [state, setState] = useState(() => restored(system, shipyard, designerUi))
  const { history, terms, id, savedAs } = state
  const design = history.now
  const unsaved = design !== savedAs
  useEffect(() => storeDraft(system, { design, terms, id, kept: !unsaved }), [system, design, terms, id, unsaved])
  const step = (to: (history: History<unknown>) => History<unknown>) => setState((before) => ({ ...before, history: to(before.history) }))
  return {
    design,
    terms,
    id,
    unsaved,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next, run) => step((before) => afterChange(before, next, run)),
    changeTerms: (next) => setState((before) => ({ ...before, terms: next })),
    undo: () => step(afterUndo),
    redo: () => step(afterRedo),
    load: (next, from) =>
      setState((before) => ({
        history: newHistory(next),
        terms: designerUi.termsFor(next, before.terms),
        id: from.id,
        savedAs: from.safe ? next : UNSAVED,
      })),
    saved: (design, saved) => setState((before) => ({ ...before, id: saved.id, savedAs: design })),
    removed: () => setState((before) => ({ ...before, id: null, savedAs: UNSAVED })),
  }
}
