// The lessons of a game, in the order of the game's list. Each file is parsed once.
import { caseSchema, type GameLessons, type GivenAnswer, type Lesson } from '@admiralty/lessons'

export interface LessonFile {
  /** The name of the file, used in addresses. */
  readonly name: string
  readonly text: GivenAnswer['text']
  readonly lesson: Lesson
}

const parsed = new WeakMap<GameLessons, readonly LessonFile[]>()
export function lessonFilesOf(lessons: GameLessons): readonly LessonFile[] {
  const known = parsed.get(lessons)
  if (known) return known
  const courses = Object.entries(lessons.files).flatMap(([name, file]): readonly LessonFile[] => {
    const { lesson, ...rest } = caseSchema.parse(file)
    return lesson ? [{ name, lesson, text: { ...rest, lesson } }] : []
  })
  parsed.set(lessons, courses)
  return courses
}

/** A story is played move by move; other lessons ask one question. */
export const isStory = ({ lesson }: LessonFile): boolean => lesson.answer.kind === 'story'

/** The chapters in the order of their first lessons. */
export function lessonChapters(courses: readonly LessonFile[]): readonly (readonly [title: string, courses: readonly LessonFile[]])[] {
  const titles = [...new Set(courses.map(({ lesson }) => lesson.chapter))]
  return titles.map((title) => [title, courses.filter(({ lesson }) => lesson.chapter === title)])
}

/** The lessons that show a clause. */
export const lessonsCiting = (courses: readonly LessonFile[], rule: string): readonly LessonFile[] =>
  courses.filter(({ text }) => text.rules.includes(rule))
