// The drawing board: the design on it with its steps, what it is drawn for, and where it stands in the library.
import type { DesignerUi } from '@admiralty/game-ui'
import type { Shipyard } from '@admiralty/kernel'
import { useEffect, useState } from 'react'
import type { SavedDesign } from '../api/types.ts'
import { keepDraft, storedDraft } from './draft.ts'
import { begun, redone, type Steps, taken, undone } from './steps.ts'

interface Lying {
  readonly steps: Steps<unknown>
  readonly terms: unknown
  /** In the library; null as long as it is not there. */
  readonly id: string | null
  /** As the library has it, or as it was begun: no work is lost with that. */
  readonly safe: unknown
}
/** Something else than the library can have: work of another day that was not kept. */
const UNSAFE = Symbol('unsafe')

export interface Drawn {
  readonly design: unknown
  readonly terms: unknown
  readonly id: string | null
  /** Work that is nowhere but here. */
  readonly loose: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  draw(design: unknown, run?: string): void
  agree(terms: unknown): void
  undo(): void
  redo(): void
  /** Lays something else on the board. */
  lay(design: unknown, from: { readonly id: string | null; readonly safe: boolean }): void
  /** It is in the library now, as it was handed over. */
  stored(design: unknown, saved: SavedDesign): void
  /** The library has it no more. */
  lost(): void
}

function found(system: string, shipyard: Shipyard, yard: DesignerUi): Lying {
  const draft = storedDraft(system)
  const read = shipyard.schema.safeParse(draft?.design)
  const terms = yard.parseTerms(draft?.terms) ?? yard.terms
  if (!draft || !read.success) return { steps: begun(yard.blank), terms, id: null, safe: yard.blank }
  return { steps: begun(read.data), terms, id: draft.id, safe: draft.kept ? read.data : UNSAFE }
}

export function useBoard(system: string, shipyard: Shipyard, yard: DesignerUi): Drawn {
  const [lying, setLying] = useState(() => found(system, shipyard, yard))
  const { steps, terms, id, safe } = lying
  const design = steps.now
  const loose = design !== safe
  useEffect(() => keepDraft(system, { design, terms, id, kept: !loose }), [system, design, terms, id, loose])
  const step = (to: (steps: Steps<unknown>) => Steps<unknown>) => setLying((before) => ({ ...before, steps: to(before.steps) }))
  return {
    design,
    terms,
    id,
    loose,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    draw: (next, run) => step((before) => taken(before, next, run)),
    agree: (next) => setLying((before) => ({ ...before, terms: next })),
    undo: () => step(undone),
    redo: () => step(redone),
    lay: (next, from) =>
      setLying((before) => ({
        steps: begun(next),
        terms: yard.termsFor(next, before.terms),
        id: from.id,
        safe: from.safe ? next : UNSAFE,
      })),
    stored: (kept, saved) => setLying((before) => ({ ...before, id: saved.id, safe: kept })),
    lost: () => setLying((before) => ({ ...before, id: null, safe: UNSAFE })),
  }
}
