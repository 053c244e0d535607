// The match page: joins the stream, the question and its answers, the map, the log and the record.
import { later } from '@admiralty/game-ui'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { deadlineAloud } from '../clock/clock-words.ts'
import { Announcer } from '../match-view/announcer.tsx'
import type { EarlierEntries } from '../match-view/log.tsx'
import { callOf, type ObservedMatch } from '../match-view/observed-match.ts'
import { PrintLink } from '../match-view/print-link.tsx'
import { TableFrame } from '../match-view/table-frame.tsx'
import { TablePanes } from '../match-view/table-panes.tsx'
import { TABS, type Tab } from '../match-view/tabs.tsx'
import { useAiming } from '../match-view/use-aiming.ts'
import { type PlaybackState, usePlaybackQueue } from '../match-view/use-playback-queue.ts'
import { useInstantSounds, useMotionSounds, useQuestionSound } from '../match-view/use-sounds.ts'
import { endedWords } from '../parts/ending.ts'
import { sentence } from '../parts/sentence.ts'
import { MatchWarning } from '../proof/match-warning.tsx'
import { useRecordedReceipt } from '../proof/recorder.ts'
import { PRESENT } from '../replay/navigation.ts'
import { LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { useSocial } from '../social/use-social.ts'
import type { TableState } from './connection.ts'
import { formerSeatsIn } from './former-seat.tsx'
import { OpenGamePage } from './game-page.tsx'
import { GamePageBar, type OpenPages, usePagesOfTable } from './game-pages.tsx'
import { GoalLine } from './goal-line.tsx'
import type { PlayProps, TableViewProps } from './play-props.ts'
import { SidePanel } from './side-panel.tsx'
import { givenLine, linkLine, nowLine, questionLine, titleOf } from './status-lines.ts'
import { TableTop } from './table-top.tsx'
import { useCatchUp } from './use-catch-up.ts'
import { type Decision, useDecision } from './use-decision.ts'
import { useEarlierEntries } from './use-earlier-entries.ts'
import { useRecap } from './use-recap.ts'
import { useTable } from './use-table.ts'
import { awaited, waitingFor } from './waiting-panel.tsx'

// Loaded on demand, since few matches are paused.
const PauseNote = later(() => import('../clock/pause-note.tsx'), 'PauseNote')

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

/** Selects the thing that a question is about. Only a new question or draft moves the selection, not a change of the view. */
function useAttention(
  { game: { ui }, observed: { view } }: TableViewProps,
  { call, question, answers }: Decision,
  select: (thing: string) => void,
): void {
  const about = question ? `${call?.id} ${JSON.stringify(answers.draft)}` : ''
  const attend = useEffectEvent(() => {
    const attention = about === '' ? null : ui.attention(view, answers.draft)
    if (attention !== null) select(attention)
  })
  useEffect(() => attend(), [about])
}

/** On a phone the map comes to the front during an animation. */
const inSight = (tab: Tab, { moving }: PlaybackState): Tab => (moving && tab === 'orders' ? 'chart' : tab)

/** Page title, last line of the log and announcements. */
function statusOf(
  { match, game: { words }, state, observed }: TableViewProps,
  { question, answers, given, saved, time, progress, sealed }: Decision,
) {
  const { view, outcome, calls, seq } = observed
  // The title shows the question as it is without a draft.
  const first = question && answers.draft !== null ? words.question(view, null) : question
  const status = { question: first, outcome }
  const now = nowLine(status, waitingFor(calls, sealed, words.duty))
  return {
    frame: { title: titleOf(match.title, { ...status, mine: match.mine, awaited: [...new Set(awaited(calls, sealed))] }), match: match.id },
    now,
    aloud: {
      question:
        progress ||
        (question
          ? `${questionLine(question)} ${time ? deadlineAloud(time, match.clock) : ''}`.trim()
          : `${given ? givenLine({ isTimed: time !== null, isSaved: saved }) : ''}${now ?? `Match over. ${outcome ? sentence(endedWords(outcome, match.mine)) : ''}`}`),
      link: linkLine(state.link, seq),
    },
  }
}

function TableView(props: TableViewProps) {
  const { match, game, viewer, state, observed, showing, onHandOver } = props
  const decision = useDecision(props)
  const { call, answers, question, choices, next } = decision
  const { opened, selection } = usePagesOfTable(game.ui, decision)
  const { tab, asText, flipText } = selection
  const catchUp = useCatchUp(match, viewer, observed, state.link)
  useAttention(props, decision, selection.setSelected)
  useQuestionSound(decision)
  const { muted, notes, unseen, notice } = useSocial({
    match,
    viewer,
    presence: state.presence,
    received: state.notes,
    catchingUp: state.link === 'catching up',
    observed,
    inSight: tab === 'seals' || tab === 'log',
  })
  const aiming = useAiming({
    question,
    about: question && call ? call.id : null,
    choices,
    answers,
    asText,
    paged: opened.isAsking,
    onAct: catchUp.close,
    onEnter: next === undefined ? null : () => onHandOver(next),
  })
  const status = statusOf(props, decision)
  const recap = useRecap(props, decision)
  return (
    <TableFrame
      {...status.frame}
      layout={opened.isPage ? 'table paged' : 'table'}
      tab={inSight(tab, showing)}
      seq={observed.seq}
      pointing={selection.pointing}
      announcer={
        <Announcer
          log={showing.latest.log}
          seq={showing.latest.seq}
          notes={notes}
          live={state.link === 'live'}
          notice={`${formerSeatsIn(match)} ${notice}`.trim()}
          {...status.aloud}
        />
      }
    >
      <TableTop match={match} moment={game.words.phase(observed.view).title} asText={asText} onAsText={flipText} />
      <TopNotes {...props} line={status.aloud.link} opened={opened} />
      <SidePanel {...props} decision={decision} aiming={aiming} muted={muted} />
      <TablePanes
        game={game}
        showing={showing}
        viewer={viewer}
        aiming={aiming}
        selection={selection}
        page={opened.isPage && <OpenGamePage {...{ match, game, observed, opened, selection, answers }} />}
        catchUp={catchUp}
        recap={recap}
        earlier={props.earlier}
        notes={notes}
        now={status.now}
        recordLink={<PrintLink match={match} game={game} viewer={viewer} />}
        logLink={(observed.outcome !== null || match.mine.length < 2) && <ReplayLink match={match.id} />}
        tabs={TABS}
        unseen={unseen}
      />
    </TableFrame>
  )
}

/** Below the top bar: the connection, warnings, a pause, and the goal. */
function TopNotes({ match, game, state, observed, line, opened }: TableViewProps & { readonly line: string; readonly opened: OpenPages }) {
  const { clock, outcome } = observed
  return (
    <div className="top-notes">
      <LinkNote link={state.link} text={line} />
      <MatchWarning match={match.id} />
      {clock?.paused && !outcome && (
        <Suspense>
          <PauseNote terms={match.clock} until={clock.paused.until} />
        </Suspense>
      )}
      <GoalLine goal={game.words.goal(observed.view)} />
      {opened.pages.length > 0 && <GamePageBar {...opened} />}
    </div>
  )
}

const LinkNote = ({ link, text }: { readonly link: TableState['link']; readonly text: string }) =>
  text !== '' && <div className={link === 'lost' ? 'link-said lost' : 'link-said'}>{text}</div>

const ReplayLink = ({ match }: { readonly match: string }) => (
  <Link to="/replay/$id" params={{ id: match }} hash={PRESENT} className="loc aside to-replay">
    Replay step by step
  </Link>
)
