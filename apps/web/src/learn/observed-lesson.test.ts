// An observed lesson has the same view, log and frames as an observed match.

import type { RuleSystem, Words } from '@admiralty/kernel'
import { type GameLessons, openLesson, sequel, waysFrom } from '@admiralty/lessons'
import { system as easystar, words as easywords } from '@admiralty/systems/easystar'
import { lessons as easylessons } from '@admiralty/systems/easystar/lessons'
import { expect, test } from 'vitest'
import { isStory, lessonChapters, lessonFilesOf, lessonsCiting } from '../api/lesson-files.ts'
import { lineText } from '../match-view/line-text.ts'
import { observeOpening, observePositions } from './observed-lesson.ts'
import { nextPick } from './pointing-out.ts'

// The pages see a game without its own types.
const [system, words, lessons] = [easystar, easywords, easylessons] as unknown as [RuleSystem, Words, GameLessons]
const courses = lessonFilesOf(lessons)
function course(name: string) {
  const found = courses.find((one) => one.name === name)
  if (!found) throw new Error(`no lesson ${name}`)
  return found
}
const observer = { system, words, seat: 'yellow' }

test('events before the question are in the log only; events after it are animated too', () => {
  const { text } = course('the-shot-that-sinks')
  const { position: opening, positions: before } = openLesson(system, text)
  const first = observeOpening(observer, before)
  expect(first.frames).toEqual([])
  expect(first.view).toEqual(system.view(opening.state, 'yellow'))
  const [right] = text.lesson.answer.kind === 'order' ? text.lesson.answer.right : []
  const positions = sequel({ system, words, lessons, text, position: opening }, right)
  const after = observePositions(observer, first, positions)
  expect(
    after.log
      .slice(first.log.length)
      .map(({ line }) => lineText(line))
      .join(' '),
  ).toContain('torpedo')
  expect(after.frames.length).toBeGreaterThan(3)
  expect(after.frames[0]?.before).toEqual(first.view)
  expect(after.frames.every(({ seq }) => seq > first.seq)).toBe(true)
  expect(after.calls).toEqual(system.openCalls(positions.at(-1)?.state))
  expect(new Set(after.log.map(({ key }) => key)).size).toBe(after.log.length)
})

test('chapters are in the order of the list, and a clause has the lessons that show it', () => {
  const chapters = lessonChapters(courses.filter((one) => !isStory(one)))
  expect(chapters[0]?.[0]).toBe('Moving and turning')
  expect(chapters.flatMap(([, inside]) => inside)).toHaveLength(courses.length - 1)
  expect(lessonsCiting(courses, 'ES-TRN-02').map(({ name }) => name)).toEqual(['after-the-last-hex'])
})

test('the next pick leads to the wanted order, or back from a wrong draft', () => {
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
  const wrong = { kind: 'repair', ship: 'heron' }
  expect(nextPick(words, { view, draft: wrong, choices: words.choices(view, wrong) }, wanted)?.role).toBe('back')
})
