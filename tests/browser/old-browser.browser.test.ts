// Without JavaScript, or in a browser that is too old, every page explains what is missing.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { expectAccessible } from './page-checks.ts'

/** The background of the light theme. */
const PAPER = 'rgb(223, 216, 198)'
const expectPaper = (page: Page) => expect(page.locator('.without-pages:visible')).toHaveCSS('background-color', PAPER)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['', 'table/some-table'])
    test(`/${path} says that Admiralty needs JavaScript`, async ({ server, page }) => {
      await page.goto(server.url + path)
      await expect(page.getByRole('heading', { name: 'Admiralty needs JavaScript' })).toBeVisible()
      await expect(page.getByText('too old')).toBeHidden()
      await expectPaper(page)
    })
})

// Browsers have Map.groupBy since the spring of 2024.
test('a browser without Map.groupBy is called too old, the app does not start, and no content policy is violated', async ({
  server,
  page,
}) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.addInitScript('delete Map.groupBy')
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'This browser is too old for Admiralty' })).toBeVisible()
  await expect(page.locator('#app')).toHaveCount(0)
  await expectPaper(page)
  await expectAccessible(page, 'a browser that is too old')
  expect(violations).toEqual([])
})

test('a current browser is not called too old', async ({ server, page }) => {
  await page.goto(server.url)
  await expect(playNow(page)).toBeVisible()
  await expect(page.getByText('too old')).toBeHidden()
})
