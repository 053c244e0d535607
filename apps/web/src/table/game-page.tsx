// A question that is answered on the game's own page, with the player's saved designs.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { addDesign, designsQuery, updateDesigns, withDesign } from '../api/designs.ts'
import type { LoadedGame } from '../api/games.ts'
import { SaveOnlyBox } from '../match-view/ask.tsx'
import { LoadingNote } from '../shell/error-page.tsx'
import type { Decision } from './use-decision.ts'

interface GamePageProps {
  readonly game: LoadedGame
  readonly view: unknown
  readonly answers: Decision['answers']
  /** No other seat shares this screen. Otherwise saving is off, because the library would show a design to the other player. */
  readonly alone: boolean
}

export function GamePage({ game: { system, ui }, view, answers, alone }: GamePageProps) {
  const queries = useQueryClient()
  const designs = useQuery({ ...designsQuery(system.id), enabled: ui.designer !== null })
  const save = async (name: string, design: unknown) =>
    updateDesigns(queries, system.id, withDesign(await addDesign(system.id, { name, design })))
  return (
    <Suspense fallback={<LoadingNote what="Loading the page…" />}>
      {answers.saving && <SaveOnlyBox saving={answers.saving} />}
      <ui.Page
        view={view}
        draft={answers.draft}
        refused={answers.refused?.map(({ rule, reason }) => ({ rule: rule ?? '', reason })) ?? []}
        busy={answers.busy}
        designs={designs.data ?? []}
        onSaveDesign={alone && ui.designer !== null ? save : null}
        onDraft={answers.write}
        onOrder={answers.order}
      />
    </Suspense>
  )
}
