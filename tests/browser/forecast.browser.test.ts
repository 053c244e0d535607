// The forecast in a real match: by keyboard, without requests to the server, and on a phone.
import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { settled as pageSettled } from './input.ts'
import { expectAccessibleInBothThemes } from './page-checks.ts'
import { inTheThick, player, playUntil } from './play.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Forecast' })
const settled = (page: Page) => expect(panel(page)).toHaveAttribute('aria-busy', 'false')

test('a key opens the forecast, which is simulated in the browser without any request to the server', { tag: LONG }, async ({
  server,
  page,
}) => {
  await page.goto(server.url)
  await playNow(page).click()
  await playUntil([player(page, 7)], inTheThick)
  const requests: string[] = []
  // Links of the device may still be sent for the last orders.
  page.on('request', (request) => /\/api\/(?!.*\/links$)/.test(request.url()) && requests.push(request.url()))

  // A key pressed while the page still takes in the last answer may be lost; the panel's own state says whether it was.
  const isOpen = async () => (await panel(page).getByRole('button', { name: 'Forecast' }).getAttribute('aria-expanded')) === 'true'
  const openByKey = async () => {
    if (!(await isOpen())) await page.keyboard.press('w')
    await pageSettled(page)
    return isOpen()
  }
  await expect.poll(openByKey).toBe(true)
  await expect(panel(page)).toContainText(/\d+ simulated battles/)
  await settled(page)
  const from = /From (\d+) simulated battles/.exec((await panel(page).textContent()) ?? '')
  expect(Number(from?.[1])).toBeGreaterThanOrEqual(20)
  await expect(panel(page)).toContainText('points of damage you take')
  expect(requests).toEqual([])
  await expectAccessibleInBothThemes(page, 'forecast')

  // Another selected order is simulated too, and the list of choices stays responsive.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await settled(page)
  await panel(page).getByRole('button', { name: 'Simulate more' }).click()
  await expect(panel(page)).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('w')
  await expect(panel(page).getByRole('table')).toHaveCount(0)
  expect(requests).toEqual([])

  await page.setViewportSize({ width: 400, height: 800 })
  await page.getByRole('button', { name: 'Orders' }).click()
  await panel(page).getByRole('button', { name: 'Forecast' }).click()
  await settled(page)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(400)
})
