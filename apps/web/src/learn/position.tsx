// A teaching position: one question, judged by the rules. A wrong answer gets a reason, the right one an explanation.
import type { Choice } from '@admiralty/kernel'
import { type Judgement, judgedOrders, judgeNumber, judgeOrder, judgeSpoken, recordOf } from '@admiralty/lessons'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePlaybackQueue } from '../match-view/use-playback-queue.ts'
import { sentence } from '../parts/sentence.ts'
import type { LessonProps } from './lesson-props.ts'
import { LessonTable } from './lesson-table.tsx'
import { NumberForm } from './number-form.tsx'
import { Hints, Panel, VerdictNote } from './panel.tsx'
import { nextPick } from './pointing-out.ts'
import { plainly, Rich } from './rich.tsx'
import { NO_QUESTION, questionOf, useAnswering, useNextPosition } from './use-answering.ts'
import { useLocalAnswers } from './use-local-answers.ts'

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
