// A story that a learner reads, and the answers to its questions.
import { answerStory, type GivenAnswer, openLesson, openStory, type Reply } from '@admiralty/lessons'
import { useMemo, useState } from 'react'
import { sentence } from '../parts/sentence.ts'
import type { LessonProps } from './lesson-props.ts'
import { observeOpening, observePositions } from './observed-lesson.ts'
import { plainly } from './rich.tsx'
import { storeSolvedLesson } from './solved-lessons.ts'

interface Declined {
  readonly reply: Extract<Reply, { kind: 'declined' }>
  readonly count: number
}

export function useStory({ system, game, lessons, course }: LessonProps) {
  const { text, lesson, name } = course
  const observer = useMemo(() => ({ system: game.system, words: game.words, seat: lesson.seat }), [game, lesson])
  const given = useMemo<GivenAnswer>(
    () => ({ ...observer, lessons, text, position: openLesson(game.system, text).position }),
    [observer, lessons, text, game],
  )
  const [story, setStory] = useState(() => {
    const chapter = openStory(given)
    return { chapter, latest: observeOpening(observer, [given.position, ...chapter.positions]) }
  })
  const [declined, setDeclined] = useState<Declined | null>(null)
  const order = (chosen: unknown) => {
    const reply = answerStory(given, story.chapter, chosen)
    if (reply.kind === 'declined') return setDeclined((before) => ({ reply, count: (before?.count ?? 0) + 1 }))
    setDeclined(null)
    setStory({ chapter: reply.chapter, latest: observePositions(observer, story.latest, reply.chapter.positions) })
    if (!reply.chapter.due) storeSolvedLesson(system, name)
  }
  return { ...story, declined, order }
}

/** The text for screen readers. */
export function announcementOf(teach: { readonly title: string; readonly text: string } | undefined, declined: Declined | null): string {
  if (declined) return `Not in this lesson. ${declined.reply.says}`
  return teach ? `${sentence(teach.title)} ${plainly(teach.text)}` : 'The lesson is over.'
}
