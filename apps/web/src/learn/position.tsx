// A teaching position: one question, judged by the rules. A wrong answer gets a reason, the right one an explanation.
import type { Choice, Question } from '@admiralty/kernel'
import {
  type GivenAnswer,
  type Judgement,
  judgedOrders,
  judgeNumber,
  judgeOrder,
  judgeSpoken,
  type Lesson,
  type LessonAnswer,
  openLesson,
  preparedChoices,
  type Rings,
  recordOf,
  ringsOfPosition,
  sequel,
  spotsOf,
} from '@admiralty/lessons'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { isStory } from '../api/lesson-files.ts'
import { usePlaybackQueue } from '../match-view/use-playback-queue.ts'
import { sentence } from '../parts/sentence.ts'
import type { LessonProps } from './lesson-props.ts'
import { LessonTable } from './lesson-table.tsx'
import { NumberForm } from './number-form.tsx'
import { observeOpening, observePositions } from './observed-lesson.ts'
import { Hints, Panel, VerdictNote } from './panel.tsx'
import { nextPick } from './pointing-out.ts'
import { plainly, Rich } from './rich.tsx'
import { storeSolvedLesson } from './solved-lessons.ts'
import { useLocalAnswers } from './use-local-answers.ts'

interface VerdictShown {
  readonly verdict: Judgement
  readonly count: number
}

/** The position and the answers so far. */
function useAnswering({ system, game, lessons, course }: LessonProps) {
  const { text, lesson } = course
  const [observer, opening] = useMemo(
    () => [{ system: game.system, words: game.words, seat: lesson.seat }, openLesson(game.system, text)] as const,
    [game, text, lesson],
  )
  const given = useMemo<GivenAnswer>(() => ({ ...observer, lessons, text, position: opening.position }), [observer, lessons, text, opening])
  const [latest, setLatest] = useState(() => observeOpening(observer, opening.positions))
  const [answered, setAnswered] = useState<VerdictShown | null>(null)
  /** `order` is null if the answer is not an order. */
  const judged = (verdict: Judgement, order: unknown) => {
    setAnswered((before) => ({ verdict, count: (before?.count ?? 0) + 1 }))
    if (!verdict.right) return
    storeSolvedLesson(system, course.name)
    setLatest((before) => observePositions(observer, before, sequel(given, order)))
  }
  return { given, latest, answered, judged }
}

interface OpenQuestion extends Rings {
  readonly question: Question | undefined
}
const NO_QUESTION: OpenQuestion = { question: undefined, choices: [], rings: [] }
/** The question and its choices, which are orders of the game or prepared answers. Rings of prepared answers and numbers only point something out. */
function questionOf({ words }: Pick<LessonProps['game'], 'words'>, { answer, look }: Lesson, view: unknown, draft: unknown): OpenQuestion {
  if (answer.kind === 'number') return { ...NO_QUESTION, rings: spotsOf(look) }
  if (answer.kind === 'spoken') return { question: spokenQuestion(answer), choices: preparedChoices(answer), rings: spotsOf(look) }
  const question = words.question(view, draft)
  return question ? { question, ...ringsOfPosition({ draft, choices: words.choices(view, draft), look }) } : NO_QUESTION
}
const spokenQuestion = ({ says: [first] }: LessonAnswer<'spoken'>): Question | undefined =>
  first && { phase: 'Question', title: 'What is your answer?', text: '', rule: first.rule }

/** The number of this position, the number of positions, and the link to the next one. */
function useNextPosition({ system, course, courses }: LessonProps) {
  const navigate = useNavigate()
  const positions = courses.filter((one) => !isStory(one))
  const place = positions.indexOf(course) + 1
  const next = positions[place]
  const goToNext = () =>
    void (next
      ? navigate({ to: '/learn/$system/$lesson', params: { system, lesson: next.name } })
      : navigate({ to: '/learn/$system', params: { system } }))
  return { place, of: positions.length, next, goToNext }
}

export function Position(props: LessonProps) {
  const { system, game, course } = props
  const { lesson } = course
  const { answer } = lesson
  const { given, latest, answered, judged } = useAnswering(props)
  const showing = usePlaybackQueue(game, lesson.seat, latest)
  const solved = answered?.verdict.right === true
  const answers = useLocalAnswers(course.name, (order) => {
    if (answer.kind === 'spoken') judged(judgeSpoken(given, answer, Number(order)), null)
    if (answer.kind === 'order') judged(judgeOrder(given, answer, order, judgedOrders(given, answer)), order)
  })
  const { view } = showing.observed
  const open = !solved && showing.moving === null
  const { draft } = answers
  const now = useMemo(() => (open ? questionOf(game, lesson, view, draft) : NO_QUESTION), [open, game, lesson, view, draft])
  const { place, of, next, goToNext } = useNextPosition(props)
  const show = (onAim: (choice: Choice) => void) =>
    answer.kind === 'order'
      ? () => {
          const pick = nextPick(game.words, { view, draft, choices: now.choices }, answer.right[0])
          if (pick) onAim(pick)
        }
      : null
  return (
    <LessonTable
      system={system}
      game={game}
      title={lesson.question}
      place={`position ${place} of ${of}`}
      showing={showing}
      about={`${course.name} ${solved}`}
      record={recordOf(solved ? [] : lesson.look)}
      rings={now.rings}
      gameAsks={answer.kind === 'order'}
      question={now.question}
      choices={now.choices}
      answers={answers}
      announcement={
        answered
          ? `${headOf(answered.verdict)} ${plainly(answered.verdict.says)} ${answered.verdict.figure ?? ''}`
          : `${sentence(lesson.question)} ${plainly(lesson.text)}`
      }
      onEnter={solved ? goToNext : null}
      panel={(onAim) => (
        <Panel over={lesson.chapter} title={lesson.question} text={lesson.text}>
          {answered && <VerdictNote verdict={answered.verdict} head={headOf(answered.verdict)} count={answered.count} />}
          {!solved && answer.kind === 'number' && (
            <NumberForm unit={answer.unit} onAnswer={(value) => judged(judgeNumber(given, answer, value), null)} />
          )}
          {!solved && <Hints hints={lesson.hints} onShow={show(onAim)} />}
          {solved && <Solved course={course} next={next?.lesson.question} system={system} onNext={goToNext} />}
        </Panel>
      )}
    />
  )
}
const headOf = ({ right }: Judgement): string => (right ? 'Right.' : 'Not quite.')

interface SolvedProps extends Pick<LessonProps, 'course' | 'system'> {
  readonly next: string | undefined
  onNext(): void
}
function Solved({ course: { lesson }, next, system, onNext }: SolvedProps) {
  return (
    <>
      <p className="words shows">
        <Rich text={lesson.shows} />
      </p>
      <div className="acts">
        {next !== undefined && (
          <button type="button" className="btn go" onClick={onNext}>
            Next position <kbd>⏎</kbd>
          </button>
        )}
        <Link to="/learn/$system" params={{ system }} className="btn">
          All lessons
        </Link>
      </div>
    </>
  )
}
