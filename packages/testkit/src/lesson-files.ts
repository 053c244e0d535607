// The files of a game's lessons, opened and labelled.
import type { Choice, RuleSystem, Words } from '@admiralty/kernel'
import { caseSchema, type GameLessons, type GivenAnswer, type Lesson, type LessonAnswer, openLesson } from '@admiralty/lessons'

/** The parts of a game that lessons use. */
export interface LessonSuite {
  readonly system: RuleSystem
  readonly words: Words
  readonly lessons: GameLessons
}

type LessonText = GivenAnswer['text']

/** A game's parsed lessons. */
export function lessonFiles({ system, words, lessons }: LessonSuite) {
  const names = Object.keys(lessons.files)
  const clauses = system.rulebook.chapters.flatMap((chapter) => chapter.clauses.map(({ id }): string => id))
  function lessonOf(name: string): LessonText {
    const text = caseSchema.parse(lessons.files[name])
    if (!text.lesson) throw new Error(`${name} has no lesson`)
    return { ...text, lesson: text.lesson }
  }
  const given = (text: LessonText): GivenAnswer => ({ system, words, lessons, text, position: openLesson(system, text).position })
  function ofKind<K extends Lesson['answer']['kind']>(kind: K): readonly (readonly [string, GivenAnswer, LessonAnswer<K>])[] {
    return names.flatMap((name) => {
      const one = given(lessonOf(name))
      const { answer } = one.text.lesson
      return answer.kind === kind ? [[name, one, answer as LessonAnswer<K>] as const] : [] // its kind was just compared
    })
  }
  return { names, clauses, taught: lessonOf, ofKind }
}

/** The labels of the first screen, and of all that some picks lead to. */
export function labelsFor(words: Words, view: unknown, picks: readonly Choice[]): readonly string[] {
  const drafts = picks.flatMap(({ then }) => (then.kind === 'draft' ? [then.draft] : []))
  return [null, ...drafts].flatMap((draft) => words.choices(view, draft).map(({ label }) => label))
}
