// Who comes without JavaScript, or with a browser that is too old, is told so in words on paper, at every address.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'

const PAPER = 'rgb(223, 216, 198)'
const expectPaper = (page: Page) => expect(page.locator('.without-pages:visible')).toHaveCSS('background-color', PAPER)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['', 'table/some-table'])
    test(`/${path} says what is missing`, async ({ server, page }) => {
      await page.goto(server.url + path)
      await expect(page.getByRole('heading', { name: 'Admiralty needs JavaScript' })).toBeVisible()
      await expect(page.getByText('too old')).toBeHidden()
      await expectPaper(page)
    })
})

test('a browser from before the spring of 2024 is told, nothing starts by halves, and the policy of the page has no objection', async ({
  server,
  page,
}) => {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) trouble.push(message.text())
  })
  await page.addInitScript('delete Map.groupBy')
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'This browser is too old for Admiralty' })).toBeVisible()
  await expect(page.locator('#app')).toHaveCount(0)
  await expectPaper(page)
  await expectAccessible(page, 'too old a browser')
  expect(trouble).toEqual([])
})

test('a browser of today hears nothing of it', async ({ server, page }) => {
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible()
  await expect(page.getByText('too old')).toBeHidden()
})
