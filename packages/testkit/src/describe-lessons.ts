// Laws of every game's lessons: each is a case that passes, and the rules confirm its right and wrong answers.
// The story can be played to its end with any answers on the way.
import { CLAUSE_ID } from '@admiralty/kernel'
import {
  answerStory,
  figureOf,
  type GivenAnswer,
  judgedOrders,
  judgeNumber,
  judgeOrder,
  judgeSpoken,
  openStory,
  picksOfHint,
  playCase,
  progressOf,
  type Reply,
  type StoryChapter,
  same,
  sequel,
  truthOf,
  waysFrom,
  wayTo,
} from '@admiralty/lessons'
import { describe, expect, test } from 'vitest'
import { type LessonSuite, labelsFor, lessonFiles } from './lesson-files.ts'

export { lessonFiles } from './lesson-files.ts'

/** Requirements for the lessons of a game. */
export interface ExpectedLessons {
  /** Least number of lessons, of chapters of the rule book that they belong to, and of clauses that they show. */
  readonly least: number
  readonly chapters: number
  readonly clauses: number
  /** The guided battle; null if the game has none. */
  readonly story: ExpectedStory | null
}
/** Requirements for the guided battle. */
export interface ExpectedStory {
  /** The clause that ends the story. */
  readonly ends: string
  /** Most choices that are tried at each decision of the story. */
  readonly lookedAt: number
}

/** The first story and functions to play it. Throws if there is none. */
export function storyOf(suite: LessonSuite) {
  const [first] = storiesOf(suite)
  if (!first) throw new Error('there is no story')
  return first
}
const storiesOf = (suite: LessonSuite) =>
  lessonFiles(suite)
    .ofKind('story')
    .map(([, one]) => storyPlayer(one))

function storyPlayer(story: GivenAnswer) {
  function accepted(reply: Reply): StoryChapter {
    if (reply.kind !== 'accepted') throw new Error(reply.says)
    return reply.chapter
  }
  function follow(from: StoryChapter, at: (chapter: StoryChapter) => void): StoryChapter {
    let chapter = from
    while (chapter.due) {
      at(chapter)
      chapter = accepted(answerStory(story, chapter, chapter.due.order))
    }
    return chapter
  }
  return { one: story, accepted, follow }
}

/** Defines the tests of a game’s lessons and stories. */
export function describeLessons(suite: LessonSuite, expected: ExpectedLessons): void {
  const room = { ...suite, ...lessonFiles(suite) }
  const { system, lessons, names, taught: lessonOf } = room

  if (names.length > 0)
    describe('every lesson is a case that passes', () => {
      test.each(names)('%s', (name) => expect(playCase(system, lessons.files[name]).failures).toEqual([]))
    })

  describeReferences(room)
  describeOrders(room)
  describeSpoken(room)
  describeNumbers(room)
  describeOtherStories(suite)
  describeQuotations(suite)
  describeHints(suite)
  if (expected.story) describeStory(suite, expected.story)

  test('the lessons cover enough chapters and clauses of the rule book', () => {
    const chapters = new Set(names.map((name) => lessonOf(name).lesson.chapter))
    const shown = new Set(names.flatMap((name) => lessonOf(name).rules))
    expect(names.length, 'lessons; `lessons.least` expects more').toBeGreaterThanOrEqual(expected.least)
    expect(chapters.size, 'chapters with a lesson; `lessons.chapters` expects more').toBeGreaterThanOrEqual(expected.chapters)
    expect(shown.size, 'clauses in lessons; `lessons.clauses` expects more').toBeGreaterThanOrEqual(expected.clauses)
  })
}

type LessonFiles = LessonSuite & ReturnType<typeof lessonFiles>

function describeReferences({ names, clauses, taught: lessonOf }: LessonFiles): void {
  if (names.length === 0) return
  describe('every lesson cites existing clauses', () => {
    test.each(names)('%s', (name) => {
      const text = lessonOf(name)
      const json = JSON.stringify(text)
      const cited = [...json.matchAll(new RegExp(String.raw`\b${CLAUSE_ID}\b`, 'g'))].map(([id]) => id)
      expect(cited.filter((id) => !clauses.includes(id))).toEqual([])
    })
  })
}

function describeOrders({ system, lessons, ofKind }: LessonFiles): void {
  if (ofKind('order').length === 0) return
  describe('order answers are right, or wrong with the named clause', () => {
    test.each(ofKind('order'))('%s', (_, one, answer) => {
      const all = judgedOrders(one, answer)
      const view = system.view(one.position.state, one.text.lesson.seat)
      const alike = (a: unknown, b: unknown): boolean => same(a, b) || lessons.alike(view, a, b)
      expect(answer.right.length).toBeGreaterThan(0)
      for (const order of answer.right) expect(judgeOrder(one, answer, order, all).right, JSON.stringify(order)).toBe(true)
      for (const { order, rule } of answer.wrong) {
        const verdict = judgeOrder(one, answer, order, all)
        expect(verdict.right, JSON.stringify(order)).toBe(false)
        expect(verdict.rules).toEqual([rule])
        const { figure, of } = answer.goal
        expect(figureOf(one, { figure, of, order }).rules, JSON.stringify(order)).toContain(rule)
      }
      const right = all.filter((each) => each.right)
      if (answer.unique) for (const each of right) expect(alike(each.order, answer.right[0]), JSON.stringify(each)).toBe(true)
      expect(right.length).toBeLessThan(all.length / 2 + 1)
      expect(sequel(one, answer.right[0]).length).toBeGreaterThan(0)
    })
  })
}

function describeSpoken({ clauses, ofKind }: LessonFiles): void {
  if (ofKind('spoken').length === 0) return
  describe('exactly one spoken answer is true', () => {
    test.each(ofKind('spoken'))('%s', (_, one, answer) => {
      const verdicts = answer.says.map((_, index) => judgeSpoken(one, answer, index))
      expect(verdicts.filter(({ right }) => right)).toHaveLength(1)
      const { rules } = truthOf(one, answer.truth)
      for (const [index, { right, rules: stated }] of verdicts.entries()) {
        const known = right ? [...one.text.rules, ...rules] : clauses
        expect(known, `answer ${index}`).toContain(stated[0])
      }
      if ('refusal' in answer.truth) expect(rules).toEqual(verdicts.find(({ right }) => right)?.rules)
    })
  })
}

function describeNumbers({ ofKind }: LessonFiles): void {
  if (ofKind('number').length === 0) return
  describe('the rules compute the right number, and not the near ones', () => {
    test.each(ofKind('number'))('%s', (_, one, answer) => {
      const { value, rules } = truthOf(one, answer.truth)
      if (typeof value !== 'number') throw new Error('no number')
      expect(judgeNumber(one, answer, value)).toMatchObject({ right: true, rules })
      expect(rules.length).toBeGreaterThan(0)
      for (const near of answer.near)
        expect(judgeNumber(one, answer, near.value)).toEqual({ right: false, says: near.why, rules: [near.rule], figure: null })
    })
  })
}

function describeOtherStories(suite: LessonSuite): void {
  const { system, words } = suite
  const [, ...others] = storiesOf(suite)
  if (others.length > 0)
    describe('every other story offers each decision and uses all its dice', () => {
      test.each(others.map((story) => [story.one.text.lesson.question, story] as const))('%s', (_, { one, follow }) => {
        const end = follow(openStory(one), ({ position: laid, due }) => {
          const view = system.view(laid.state, one.text.lesson.seat)
          for (const order of [due?.order, ...(due?.teach.or ?? []).map((other) => other.order)])
            expect(wayTo(words, view, order), JSON.stringify(order)).toBeDefined()
        })
        expect(end.position.faces).toEqual([])
      })
    })
}

/** Quotations in the texts of a decision that are no start of a label of its screens. */
function misquoted({ system, words }: LessonSuite, seat: string, { position, due }: StoryChapter): readonly string[] {
  if (!due) return []
  const { text, hint, otherwise, or } = due.teach
  const view = system.view(position.state, seat)
  // A game may propose the whole order in one choice; the hint leads through the screens that it quotes.
  const ways = [wayTo(words, view, due.order)?.picks ?? [], picksOfHint(words, { view, hint, order: due.order })]
  const labels = labelsFor(words, view, ways.flat())
  const quotations = [text, hint, otherwise, ...or.map(({ says }) => says)].flatMap((each) =>
    [...each.matchAll(/“([^”]+)”/g)].map(([, quotation = '']) => quotation),
  )
  return quotations.filter((quotation) => !labels.some((label) => label.startsWith(quotation)))
}

function describeHints(suite: LessonSuite): void {
  const { system, words } = suite
  if (storiesOf(suite).length === 0) return
  describe('every story can be followed by its hints, word for word', () => {
    test.each(storiesOf(suite).map((story) => [story.one.text.lesson.question, story] as const))('%s', (_, { one, follow }) => {
      follow(openStory(one), ({ position: laid, due }) => {
        if (!due) return
        const view = system.view(laid.state, one.text.lesson.seat)
        const picks = picksOfHint(words, { view, hint: due.teach.hint, order: due.order })
        expect(picks.at(-1)?.then, due.teach.title).toMatchObject({ kind: 'order' })
      })
    })
  })
}

function describeQuotations(suite: LessonSuite): void {
  if (storiesOf(suite).length === 0) return
  describe('every story quotes only labels that its screens have', () => {
    test.each(storiesOf(suite).map((story) => [story.one.text.lesson.question, story] as const))('%s', (_, { one, follow }) => {
      const wrong: string[] = []
      follow(openStory(one), (chapter) => wrong.push(...misquoted(suite, one.text.lesson.seat, chapter)))
      expect(wrong).toEqual([])
    })
  })
}

function describeStory(suite: LessonSuite, expected: ExpectedStory): void {
  const { system, words } = suite
  describe('the story', () => {
    const { one, follow } = storyOf(suite)

    test('has ten offered decisions that lead to its end', () => {
      const seen: number[] = []
      const end = follow(openStory(one), (chapter) => {
        const { position: laid, due } = chapter
        const view = system.view(laid.state, one.text.lesson.seat)
        expect(wayTo(words, view, due?.order), due?.teach.title).toBeDefined()
        seen.push(progressOf(one.text, chapter).number)
      })
      expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(system.outcome(end.position.state)).toMatchObject({ winners: [one.text.lesson.seat], why: expected.ends })
      expect(end.position.faces).toEqual([])
    })

    test('comments on every other choice, or accepts it', () => {
      let other = 0
      follow(openStory(one), (chapter) => {
        const { due, position: laid } = chapter
        const view = system.view(laid.state, one.text.lesson.seat)
        for (const { order: fields } of due?.teach.or ?? []) expect(wayTo(words, view, fields), JSON.stringify(fields)).toBeDefined()
        let looked = 0
        for (const { order } of waysFrom(words, view)) {
          looked += 1
          if (looked > expected.lookedAt) break
          const reply = answerStory(one, chapter, order)
          if (reply.kind === 'accepted') continue
          other += 1
          expect(reply.says.length).toBeGreaterThan(20)
        }
      })
      expect(other).toBeGreaterThan(50)
    })
  })
}
