// The table of a lesson: the panels of the real table, with the lesson in place of the players. No server.
import type { Choice, Question } from '@admiralty/kernel'
import type { Look } from '@admiralty/lessons'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { PlaybackState } from '../playback/use-playback-queue.ts'
import { useInstantSounds, useMotionSounds } from '../playback/use-sounds.ts'
import { MatchTop } from '../shell/match-top.tsx'
import { Announcer } from '../table/announcer.tsx'
import { type Aim, Ask } from '../table/ask.tsx'
import { CenterPane } from '../table/center-pane.tsx'
import { listed } from '../table/choice-keys.ts'
import { PointingContext } from '../table/line.tsx'
import { Log } from '../table/log.tsx'
import { recentObservations } from '../table/observed-match.ts'
import { Phases } from '../table/phases.tsx'
import { type Tab, Tabs } from '../table/tabs.tsx'
import type { Answers } from '../table/use-answers.ts'
import { useKeys } from '../table/use-keys.ts'
import { useTableSelection } from '../table/use-table-selection.ts'
import { withHighlights } from './highlighted-scene.ts'
import '../table/table.css'
import '../table/phone.css'
import './learn.css'

interface LessonTableProps {
  readonly system: string
  readonly game: LoadedGame
  readonly title: string
  readonly place: string
  readonly showing: PlaybackState
  /** Changes when something else is asked. */
  readonly about: string
  readonly look: readonly Look[]
  readonly question: Question | undefined
  readonly choices: readonly Choice[]
  readonly answers: Answers
  /** What is taught, above the question; `onAim` points out a choice. */
  panel(onAim: (choice: Choice) => void): ReactNode
  /** Read aloud. */
  readonly said: string
  /** Enter, where nothing is asked. */
  readonly onEnter: (() => void) | null
  onRule(rule: string): void
}

const NO_CATCH_UP = { entries: [], close: () => undefined }
const NO_NOTES: readonly never[] = []
const PARTS: readonly Tab[] = ['chart', 'record', 'orders', 'log']
/** Buttons below the rows, by what they do. */
const IN_ACTS = { main: '.go', back: ':not(.go)' } as const

/** The table's, drawn to what the lesson points at whenever something else is asked. */
function useLessonLooking(about: string, look: readonly Look[]) {
  const looking = useTableSelection()
  const { setSelected, setShown } = looking
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is newly asked moves the eye
  useEffect(() => {
    const [first] = look.filter((one) => typeof one === 'string')
    if (first !== undefined) setSelected(first)
    setShown(null)
  }, [about])
  return looking
}

export function LessonTable(props: LessonTableProps) {
  const { system, title, place, showing, about, look, question, choices, answers, panel, said, onEnter, onRule } = props
  const { observed, truth, moving } = showing
  const { view } = observed
  const game = useMemo(() => ({ ...props.game, ui: withHighlights(props.game.ui, look) }), [props.game, look])
  const { selected, setSelected, shown, tab, setTab, asText, setAsText, pointing } = useLessonLooking(about, look)
  const [aim, setAim] = useState<Aim | null>(null)
  const left = useRef<HTMLElement>(null)
  const [wanted, setWanted] = useState('')
  const aimed = (aim && choices.find(({ key }) => key === aim.choice.key)) ?? null
  const open = wanted === about
  const rows = useMemo(() => listed(choices, open || asText), [choices, open, asText])
  const observations = useMemo(() => recentObservations(observed.log), [observed.log])
  useMotionSounds(moving)
  useInstantSounds(game, truth)

  const pick = (choice: Choice) => {
    setAim(null)
    answers.pick(choice)
  }
  const point = (choice: Choice) => {
    if (choice.role !== 'row') return left.current?.querySelector<HTMLElement>(`.ask .acts .btn${IN_ACTS[choice.role]}`)?.focus()
    setAim({ choice, by: 'keys' })
    if (rows.folded.includes(choice)) setWanted(about)
  }
  useKeys({
    choices,
    figured: rows.rows,
    aimed: aim?.by === 'keys' ? aimed : null,
    active: question !== undefined,
    onPick: pick,
    onAim: point,
    onClear: answers.clear,
    onEnter: question === undefined ? onEnter : null,
  })
  const moment = game.words.phase(view).title
  const flip = () => setAsText((before) => !before)
  return (
    <PointingContext value={pointing}>
      <title>{`${title} · Admiralty`}</title>
      <div className="table learning" data-tab={tab} data-drafting={answers.draft !== null}>
        <MatchTop
          title={title}
          line={place}
          wide={<AllLessons system={system}>All lessons</AllLessons>}
          narrow={<AllLessons system={system}>Lessons</AllLessons>}
        />
        <aside ref={left} className="left" aria-label="Lesson and question">
          <h1 className="unseen">{title}</h1>
          {panel(point)}
          {question && (
            <Ask
              question={question}
              choices={choices}
              answers={{ ...answers, pick }}
              aim={aimed ? aim : null}
              listed={rows}
              closed={false}
              onAim={setAim}
              onList={() => setWanted(about)}
            />
          )}
          <Phases moment={moment} phases={game.words.phases(view)} />
        </aside>
        <CenterPane
          game={game}
          view={view}
          draft={answers.draft}
          choices={choices}
          aimed={aimed}
          firm={aim?.by === 'keys'}
          selected={selected}
          shown={shown}
          asText={asText}
          catchUp={NO_CATCH_UP}
          observations={observations}
          moving={moving}
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
        </aside>
        <section className="log" aria-label="Log">
          <div className="h">
            <h2>Log</h2>
            <button type="button" className="linkish aside" aria-pressed={asText} onClick={flip}>
              {asText ? 'Map view' : 'Text view'}
            </button>
          </div>
          <Log
            log={observed.log}
            notes={NO_NOTES}
            now={null}
            mine={question !== undefined}
            sideStyle={(seat) => game.ui.sideStyle(view, seat)}
          />
        </section>
        <Tabs among={PARTS} tab={tab} owed={question !== undefined} unseen={false} onTab={setTab} />
      </div>
      <Announcer log={truth.log} notes={NO_NOTES} live question={said} link="" notice="" />
    </PointingContext>
  )
}

const AllLessons = ({ system, children }: { readonly system: string; readonly children: string }) => (
  <Link to="/learn/$system" params={{ system }} className="loc tap all-lessons">
    {children}
  </Link>
)
