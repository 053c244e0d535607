// Each page looks the same in a fresh tab as after a walk through all other pages: it loads every style sheet that it uses.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { playNow } from './home-page.ts'

test.describe.configure({ timeout: 240_000 })

interface Stop {
  readonly path: string
  /** Selector of an element that appears once the page is complete. */
  readonly ready: string
}
const PAGES: readonly Stop[] = [
  { path: '', ready: 'article.game .art .side-4' },
  { path: 'set?game=earth-expects', ready: 'form.set .scenario' },
  { path: 'learn', ready: '.game-rows .art .side-4' },
  { path: 'learn/easystar', ready: '.lesson-chapter li' },
  { path: 'learn/earth-expects/first-battle', ready: '.lesson h2' },
  { path: 'learn/easystar/what-she-costs', ready: '.number-answer' },
  { path: 'rules', ready: '.game-rows .art .side-4' },
  { path: 'rules/easystar', ready: '.clause' },
  { path: 'designer', ready: 'section.designer-game' },
  { path: 'designer/easystar', ready: '.es-sec' },
  { path: 'designer/earth-expects', ready: 'main svg' },
  { path: 'print/easystar?design=none', ready: 'main h1' },
  { path: 'fairness', ready: 'main h1' },
  { path: 'me', ready: 'main h1' },
]

/** Place and main styles of every visible element, as text lines. */
const LOOK = `(() => {
  const lines = []
  for (const node of document.querySelectorAll('body *')) {
    const { x, y, width, height } = node.getBoundingClientRect()
    if (width === 0 || height === 0 || node.closest('.unseen, .own-name')) continue
    const style = getComputedStyle(node)
    const name = node.tagName.toLowerCase() + (typeof node.className === 'string' && node.className ? '.' + node.className.split(' ').join('.') : '')
    const place = [x, y + scrollY, width, height].map(Math.round).join(' ')
    const look = [style.display, style.color, style.backgroundColor, style.fontSize, style.padding, style.margin, style.border, style.fill, style.stroke].join('; ')
    lines.push(name + ' at ' + place + ' ' + look)
  }
  return lines
})()`

async function lookOf(page: Page, ready: string): Promise<readonly string[]> {
  await page.locator(ready).first().waitFor()
  await page.evaluate('document.fonts.ready')
  await page.mouse.move(0, 0)
  const look = (): Promise<readonly string[]> => page.evaluate<readonly string[]>(LOOK)
  // Late data, such as the name of the guest, may still move the page.
  let before = await look()
  await expect
    .poll(async () => {
      const now = await look()
      const isQuiet = now.join('\n') === before.join('\n')
      before = now
      return isQuiet
    })
    .toBe(true)
  return before
}

/** Goes to a page as a link does, without loading the document again. */
const walkTo = (page: Page, url: string): Promise<void> =>
  page.evaluate<void>(`(history.pushState({}, '', ${JSON.stringify(url)}), dispatchEvent(new PopStateEvent('popstate', { state: {} })))`)

test('every page looks the same in a fresh tab and after all other pages', async ({ server, page, context }) => {
  await page.goto(server.url)
  await playNow(page).click()
  await page.locator('section.ask .what').waitFor()
  const match = /table\/([^?]+)/.exec(page.url())?.[1] ?? ''
  const pages: readonly Stop[] = [
    ...PAGES,
    { path: `table/${match}`, ready: 'section.ask .what' },
    { path: `replay/${match}`, ready: '.scrub-turns' },
    { path: `print/easystar?match=${match}&as=yellow`, ready: '.paper-sheet' },
  ]
  // The walk ends with every style sheet loaded. The second round is compared.
  for (const { path, ready } of pages) {
    await walkTo(page, server.url + path)
    await page.locator(ready).first().waitFor()
  }
  for (const { path, ready } of pages) {
    await walkTo(page, server.url + path)
    await page.evaluate('scrollTo(0, 0)')
    const walked = await lookOf(page, ready)
    const fresh = await context.newPage()
    await fresh.goto(server.url + path)
    const direct = await lookOf(fresh, ready)
    await fresh.close()
    const differences = direct.flatMap((line, index) => (line === walked[index] ? [] : [`fresh: ${line}\n walked: ${walked[index]}`]))
    expect(differences.slice(0, 3), path || 'home').toEqual([])
    expect(direct.length, path || 'home').toBe(walked.length)
  }
})
