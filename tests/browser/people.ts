// People with a browser each, and what they press to pass a seat on.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A person with a browser. */
export async function person(browser: Browser, url: string, name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await page.goto(`${url}me`)
  await page.getByLabel('Name shown to other players').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return page
}
/** Closes the browsers. */
export const leave = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.context().close()
}
/** A region by its name. */
export const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
/** A button by its name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** Offers the own seat and returns its link. */
export async function offerSeat(page: Page, seat: string): Promise<string> {
  await button(page, 'Give my seat to somebody').click()
  await button(page, 'Yes, make a link').click()
  return page.getByLabel(`Link for the seat ${seat}`).inputValue()
}
