// The chart and the keys of a match: opening, turning, measuring, arrows to ships outside the view, the list of keys, and undo.
import type { Page } from '@playwright/test'
import { expect, longExcept, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { keys, mouse, settled } from './input.ts'
import { player, playUntil } from './play.ts'
import type { Reading } from './reading.ts'

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

/** Presses T at the moment at which the chart comes into the page. */
const T_WITH_THE_CHART = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.board .chart svg > g')) return
    observer.disconnect()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', code: 'KeyT', bubbles: true, cancelable: true }))
  }).observe(document, { childList: true, subtree: true })`

test('a chart obeys its keys from the moment at which it appears', async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page).click()
  await expect.poll(() => camera(page)).toContain('rotate(0deg)')
  await page.addInitScript({ content: T_WITH_THE_CHART })
  await page.reload()
  await expect.poll(() => camera(page)).toContain('rotate(90deg)')
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

const ships = (page: Page) => page.locator('.board [data-thing]')
/** The camera when it no longer moves. */
async function cameraAtRest(page: Page): Promise<string | null> {
  for (let before = await camera(page); ; ) {
    await settled(page)
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    const now = await camera(page)
    if (now === before) return now
    before = now
  }
}
/** Checks that the map is as it opens: after a reload it shows the same. */
async function expectFitted(page: Page): Promise<void> {
  await expect(ships(page).first()).toBeAttached()
  const now = await cameraAtRest(page)
  await page.reload()
  await expect(ships(page).first()).toBeAttached()
  await expect.poll(() => camera(page)).toBe(now)
}
const turnOf = ({ kind, moment }: Reading): number => (kind === 'question' ? Number(/(?:Turn|round) (\d+)/i.exec(moment)?.[1] ?? 0) : 0)
const atTurn = (turn: number) => (reading: Reading) => turnOf(reading) >= turn

const scaleOf = async (page: Page) => /scale\(([\d.]+)\)/.exec((await camera(page)) ?? '')?.[1]

for (const game of ['EasyStar', 'Earth Expects', 'Solar Flare', 'Gravity Well', 'Full Thrust'])
  test(`the map of ${game} fits the ships when the set-up is over`, longExcept(['Full Thrust'], game), async ({ server, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(server.url)
    await playNow(page, game).click()
    await playUntil([player(page, 7)], atTurn(1))
    await expect(arrows(page)).toHaveCount(0)
    await cameraAtRest(page)
    const scale = Number(await scaleOf(page))
    await page.reload()
    await expect(ships(page).first()).toBeAttached()
    await cameraAtRest(page)
    // The ships may have moved on since.
    expect(scale).toBeGreaterThan(0.7 * Number(await scaleOf(page)))
  })

test('the map fits the ships at the start of a turn, unless the player has moved it since the fit button', async ({ server, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(server.url)
  await playNow(page).click()
  const me = player(page, 7)
  await playUntil([me], atTurn(1))
  for (let times = 0; times < 4; times += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  const scale = await scaleOf(page)
  await playUntil([me], atTurn(2))
  expect(await scaleOf(page)).toBe(scale)
  await page.keyboard.press('0')
  await expect.poll(() => scaleOf(page)).not.toBe(scale)
  await playUntil([me], atTurn(3))
  await expect(arrows(page)).toHaveCount(0)
  await expectFitted(page)
})

test('the map of a replay fits the ships of each turn that it comes to, unless the player has moved it', async ({ server, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(server.url)
  await playNow(page).click()
  await playUntil([player(page, 7)], atTurn(2))
  await page.getByRole('link', { name: 'Replay step by step' }).click()
  await expect(page.getByRole('heading', { name: /^Replay of / })).toBeAttached()
  await expect(ships(page).first()).toBeAttached()
  await settled(page)
  await page.keyboard.press('Home')
  await expect(ships(page)).toHaveCount(0)
  // The address follows the position a moment later.
  await expect(page).toHaveURL(/#0\.0$/)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page).not.toHaveURL(/#0\.0$/)
  await expectFitted(page)
  await settled(page)
  await page.keyboard.press('Home')
  await expect(ships(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const moved = await camera(page)
  await page.keyboard.press('End')
  await expect(ships(page).first()).toBeAttached()
  expect(await camera(page)).toBe(moved)
})
