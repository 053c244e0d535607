// The lessons of a game as the pages list them: each file read once, in the order of its game's list.
import { caseSchema, type GameLessons, type GivenAnswer, type Lesson } from '@admiralty/lessons'

type Taught = GivenAnswer['text']
export interface LessonFile {
  readonly name: string
  readonly text: Taught
  readonly lesson: Lesson
}

const read = new WeakMap<GameLessons, readonly LessonFile[]>()
export function lessonFilesOf(lessons: GameLessons): readonly LessonFile[] {
  const known = read.get(lessons)
  if (known) return known
  const courses = Object.entries(lessons.files).flatMap(([name, file]): readonly LessonFile[] => {
    const { lesson, ...rest } = caseSchema.parse(file)
    return lesson ? [{ name, lesson, text: { ...rest, lesson } }] : []
  })
  read.set(lessons, courses)
  return courses
}

export const isStory = ({ lesson }: LessonFile): boolean => lesson.answer.kind === 'story'

/** In the order in which they first come. */
export function lessonChapters(courses: readonly LessonFile[]): readonly (readonly [title: string, courses: readonly LessonFile[]])[] {
  const titles = [...new Set(courses.map(({ lesson }) => lesson.chapter))]
  return titles.map((title) => [title, courses.filter(({ lesson }) => lesson.chapter === title)])
}

/** Those that show a clause. */
export const lessonsCiting = (courses: readonly LessonFile[], rule: string): readonly LessonFile[] =>
  courses.filter(({ text }) => text.rules.includes(rule))
