// The scale of the map, and the wheel that changes it.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { settled } from './input.ts'

export const scaleOf = async (page: Page): Promise<string | undefined> =>
  /scale\(([\d.]+)\)/.exec((await page.locator('.board .chart svg > g').first().getAttribute('style')) ?? '')?.[1]

/** Enlarges the map with the wheel over the middle of an element. Returns its scale, which a chart of another height keeps too. */
export async function enlarged(page: Page, over: string): Promise<string | undefined> {
  const before = await scaleOf(page)
  const box = await page.locator(over).boundingBox()
  if (!box) throw new Error(`there is no ${over}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => scaleOf(page)).not.toBe(before)
  await settled(page)
  return scaleOf(page)
}
