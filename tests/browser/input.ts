// Three ways to press a choice on the page: by mouse, by finger or by keyboard.
import type { Page } from '@playwright/test'
import { type PageChoice, PRESSABLE } from './reading.ts'

export interface InputMethod {
  /** Presses `choice`; `among` are all choices of the page. */
  press(choice: PageChoice, among: readonly PageChoice[]): Promise<void>
}

interface Spot {
  readonly x: number
  readonly y: number
  /** The element that covers it, or null. */
  readonly cover: string | null
}
/** Scrolls the element into view. Throws if something else covers its middle, which is a defect of the page. */
async function spotOf(page: Page, { at, label }: PageChoice): Promise<Spot> {
  const spot = await page.evaluate<Spot>(`(() => {
    const node = document.querySelectorAll(${JSON.stringify(PRESSABLE)})[${at}]
    node.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = node.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    return { x, y, cover: hit && node.contains(hit) ? null : String(hit && hit.outerHTML.slice(0, 200)) }
  })()`)
  if (spot.cover !== null) throw new Error(`'${label}' cannot be pressed: ${spot.cover} covers it at ${spot.x}, ${spot.y}`)
  return spot
}

export const mouse = (page: Page): InputMethod => ({
  async press(choice) {
    const { x, y } = await spotOf(page, choice)
    await page.mouse.click(x, y)
  },
})

/** On a phone, listed choices are on the tab Orders and all others on the tab Chart. */
export const finger = (page: Page): InputMethod => ({
  async press(choice) {
    const tab = page.locator('.ph-tabs button', { hasText: choice.listed ? 'Orders' : 'Map' })
    if ((await tab.count()) > 0 && (await tab.getAttribute('aria-current')) === null) await tab.tap()
    const { x, y } = await spotOf(page, choice)
    await page.touchscreen.tap(x, y)
  },
})

const MOST_TABS = 80
/** Presses Tab until the element has the focus; `at` is a script that returns the element. */
export async function tabTo(page: Page, at: string): Promise<void> {
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await page.evaluate<boolean>(`document.activeElement === ${at}`)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${at}`)
}

/** Digits for the first nine rows, arrows for the others, Enter for the main answer, Escape to go back; Tab for choices outside the list. */
export const keys = (page: Page): InputMethod => ({
  async press(choice, among) {
    if (!choice.listed || choice.role === 'fold') {
      await tabTo(page, `document.querySelectorAll(${JSON.stringify(PRESSABLE)})[${choice.at}]`)
      return page.keyboard.press('Enter')
    }
    if (choice.role === 'main') return page.keyboard.press('Enter')
    if (choice.role === 'back') return page.keyboard.press('Escape')
    const row = among.filter(({ role, listed }) => listed && role === 'row').findIndex(({ at }) => at === choice.at) + 1
    if (row < 10) return page.keyboard.press(String(row))
    // From the top, or from the bottom if that is nearer.
    const up = among.filter(({ role, listed }) => listed && role === 'row').length - row + 1
    for (let moved = 0; moved < Math.min(row, up); moved += 1) await page.keyboard.press(up < row ? 'ArrowUp' : 'ArrowDown')
    await page.keyboard.press('Enter')
  },
})
