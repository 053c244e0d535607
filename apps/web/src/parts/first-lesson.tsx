// A link to the first lesson of a game, or to its lessons if no battle is told in them.
import { Link } from '@tanstack/react-router'
import type { GameDescription } from '../api/types.ts'

interface FirstLessonProps {
  readonly about: GameDescription['about']
  /** The class of the link to a first lesson. */
  readonly look: 'btn' | 'btn go'
}

export function FirstLesson({ about: { id, firstLesson }, look }: FirstLessonProps) {
  return firstLesson === null ? (
    <Link to="/learn/$system" params={{ system: id }} className="btn">
      Lessons
    </Link>
  ) : (
    <Link to="/learn/$system/$lesson" params={{ system: id, lesson: firstLesson }} className={look}>
      Learn in ten moves
    </Link>
  )
}
