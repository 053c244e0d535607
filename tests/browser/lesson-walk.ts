// Walks through the lessons of a game by one way of answering. The rules say beside the page what each press must lead to, so a ring that
// refuses, or an accepted answer that does not lead on, ends the walk.
import { list, plural, type RuleSystem, type Words } from '@admiralty/kernel'
import {
  answerStory,
  caseSchema,
  type GameLessons,
  type GivenAnswer,
  leadingTo,
  openLesson,
  openStory,
  picksOfHint,
  ringsOfDecision,
} from '@admiralty/lessons'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { PressWay, Tried } from './lesson-press.ts'
import { giveOrder, type Walk, walkNumber, walkOrder, walkSpoken } from './walk-decision.ts'

export interface LessonGame {
  readonly id: string
  readonly system: RuleSystem
  readonly words: Words
  readonly lessons: GameLessons
}

/** Makes the decisions of a story. In rows and by key it follows the hint word for word. */
async function walkStory(walk: Walk): Promise<void> {
  const { page, given, way } = walk
  const { system, words, text } = given
  let chapter = openStory(given)
  while (chapter.due) {
    const { teach, order: wanted } = chapter.due
    const { title, hint, look } = teach
    await expect(page.locator('.lesson h2')).toHaveText(title)
    const view = system.view(chapter.position.state, text.lesson.seat)
    const leadsOn = leadingTo(given, view, wanted)
    const order = await giveOrder(walk, {
      step: title,
      view,
      wanted,
      picks: way === 'row' || way === 'key' ? picksOfHint(words, { view, hint, order: wanted }) : null,
      ringsAt: (draft, choices, next) => ringsOfDecision({ draft, choices, look }, next, leadsOn),
    })
    const reply = answerStory(given, chapter, order)
    if (reply.kind === 'declined') throw new Error(`${title}: ${reply.says}`)
    chapter = reply.chapter
  }
  await expect(page.getByRole('heading', { name: 'What you have learned' })).toBeVisible()
}

async function walkLesson(walk: Walk): Promise<void> {
  const { page, given } = walk
  const { answer, question } = given.text.lesson
  if (answer.kind === 'story') {
    await walkStory(walk)
    return
  }
  await expect(page.locator('.lesson h2')).toHaveText(question)
  if (answer.kind === 'order') await walkOrder(walk, answer)
  if (answer.kind === 'spoken') await walkSpoken(walk, answer)
  if (answer.kind === 'number') await walkNumber(walk, answer)
  await expect(page.locator('.said.right')).toBeVisible()
}

/** Opens the page of a game or a lesson in the app, which is loaded already. */
const go = (page: Page, ...path: readonly string[]): Promise<void> => {
  const [base] = page.url().split('learn/')
  return page.evaluate(`history.pushState({}, '', ${JSON.stringify(`${base}learn/${path.join('/')}`)})`)
}
/** Opens a lesson from the list of lessons and walks through it. */
async function openAndWalk(walk: Walk, id: string, name: string): Promise<void> {
  const { page, way } = walk
  await go(page, id)
  await expect(page.getByRole('heading', { name: 'Positions' })).toBeVisible()
  await go(page, id, name)
  try {
    await walkLesson(walk)
  } catch (error) {
    throw new Error(`${id}/${name} by ${way}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export interface WalkOrder {
  readonly way: PressWay
  /** The lessons to walk through, by name. */
  readonly names: readonly string[]
}
/** Walks through lessons of a game on a page of its lessons. A lesson is repeated until each of its rings was pressed. */
export async function walkLessons(page: Page, { id, ...game }: LessonGame, { way, names }: WalkOrder): Promise<Tried> {
  const tried: Tried = { lessons: 0, rings: 0, presses: 0 }
  for (const name of names) {
    const file = caseSchema.parse(game.lessons.files[name])
    if (!file.lesson) throw new Error(`${name} is no lesson`)
    const text = { ...file, lesson: file.lesson }
    const given: GivenAnswer = { ...game, text, position: openLesson(game.system, text).position }
    const walk: Walk = { page, way, tried, given, pressed: new Set(), left: new Set() }
    do await openAndWalk(walk, id, name)
    while (walk.left.size > 0)
    tried.lessons += 1
  }
  return tried
}

export const triedText = ({ lessons, rings, presses }: Tried): string =>
  list([plural(lessons, 'lesson'), plural(rings, 'ring'), plural(presses, 'press', 'presses')])
