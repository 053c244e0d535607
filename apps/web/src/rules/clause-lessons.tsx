// Links to the lessons that show a clause.
import { Link } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import { isStory, type LessonFile, lessonsCiting } from '../api/lesson-files.ts'

interface GameLessons {
  readonly system: string
  readonly courses: readonly LessonFile[]
}
export const LessonsContext = createContext<GameLessons>({ system: '', courses: [] })

/** At most this many links. */
const FEW = 2

export function ClauseLessons({ rule }: { readonly rule: string }) {
  const { system, courses } = useContext(LessonsContext)
  const shown = lessonsCiting(courses, rule)
    .toSorted((a, b) => Number(isStory(a)) - Number(isStory(b)))
    .slice(0, FEW)
  if (shown.length === 0) return null
  return (
    <p className="clause-lessons">
      See it:{' '}
      {shown.map(({ name, lesson }) => (
        <Link key={name} to="/learn/$system/$lesson" params={{ system, lesson: name }} className="loc">
          {lesson.question}
        </Link>
      ))}
    </p>
  )
}
