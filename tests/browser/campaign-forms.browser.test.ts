// The order book of a campaign by its forms: payments, hexes, keels of own designs, counts; the reminders above the seal; and the moves that are shown.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { settled, tabTo, tapTab } from './input.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { stopClock } from './stopped-clock.ts'

const GAME = 'campaign-full-thrust'
const orders = (page: Page, week: number) => page.getByRole('heading', { name: `Orders for week ${week}` }).first()
const line = (page: Page, form: string) => page.locator(`#cp-${form}`)
const reminder = (page: Page, text: string) => page.locator('.cp-still li', { hasText: text })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const editor = (page: Page) => page.locator('.cp-orders .cp-editor')

/** Starts a campaign of four empires against bots, and plays it to the orders of week 1. */
async function toWeekOne(page: Page, url: string): Promise<void> {
  await page.goto(`${url}set?game=${GAME}`)
  await page.getByText('4 empires', { exact: true }).click()
  await button(page, 'Start').click()
  await button(page, /^Seal (these|the proposed) pairs/).click()
  await button(page, 'Propose a purchase').click()
  await button(page, 'Seal this purchase').click()
  await expect(orders(page, 1)).toBeVisible()
  await expect(line(page, 'group-group-1')).toBeVisible()
}
/** Opens own worlds until one may trade with a world of another empire, and asks for that. Returns the empire; undefined if there is none. */
async function tradeAbroad(page: Page): Promise<string | undefined> {
  const worlds = page.locator('.cp-line-head[id^="cp-world-"]')
  for (let index = 0; index < (await worlds.count()); index += 1) {
    await worlds.nth(index).click()
    const trade = page.getByLabel('Trades with', { exact: true })
    await expect(trade).toBeVisible()
    const abroad = trade.locator('option', { hasText: /(Blue|Gold|Green), who must ask too$/ }).first()
    if ((await abroad.count()) > 0) {
      const empire = /(\w+), who must ask too$/.exec((await abroad.textContent()) ?? '')?.[1]
      await trade.selectOption((await abroad.getAttribute('value')) ?? '')
      await worlds.nth(index).click()
      return empire
    }
    await worlds.nth(index).click()
  }
  return undefined
}

test('forms make payments of any size, withdrawals to any hex, keels of own designs, and counts', async ({ server, page }) => {
  await page.goto(`${server.url}designer/full-thrust`)
  await page.getByLabel('Mass', { exact: true }).fill('40')
  await button(page, 'One more fire control').first().click()
  await expect(page.getByText('Legal design.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('.top').getByRole('status')).toHaveText('saved')

  // The map is rolled: campaigns are begun until another empire is in reach of trade.
  let empire: string | undefined
  while (empire === undefined) {
    await toWeekOne(page, server.url)
    empire = await tradeAbroad(page)
  }
  const other = line(page, `empire-${empire.toLowerCase()}`)
  await other.click()
  await page
    .getByRole('group', { name: `You pay ${empire}` })
    .getByRole('button', { name: 'a percentage' })
    .click()
  const part = page.getByLabel(`You pay ${empire}, part of the gains`)
  await part.fill('33')
  await page
    .getByRole('group', { name: `${empire} pays you` })
    .getByRole('button', { name: 'a sum' })
    .click()
  const sum = page.getByLabel(`${empire} pays you, each week`)
  await sum.fill('1.5.2')
  await sum.blur()
  await expect(editor(page).getByRole('alert')).toContainText('Please type a sum of credits such as 12 or 12.25. Until then it is 1.')
  await sum.fill('12.25')
  await expect(editor(page).getByRole('alert')).toHaveCount(0)
  await expect(other).toContainText('2 payments')
  await expectAccessibleInBothThemes(page, 'the agreements')
  await other.click()

  // A group withdraws to any hex, by its number or its name.
  await line(page, 'group-group-1').click()
  await page.getByLabel('Withdraws to').selectOption('another hex …')
  await page.getByLabel('Hex or world').fill('Nowhere')
  await page.getByLabel('Hex or world').blur()
  await expect(editor(page).getByRole('alert')).toContainText('Please type the number of a hex such as 0507, or the name of a world.')
  await page.getByLabel('Hex or world').fill('1302')
  await expect(editor(page).getByRole('alert')).toHaveCount(0)

  // A keel of the own design, spares by number, and a ship of the market.
  await page.locator('.cp-line-head[id^="cp-world-"]').first().click()
  await editor(page).locator('summary', { hasText: 'Lay a keel' }).click()
  await editor(page).locator('.cp-row', { hasText: 'your design' }).click()
  await expect(page.locator('.cp-orders header')).toContainText('1 new keel')
  await editor(page).locator('summary', { hasText: 'Buy spares' }).click()
  const spare = button(page, 'One fire control more').first()
  await spare.click()
  await spare.click()
  await expect(editor(page)).toContainText(/Ordered: 2 × fire control/)
  await line(page, 'market-all').click()
  await button(page, 'One Lantern more').click()
  await expect(line(page, 'market-all')).toContainText('1 ship')

  // A reload keeps the book, and the server takes it.
  await page.reload()
  await line(page, 'group-group-1').click()
  await expect(page.getByLabel('Hex or world')).toHaveValue(/1302$/)
  await other.click()
  await expect(part).toHaveValue('33')
  await expect(sum).toHaveValue('12.25')
  await button(page, 'Seal these orders').click()
  await expect(orders(page, 2)).toBeVisible()
  await button(page, 'Fleet').click()
  await expect(page.getByRole('region', { name: 'Keels' }).locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('.log')).toContainText('1 × Lantern of the market')
  await expect(page.locator('.log')).toContainText(/2 × fire control as spares/)
})

test('what is forgotten stands above the seal, each part leads to its form, and all of it works by keyboard', async ({ server, page }) => {
  await toWeekOne(page, server.url)
  const idle = reminder(page, 'Without orders')
  await expect(idle.getByRole('button', { name: 'Group 1', exact: true })).toBeVisible()
  // 4: the seal follows the list.
  expect(await page.evaluate(`document.querySelector('.cp-still').compareDocumentPosition(document.querySelector('.cp-seal'))`)).toBe(4)
  await expect(button(page, 'Seal these orders')).toBeVisible()
  await page.evaluate(`addEventListener('pointerdown', () => { throw new Error('a pointer was used') }, true)`)
  await settled(page)
  await tabTo(page, `[...document.querySelectorAll('.cp-still button')].find((one) => one.textContent === 'Group 1')`)
  await page.keyboard.press('Enter')
  await expect(line(page, 'group-group-1')).toBeFocused()
  await expect(line(page, 'group-group-1')).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, `document.querySelector('.cp-orders .cp-destination select')`)
  await page.keyboard.press('ArrowDown')
  await expect(line(page, 'group-group-1')).toContainText('jumps to')
  await expect(idle.getByRole('button', { name: 'Group 1', exact: true })).toHaveCount(0)
  await tabTo(page, `[...document.querySelectorAll('.cp-seal button')][0]`, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(orders(page, 2)).toBeVisible()
})

test('the forms of the order book fit a phone', async ({ server, browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(`${server.url}set?game=${GAME}`)
  await page.getByText('4 empires', { exact: true }).tap()
  await button(page, 'Start').tap()
  await tapTab(page, 'Orders')
  await button(page, /^Seal (these|the proposed) pairs/).tap()
  await page.getByRole('navigation', { name: 'Pages of the game' }).getByRole('button', { name: 'Orders' }).tap()
  await button(page, 'Propose a purchase').tap()
  await button(page, 'Seal this purchase').tap()
  await expect(orders(page, 1)).toBeVisible()
  await expect(line(page, 'group-group-1')).toBeVisible()
  await page.locator('.cp-line-head[id^="cp-world-"]').first().tap()
  for (const part of ['Lay a keel', 'Buy spares']) await editor(page).locator('summary', { hasText: part }).tap()
  for (const part of ['market', 'repairs', 'cargo', 'payments']) await line(page, `${part}-all`).tap()
  await expect(button(page, 'One Lantern more')).toBeVisible()
  await expectFingerSized(page, 'a world and the money on a phone')
  await expectNoWiderThanTheScreen(page, 'a world and the money on a phone')
  await page.locator('.cp-line-head[id^="cp-hold-"]').first().tap()
  await expect(page.getByLabel('Fuel').first()).toBeVisible()
  await expectFingerSized(page, 'a hold on a phone')
  await expectNoWiderThanTheScreen(page, 'a hold on a phone')
  await expectAccessible(page, 'the forms on a phone')
  await line(page, 'empire-blue').tap()
  await page.getByLabel('A pact with Blue').check()
  await expectFingerSized(page, 'an agreement on a phone')
  await expectNoWiderThanTheScreen(page, 'an agreement on a phone')
  await page.context().close()
})

test('the moves of a week are shown on the map, and any key skips them', async ({ server, browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'no-preference' })).newPage()
  await toWeekOne(page, server.url)
  await line(page, 'group-group-1').click()
  const moves = page.getByLabel('Moves', { exact: true })
  await moves.selectOption((await moves.locator('option', { hasText: 'Jump to' }).first().getAttribute('value')) ?? '')
  await stopClock(page)
  await button(page, 'Seal these orders').click()
  const watching = page.getByRole('region', { name: 'Animation' })
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await watching.count()).toBe(1)
  }).toPass()
  await expect(page.locator('.chart .ctr[data-thing="red-1"]')).toBeAttached()
  await expect(orders(page, 2)).toHaveCount(0)
  await page.keyboard.press('q')
  await expect(watching).toHaveCount(0)
  await page.clock.resume()
  await expect(orders(page, 2)).toBeVisible()
  await expect(page.locator('.log')).toContainText('All groups have moved: Group 1 by jump to')
  await page.context().close()
})
