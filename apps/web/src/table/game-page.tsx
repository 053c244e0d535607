// A question answered on the game's own page, with the designs its owner has kept.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { addDesign, designsQuery, updateDesigns, withDesign } from '../api/designs.ts'
import type { LoadedGame } from '../api/games.ts'
import { LoadingNote } from '../shell/error-page.tsx'
import type { Decision } from './use-decision.ts'

interface GamePageProps {
  readonly game: LoadedGame
  readonly view: unknown
  readonly answers: Decision['answers']
  /** Nobody else plays at this screen: a design kept here would tell the next one what was drawn. */
  readonly alone: boolean
  onRule(rule: string): void
}

export function GamePage({ game: { system, ui }, view, answers, alone, onRule }: GamePageProps) {
  const queries = useQueryClient()
  const designs = useQuery({ ...designsQuery(system.id), enabled: ui.designer !== null })
  const save = async (name: string, design: unknown) =>
    updateDesigns(queries, system.id, withDesign(await addDesign(system.id, { name, design })))
  return (
    <Suspense fallback={<LoadingNote what="Fetching the ships…" />}>
      <ui.Page
        view={view}
        draft={answers.draft}
        refused={answers.refused && { rule: answers.refused.rule ?? '', reason: answers.refused.reason }}
        busy={answers.busy}
        designs={designs.data ?? []}
        onSaveDesign={alone && ui.designer !== null ? save : null}
        onDraft={answers.write}
        onOrder={answers.order}
        onRule={onRule}
      />
    </Suspense>
  )
}
