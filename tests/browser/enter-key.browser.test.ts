// Enter presses the button that shows it, wherever the focus is; the cursor of the map goes on from the mouse.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { keys, settled, tabTo } from './input.ts'
import { player, playUntil } from './play.ts'

const main = (page: Page) => page.locator('section.ask .btn.go')
const rows = (page: Page) => page.locator('section.ask .row')
const ENTER = '⏎'

/** Starts a battle and plans the first course, so that the gold button shows Enter. */
async function toThePlan(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await playNow(page).click()
  await playUntil([player(page, 7, keys)], ({ phase }) => phase.startsWith('Ships · plan'))
  await plan(page)
}
async function plan(page: Page): Promise<void> {
  await settled(page)
  await page.keyboard.press('1')
  await expect(main(page)).toContainText(ENTER)
}
/** The order was given: the next question has no plan yet. */
const expectGiven = (page: Page) => expect(main(page).filter({ hasText: /Move to/ })).toHaveCount(0)

test('Enter presses the gold button after a click on the map, and with the cursor on a hex without a choice', async ({ server, page }) => {
  await toThePlan(page, server.url)
  const box = await page.locator('.board .chart').boundingBox()
  if (!box) throw new Error('there is no chart')
  await page.mouse.click(box.x + box.width * 0.5, box.y + box.height * 0.5)
  await expect(page.locator('.board-keys')).toBeFocused()
  await expect(main(page)).toContainText(ENTER)
  await page.keyboard.press('Enter')
  await expectGiven(page)
})

test('Enter presses the gold button after a click on another button, and while a box to tick has the focus', async ({ server, page }) => {
  await toThePlan(page, server.url)
  await page.locator('.board-zoom').getByText('fit').click()
  await expect(page.locator('.board-zoom button', { hasText: 'fit' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectGiven(page)
  await playUntil([player(page, 7, keys)], ({ phase }) => phase.startsWith('Ships · plan'))
  await plan(page)
  await page.getByRole('checkbox', { name: /^Answer for me/ }).focus()
  await page.keyboard.press('Enter')
  await expectGiven(page)
})

test('Enter on a button that Tab has reached presses that button only', async ({ server, page }) => {
  await toThePlan(page, server.url)
  await tabTo(page, `[...document.querySelectorAll('button')].find((one) => one.textContent === 'Text view')`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Text view' })).toBeVisible()
  await expect(main(page)).toContainText('Move to')
})

test('the sign of Enter moves to the row that the arrow keys select', async ({ server, page }) => {
  await toThePlan(page, server.url)
  const box = await page.locator('.board .chart').boundingBox()
  if (!box) throw new Error('there is no chart')
  await page.mouse.move(box.x + box.width / 2, box.y + 3)
  await page.keyboard.press('ArrowDown')
  // A mouse that leaves the map, or whose map moves away under it, aims at nothing.
  await page.mouse.move(box.x + box.width / 2, box.y - 20)
  const row = rows(page).filter({ hasText: ENTER })
  await expect(row).toHaveCount(1)
  await expect(main(page)).not.toContainText(ENTER)
  const label = await row.locator('.label').textContent()
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText(ENTER)
  expect(label).not.toBe('')
  await expect(rows(page).filter({ hasText: ENTER })).toHaveCount(0)
})

test('Enter answers a question for a number, wherever the focus is', async ({ server, page }) => {
  await page.goto(`${server.url}learn/easystar/what-she-costs`)
  const answer = page.getByRole('form', { name: 'Your answer' })
  await answer.getByRole('textbox').fill('60')
  await page.locator('.lesson h2').click()
  await expect(answer.getByRole('textbox')).not.toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Not quite.')
})

interface Point {
  readonly x: number
  readonly y: number
}
const cursor = (page: Page) => page.locator('.board path.cursor')
async function cursorMiddle(page: Page): Promise<Point & { readonly height: number }> {
  const box = await cursor(page).boundingBox()
  if (!box) throw new Error('the cursor is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height }
}
/** Whether the cursor is on the hex under a point, or on one beside it. */
async function isBeside(page: Page, { x, y }: Point): Promise<boolean> {
  const { x: left, y: top, height } = await cursorMiddle(page)
  return Math.hypot(left - x, top - y) < 1.7 * height
}

test('the cursor of the map goes on from where the mouse points or clicks', async ({ server, page }) => {
  await toThePlan(page, server.url)
  const box = await page.locator('.board .chart').boundingBox()
  if (!box) throw new Error('there is no chart')
  const at = (x: number, y: number): Point => ({ x: box.x + box.width * x, y: box.y + box.height * y })
  const [first, second, third] = [at(0.3, 0.3), at(0.7, 0.6), at(0.4, 0.75)]
  await page.locator('.board-keys').focus()
  await page.mouse.move(first.x, first.y)
  await page.keyboard.press('ArrowDown')
  expect(await isBeside(page, first)).toBe(true)
  expect((await cursorMiddle(page)).y).toBeGreaterThan(first.y)

  await page.mouse.move(second.x, second.y)
  await expect.poll(() => isBeside(page, second)).toBe(true)

  await page.mouse.click(third.x, third.y)
  await page.mouse.move(box.x + box.width / 2, box.y - 20)
  await page.keyboard.press('ArrowUp')
  expect(await isBeside(page, third)).toBe(true)
  expect((await cursorMiddle(page)).y).toBeLessThan(third.y)
})

test('a box to tick keeps the focus while it is saved', async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page).click()
  const box = page.getByLabel(/^Answer for me/)
  await box.focus()
  const isOn = await box.isChecked()
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('/seats/'))
  await page.keyboard.press('Space')
  await expect(box).toBeChecked({ checked: !isOn })
  await saved
  await settled(page)
  await expect(box).toBeFocused()
})
