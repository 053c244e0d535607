// Playing without a mouse, from the home page to the results page.

import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { keys, settled, tabTo } from './input.ts'
import { player, playToTheEnd, playUntil } from './play.ts'

test('a battle can be played from the home page to the results page by keyboard alone', { tag: LONG }, async ({ server, page }) => {
  await page.addInitScript(
    `for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, () => { throw new Error('a pointer was used') }, true)`,
  )
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(server.url)
  await expect(playNow(page)).toBeVisible()
  await settled(page)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keys' })
  await expect(list.getByRole('region', { name: 'Games' })).toContainText('Play EasyStar now')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await settled(page)
  await page.keyboard.press('p')
  const me = player(page, 41, keys)
  await playToTheEnd([me])
  await tabTo(page, `[...document.querySelectorAll('.dice-check button')][0]`)
  await page.keyboard.press('Enter')
  await expect(page.locator('.dice-check [role="status"]')).toHaveText(/^All \d+ dice/)
  expect(errors).toEqual([])
})

test('a match can be started on the page New game by keyboard, and its position read as text', async ({ server, page }) => {
  await page.goto(server.url)
  await expect(playNow(page)).toBeVisible()
  await tabTo(page, `[...document.querySelectorAll('article.game a')].find((a) => a.textContent === 'New game')`)
  await page.keyboard.press('Enter')
  await tabTo(page, `document.querySelector('#option-budget')`)
  await page.keyboard.type('250')
  await tabTo(page, `document.querySelector('form.set button[type=submit]')`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose a fleet' })).toBeVisible()
  const me = player(page, 42, keys)
  await playUntil([me], ({ phase }) => phase.startsWith('Ships'))
  await tabTo(page, `[...document.querySelectorAll('button')].find((one) => one.textContent === 'Text view')`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Text view' })).toContainText('Yellow')
})

/** The Tab stops of a page, from the first one until the focus comes round. */
const countStops = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    return all.filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility()).length
  })()`)
const MOST_STOPS = 60
for (const system of ['easystar', 'earth-expects'])
  test(`the fleet page of ${system} has few Tab stops, and arrow keys move between the offers of a list`, async ({ server, page }) => {
    await page.goto(`${server.url}set?game=${system}`)
    if (system === 'earth-expects') {
      await page.getByText('Ships of your own').click()
      await page.getByLabel('Points for each side').selectOption('6')
    }
    await page.getByRole('button', { name: 'Start' }).click()
    const list = page.getByRole('toolbar', { name: 'Ready fleets' })
    await expect(list).toBeVisible()
    expect(await countStops(page)).toBeLessThanOrEqual(MOST_STOPS)
    const buttons = list.getByRole('button')
    await tabTo(page, `document.querySelector('[role="toolbar"][aria-label="Ready fleets"] button')`)
    await page.keyboard.press('ArrowRight')
    await expect(buttons.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(buttons.last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(buttons.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(buttons.last()).toBeFocused()
  })

test('the designer of a fleet has few Tab stops', async ({ server, page }) => {
  await page.goto(`${server.url}set?game=easystar`)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Change it first' }).first().click()
  await expect(page.getByRole('toolbar', { name: 'Parts' })).toBeVisible()
  expect(await countStops(page)).toBeLessThanOrEqual(MOST_STOPS)
})
