// One decision of a lesson, taken in the browser.
import type { Choice, Spot } from '@admiralty/kernel'
import {
  choicesOn,
  type GivenAnswer,
  judgeSpoken,
  type LessonAnswer,
  leadingTo,
  preparedChoices,
  type Rings,
  ringsOfPosition,
  same,
  spotsOf,
  truthOf,
  wayTo,
} from '@admiralty/lessons'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { settled } from './input.ts'
import { isShowing, type Presser, pressInList, pressNext, shows } from './lesson-press.ts'
import { pressOnMap, ringedItem } from './lesson-rings.ts'

/** A lesson that is open on the page, and what was pressed in it. */
export interface Walk extends Presser {
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
export async function giveOrder(walk: Walk, { step, view, wanted, picks, ringsAt }: LessonDecision): Promise<unknown> {
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

export async function walkOrder(walk: Walk, answer: LessonAnswer<'order'>): Promise<void> {
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
export async function walkSpoken(walk: Walk, answer: LessonAnswer<'spoken'>): Promise<void> {
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

export async function walkNumber(walk: Walk, answer: LessonAnswer<'number'>): Promise<void> {
  const { page, given, way } = walk
  if (way === 'map') await pressEachRing(walk, { rings: spotsOf(given.text.lesson.look), choices: [] })
  await page.locator('.number-answer input').fill(String(truthOf(given, answer.truth).value))
  await expect(page.locator('.number-answer .go')).toBeEnabled()
  if (way === 'key') await page.keyboard.press('Enter')
  else await page.locator('.number-answer .go').click()
  walk.tried.presses += 1
}
