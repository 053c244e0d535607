// Checks for every page: accessibility (axe), width, and the size of touch targets.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * `rules` are the axe rules to check; null means all. Legacy mode runs axe in the page alone, which has no frames; otherwise it sends
 * every result through a second page, which takes longer than the rules do.
 */
export async function expectAccessible(page: Page, where: string, rules: readonly string[] | null = null): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: [...rules] } }) })
    .analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join(', ')}`,
    )
  expect.soft(serious).toEqual([])
}

/** The light theme differs only in its colours. The page ends in the dark theme. */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  await expectAccessible(page, `${where}, dark`)
  await page.evaluate(`document.documentElement.dataset.theme = 'paper'`)
  await expectAccessible(page, `${where}, light`, ['color-contrast'])
  await page.evaluate(`document.documentElement.dataset.theme = 'night'`)
}

export async function expectNoWiderThanTheScreen(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate<string[]>(`(() => {
    const most = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= most) return []
    return [...document.querySelectorAll('body *')].filter((node) => node.getBoundingClientRect().right > most + 1).map((node) => node.outerHTML.slice(0, 120))
  })()`)
  expect.soft(wide, where).toEqual([])
}

/** The smallest size of a touch target, in CSS pixels. */
const FINGER = 44
/** The area that reacts to a press counts, not the drawn size. Links in running text and clause ids may be smaller. */
export async function expectFingerSized(page: Page, where: string): Promise<void> {
  const small = await page.evaluate<string[]>(`(() => {
    const reaches = (node, x, y) => {
      const hit = document.elementFromPoint(x, y)
      return hit === null || node.contains(hit)
    }
    const small = []
    for (const found of document.querySelectorAll('button, a[href], input, select, summary, [role="button"]')) {
      const node = found.closest('label') ?? found
      const box = node.getBoundingClientRect()
      const { innerWidth, innerHeight } = window
      if (box.width === 0 || box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (!reaches(node, x, y)) continue
      if (getComputedStyle(node).display === 'inline' || node.matches('.rule, .says *, .reason *, .words *')) continue
      const half = ${FINGER} / 2 - 1
      const across = box.width >= ${FINGER} - 0.5 || (reaches(node, x - half, y) && reaches(node, x + half, y))
      const down = box.height >= ${FINGER} - 0.5 || (reaches(node, x, y - half) && reaches(node, x, y + half))
      if (!across || !down) small.push(Math.round(box.width) + 'x' + Math.round(box.height) + ' ' + node.outerHTML.slice(0, 110))
    }
    return small
  })()`)
  expect.soft(small, where).toEqual([])
}
