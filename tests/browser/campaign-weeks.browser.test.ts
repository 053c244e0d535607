// Ten weeks of a campaign in two browsers with two bots: one player on a phone, one week in the text view alone, a reload in the middle of a week, and
// a server that is killed within three of them.
import type { Page } from '@playwright/test'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { expect, test } from './fixtures.ts'
import { settled, tapTab } from './input.ts'
import { join, startMatchWith } from './invited-match.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'

const GAME = 'campaign-full-thrust'
const OPTIONS = { 'Last week': '10 weeks' }
const LAST = 10
/** Weeks in which the server is killed when one of two players has sealed. */
const KILLED = [5, 6, 7]
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const
const pageBar = (page: Page, name: string) => page.getByRole('navigation', { name: 'Pages of the game' }).getByRole('button', { name })
const orders = (page: Page, week: number) => page.getByRole('heading', { name: `Orders for week ${week}` }).first()
const sealedOrders = (page: Page, week: number) => page.getByRole('heading', { name: `Orders of week ${week}, sealed` })
const group = (page: Page, name: string) => page.locator('.cp-orders .cp-line-head', { hasText: name }).first()
const idle = (page: Page) => page.locator('.cp-still li', { hasText: 'Without orders' })
const moves = (page: Page) => page.getByLabel('Moves', { exact: true })
/** Seals a week in which all stay. */
async function allStay(page: Page, week: number): Promise<void> {
  await expect(orders(page, week)).toBeVisible()
  await page
    .getByRole('button', { name: /^Seal: all stay/ })
    .first()
    .click()
}
/** The first hex to which the open group may jump. */
const firstJump = (page: Page) => moves(page).locator('option', { hasText: 'Jump to' }).first()

/** Pairs, ranking and purchase as they are proposed. */
async function draft(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Seal (these|the proposed) pairs/ }).click()
}
async function buy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Propose a purchase' }).click()
  await page.getByRole('button', { name: 'Seal this purchase' }).click()
}
/** Orders a jump of the first group on the page of the orders, and trade of the first world. Returns the destination. */
async function writeBook(page: Page): Promise<string> {
  await group(page, 'Group 1').click()
  const to = (await firstJump(page).getAttribute('value')) ?? ''
  await moves(page).selectOption(to)
  await expect(group(page, 'Group 1')).toContainText('jumps to')
  await page.locator('.cp-orders section', { hasText: 'Worlds' }).last().locator('.cp-line-head').first().click()
  const trade = page.getByLabel('Trades with', { exact: true })
  const partners = await trade.locator('option').count()
  if (partners > 1) await trade.selectOption({ index: 1 })
  return to.replace('jump ', '')
}

test('ten weeks of two people and two bots: a phone, a week in the text view, a reload, and a server that is killed', async ({
  browser,
}) => {
  const server = await spawnServer()
  const red = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const [link = ''] = await startMatchWith(red, server.url, {
    game: GAME,
    scenario: '4 empires',
    options: OPTIONS,
    guests: ['Blue'],
  })
  const blue = await (await browser.newContext(PHONE)).newPage()
  await join(blue, link)
  await draft(red)
  await tapTab(blue, 'Record')
  await tapTab(blue, 'Orders')
  await draft(blue)
  await buy(red)
  await pageBar(blue, 'Orders').tap()
  await buy(blue)

  // Week 1: the book on its page, with a jump and a trade. Orders that are missing are named.
  await expect(orders(red, 1)).toBeVisible()
  await expect(idle(red)).toContainText('Group 1')
  const to = await writeBook(red)
  await expect(idle(red).getByRole('button', { name: 'Group 1', exact: true })).toHaveCount(0)
  await expectAccessibleInBothThemes(red, 'the order book')
  // A destination may be chosen on the map, too; the plotted move is drawn there.
  await group(red, 'Group 1').click()
  await red.getByRole('button', { name: 'Choose on the map' }).click()
  await expect(red.locator('.chart')).toBeVisible()
  await expect(red.locator('.chart .ctr[data-thing="red-1"]')).toBeAttached()
  await expectAccessible(red, 'the map of the weeks')
  // A reload keeps the book that is written.
  await red.reload()
  await pageBar(red, 'Orders').click()
  await expect(group(red, 'Group 1')).toContainText(to)
  // What is sealed is shown on the page, and changing it begins with it, whatever was written before.
  await red.getByRole('button', { name: 'Seal: all stay' }).first().click()
  await expect(sealedOrders(red, 1)).toBeVisible()
  await expect(red.locator('.cp-orders')).not.toContainText('jumps to')
  await expectAccessible(red, 'the sealed orders')
  await red.getByRole('button', { name: /^Change orders/ }).click()
  await expect(idle(red)).toContainText('Group 1')
  await writeBook(red)
  await red.getByRole('button', { name: 'Seal these orders' }).click()
  await expect(sealedOrders(red, 1)).toBeVisible()
  await expect(red.locator('.cp-orders')).toContainText('jumps to')

  // On the phone, all stay.
  await pageBar(blue, 'Orders').tap()
  await expect(orders(blue, 1)).toBeVisible()
  await group(blue, 'Group 1').tap()
  await expect(moves(blue)).toBeVisible()
  await expectFingerSized(blue, 'the order book on a phone')
  await expectNoWiderThanTheScreen(blue, 'the order book on a phone')
  await blue.getByRole('button', { name: 'Seal: all stay' }).first().tap()

  // The week was resolved: the group has moved, and incomes are in the statement.
  await expect(orders(red, 2)).toBeVisible()
  await expect(red.locator('.log')).toContainText(to)
  await expect(group(red, 'Group 1')).toContainText(to)
  await pageBar(red, 'Statement').click()
  await expect(red.getByRole('heading', { name: 'Statement of week 1' })).toBeVisible()
  await expect(red.getByRole('table', { name: 'Statement' })).toContainText('Gained')
  await expectAccessible(red, 'the statement')
  await pageBar(red, 'Fleet').click()
  await expect(red.getByRole('region', { name: 'Ships' }).locator('tbody tr').first()).toBeVisible()
  await expectAccessible(red, 'the fleet')

  // Week 2 in the text view alone: a destination by its number, the answers, and the seal, from the list.
  await red.getByRole('button', { name: 'Text view' }).first().click()
  const text = red.getByRole('region', { name: 'Text view' })
  await expect(text.getByRole('table', { name: 'Your groups' })).toContainText(to)
  await expect(text.getByRole('table', { name: 'Counters' })).toContainText('blue-1')
  await expectAccessible(red, 'the text view of a week')
  await settled(red)
  await red.locator('.ask .row', { hasText: /^\d?Group 1 at/ }).click()
  await red.locator('.ask .row', { hasText: 'Change its standing answers' }).click()
  await red.locator('.ask .row', { hasText: 'Attack smaller fleets only' }).click()
  await red.getByRole('button', { name: /^Done/ }).click()
  await red.getByLabel(/Jump to a hex/).fill('0000')
  await red.getByRole('button', { name: 'Place' }).first().click()
  await expect(red.locator('.ask')).toContainText('It cannot be placed in 0000')
  await expect(red.locator('.ask')).toContainText('It stays')
  while ((await red.getByRole('button', { name: /^Next:/ }).count()) > 0) {
    const before = await red.locator('.ask h2').textContent()
    await red.getByRole('button', { name: /^Next:/ }).click()
    await expect(red.locator('.ask h2')).not.toHaveText(String(before))
    await red.locator('.ask .row', { hasText: 'Stay here' }).click()
  }
  await red.getByRole('button', { name: /^Done/ }).click()
  await red.getByRole('button', { name: /^Seal these orders/ }).click()
  await expect(orders(blue, 2)).toBeVisible()
  await blue.getByRole('button', { name: 'Seal: all stay' }).first().tap()

  // Week 3 on the phone with a finger on the map's list.
  await expect(orders(blue, 3)).toBeVisible()
  await pageBar(blue, 'Map').tap()
  await tapTab(blue, 'Map')
  await expectNoWiderThanTheScreen(blue, 'the map of a week on a phone')
  await tapTab(blue, 'Orders')
  await blue.locator('.ask .row', { hasText: 'Group 1 at' }).first().tap()
  await blue.locator('.ask .row', { hasText: 'Stay here' }).tap()
  await blue.getByRole('button', { name: /^Back/ }).tap()
  await blue.getByRole('button', { name: /^Seal these orders/ }).tap()
  await expect(orders(red, 3)).toBeVisible()
  await red
    .getByRole('button', { name: /^Seal: all stay/ })
    .first()
    .click()
  for (let week = 4; week <= LAST; week += 1) {
    await allStay(red, week)
    if (KILLED.includes(week)) {
      // The server has acknowledged the orders: they cannot be sealed again.
      await expect(red.getByRole('button', { name: /^Seal: all stay/ })).toHaveCount(0)
      await server.kill()
      await server.restart()
    }
    await allStay(blue, week)
  }
  for (const page of [red, blue]) {
    await expect(page.locator('.result h2')).toHaveText(/^(You won|You lost|Draw)$/)
    await page.context().close()
  }
  await server.stop()
})
