// The designer of Full Thrust: launchers with magazines of their own, and merchants, on the screen and on the printed sheet.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessibleInBothThemes, expectNoWiderThanTheScreen } from './page-checks.ts'

const add = (page: Page, part: RegExp) => page.locator('.ft-new').getByRole('button', { name: part }).click()
const feedOf = (page: Page, launcher: number) => page.getByLabel(new RegExp(`^Magazine of salvo launcher, part ${launcher}$`))
async function openDesigner(page: Page, url: string): Promise<void> {
  await page.goto(`${url}designer/full-thrust`)
  await page.getByLabel('Mass', { exact: true }).fill('100')
}
async function print(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('.top').getByRole('status')).toHaveText('saved')
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('.paper-sheet').first().waitFor()
}

test('a launcher names the magazine from which it feeds, and the sheet prints it', async ({ server, page }) => {
  await openDesigner(page, server.url)
  await page.getByRole('button', { name: 'One more fire control', exact: true }).click()
  for (const part of [/^salvo launcher/, /^salvo launcher/, /^magazine/, /^magazine/]) await add(page, part)
  await expect(feedOf(page, 2)).toHaveValue('from magazine 1')
  await expect(feedOf(page, 3)).toHaveValue('from magazine 1')
  await feedOf(page, 3).selectOption('from magazine 2')
  await page.getByRole('button', { name: 'Remove magazine, part 4', exact: true }).click()
  await expect(feedOf(page, 2)).toHaveValue('from magazine 1')
  await page.keyboard.press('Control+z')
  await expect(feedOf(page, 3)).toHaveValue('from magazine 2')
  await expect(page.locator('.ft-part b', { hasText: /^magazine/ })).toHaveText(['magazine 1', 'magazine 2'])
  await expect(page.getByText('Legal design.')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'the designer')
  await expectNoWiderThanTheScreen(page, 'the designer')
  await print(page)
  const rows = (text: string | RegExp) => page.locator('.paper-sheet tr:not(.ft-print-key tr)', { hasText: text })
  await expect(rows('Salvo launcher')).toHaveText([/from magazine 1/, /from magazine 2/])
  await expect(rows(/^Magazine/)).toHaveText([/^Magazine 1/, /^Magazine 2/])
})

test('a merchant has thrust 4 at most, fewer crew factors, and says on its sheet what it is', async ({ server, page }) => {
  await openDesigner(page, server.url)
  const stars = page.locator('.ft-track')
  await expect(stars).toContainText('★')
  const count = async () => ((await stars.textContent()) ?? '').split('★').length - 1
  expect(await count()).toBe(5)
  await page.getByLabel('Merchant').check()
  await expect.poll(count).toBe(2)
  await page.getByLabel('Thrust', { exact: true }).fill('5')
  await expect(page.getByRole('alert')).toContainText('a merchant has at most 4')
  await page.getByLabel('Thrust', { exact: true }).fill('4')
  await expect(page.getByText('Legal design.')).toBeVisible()
  await print(page)
  await expect(page.locator('.paper-sheet').last()).toContainText('light cruiser, merchant, mass 100')
})
