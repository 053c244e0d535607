// The lessons of a game as the pages list them: each file read once, in the order of its game's list.
import { caseSchema, type GameLessons, type Given, type Lesson } from '@admiralty/lessons'

type Taught = Given['text']
export interface Course {
  readonly name: string
  readonly text: Taught
  readonly lesson: Lesson
}

const read = new WeakMap<GameLessons, readonly Course[]>()
export function coursesOf(lessons: GameLessons): readonly Course[] {
  const known = read.get(lessons)
  if (known) return known
  const courses = Object.entries(lessons.files).flatMap(([name, file]): readonly Course[] => {
    const { lesson, ...rest } = caseSchema.parse(file)
    return lesson ? [{ name, lesson, text: { ...rest, lesson } }] : []
  })
  read.set(lessons, courses)
  return courses
}

export const isStory = ({ lesson }: Course): boolean => lesson.answer.kind === 'story'

/** In the order in which they first come. */
export function chaptersOf(courses: readonly Course[]): readonly (readonly [title: string, courses: readonly Course[]])[] {
  const titles = [...new Set(courses.map(({ lesson }) => lesson.chapter))]
  return titles.map((title) => [title, courses.filter(({ lesson }) => lesson.chapter === title)])
}

/** Those that show a clause. */
export const showing = (courses: readonly Course[], rule: string): readonly Course[] =>
  courses.filter(({ text }) => text.rules.includes(rule))
