// The match page: joins the stream, and plays earlier entries before the table is shown.
import { useState } from 'react'
import type { EarlierEntries } from '../match-view/log.tsx'
import { callOf, type ObservedMatch } from '../match-view/observed-match.ts'
import { usePlaybackQueue } from '../match-view/use-playback-queue.ts'
import { useInstantSounds, useMotionSounds } from '../match-view/use-sounds.ts'
import { useRecordedReceipt } from '../proof/recorder.ts'
import { LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import type { TableState } from './connection.ts'
import type { PlayProps } from './play-props.ts'
import { TableView } from './table-view.tsx'
import { useEarlierEntries } from './use-earlier-entries.ts'
import { useTable } from './use-table.ts'

export function Play(props: PlayProps) {
  const state = useTable(props.match.id, props.viewer, props.game.words)
  useRecordedReceipt(props.match, props.viewer, { isLive: state.link === 'live' })
  // Hides old questions until the first messages have arrived.
  const [ready, setReady] = useState(false)
  if (!ready && state.link === 'live') setReady(true)
  const { observed, earlier } = useEarlierEntries(props, state.observed)
  if (ready && observed) return <PlaybackGate {...props} state={state} latest={observed} earlier={earlier} />
  return (
    <Page title={props.match.title}>
      <LoadingNote what={state.link === 'lost' ? 'Connection lost. Reconnecting…' : 'Loading the match…'} />
    </Page>
  )
}

interface PlaybackGateProps extends PlayProps {
  readonly state: TableState
  readonly earlier: EarlierEntries
  readonly latest: ObservedMatch
}

/** Whether the page skips all animations: in a match by Play now until the player's first own decision. */
function useSkipsStart({ quick, viewer, game: { words } }: Omit<PlaybackGateProps, 'latest'>, { view, calls }: ObservedMatch): boolean {
  const [started, setStarted] = useState(!quick)
  const { turn } = words.phase(view)
  if (!started && (turn > 1 || (turn === 1 && callOf(calls, viewer) !== undefined))) setStarted(true)
  return !started
}

/** Shows the match at the speed of the animations; the stream may be ahead. */
function PlaybackGate({ latest, ...props }: PlaybackGateProps) {
  const showing = usePlaybackQueue(props.game, props.viewer, latest, useSkipsStart(props, latest) ? 'nothing' : 'all')
  useMotionSounds(showing.moving)
  useInstantSounds(props.game, latest)
  return <TableView {...props} observed={showing.observed} showing={showing} />
}
