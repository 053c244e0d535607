// A campaign in the browser: the draft of six empires in two browsers with four bots, one by keyboard alone and one on a phone, and a draft in the text view.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { settled, tabTo, tapTab } from './input.ts'
import { join, startMatchWith } from './invited-match.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'

const GAME = 'campaign-full-thrust'
const cell = '.cp-cell[aria-pressed="true"]'
/** The addresses of the ranked worlds. */
const worldsOf = (page: Page) => page.locator('.cp-world').evaluateAll((all) => all.map((one) => one.textContent?.match(/\d{4}/)?.[0]))
/** How many pairs the map names; pairs of one hex share a note. */
const pairsOnMap = (page: Page) =>
  page.locator('.chart .note').evaluateAll((all) => all.flatMap((one) => one.textContent?.match(/\d+/g) ?? []).length)
/** A script that returns the button with a text. */
const button = (text: string): string => `[...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('${text}'))`

async function pressByKeys(page: Page, at: string, key = 'Tab'): Promise<void> {
  await settled(page)
  await tabTo(page, at, key)
  await page.keyboard.press('Enter')
}
/** Unpairs the first pair, pairs it again, moves the second world up, and seals. */
async function draftByKeys(page: Page): Promise<void> {
  const made = await page.locator(cell).count()
  await tabTo(page, `document.querySelector('${cell}')`)
  await page.keyboard.press('Enter')
  await expect(page.locator(cell)).toHaveCount(made - 1)
  await expect.poll(() => pairsOnMap(page)).toBe(made - 1)
  await page.keyboard.press('Enter')
  await expect(page.locator(cell)).toHaveCount(made)
  const [first, second] = await worldsOf(page)
  await tabTo(page, `document.querySelectorAll('.cp-world')[1]`)
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(async () => (await worldsOf(page)).slice(0, 2).join()).toContain(String(second))
  expect(await worldsOf(page).then(([top]) => top)).toBe(second)
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(() => worldsOf(page).then(([top]) => top)).toBe(first)
  await expectAccessibleInBothThemes(page, 'the draft')
  await pressByKeys(page, button('Seal these pairs'))
}
/** Pairs and ranks with a finger, and seals. */
async function draftByFinger(page: Page): Promise<void> {
  await tapTab(page, 'Record')
  const made = await page.locator(cell).count()
  const at = await page.evaluate<number>(`[...document.querySelectorAll('.cp-cell')].indexOf(document.querySelector('${cell}'))`)
  const one = page.locator('.cp-cell').nth(at)
  await one.tap()
  await expect(page.locator(cell)).toHaveCount(made - 1)
  await one.tap()
  await expect(page.locator(cell)).toHaveCount(made)
  const [, , third] = await worldsOf(page)
  await page.locator('.cp-world').nth(2).tap()
  await page.getByRole('button', { name: 'First', exact: true }).tap()
  await expect.poll(() => worldsOf(page).then(([top]) => top)).toBe(third)
  await expectFingerSized(page, 'the draft on a phone')
  await expectNoWiderThanTheScreen(page, 'the draft on a phone')
  await tapTab(page, 'Orders')
  await page.getByRole('button', { name: 'Seal these pairs' }).tap()
}

test('a draft of six in two browsers with four bots: one player by keyboard alone, one on a phone', async ({ server, browser }) => {
  const red = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const [link = ''] = await startMatchWith(red, server.url, { game: GAME, scenario: 'The draft: 6 empires', options: {}, guests: ['Blue'] })
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const
  const blue = await (await browser.newContext(phone)).newPage()
  await join(blue, link)
  await expect(red.getByRole('heading', { name: 'Pair your cards' })).toBeVisible()
  await red.evaluate(`addEventListener('pointerdown', () => { throw new Error('a pointer was used') }, true)`)
  await draftByKeys(red)
  await draftByFinger(blue)

  // Worlds have owners now; the page of the empires says so with sums.
  await expect(red.getByRole('heading', { name: 'Buy your first fleet' }).first()).toBeVisible()
  // At a width of 1280 the aim and the incomes of six empires are on one line.
  const tops = await red.locator('.goal-line :is(.aim span, .sides span)').evaluateAll((all) => all.map((one) => one.offsetTop))
  expect([tops.length > 7, new Set(tops).size]).toEqual([true, 1])
  await settled(red)
  // Map, statement and fleet are between the page of the purchase and those of worlds and empires.
  for (let turned = 0; turned < 5; turned += 1) await red.keyboard.press(']')
  await expect(red).toHaveURL(/page=empires/)
  const empires = red.getByRole('region', { name: 'Empires' })
  await expect(empires.locator('> table > tbody > tr')).toHaveCount(6)
  await expect(empires.locator('> table > tfoot')).toContainText('Sum')
  await expectAccessible(red, 'the empires')
  await red.keyboard.press('[')
  await pressByKeys(red, button('base income'))
  const sorted = red.getByRole('columnheader', { name: 'base income' })
  await expect(sorted).toHaveAttribute('aria-sort', 'descending')
  const incomes = await red.locator('.gu-sorted tbody td:nth-child(2)').allTextContents()
  expect(incomes.map(Number)).toEqual(incomes.map(Number).toSorted((a, b) => b - a))
  for (let turned = 0; turned < 3; turned += 1) await red.keyboard.press('[')
  await expect(red.locator('.site-ground.side-5')).toBeAttached()

  await red.keyboard.press('[')
  await pressByKeys(red, button('Propose a purchase'))
  await expect(red.locator('.cp-bill tbody tr').nth(2)).toBeVisible()
  await expectAccessibleInBothThemes(red, 'the purchase')
  await pressByKeys(red, button('Seal this purchase'), 'Shift+Tab')

  await blue.getByRole('navigation', { name: 'Pages of the game' }).getByRole('button', { name: 'Orders' }).tap()
  await blue.getByRole('button', { name: 'Propose a purchase' }).tap()
  // A proposal may have reached the limit of the fleet, so the ship is taken out again.
  await blue.getByRole('button', { name: 'One Lantern more' }).tap()
  await blue.getByRole('button', { name: 'One Lantern less' }).tap()
  await expectFingerSized(blue, 'the purchase on a phone')
  await expectNoWiderThanTheScreen(blue, 'the purchase on a phone')
  await blue.getByRole('button', { name: 'Seal this purchase' }).tap()
  for (const page of [red, blue]) {
    await expect(page.locator('.result h2')).toHaveText(/^(You won|You lost|Draw)$/)
    await page.context().close()
  }
})

test('a draft with claims in turn, in the text view', async ({ server, page }) => {
  await page.goto(`${server.url}set?game=${GAME}`)
  await page.getByText('The draft: 2 empires', { exact: true }).click()
  await page.getByLabel('Claims', { exact: true }).selectOption('In turn')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Text view' }).click()
  const text = page.getByRole('region', { name: 'Text view' })
  await expect(text.getByRole('table', { name: 'Worlds' })).toContainText('income')
  await expect(text.getByRole('table', { name: 'Your cards' }).locator('tbody tr')).toHaveCount(12)
  await expectAccessible(page, 'the text view of the draft')
  await page.getByRole('button', { name: 'Seal the proposed pairs' }).click()
  const buying = page.getByRole('heading', { name: 'Buy your first fleet' }).first()
  const claim = page.locator('.ask .row', { hasText: 'Claim' }).first()
  for (;;) {
    await expect(claim.or(buying).first()).toBeVisible()
    if (await buying.isVisible()) break
    const made = await page.locator('.cp-claims li').count()
    // The last claim may be made meanwhile; a press on the heading does nothing.
    await claim.or(buying).first().click()
    await expect.poll(async () => (await buying.isVisible()) || (await page.locator('.cp-claims li').count()) > made).toBe(true)
  }
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const own = text.getByRole('table', { name: 'Empires' }).locator('tbody tr').first()
  await expect(own).toContainText('Red')
  expect((await own.locator('td').first().textContent())?.split(', ').length).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Buy the proposed fleet' }).click()
  await expect(page.locator('.result h2')).toHaveText(/^(You won|You lost|Draw)$/)
})

test('a world is dragged to the top of the ranking, and the print page offers only the paper', async ({ server, page }) => {
  await page.goto(`${server.url}set?game=${GAME}`)
  await page.getByText('The draft: 2 empires', { exact: true }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: 'Pair your cards' })).toBeVisible()
  const [first, , third] = await worldsOf(page)
  const ranked = page.locator('.cp-ranked')
  await ranked.nth(2).dragTo(ranked.nth(0))
  await expect.poll(async () => (await worldsOf(page)).slice(0, 2)).toEqual([third, first])

  const match = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`${server.url}print/${GAME}?match=${match}&as=red`)
  await expect(page.locator('.paper-sheet').first()).toBeVisible()
  await expect(page.locator('.print-choices fieldset')).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Paper' })).toBeVisible()
})
