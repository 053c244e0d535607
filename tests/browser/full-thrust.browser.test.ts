// Full Thrust in the browser: fleets that rush at each other fire in turn 1; one side concedes in turn 2, and the dice are verified.
import { system } from '@admiralty/systems/full-thrust'
import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { gunner } from './gunner.ts'
import { playNow } from './home-page.ts'
import { finger, keys, settled, tabTo, tapTab } from './input.ts'
import { join, startMatchWith } from './invited-match.ts'
import { expectAccessible, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { inTheThick, playUntil } from './play.ts'
import { expectFairDice } from './server-state.ts'

async function start(page: Page, url: string, scenario: string, others: readonly string[] = []): Promise<void> {
  await page.goto(`${url}set?game=full-thrust`)
  await page.getByText(scenario, { exact: true }).click()
  for (const seat of others) await page.getByLabel(seat, { exact: true }).selectOption('me, on this screen')
  await page.getByRole('button', { name: 'Start' }).click()
}
const expectShots = (page: Page) => expect(page.locator('.log-lines')).toContainText('fires')
async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Yes, concede' }).click()
}

test('a duel by link in two browsers', async ({ server, browser }) => {
  const red = await (await browser.newContext()).newPage()
  const [link = ''] = await startMatchWith(red, server.url, {
    game: 'full-thrust',
    scenario: 'Cruiser duel',
    options: {},
    guests: ['Blue'],
  })
  const blue = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await join(blue, link)
  await playUntil([gunner(red, 1), gunner(blue, 2)], inTheThick)
  await concede(blue)
  for (const page of [red, blue]) {
    await expect(page.locator('.result h2')).toHaveText(page === red ? 'You won' : 'You lost')
    await expectShots(page)
    await expectFairDice(page, system)
    await page.context().close()
  }
})

test('a fleet action of four captains on one screen', { tag: LONG }, async ({ server, page }) => {
  await start(page, server.url, 'Allied squadrons', ['Blue', 'Gold', 'Green'])
  await playUntil([gunner(page, 3)], inTheThick)
  await expectShots(page)
})

test('a battle by keyboard alone', { tag: LONG }, async ({ server, page }) => {
  await page.addInitScript(`addEventListener('pointerdown', () => { throw new Error('a pointer was used') }, true)`)
  await page.goto(server.url)
  await expect(playNow(page, 'Full Thrust')).toBeVisible()
  await settled(page)
  await tabTo(
    page,
    `[...document.querySelectorAll('article.game')].find((one) => one.textContent.includes('Full Thrust'))?.querySelector('button')`,
  )
  await page.keyboard.press('Enter')
  await playUntil([gunner(page, 4, keys)], inTheThick)
  const button = (text: string) => `[...document.querySelectorAll('button')].find((one) => one.textContent === '${text}')`
  for (const text of ['Concede', 'Yes, concede', 'Check the dice']) {
    await tabTo(page, button(text))
    await page.keyboard.press('Enter')
  }
  await expect(page.locator('.dice-check [role="status"]')).toHaveText(/^All \d+ dice/)
})

test('a battle in the text view', async ({ server, page }) => {
  await start(page, server.url, 'Frigate duel')
  const me = gunner(page, 5)
  await playUntil([me], ({ phase }) => phase.startsWith('Orders'))
  await page.getByRole('button', { name: 'Text view' }).click()
  const text = page.getByRole('region', { name: 'Text view' })
  await expect(text.locator('table', { hasText: 'Ranges' })).toContainText('72 MU')
  await playUntil([me], inTheThick)
  await expect(text.locator('table', { hasText: 'Ranges' })).not.toContainText('72 MU')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the end of a move is picked by finger, and a tap near it changes it', async ({ server, page }) => {
    await page.goto(server.url)
    await playNow(page, 'Full Thrust').tap()
    const title = page.locator('section.ask .what')
    await tapTab(page, 'Orders')
    await expect(title).toHaveText('Osprey: straight on, velocity 6')
    await tapTab(page, 'Map')
    const places = page.locator('.mark-may')
    await expect(places.nth(12)).toBeVisible()
    // The map fits the ships a moment after it appears.
    let [box, before] = [await places.nth(12).boundingBox(), '']
    const look = async () => {
      before = JSON.stringify(box)
      box = await places.nth(12).boundingBox()
      return box !== null && JSON.stringify(box) === before
    }
    await expect.poll(look).toBe(true)
    if (!box) throw new Error('no place is drawn')
    const plans: string[] = []
    for (const aside of [0, 2, 0]) {
      await page.touchscreen.tap(box.x + box.width / 2 + aside, box.y + box.height / 2)
      await expect(title).not.toHaveText(plans.at(-1) ?? 'Osprey: straight on, velocity 6')
      plans.push((await title.textContent()) ?? '')
    }
    expect(new Set(plans).size).toBe(3)
    await tapTab(page, 'Orders')
    await page.getByRole('button', { name: 'Give this order' }).tap()
    await expect(page.locator('.log-lines')).toContainText('Osprey')
  })
  test('a battle by touch', async ({ server, page }) => {
    await start(page, server.url, 'Frigate duel')
    const me = gunner(page, 6, finger)
    await playUntil([me], ({ phase }) => phase.startsWith('Orders'))
    for (const tab of ['Map', 'Record', 'Orders']) {
      await tapTab(page, tab)
      await expectNoWiderThanTheScreen(page, tab)
      await expectFingerSized(page, tab)
    }
    await expectAccessible(page, 'orders')
    await playUntil([me], inTheThick)
  })
})
