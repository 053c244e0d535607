// The answers of a learner to the question of a position.
import type { Question } from '@admiralty/kernel'
import {
  type GivenAnswer,
  type Judgement,
  type Lesson,
  type LessonAnswer,
  openLesson,
  preparedChoices,
  type Rings,
  ringsOfPosition,
  sequel,
  spotsOf,
} from '@admiralty/lessons'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { isStory } from '../api/lesson-files.ts'
import type { LessonProps } from './lesson-props.ts'
import { observeOpening, observePositions } from './observed-lesson.ts'
import { storeSolvedLesson } from './solved-lessons.ts'

interface VerdictShown {
  readonly verdict: Judgement
  readonly count: number
}

/** The position and the answers so far. */
export function useAnswering({ system, game, lessons, course }: LessonProps) {
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

export const NO_QUESTION: OpenQuestion = { question: undefined, choices: [], rings: [] }

/** The question and its choices, which are orders of the game or prepared answers. Rings of prepared answers and numbers only point something out. */
export function questionOf(
  { words }: Pick<LessonProps['game'], 'words'>,
  { answer, look }: Lesson,
  view: unknown,
  draft: unknown,
): OpenQuestion {
  if (answer.kind === 'number') return { ...NO_QUESTION, rings: spotsOf(look) }
  if (answer.kind === 'spoken') return { question: spokenQuestion(answer), choices: preparedChoices(answer), rings: spotsOf(look) }
  const question = words.question(view, draft)
  return question ? { question, ...ringsOfPosition({ draft, choices: words.choices(view, draft), look }) } : NO_QUESTION
}

const spokenQuestion = ({ says: [first] }: LessonAnswer<'spoken'>): Question | undefined =>
  first && { phase: 'Question', title: 'What is your answer?', text: '', rule: first.rule }

/** The number of this position, the number of positions, and the link to the next one. */
export function useNextPosition({ system, course, courses }: LessonProps) {
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
