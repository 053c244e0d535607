// Walks through the lessons of a game by one way of answering. The rules say beside the page what each press must lead to, so a ring that
// refuses, or an accepted answer that does not lead on, ends the walk.
import { type Choice, list, plural, type RuleSystem, type Words } from '@admiralty/kernel'
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
import { isShowing, type LessonScreen, type Presser, type PressWay, pressNext, shows, type Tried } from './lesson-press.ts'
import { isOnMap, pointOfRing, ringedItem } from './lesson-rings.ts'

export interface LessonGame {
  readonly id: string
  readonly system: RuleSystem
  readonly words: Words
  readonly lessons: GameLessons
}
interface Walk extends Presser {
  readonly given: GivenAnswer
}
interface LessonDecision {
  readonly view: unknown
  readonly wanted: unknown
  readonly step: string
  /** Null in a teaching position, whose hints do not give the answer. */
  readonly hint: string | null
  readonly ringsOf: (
    screen: Pick<LessonScreen, 'choices' | 'next' | 'leadsOn'> & { readonly draft: unknown },
  ) => Pick<LessonScreen, 'rings' | 'choices'>
}

/** Most picks of an order. */
const MOST_PICKS = 30

/** Gives the order that is wanted, pick by pick, and returns the order that was given. */
async function giveOrder(walk: Walk, { view, wanted, step, hint, ringsOf }: LessonDecision): Promise<unknown> {
  const { words } = walk.given
  const inWords = walk.way === 'row' || walk.way === 'key'
  const picks = hint !== null && inWords ? picksOfHint(words, { view, hint, order: wanted }) : null
  const leadsOn = leadingTo(walk.given, view, wanted)
  let draft: unknown = null
  for (let pick = 0; pick < MOST_PICKS; pick += 1) {
    const offered = words.choices(view, draft)
    const next = picks ? picks[pick] : wayTo(words, view, wanted, draft)?.picks[0]
    if (!next) throw new Error(`nothing leads to the order of ${step}`)
    const screen = { step: `${step}, ${JSON.stringify(draft)}`, next, leadsOn, ...ringsOf({ draft, choices: offered, next, leadsOn }) }
    await shows(walk.page, offered)
    const { then } = await pressNext(walk, screen)
    await expect(walk.page.locator('.map-note')).toHaveCount(0)
    if (then.kind === 'order') return then.order
    if (then.kind === 'draft') draft = then.draft
  }
  throw new Error(`${step}: no order after ${MOST_PICKS} picks`)
}

async function walkStory(walk: Walk): Promise<void> {
  const { page, given } = walk
  const { system, text } = given
  const { seat } = text.lesson
  let chapter = openStory(given)
  while (chapter.due) {
    const { teach, order: wanted } = chapter.due
    await expect(page.locator('.lesson h2')).toHaveText(teach.title)
    const order = await giveOrder(walk, {
      ...{ view: system.view(chapter.position.state, seat), wanted, step: teach.title, hint: teach.hint },
      ringsOf: ({ draft, choices, next, leadsOn }) => ringsOfDecision({ draft, choices, look: teach.look }, next, leadsOn),
    })
    const reply = answerStory(given, chapter, order)
    if (reply.kind === 'declined') throw new Error(`${teach.title}: ${reply.says}`)
    chapter = reply.chapter
  }
  await expect(page.getByRole('heading', { name: 'What you have learned' })).toBeVisible()
}

/**
 * Presses the rings of a position at its start that were not pressed yet. None may refuse, but an answer may be wrong. The right answer solves
 * the position; then the other rings are left for the next time.
 */
async function pressEachRing(walk: Walk, { rings, choices }: Pick<LessonScreen, 'rings' | 'choices'>): Promise<void> {
  const { page, tried, pressed, left } = walk
  for (const ring of rings) {
    const name = JSON.stringify(ring)
    if (pressed.has(name)) continue
    if (await isSolved(page)) {
      left.add(name)
      continue
    }
    await startOver(page, choices)
    if (ring.kind === 'thing' && !(await isOnMap(page, ring.id))) throw new Error(`${ring.id} is ringed, but not on the map`)
    if (ring.kind === 'item') await (await ringedItem(page, ring.item)).click()
    else {
      const { x, y } = await pointOfRing(page, ring)
      await page.mouse.click(x, y)
    }
    await settled(page)
    pressed.add(name)
    left.delete(name)
    tried.rings += 1
    tried.presses += 1
    await expect(page.locator('.map-note')).toHaveCount(0)
  }
  if (!(await isSolved(page))) await startOver(page, choices)
}
const isSolved = (page: Page): Promise<boolean> => page.locator('.said.right').isVisible()
/** Presses Escape until the page shows the question without a draft. A question of the lesson itself has no draft. */
async function startOver(page: Page, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return
  for (let steps = 0; steps < MOST_PICKS && !(await isShowing(page, choices)); steps += 1) {
    await page.keyboard.press('Escape')
    await settled(page)
  }
  await shows(page, choices)
}

async function walkOrder(walk: Walk, answer: LessonAnswer<'order'>): Promise<void> {
  const { system, position, words, text } = walk.given
  const { seat, look, question } = text.lesson
  const view = system.view(position.state, seat)
  const choices = words.choices(view, null)
  await shows(walk.page, choices)
  if (walk.way === 'map') {
    await pressEachRing(walk, ringsOfPosition({ draft: null, choices, look }))
    if (await isSolved(walk.page)) return
  }
  await giveOrder(walk, {
    ...{ view, wanted: answer.right[0], step: question, hint: null },
    ringsOf: ({ draft, choices: offered, next }) => {
      const ringed = ringsOfPosition({ draft, choices: offered, look })
      const isNext = ({ key, then }: LessonScreen['next']): boolean => key === next.key || same(then, next.then)
      return { ...ringed, rings: ringed.rings.filter((ring) => choicesOn(ringed.choices, ring).some(isNext)) }
    },
  })
}

async function walkSpoken(walk: Walk, answer: LessonAnswer<'spoken'>): Promise<void> {
  const { page, given, way } = walk
  const right = answer.says.findIndex((_, index) => judgeSpoken(given, answer, index).right)
  const rows = page.locator('.ask .row')
  await expect(rows).toHaveCount(answer.says.length)
  if (way === 'map') await pressEachRing(walk, { rings: spotsOf(given.text.lesson.look), choices: [] })
  if (await isSolved(page)) return
  if (way === 'key') await page.keyboard.press(String(right + 1))
  else if (way === 'map') await pressAnswerOnMap(walk, answer, right)
  else await rows.nth(right).click()
  walk.tried.presses += 1
}
/** An answer that is a place of the map is pressed there. */
async function pressAnswerOnMap({ page }: Walk, { says }: LessonAnswer<'spoken'>, right: number): Promise<void> {
  const [spot] = spotsOf(says[right]?.look ?? [])
  if (!spot || spot.kind === 'item') return page.locator('.ask .row').nth(right).click()
  const { x, y } = await pointOfRing(page, spot)
  await page.mouse.click(x, y)
}

async function walkNumber(walk: Walk, answer: LessonAnswer<'number'>): Promise<void> {
  const { page, given, way } = walk
  const field = page.locator('.number-answer input')
  await expect(field).toBeVisible()
  if (way === 'map') await pressEachRing(walk, { rings: spotsOf(given.text.lesson.look), choices: [] })
  await field.fill(String(truthOf(given, answer.truth).value))
  if (way === 'key') await page.keyboard.press('Enter')
  else await page.locator('.number-answer .go').click()
  walk.tried.presses += 1
}

/** Opens the page of a game or a lesson in the app, which is loaded already. */
const go = (page: Page, ...path: readonly string[]): Promise<void> => {
  const [base] = page.url().split('learn/')
  return page.evaluate(`history.pushState({}, '', ${JSON.stringify(`${base}learn/${path.join('/')}`)})`)
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

export interface WalkOrder {
  readonly way: PressWay
  /** The lessons to walk through, by name. */
  readonly names: readonly string[]
}
/** Walks through lessons of a game, each from a page that is on its list of lessons. A lesson is repeated until each of its rings was pressed. */
export async function walkLessons(page: Page, { id, ...game }: LessonGame, { way, names }: WalkOrder): Promise<Tried> {
  const tried: Tried = { lessons: 0, rings: 0, presses: 0 }
  for (const name of names) {
    const file = caseSchema.parse(game.lessons.files[name])
    if (!file.lesson) throw new Error(`${name} is no lesson`)
    const text = { ...file, lesson: file.lesson }
    const given: GivenAnswer = { ...game, text, position: openLesson(game.system, text).position }
    const walk: Walk = { page, way, tried, given, pressed: new Set(), left: new Set() }
    const goThrough = async (): Promise<void> => {
      await go(page, id)
      await expect(page.getByRole('heading', { name: 'Positions' })).toBeVisible()
      try {
        await go(page, id, name)
        await walkLesson(walk)
      } catch (error) {
        throw new Error(`${id}/${name} by ${way}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    await goThrough()
    while (walk.left.size > 0) await goThrough()
    tried.lessons += 1
  }
  return tried
}

export const triedText = ({ lessons, rings, presses }: Tried): string =>
  list([plural(lessons, 'lesson'), plural(rings, 'ring'), plural(presses, 'press', 'presses')])
