// The page of a lesson: the panes of a match, with the lesson in place of the players. It needs no server.
import type { Choice, Question, Spot } from '@admiralty/kernel'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo, useRef } from 'react'
import type { LoadedGame } from '../api/games.ts'
import { Announcer } from '../match-view/announcer.tsx'
import type { Answers } from '../match-view/answers.ts'
import { Ask } from '../match-view/ask.tsx'
import { MatchTop } from '../match-view/match-top.tsx'
import { Phases } from '../match-view/phases.tsx'
import { TableFrame } from '../match-view/table-frame.tsx'
import { TablePanes } from '../match-view/table-panes.tsx'
import type { Tab } from '../match-view/tabs.tsx'
import { useAiming } from '../match-view/use-aiming.ts'
import type { PlaybackState } from '../match-view/use-playback-queue.ts'
import { useInstantSounds, useMotionSounds } from '../match-view/use-sounds.ts'
import { withHighlights, withoutAnswers } from './highlighted-scene.ts'
import { type LessonPointers, useLessonSelection } from './use-lesson-selection.ts'
import './learn.css'

interface LessonTableProps extends LessonPointers {
  readonly system: string
  readonly game: LoadedGame
  readonly title: string
  /** 'position 3 of 12' */
  readonly place: string
  readonly showing: PlaybackState
  /** Whether the game asks the question. Then the choices are its orders, and it says why a press on the map picks nothing. */
  readonly gameAsks: boolean
  readonly question: Question | undefined
  readonly choices: readonly Choice[]
  readonly answers: Answers
  /** The panel above the question; `onAim` points out a choice. */
  panel(onAim: (choice: Choice) => void): ReactNode
  /** Read by screen readers. */
  readonly announcement: string
  /** Enter, while no question is open. */
  readonly onEnter: (() => void) | null
}

const NO_NOTES: readonly never[] = []
const LESSON_TABS: readonly Tab[] = ['chart', 'record', 'orders', 'log']
/** Selectors of the buttons below the rows. */
const BUTTONS = { main: '.go', back: ':not(.go)' } as const

/** The ringed items on the record of a thing. */
const itemsOf = (rings: readonly Spot[], thing: string | null): readonly string[] =>
  rings.flatMap((ring) => (ring.kind === 'item' && ring.id === thing ? [ring.item] : []))

const focusButton = (side: HTMLElement | null, role: keyof typeof BUTTONS) =>
  side?.querySelector<HTMLElement>(`.ask .acts .btn${BUTTONS[role]}`)?.focus()

export function LessonTable(props: LessonTableProps) {
  const { system, title, place, showing, about, rings, gameAsks, question, choices, answers, panel, announcement, onEnter } = props
  const { observed, latest, moving } = showing
  const { phase, phases } = props.game.words
  const ui = useMemo(() => (gameAsks ? props.game.ui : withoutAnswers(props.game.ui)), [props.game, gameAsks])
  const game = useMemo(() => ({ ...props.game, ui: withHighlights(ui, rings) }), [props.game, ui, rings])
  const selection = useLessonSelection(props)
  const side = useRef<HTMLElement>(null)
  const aiming = useAiming({
    question,
    about,
    choices,
    answers,
    asText: selection.asText,
    paged: false,
    onAct: () => undefined,
    onEnter: question === undefined ? onEnter : null,
  })
  useMotionSounds(moving)
  useInstantSounds(game, latest)
  const point = (choice: Choice) => (choice.role === 'row' ? aiming.point(choice) : focusButton(side.current, choice.role))
  return (
    <TableFrame
      title={`${title} · Admiralty`}
      layout="table learning"
      tab={selection.tab}
      drafting={answers.draft !== null}
      pointing={selection.pointing}
      announcer={<Announcer log={latest.log} seq={latest.seq} notes={NO_NOTES} live question={announcement} link="" notice="" />}
    >
      <RecordRings items={itemsOf(rings, selection.selected)} />
      <MatchTop
        title={title}
        line={place}
        wide={<AllLessons system={system}>All lessons</AllLessons>}
        narrow={<AllLessons system={system}>Lessons</AllLessons>}
      />
      <aside ref={side} className="side-panel" aria-label="Lesson and question">
        <h1 className="unseen">{title}</h1>
        {panel(point)}
        {question && <Ask question={question} aiming={aiming} />}
        <Phases moment={phase(observed.view).title} phases={phases(observed.view)} />
      </aside>
      <TablePanes
        game={game}
        showing={showing}
        viewer="public"
        aiming={aiming}
        selection={selection}
        notes={NO_NOTES}
        now={null}
        tabs={LESSON_TABS}
        unseen={false}
        explains={gameAsks}
      />
    </TableFrame>
  )
}

/** Rings items on the record, which names them in the attribute data-item. In a drawing, the first path of an item is its outline. */
function RecordRings({ items }: { readonly items: readonly string[] }) {
  if (items.length === 0) return null
  const ringed = `:is(${items.map((item) => `[data-item="${CSS.escape(item)}"]`).join()})`
  return (
    <style>{`.record-panel button${ringed}, .record-panel div${ringed} { outline: var(--ring); outline-offset: 3px }
      .record-panel svg g${ringed} > path:first-child { stroke: var(--mark); stroke-width: 8; stroke-dasharray: 12 7 }`}</style>
  )
}

const AllLessons = ({ system, children }: { readonly system: string; readonly children: string }) => (
  <Link to="/learn/$system" params={{ system }} className="loc tap all-lessons">
    {children}
  </Link>
)
