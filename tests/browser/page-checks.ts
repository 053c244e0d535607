// What every page is asked: nothing serious for axe, no wider than the screen, and on a phone nothing too small for a finger.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** `rules`: only these. */
export async function expectAccessible(page: Page, where: string, rules: readonly string[] | null = null): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: [...rules] } }) })
    .analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join(', ')}`,
    )
  expect.soft(serious).toEqual([])
}

/** The other theme differs in its colours alone. The page is left in the one it begins with. */
export async function expectAccessibleByDayAndNight(page: Page, where: string): Promise<void> {
  await expectAccessible(page, `${where}, night`)
  await page.evaluate(`document.documentElement.dataset.theme = 'paper'`)
  await expectAccessible(page, `${where}, paper`, ['color-contrast'])
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

/** A finger's width, in CSS pixels; what a press at the edge of it hits counts, not how big it is drawn. Links in running text and rule numbers are as small as text. */
const FINGER = 44
export async function expectFingerSized(page: Page, where: string): Promise<void> {
  const small = await page.evaluate<string[]>(`(() => {
    const reaches = (node, x, y) => {
      const hit = document.elementFromPoint(x, y)
      return hit === null || node.contains(hit)
    }
    const said = []
    for (const found of document.querySelectorAll('button, a[href], input, select, summary, [role="button"]')) {
      const node = found.closest('label') ?? found
      const box = node.getBoundingClientRect()
      const { innerWidth, innerHeight } = window
      if (box.width === 0 || box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (!reaches(node, x, y)) continue
      if (getComputedStyle(node).display === 'inline' || node.matches('.rule, .says *, .reason *, .words *')) continue
      const arm = ${FINGER} / 2 - 1
      const across = box.width >= ${FINGER} - 0.5 || (reaches(node, x - arm, y) && reaches(node, x + arm, y))
      const down = box.height >= ${FINGER} - 0.5 || (reaches(node, x, y - arm) && reaches(node, x, y + arm))
      if (!across || !down) said.push(Math.round(box.width) + 'x' + Math.round(box.height) + ' ' + node.outerHTML.slice(0, 110))
    }
    return said
  })()`)
  expect.soft(small, where).toEqual([])
}
