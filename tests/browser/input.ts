// Three ways to press a choice on the page: by mouse, by finger or by keyboard. None depends on how fast the page is.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { LABEL_OF, type PageChoice, PRESSABLE, read } from './reading.ts'

export interface InputMethod {
  /** Presses `choice`; `among` are all choices of the page. If the page shows another choice there by now, presses nothing: see `Reading.missed`. */
  press(choice: PageChoice, among: readonly PageChoice[]): Promise<void>
}

export interface PagePoint {
  readonly x: number
  readonly y: number
}

/** Script of `guardClick(isHit)`: stops the next click if it hits something else, because the page has changed, and sets `window.missed`. */
export const GUARD_CLICK = `const guardClick = (isHit) => {
  removeEventListener('click', window.guard, true)
  window.guard = (event) => {
    window.guard = undefined
    window.missed = !isHit(event)
    if (!window.missed) return
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  addEventListener('click', window.guard, { capture: true, once: true })
}`
/** Clicks on a point after `guardClick`. Returns whether the click hit. */
export async function clickGuarded(page: Page, { x, y }: PagePoint): Promise<boolean> {
  await page.mouse.click(x, y)
  // There is no click if the element was replaced while the button was down.
  return page.evaluate<boolean>('(() => { window.missed ||= window.guard !== undefined; return !window.missed })()')
}

/**
 * Scrolls the choice into view and returns its middle. Null if the page no longer shows the choice there. Waits while something covers it;
 * what stays covered is a defect of the page. A click that then hits something else, because the page has changed, is stopped.
 */
async function spotOf(page: Page, { at, label }: PageChoice): Promise<PagePoint | null> {
  let spot: PagePoint | null = null
  const look = async (): Promise<string> => {
    const found = await page.evaluate<(PagePoint & { readonly cover: string | null }) | null>(`(() => {
      ${LABEL_OF}
      ${GUARD_CLICK}
      const node = document.querySelectorAll(${JSON.stringify(PRESSABLE)})[${at}]
      const isHere = () => node !== undefined && node.isConnected && labelOf(node) === ${JSON.stringify(label)}
      window.missed = !isHere()
      if (window.missed) return null
      node.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = node.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      guardClick(({ target }) => isHere() && node.contains(target))
      return { x, y, cover: hit && node.contains(hit) ? null : String(hit && hit.outerHTML.slice(0, 200)) }
    })()`)
    spot = found
    return found?.cover ? `covered at ${found.x}, ${found.y} by ${found.cover}` : 'free'
  }
  await expect.poll(look, { message: `'${label}'` }).toBe('free')
  return spot
}

export const mouse = (page: Page): InputMethod => ({
  async press(choice) {
    const spot = await spotOf(page, choice)
    if (spot) await clickGuarded(page, spot)
  },
})

/** Presses by mouse. A row may set what is set already, such as a target; then the question stays as it is, and the main choice goes on. */
export const mouseGoingOn = (page: Page): InputMethod => ({
  async press(choice, among) {
    const { mark } = await read(page)
    await mouse(page).press(choice, among)
    const main = among.find(({ role }) => role === 'main')
    if (choice.role === 'row' && main && (await read(page)).mark === mark) await mouse(page).press(main, among)
  },
})

const phoneTab = (page: Page, name: string) => page.locator('.ph-tabs button', { hasText: name })
/** Taps a tab of the bar of a phone, and waits until it is open. */
export async function tapTab(page: Page, name: string): Promise<void> {
  const tab = phoneTab(page, name)
  if ((await tab.getAttribute('aria-current')) === null) await tab.tap()
  await expect(tab).toHaveAttribute('aria-current', 'page')
}

/** On a phone, listed choices are on the tab Orders and all others on the tab Chart. */
export const finger = (page: Page): InputMethod => ({
  async press(choice) {
    const tab = choice.listed ? 'Orders' : 'Map'
    if ((await phoneTab(page, tab).count()) > 0) await tapTab(page, tab)
    const spot = await spotOf(page, choice)
    if (!spot) return
    await page.touchscreen.tap(spot.x, spot.y)
    // The click follows the touch some time later.
    await expect.poll(() => page.evaluate('window.guard === undefined'), { message: `the tap on '${choice.label}'` }).toBe(true)
  },
})

const MOST_TABS = 60
const MOST_ARROWS = 200
/**
 * Presses Tab until the element has the focus, and arrow keys when its list has it, which is one Tab stop. `at` is a script that returns the
 * element. Returns false when `isStill`, a script, is no longer true.
 */
async function walkTo(page: Page, at: string, key: string, isStill: string): Promise<boolean> {
  const isThere = () => page.evaluate<boolean>(`document.activeElement === ${at}`)
  const isInList = () => page.evaluate<boolean>(`(${at})?.closest('.gu-arrows')?.contains(document.activeElement) ?? false`)
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (!(await page.evaluate<boolean>(isStill))) return false
    if (await isThere()) return true
    for (let moved = 0; moved < MOST_ARROWS && (await isInList()) && !(await isThere()); moved += 1) await page.keyboard.press('ArrowDown')
    if (await isThere()) return true
    await page.keyboard.press(key)
  }
  if (!(await page.evaluate<boolean>(isStill))) return false
  throw new Error(`${key} does not reach ${at}`)
}
/** Moves the focus by Tab to the element that the script `at` returns, which may appear later. */
export async function tabTo(page: Page, at: string, key = 'Tab'): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(`!!(${at})`), { message: at }).toBe(true)
  await walkTo(page, at, key, 'true')
}

/** Resolves when the page has done what was due: its listeners for keys are installed a moment after its content appears. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    for (let rounds = 0; rounds < 3; rounds += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
  })()`)

/** Digits for the first nine rows, arrows for the others, Enter for the main answer, Escape to go back; Tab for choices outside the list. */
export const keys = (page: Page): InputMethod => ({
  async press(choice, among) {
    await settled(page)
    const node = `document.querySelectorAll(${JSON.stringify(PRESSABLE)})[${choice.at}]`
    const isHere = `(() => { ${LABEL_OF}; const node = ${node}; return node !== undefined && labelOf(node) === ${JSON.stringify(choice.label)} })()`
    if (await page.evaluate<boolean>(`window.missed = !${isHere}`)) return
    if (!choice.listed || choice.role === 'fold') {
      // The page may ask something else meanwhile; then this press hits nothing.
      if (await walkTo(page, node, 'Tab', isHere)) await page.keyboard.press('Enter')
      else await page.evaluate('window.missed = true')
      return
    }
    if (choice.role === 'main') return page.keyboard.press('Enter')
    if (choice.role === 'back') return page.keyboard.press('Escape')
    const row = among.filter(({ role, listed }) => listed && role === 'row').findIndex(({ at }) => at === choice.at) + 1
    if (row < 10) return page.keyboard.press(String(row))
    // From the top, or from the bottom if that is nearer. The focus may have aimed at another row before, so the arrows go on until it is this row.
    const rows = among.filter(({ role, listed }) => listed && role === 'row').length
    const arrow = rows - row + 1 < row ? 'ArrowUp' : 'ArrowDown'
    const isSelected = `document.querySelectorAll(${JSON.stringify(PRESSABLE)})[${choice.at}].classList.contains('sel')`
    for (let moved = 0; moved < among.length && !(await page.evaluate<boolean>(isSelected)); moved += 1) await page.keyboard.press(arrow)
    await page.keyboard.press('Enter')
  },
})
