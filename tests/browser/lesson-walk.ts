// Walks through the lessons of a game by one way of answering. The rules say beside the page what each press must lead to, so a ring that
// refuses, or an accepted answer that does not lead on, ends the walk.
import { type Choice, list, plural, type RuleSystem, type Spot, type Words } from '@admiralty/kernel'
import {
  answerStory,
  caseSchema,
  choicesOn,
  type GameLessons,
  type GivenAnswer,
  judgeSpoken,
  type LessonAnswer,
  leadingTo,
  openLesson,
  openStory,
  picksOfHint,
  preparedChoices,
  type Rings,
  ringsOfDecision,
  ringsOfPosition,
  same,
  spotsOf,
  truthOf,
  wayTo,
} from '@admiralty/lessons'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { settled } from './input.ts'
import { isShowing, type Presser, type PressWay, pressInList, pressNext, shows, type Tried } from './lesson-press.ts'
import { pressOnMap, ringedItem } from './lesson-rings.ts'

export interface LessonGame {
  readonly id: string
  readonly system: RuleSystem
  readonly words: Words
  readonly lessons: GameLessons
}
/** A lesson that is open on the page, and what was pressed in it. */
interface Walk extends Presser {
  readonly given: GivenAnswer
}

/** A question of the game in a lesson. */
interface LessonDecision {
  readonly step: string
  readonly view: unknown
  /** The order that answers it. */
  readonly wanted: unknown
  /** The picks to make, first pick first; null for the shortest way to the order. */
  readonly picks: readonly Choice[] | null
  /** The rings while the order is unfinished, and the choices with their targets. */
  ringsAt(draft: unknown, choices: readonly Choice[], next: Choice): Rings
}
/** Most picks of an order. */
const MOST_PICKS = 30

/** Gives the order that is wanted, pick by pick, and returns the order that was given. */
async function giveOrder(walk: Walk, { step, view, wanted, picks, ringsAt }: LessonDecision): Promise<unknown> {
  const { words } = walk.given
  const leadsOn = leadingTo(walk.given, view, wanted)
  let draft: unknown = null
  for (let pick = 0; pick < MOST_PICKS; pick += 1) {
    const next = picks ? picks[pick] : wayTo(words, view, wanted, draft)?.picks[0]
    if (!next) throw new Error(`nothing leads to the order of ${step}`)
    const rings = ringsAt(draft, words.choices(view, draft), next)
    const { then } = await pressNext(walk, { step: `${step}, ${JSON.stringify(draft)}`, next, leadsOn, ...rings })
    if (then.kind === 'order') return then.order
    if (then.kind === 'draft') draft = then.draft
  }
  throw new Error(`${step}: no order after ${MOST_PICKS} picks`)
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

const isSolved = (page: Page): Promise<boolean> => page.locator('.said.right').isVisible()

/** Presses Escape until the page shows the question without a draft. */
async function startOver(page: Page, choices: readonly Choice[]): Promise<void> {
  for (let steps = 0; steps < MOST_PICKS && !(await isShowing(page, choices)); steps += 1) {
    await page.keyboard.press('Escape')
    await settled(page)
  }
  await shows(page, choices)
}
/** Waits until the press of a ring has picked something: the question goes on, the answer is judged, or a list of choices opens. */
const hasPicked = (page: Page, choices: readonly Choice[]): Promise<void> =>
  expect
    .poll(async () => (await page.locator('.said, .board-menu').count()) > 0 || !(await isShowing(page, choices)), {
      intervals: [5, 10, 30, 100],
    })
    .toBe(true)

/**
 * Presses the rings of a position at its start that were not pressed yet. None may refuse, but an answer may be wrong. The right answer solves
 * the position; then the other rings are left for the next time.
 */
async function pressEachRing(walk: Walk, { rings, choices }: Rings): Promise<void> {
  const { page, tried, pressed, left } = walk
  for (const ring of rings) {
    const name = JSON.stringify(ring)
    if (pressed.has(name)) continue
    if (await isSolved(page)) {
      left.add(name)
      continue
    }
    if (choices.length > 0) await startOver(page, choices)
    if (ring.kind === 'item') await (await ringedItem(page, ring.item)).click()
    else await pressOnMap(page, ring)
    if (choicesOn(choices, ring).length > 0) await hasPicked(page, choices)
    pressed.add(name)
    left.delete(name)
    tried.rings += 1
    tried.presses += 1
  }
  if (choices.length > 0 && !(await isSolved(page))) await startOver(page, choices)
}

async function walkOrder(walk: Walk, answer: LessonAnswer<'order'>): Promise<void> {
  const { page, given, way } = walk
  const { system, position, words, text } = given
  const { seat, look, question } = text.lesson
  const view = system.view(position.state, seat)
  const choices = words.choices(view, null)
  await shows(page, choices)
  if (way === 'map') await pressEachRing(walk, ringsOfPosition({ draft: null, choices, look }))
  if (await isSolved(page)) return
  const isNext = (ringed: Rings, ring: Spot, { key, then }: Choice): boolean =>
    choicesOn(ringed.choices, ring).some((one) => one.key === key || same(one.then, then))
  await giveOrder(walk, {
    step: question,
    view,
    wanted: answer.right[0],
    picks: null,
    ringsAt(draft, offered, next) {
      const ringed = ringsOfPosition({ draft, choices: offered, look })
      return { ...ringed, rings: ringed.rings.filter((ring) => isNext(ringed, ring, next)) }
    },
  })
}

/** Gives the right one of the prepared answers: on the map if it is a place there. There is no *Show me*, so the button is the row. */
async function walkSpoken(walk: Walk, answer: LessonAnswer<'spoken'>): Promise<void> {
  const { page, given, way } = walk
  const choices = preparedChoices(answer)
  const next = choices.find((_, index) => judgeSpoken(given, answer, index).right)
  if (!next) throw new Error('no prepared answer is right')
  await shows(page, choices)
  if (way === 'map') await pressEachRing(walk, { rings: spotsOf(given.text.lesson.look), choices })
  if (await isSolved(page)) return
  const screen = { step: 'the answer', rings: next.spots, choices, next, leadsOn: ({ key }: Choice) => key === next.key }
  await (way === 'map' ? pressNext(walk, screen) : pressInList(walk, screen))
}

async function walkNumber(walk: Walk, answer: LessonAnswer<'number'>): Promise<void> {
  const { page, given, way } = walk
  if (way === 'map') await pressEachRing(walk, { rings: spotsOf(given.text.lesson.look), choices: [] })
  await page.locator('.number-answer input').fill(String(truthOf(given, answer.truth).value))
  await expect(page.locator('.number-answer .go')).toBeEnabled()
  if (way === 'key') await page.keyboard.press('Enter')
  else await page.locator('.number-answer .go').click()
  walk.tried.presses += 1
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
