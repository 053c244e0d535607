// Map, record and log of a match or a lesson, and the tabs for them on a narrow screen.
import type { Viewer } from '@admiralty/kernel'
import { type ReactNode, useMemo } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { Note } from '../api/social.ts'
import type { PlaybackState } from '../playback/use-playback-queue.ts'
import { CenterPane } from './center-pane.tsx'
import { Log } from './log.tsx'
import { recentObservations } from './observed-match.ts'
import { type Tab, Tabs } from './tabs.tsx'
import type { Aiming } from './use-aiming.ts'
import type { CatchUpState } from './use-catch-up.ts'
import { type EarlierEntries, NO_EARLIER } from './use-earlier-entries.ts'
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
}

export function TablePanes(props: TablePanesProps) {
  const { game, showing, aiming, selection, notes, now, unseen } = props
  const { observed, moving } = showing
  const { view } = observed
  const observations = useMemo(() => recentObservations(observed.log), [observed.log])
  const hasQuestion = aiming.question !== undefined
  const { choices, pick } = aiming
  const { draft } = aiming.answers
  const { selected, setSelected } = selection
  const { Record } = game.ui
  // The record is not drawn again while an order is on its way.
  const record = useMemo(
    () => <Record {...{ view, selected, draft, choices, observations }} onPick={pick} onSelect={setSelected} />,
    [Record, view, selected, draft, choices, observations, pick, setSelected],
  )
  return (
    <>
      {props.page ? (
        <main className="page-of-game">{props.page}</main>
      ) : (
        <>
          <CenterPane
            game={game}
            view={view}
            viewer={props.viewer}
            aiming={aiming}
            selection={selection}
            catchUp={props.catchUp}
            observations={observations}
            moving={moving}
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
          log={observed.log}
          earlier={props.earlier ?? NO_EARLIER}
          notes={notes}
          now={now}
          mine={hasQuestion}
          sideStyle={(seat) => game.ui.sideStyle(view, seat)}
        />
      </section>
      <Tabs among={props.tabs} tab={selection.tab} owed={hasQuestion} unseen={unseen} onTab={selection.setTab} />
    </>
  )
}
