// A turn of EasyStar in few presses: two for a course, one for each other decision, by mouse, by keys and on a phone.
import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import * as input from './input.ts'
import { player, playUntil } from './play.ts'
import { type PageChoice, type Reading, readSoon } from './reading.ts'

/** How a player answers: a hex of the map, straight ahead, and a choice of the list. */
interface Hand {
  /** Plans a course: one press. */
  plan(page: Page): Promise<void>
  /** Gives the order of the course: one press. */
  confirm(page: Page): Promise<void>
  choose(page: Page, choice: PageChoice, among: readonly PageChoice[]): Promise<unknown>
}

interface Spot {
  readonly x: number
  readonly y: number
}
/** The middle of the topmost hex that may be chosen; it has no counter, because the enemy is far. */
async function topmost(page: Page): Promise<Spot> {
  const boxes = await page.locator('.chart .mark-may > path:first-child').evaluateAll((paths) =>
    paths.map((path) => {
      const { x, y, width, height } = path.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
  const [first] = boxes.sort((a, b) => a.y - b.y)
  if (!first) throw new Error('no hex may be chosen')
  return first
}

/** The same when the map has its size: the panel below it changes with the question. */
async function topmostAtRest(page: Page): Promise<Spot> {
  let before = await topmost(page)
  for (;;) {
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    const now = await topmost(page)
    if (now.x === before.x && now.y === before.y) return now
    before = now
  }
}

const mouse: Hand = {
  async plan(page) {
    const { x, y } = await topmostAtRest(page)
    await page.mouse.click(x, y)
  },
  confirm: (page) => page.locator('.ask .btn.go').click(),
  choose: (page, choice, among) => input.mouse(page).press(choice, among),
}
const keys: Hand = {
  plan: (page) => page.keyboard.press('1'),
  confirm: (page) => page.keyboard.press('Enter'),
  choose: (page, choice, among) => input.keys(page).press(choice, among),
}
const finger: Hand = {
  async plan(page) {
    // The tab Map shows the question too, but the input method for lists selects another tab.
    await input.tapTab(page, 'Map')
    const { x, y } = await topmostAtRest(page)
    await page.touchscreen.tap(x, y)
  },
  confirm: (page) => page.locator('.ask .btn.go').tap(),
  choose: (page, choice, among) => input.finger(page).press(choice, among),
}

const turnOf = ({ moment }: Reading): number => Number(/Turn (\d+)/i.exec(moment)?.[1] ?? 0)
const isPlanning = ({ phase }: Reading): boolean => phase.startsWith('Ships · plan')

/** Presses of a turn: for courses, and for everything else. */
interface Presses {
  readonly ships: number
  readonly courses: number
  readonly others: number
}

async function playTurn(page: Page, hand: Hand): Promise<Presses> {
  let [ships, courses, others] = [0, 0, 0]
  let mark: string | null = null
  let reading = await readSoon(page, mark, 10_000)
  const turn = turnOf(reading)
  for (; reading.kind !== 'over' && turnOf(reading) === turn; reading = await readSoon(page, mark, 10_000)) {
    if (reading.kind !== 'question') continue
    mark = reading.mark
    if (isPlanning(reading)) {
      await hand.plan(page)
      await expect(page.locator('.ask .btn.go')).toBeVisible()
      const planned = await readSoon(page, mark, 10_000)
      await hand.confirm(page)
      mark = planned.mark
      ships += 1
      courses += 2
      continue
    }
    // One press answers: no question has a step of its own before it.
    expect(reading.choices.filter(({ role }) => role === 'back')).toEqual([])
    const choice = reading.choices.find(({ role }) => role === 'main') ?? reading.choices[0]
    if (!choice) throw new Error(`nothing to press: ${JSON.stringify(reading)}`)
    await hand.choose(page, choice, reading.choices)
    // A press that came too late was stopped. A question with one choice is read, not decided.
    if (reading.choices.length > 1 && !(await page.evaluate<boolean>('window.missed === true'))) others += 1
  }
  return { ships, courses, others }
}

/** Plays two turns from the first page on. Nobody can fire in the first one. */
async function twoTurns(page: Page, url: string, hand: Hand): Promise<void> {
  await page.goto(url)
  await playNow(page).click()
  await playUntil([player(page, 7)], isPlanning)
  const [first, second] = [await playTurn(page, hand), await playTurn(page, hand)]
  expect(first.courses).toBe(2 * first.ships)
  // Only the gift of a fighter bay asks once more.
  expect(first.others).toBeLessThanOrEqual(1)
  expect(first.courses + first.others).toBeLessThanOrEqual(3 * first.ships)
  expect(first.ships).toBeGreaterThan(1)
  // Two for the course and one for a shot: three for each ship that fires one weapon.
  expect(second.courses).toBe(2 * second.ships)
}

test('a turn takes at most three clicks a ship', async ({ server, page }) => twoTurns(page, server.url, mouse))
test('a turn takes at most three keys a ship', { tag: LONG }, async ({ server, page }) => twoTurns(page, server.url, keys))
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('a turn takes at most three taps a ship', { tag: LONG }, async ({ server, page }) => twoTurns(page, server.url, finger))
})
test('a press on a hex out of reach says why', async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page).click()
  await playUntil([player(page, 7)], isPlanning)
  const chart = await page.locator('.chart').first().boundingBox()
  if (!chart) throw new Error('there is no chart')
  await page.mouse.click(chart.x + chart.width / 2, chart.y + chart.height / 2)
  await expect(page.locator('.map-note')).toContainText(/moves at most \d hex/)
  await expect(page.locator('.map-note')).toContainText('ES-MOV-02')
  await page.keyboard.press('1')
  await expect(page.locator('.map-note')).toHaveCount(0)
})
