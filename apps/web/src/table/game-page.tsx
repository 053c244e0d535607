// A question that is answered on the game's own page, with the player's saved designs.
import type { Place } from '@admiralty/kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { addDesign, designsQuery, updateDesigns, withDesign } from '../api/designs.ts'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import { SaveOnlyBox } from '../match-view/ask.tsx'
import type { ObservedMatch } from '../match-view/observed-match.ts'
import type { Selection } from '../match-view/use-selection.ts'
import { LoadingNote } from '../shell/error-page.tsx'
import type { OpenPages } from './game-pages.tsx'
import type { Decision } from './use-decision.ts'

interface GamePageProps {
  readonly game: LoadedGame
  readonly view: unknown
  readonly answers: Decision['answers']
  /** No other seat shares this screen. Otherwise saving is off, because the library would show a design to the other player. */
  readonly alone: boolean
}

/** Selects a thing and shows its place on the map. */
const showIn =
  ({ setSelected, pointing }: Selection) =>
  (thing: string, place: Place) => {
    setSelected(thing)
    pointing.place(place)
  }

interface ExtraPageOfProps extends Pick<GamePageProps, 'game' | 'view'> {
  /** The id of the page. */
  readonly open: string
  readonly selection: Selection
}
/** A page of the game beside its map. */
function ExtraPageOf({ game: { ui }, view, open, selection }: ExtraPageOfProps) {
  const page = ui.pages.find(({ id }) => id === open)
  if (!page) return null
  return (
    <Suspense fallback={<LoadingNote what="Loading the page…" />}>
      <page.Page view={view} selected={selection.selected} onShow={showIn(selection)} />
    </Suspense>
  )
}

interface OpenGamePageProps extends Pick<GamePageProps, 'game' | 'answers'>, Pick<ExtraPageOfProps, 'selection'> {
  readonly match: Pick<MatchInfo, 'mine'>
  readonly observed: Pick<ObservedMatch, 'view'>
  readonly opened: OpenPages
}
/** The page that is open instead of the map. */
export function OpenGamePage({ match, observed: { view }, opened, selection, game, answers }: OpenGamePageProps) {
  if (opened.isAsking) return <GamePage {...{ game, view, answers, selection }} alone={match.mine.length < 2} />
  const { sealedOrders } = game.ui
  if (sealedOrders === null || opened.sealedOrder === undefined) return <ExtraPageOf {...{ game, view, selection }} open={opened.open} />
  return (
    <Suspense fallback={<LoadingNote what="Loading the page…" />}>
      <sealedOrders.Page view={view} order={opened.sealedOrder} onShow={showIn(selection)} />
    </Suspense>
  )
}

function GamePage({ game: { system, ui }, view, answers, selection, alone }: GamePageProps & Pick<ExtraPageOfProps, 'selection'>) {
  const queries = useQueryClient()
  const designs = useQuery({ ...designsQuery(ui.designsOf ?? system.id), enabled: ui.designer !== null || ui.designsOf !== null })
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
        onShow={showIn(selection)}
      />
    </Suspense>
  )
}
