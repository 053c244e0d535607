// The table itself: joins the stream, the question and its answers, the chart, the log and the record.
import type { Choice } from '@admiralty/kernel'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { type PlaybackState, usePlaybackQueue } from '../playback/use-playback-queue.ts'
import { useInstantSounds, useMotionSounds, useQuestionSound } from '../playback/use-sounds.ts'
import { PrintLink } from '../print/print-link.tsx'
import { LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { useSocial } from '../social/use-social.ts'
import { Announcer } from './announcer.tsx'
import type { Aim } from './ask.tsx'
import { CenterPane } from './center-pane.tsx'
import { listed } from './choice-keys.ts'
import type { TableState } from './connection.ts'
import { GamePage } from './game-page.tsx'
import { PointingContext } from './line.tsx'
import { Log } from './log.tsx'
import { type ObservedMatch, recentObservations } from './observed-match.ts'
import type { PlayProps, TableViewProps } from './play-props.ts'
import { SidePanel } from './side-panel.tsx'
import { linkLine, nowLine, questionLine, titleOf } from './status-lines.ts'
import { TableTop } from './table-top.tsx'
import { type Tab, Tabs } from './tabs.tsx'
import { useCatchUp } from './use-catch-up.ts'
import { type Decision, useDecision } from './use-decision.ts'
import { useKeys } from './use-keys.ts'
import { useTable } from './use-table.ts'
import { useTableSelection } from './use-table-selection.ts'
import { waitingFor } from './waiting-panel.tsx'
import './table.css'
import './phone.css'

export function Play(props: PlayProps) {
  const state = useTable(props.match.id, props.viewer, props.game.words)
  // Hides old questions until the first messages have arrived.
  const [laid, setLaid] = useState(false)
  if (!laid && state.link === 'live') setLaid(true)
  if (laid && state.observed) return <PlaybackGate {...props} state={state} truth={state.observed} />
  return (
    <Page title={props.match.title}>
      <LoadingNote what={state.link === 'lost' ? 'Connection lost. Reconnecting…' : 'Loading the match…'} />
    </Page>
  )
}

interface PlaybackGateProps extends PlayProps {
  readonly state: TableState
  readonly truth: ObservedMatch
}

/** Shows the match at the pace of the animations; the stream may be ahead. */
function PlaybackGate({ truth, ...props }: PlaybackGateProps) {
  const showing = usePlaybackQueue(props.game, props.viewer, truth)
  useMotionSounds(showing.moving)
  useInstantSounds(props.game, truth)
  return <TableView {...props} observed={showing.observed} showing={showing} />
}

/** A question draws the eye to what it is about; only a new question or draft may move the eye, not a change of the view. */
function useAttention(
  { game: { ui }, observed: { view } }: TableViewProps,
  { call, question, answers }: Decision,
  look: (thing: string) => void,
): void {
  const about = question ? `${call?.id} ${JSON.stringify(answers.draft)}` : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const attention = about === '' ? null : ui.attention(view, answers.draft)
    if (attention !== null) look(attention)
  }, [about])
}

/** On a phone the map comes to the front during an animation. */
const inSight = (tab: Tab, { moving }: PlaybackState): Tab => (moving && tab === 'orders' ? 'chart' : tab)

function TableView(props: TableViewProps) {
  const { match, game, viewer, state, observed, showing, onHandOver, onRule } = props
  const { view } = observed
  const decision = useDecision(props)
  const { answers, question, choices, next, paged } = decision
  const looking = useTableSelection()
  const { selected, setSelected, tab, setTab, asText, setAsText } = looking
  const [aim, setAim] = useState<Aim | null>(null)
  const aimed = (aim && choices.find(({ key }) => key === aim.choice.key)) ?? null
  const [wanted, setWanted] = useState('')
  /** The player asked for the whole list at this question. */
  const open = wanted === decision.call?.id
  const closed = paged && !open
  const rows = useMemo(() => listed(choices, open || asText || paged), [choices, open, asText, paged])
  const list = () => setWanted(decision.call?.id ?? '')
  const observations = useMemo(() => recentObservations(observed.log), [observed.log])
  const since = useCatchUp(match, viewer, observed, state.link)
  useAttention(props, decision, setSelected)
  useQuestionSound(decision)
  const { muted, notes, unseen, notice } = useSocial({ match, viewer, state, observed, inSight: tab === 'seals' || tab === 'log' })

  const pick = (choice: Choice) => {
    setAim(null)
    since.close()
    answers.pick(choice)
  }
  useKeys({
    choices,
    figured: rows.rows,
    aimed: aim?.by === 'keys' ? aimed : null,
    active: question !== undefined && !closed,
    onPick: pick,
    onAim(choice) {
      setAim({ choice, by: 'keys' })
      if (rows.folded.includes(choice)) list()
    },
    onClear() {
      since.close()
      answers.clear()
    },
    onEnter: next === undefined ? null : () => onHandOver(next),
  })

  // What is asked, not how far the answer has come.
  const asked = question && answers.draft !== null ? game.words.question(view, null) : question
  const standing = { question: asked, next, outcome: observed.outcome }
  const now = nowLine(standing, waitingFor(observed.calls, decision.sealed, game.words.duty))
  const link = linkLine(state.link, observed.seq)
  const moment = game.words.phase(view).title
  const flip = () => setAsText((before) => !before)
  return (
    <PointingContext value={looking.pointing}>
      <title>{titleOf(match.title, standing)}</title>
      <div className={paged ? 'table paged' : 'table'} data-tab={inSight(tab, showing)}>
        <TableTop match={match} moment={moment} asText={asText} onAsText={flip} />
        {link !== '' && <div className={state.link === 'lost' ? 'link-said lost' : 'link-said'}>{link}</div>}
        <SidePanel
          {...props}
          decision={{ ...decision, answers: { ...answers, pick } }}
          aim={aimed ? aim : null}
          listed={rows}
          closed={closed}
          muted={muted}
          onAim={setAim}
          onList={list}
        />
        {paged ? (
          <main className="page-of-game">
            <GamePage game={game} alone={match.mine.length < 2} view={view} answers={answers} onRule={onRule} />
          </main>
        ) : (
          <>
            <CenterPane
              game={game}
              view={view}
              draft={answers.draft}
              choices={choices}
              aimed={aimed}
              firm={aim?.by === 'keys'}
              selected={selected}
              shown={looking.shown}
              asText={asText}
              catchUp={since}
              observations={observations}
              moving={showing.moving}
              onAim={setAim}
              onPick={pick}
              onSelect={setSelected}
            />
            <aside className="rightp" aria-label="Record">
              <game.ui.Record
                view={view}
                selected={selected}
                draft={answers.draft}
                choices={choices}
                observations={observations}
                onPick={pick}
                onSelect={setSelected}
                onRule={onRule}
              />
              <PrintLink match={match} game={game} viewer={viewer} />
            </aside>
          </>
        )}
        <section className="log" aria-label="Log">
          <div className="h">
            <h2>Log</h2>
            {(observed.outcome !== null || match.mine.length < 2) && (
              <Link to="/replay/$id" params={{ id: match.id }} className="loc aside to-replay">
                Replay step by step
              </Link>
            )}
            <button type="button" className="linkish aside" aria-pressed={asText} onClick={flip}>
              {asText ? 'Map view' : 'Text view'}
            </button>
          </div>
          <Log
            log={observed.log}
            notes={notes}
            now={now}
            mine={question !== undefined}
            sideStyle={(seat) => game.ui.sideStyle(view, seat)}
          />
        </section>
        <Tabs tab={tab} owed={question !== undefined} unseen={unseen} onTab={setTab} />
      </div>
      <Announcer
        log={showing.truth.log}
        notes={notes}
        live={state.link === 'live'}
        question={question ? questionLine(question) : (now ?? 'The match is over.')}
        link={link}
        notice={notice}
      />
    </PointingContext>
  )
}
