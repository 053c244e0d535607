// Checks that each lesson is a case that passes, and that exactly one of its answers is right.
import { type GameLessons, judgeSpoken, playCase } from '@admiralty/lessons'
import { lessonFiles } from '@admiralty/testkit/describe-lessons'
import { expect, test } from 'vitest'
import { lessons } from '../lessons/index.ts'
import { system, words } from '../src/index.ts'

const { names, clauses, ofKind } = lessonFiles({ system, words, lessons: lessons as unknown as GameLessons }) // figures receive positions of their own game only

test.each(names)('%s is a case that passes', (name) => expect(playCase(system, lessons.files[name]).failures).toEqual([]))

test.each(ofKind('spoken'))('%s has one right answer, and each answer cites a clause', (_, given, answer) => {
  const verdicts = answer.says.map((_, index) => judgeSpoken(given, answer, index))
  expect(verdicts.filter(({ right }) => right)).toHaveLength(1)
  expect(verdicts.flatMap(({ rules }) => rules).filter((rule) => !clauses.includes(rule))).toEqual([])
})
