// The parts that only the lessons of this game have: printed hex numbers, and a story with several orders.

import type { RuleSystem, Words } from '@admiralty/kernel'
import { answerStory, type GameLessons, openStory, progressOf, type StoryChapter } from '@admiralty/lessons'
import { makeHexNumber } from '@admiralty/space'
import { lessonFiles, storyOf } from '@admiralty/testkit/describe-lessons'
import { expect, test } from 'vitest'
import { lessons as brought } from '../lessons/index.ts'
import { system as easystar, words as easywords } from '../src/index.ts'

// The contract knows nothing of this game's types.
const [system, words, lessons] = [easystar, easywords, brought] as unknown as [RuleSystem, Words, GameLessons]
const school = { system, words, lessons }
const { names, taught } = lessonFiles(school)

test('lessons name hexes by their printed numbers', () => {
  const text = names.map((name) => JSON.stringify(taught(name))).join()
  const named = [...text.matchAll(/\[(\d{4})\]\((\d+),(\d+)\)/g)]
  expect(named.map(([, , q, r]) => makeHexNumber([Number(q), Number(r)]))).toEqual(named.map(([, number]) => number))
})

test('consecutive decisions of the story may be made in any order', () => {
  const { one, accepted, follow } = storyOf(school)
  const before = (title: string): StoryChapter => {
    let chapter = openStory(one)
    while (chapter.due && chapter.due.teach.title !== title) chapter = accepted(answerStory(one, chapter, chapter.due.order))
    return chapter
  }
  const orders = one.text.play.flatMap((step) => ('seat' in step && step.teach ? [step.order] : []))
  const [mend, wren, heron] = orders.slice(5, 8)
  const after = [heron, wren, mend].reduce(
    (chapter: StoryChapter, order) => accepted(answerStory(one, chapter, order)),
    before('Damage control'),
  )
  expect(progressOf(one.text, after).number).toBe(9)
  expect(system.outcome(follow(after, () => undefined).position.state)).toMatchObject({ winners: ['yellow'] })
})
