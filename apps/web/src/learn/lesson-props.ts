// The props of both kinds of lesson: positions and stories.
import type { GameLessons } from '@admiralty/lessons'
import type { LoadedGame } from '../api/games.ts'
import type { LessonFile } from '../api/lesson-files.ts'

export interface LessonProps {
  readonly system: string
  readonly game: LoadedGame
  readonly lessons: GameLessons
  readonly course: LessonFile
  readonly courses: readonly LessonFile[]
}
