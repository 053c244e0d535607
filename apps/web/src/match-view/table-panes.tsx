// Map, record and log of a match or a lesson, and the tabs for them on a narrow screen.
import { NO_RECAP, type Recap } from '@admiralty/game-ui'
import type { Choice, Seat, Viewer } from '@admiralty/kernel'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { Note } from '../api/social.ts'
import type { CatchUpState } from './catch-up.tsx'
import { CenterPane, type Drawn } from './center-pane.tsx'
import { type EarlierEntries, Log, NO_EARLIER } from './log.tsx'
import { recentObservations } from './observed-match.ts'
import { type Tab, Tabs } from './tabs.tsx'
import type { Aiming } from './use-aiming.ts'
import type { PlaybackState } from './use-playback-queue.ts'
import type { Selection } from './use-selection.ts'
import './phone.css'

interface TablePanesProps {
  readonly game: LoadedGame
  readonly showing: PlaybackState
  readonly viewer: Viewer
  readonly aiming: Aiming
  readonly selection: Selection
  /** The game's own page, instead of map and record. */
  readonly page?: ReactNode
  /** Entries since the last visit. */
  readonly catchUp?: CatchUpState
  /** The acts of others since the last answer; a lesson has none. */
  readonly recap?: Recap
  /** The entries before the log; a lesson has none. */
  readonly earlier?: EarlierEntries
  /** Messages of players, shown between the lines of the log. */
  readonly notes: readonly Note[]
  /** The last line of the log: whom the match waits for. */
  readonly now: string | null
  /** Below the record. */
  readonly recordLink?: ReactNode
  /** In the head of the log. */
  readonly logLink?: ReactNode
  /** The tabs of a narrow screen. */
  readonly tabs: readonly Tab[]
  /** A message or a proposal is unread. */
  readonly unseen: boolean
  /** Whether the map says why a press picks nothing. */
  readonly explains?: boolean
}

/**
 * Returns the content of the map and of the record. Drawing them takes the longest, so after an entry or a sealed order the dialog shows
 * first. The map shows an animation at once.
 */
function useDrawn({ observed: { view, log }, moving }: PlaybackState, aiming: Aiming): { readonly map: Drawn; readonly record: Drawn } {
  const { about, question, choices, regions, choiceAt, pick } = aiming
  const { draft } = aiming.answers
  const observations = useMemo(() => recentObservations(log), [log])
  const now = useMemo(
    () => ({
      about,
      view,
      observations,
      moving,
      question,
      choices,
      regions,
      choiceAt,
      draft,
      pick: (choice: Choice) => pick(choice, about),
    }),
    [about, view, observations, moving, question, choices, regions, choiceAt, draft, pick],
  )
  const before = useDeferredValue(now)
  const record = now.about === before.about && now.view === before.view ? now : before
  return { map: now.moving || before.moving ? now : record, record }
}

export function TablePanes(props: TablePanesProps) {
  const { game, showing, aiming, selection, notes, now, unseen } = props
  const { view: latest } = showing.observed
  const hasQuestion = aiming.question !== undefined
  const { log: lines } = showing.observed
  const lastLines = useMemo(() => ({ log: lines, now, mine: hasQuestion }), [lines, now, hasQuestion])
  const log = useDeferredValue(lastLines)
  const drawn = useDrawn(showing, props.explains === false ? { ...aiming, question: undefined } : aiming)
  const { view, draft, choices, observations, pick } = drawn.record
  const { selected, setSelected } = selection
  const { Record } = game.ui
  const { draw } = aiming
  // The record is not drawn again while an order is on its way.
  const record = useMemo(
    () => <Record {...{ view, selected, draft, choices, observations }} onPick={pick} onDraft={draw} onSelect={setSelected} />,
    [Record, view, selected, draft, choices, observations, pick, draw, setSelected],
  )
  const sideStyle = useCallback((seat: Seat) => game.ui.sideStyle(latest, seat), [game.ui, latest])
  return (
    <>
      {props.page ? (
        <main className="page-of-game">{props.page}</main>
      ) : (
        <>
          <CenterPane
            game={game}
            view={latest}
            drawn={drawn.map}
            recap={props.recap ?? NO_RECAP}
            viewer={props.viewer}
            aiming={aiming}
            selection={selection}
            catchUp={props.catchUp}
          />
          <aside className="record-panel" aria-label="Record">
            {record}
            {props.recordLink}
          </aside>
        </>
      )}
      <section className="log" aria-label="Log">
        <div className="h">
          <h2>Log</h2>
          {props.logLink}
          <button type="button" className="linkish aside" aria-pressed={selection.asText} onClick={selection.flipText}>
            {selection.asText ? 'Map view' : 'Text view'}
          </button>
        </div>
        <Log
          {...log}
          recap={props.recap ?? NO_RECAP}
          earlier={props.earlier ?? NO_EARLIER}
          notes={notes}
          late={log !== lastLines}
          sideStyle={sideStyle}
        />
      </section>
      <Tabs among={props.tabs} tab={selection.tab} owed={hasQuestion} unseen={unseen} onTab={selection.setTab} />
    </>
  )
}
