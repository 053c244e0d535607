// Each page looks the same in a fresh tab as with the style sheets of all other pages: it loads every sheet that it uses, and no sheet
// of another page changes it.
import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { playNow } from './home-page.ts'

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
  { path: 'learn/earth-expects/first-battle', ready: '.ee-ticks' },
  { path: 'learn/easystar/what-she-costs', ready: '.number-answer' },
  { path: 'rules', ready: '.game-rows .art .side-4' },
  { path: 'rules/easystar', ready: '.clause' },
  { path: 'designer', ready: 'section.designer-game' },
  { path: 'designer/easystar', ready: '.es-sec' },
  { path: 'designer/earth-expects', ready: 'main svg' },
  { path: 'fairness', ready: 'main h1' },
  { path: 'me', ready: 'main h1' },
  { path: 'check', ready: 'main h1' },
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

/** The look of a page once it has loaded everything and has stopped changing: late data may still move it. */
async function lookOf(page: Page): Promise<readonly string[]> {
  await page.evaluate('document.fonts.ready')
  await expect(page.locator('.waiting-note')).toHaveCount(0)
  let before: readonly string[] = []
  await expect
    .poll(async () => {
      const now = await page.evaluate<readonly string[]>(LOOK)
      const isQuiet = now.join('\n') === before.join('\n')
      before = now
      return isQuiet
    })
    .toBe(true)
  return before
}

const SHEETS = globSync('assets/*.css', { cwd: new URL('../../apps/web/dist/', import.meta.url).pathname })
/** Adds all style sheets of the app that the page has not loaded. */
const addAllSheets = (page: Page, url: string): Promise<void> =>
  page.evaluate<void>(`Promise.all(${JSON.stringify(SHEETS.map((sheet) => url + sheet))}.map((sheet) => {
    const known = [...document.styleSheets].some(({ href }) => href === sheet)
    return known || new Promise((resolve, reject) => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet, onload: resolve, onerror: reject }))
    })
  })).then(() => undefined)`)

test('every page looks the same in a fresh tab and with the style sheets of all other pages', { tag: LONG }, async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page).click()
  await expect(page.locator('section.ask .who > span')).toHaveText(/^Ships/)
  const match = /table\/([^?]+)/.exec(page.url())?.[1] ?? ''
  const pages: readonly Stop[] = [
    ...PAGES,
    { path: `table/${match}`, ready: '.seats-sec label.auto' },
    { path: `replay/${match}`, ready: '.scrub-turns' },
    { path: `print/easystar?match=${match}&as=yellow`, ready: '.paper-sheet' },
  ]
  expect(SHEETS.length).toBeGreaterThan(10)
  for (const { path, ready } of pages) {
    await page.goto(server.url + path)
    await page.locator(ready).first().waitFor()
    const fresh = await lookOf(page)
    await addAllSheets(page, server.url)
    const all = await lookOf(page)
    const differences = fresh.flatMap((line, index) => (line === all[index] ? [] : [`fresh: ${line}\n   all: ${all[index]}`]))
    expect.soft(differences.slice(0, 3), path || 'home').toEqual([])
    expect(fresh.length, path || 'home').toBe(all.length)
  }
})
