// A lesson is followed as a match is: views, log and frames as a stream would have brought them.

import type { RuleSystem, Words } from '@admiralty/kernel'
import { type GameLessons, openLesson, sequel, waysFrom } from '@admiralty/lessons'
import { system as easystar, words as easywords } from '@admiralty/systems/easystar'
import { lessons as brought } from '@admiralty/systems/easystar/lessons'
import { expect, test } from 'vitest'
import { lineText } from '../table/line-text.ts'
import { isStory, lessonChapters, lessonFilesOf, lessonsCiting } from './lesson-files.ts'
import { observeOpening, observePositions } from './observed-lesson.ts'
import { nextPick } from './pointing-out.ts'

// The contract knows nothing of this game's types.
const [system, words, lessons] = [easystar, easywords, brought] as unknown as [RuleSystem, Words, GameLessons]
const courses = lessonFilesOf(lessons)
function course(name: string) {
  const found = courses.find((one) => one.name === name)
  if (!found) throw new Error(`no lesson ${name}`)
  return found
}
const hearing = { system, words, seat: 'yellow' }

test('what came before the question is told and not drawn; what follows is both', () => {
  const { text } = course('the-shot-that-sinks')
  const { position: laid, positions: told } = openLesson(system, text)
  const first = observeOpening(hearing, told)
  expect(first.frames).toEqual([])
  expect(first.view).toEqual(system.view(laid.state, 'yellow'))
  const [right] = text.lesson.answer.kind === 'order' ? text.lesson.answer.right : []
  const tables = sequel({ system, words, lessons, text, position: laid }, right)
  const after = observePositions(hearing, first, tables)
  expect(
    after.log
      .slice(first.log.length)
      .map(({ line }) => lineText(line))
      .join(' '),
  ).toContain('torpedo')
  expect(after.frames.length).toBeGreaterThan(3)
  expect(after.frames[0]?.before).toEqual(first.view)
  expect(after.frames.every(({ seq, logLength }) => seq > first.seq && logLength <= after.log.length)).toBe(true)
  expect(after.calls).toEqual(system.openCalls(tables.at(-1)?.state))
  expect(new Set(after.log.map(({ key }) => key)).size).toBe(after.log.length)
})

test('chapters come in the order of the list, and a clause knows the lessons that show it', () => {
  const chapters = lessonChapters(courses.filter((one) => !isStory(one)))
  expect(chapters[0]?.[0]).toBe('Moving and turning')
  expect(chapters.flatMap(([, inside]) => inside)).toHaveLength(courses.length - 1)
  expect(lessonsCiting(courses, 'ES-TRN-02').map(({ name }) => name)).toEqual(['after-the-last-hex'])
})

test('whoever asks is shown the next pick, and from a wrong course the way back', () => {
  const { text } = course('bring-the-gun-round')
  const view = system.view(openLesson(system, text).position.state, 'yellow')
  const wanted = [...waysFrom(words, view)].find(({ order }) => JSON.stringify(order).includes('"path":"FRF"'))?.order
  const picks: string[] = []
  let draft: unknown = null
  for (let steps = 0; steps < 9; steps += 1) {
    const pick = nextPick(words, { view, draft, choices: words.choices(view, draft) }, wanted)
    picks.push(pick?.key ?? 'none')
    if (pick?.then.kind !== 'draft') break
    draft = pick.then.draft
  }
  expect(picks.at(-1)).toBe('move')
  const astray = { kind: 'course', ship: 'heron', change: 1, path: 'FFF', rams: [] }
  expect(nextPick(words, { view, draft: astray, choices: words.choices(view, astray) }, wanted)?.role).toBe('back')
})
