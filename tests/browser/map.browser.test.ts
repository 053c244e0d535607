// The chart and the keys of a match: opening, turning, measuring, arrows to ships outside the view, the list of keys, and undo.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { keys, mouse } from './input.ts'
import { player, playUntil } from './play.ts'

const inTheMovement = ({ phase }: { readonly phase: string }): boolean => phase.startsWith('Ships')

/** Starts a battle and plays until ships move. */
async function toTheMovement(page: Page, url: string, input: typeof keys): Promise<void> {
  await page.goto(url)
  await playNow(page).click()
  await playUntil([player(page, 7, input)], inTheMovement)
}

const camera = (page: Page): Promise<string | null> => page.locator('.board .chart svg > g').first().getAttribute('style')
const arrows = (page: Page) => page.getByRole('button', { name: /^Outside the view/ })

test('a chart opens on all ships, points to those outside the view, and keeps its place after a resize', async ({ server, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await toTheMovement(page, server.url, mouse)
  await expect(arrows(page)).toHaveCount(0)
  for (let times = 0; times < 5; times += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(arrows(page).first()).toBeVisible()
  const scale = /scale\(([\d.]+)\)/.exec((await camera(page)) ?? '')?.[1]
  await page.setViewportSize({ width: 1180, height: 700 })
  await expect.poll(async () => /scale\(([\d.]+)\)/.exec((await camera(page)) ?? '')?.[1]).toBe(scale)
  const before = await camera(page)
  await arrows(page).first().click()
  await expect.poll(() => camera(page)).not.toBe(before)
  await page.keyboard.press('0')
  await expect(arrows(page)).toHaveCount(0)
})

test('a chart turns by key and stays turned, and the ruler measures between two hexes', async ({ server, page }) => {
  await toTheMovement(page, server.url, mouse)
  await page.keyboard.press('t')
  await expect.poll(() => camera(page)).toContain('rotate(90deg)')
  await page.reload()
  await expect.poll(() => camera(page)).toContain('rotate(90deg)')
  await page.keyboard.press('Shift+T')
  await expect.poll(() => camera(page)).toContain('rotate(0deg)')
  await page.keyboard.press('d')
  const box = await page.locator('.board .chart').boundingBox()
  if (!box) throw new Error('there is no chart')
  await page.mouse.click(box.x + box.width * 0.4, box.y + box.height * 0.6)
  await page.mouse.click(box.x + box.width * 0.6, box.y + box.height * 0.4)
  await expect(page.locator('.board-readout')).toHaveText(/ to .*: \d+ hexes, bearing \d{3}°/)
  await page.keyboard.press('Escape')
  await expect(page.locator('.board-readout.with-ruler')).toHaveCount(0)
})

test('the question mark lists the keys of the page, and a step of an order is undone', async ({ server, page }) => {
  await toTheMovement(page, server.url, keys)
  const planned = page.locator('section.ask .btn.go')
  await expect(planned).toHaveCount(0)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keys' })
  for (const name of ['Map', 'Your orders', 'Animation and sound', 'Forecast'])
    await expect(list.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.keyboard.press('1')
  await expect(planned).toContainText('Move to')
  await page.keyboard.press('u')
  await expect(planned).toHaveCount(0)
})
