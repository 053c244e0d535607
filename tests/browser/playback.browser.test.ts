// How what happens is shown: one thing after another at a pace of one's own, skipped at will, not at all for who asks for less motion; and silence.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { type BrowserPlayer, inTheThick, player, playUntil } from './play.ts'
import { readSoon } from './reading.ts'

test.describe.configure({ timeout: 240_000 })

/** Counts what is drawn while it happens, and what could sound. */
const WITNESS = `
  window.shown = { steps: 0, marks: 0, moved: 0, contexts: 0, tones: 0 }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (node.nodeType !== 1) continue
        if (node.matches('.happening')) window.shown.steps += 1
        window.shown.marks += (node.matches('.motions') ? [node] : [...node.querySelectorAll('.motions')]).reduce((sum, one) => sum + one.children.length, 0)
      }
  }).observe(document, { childList: true, subtree: true })
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    if (this.closest('.chart')) window.shown.moved += 1
    return animate.apply(this, how)
  }
  const Real = window.AudioContext
  window.AudioContext = class extends Real {
    constructor() {
      super()
      window.shown.contexts += 1
    }
    createGain() {
      window.shown.tones += 1
      return super.createGain()
    }
  }
`
interface Witnessed {
  readonly steps: number
  readonly marks: number
  readonly moved: number
  readonly contexts: number
  readonly tones: number
}
const witnessed = (page: Page) => page.evaluate<Witnessed>('window.shown')
const feel = (page: Page, kept: object) =>
  page.addInitScript(`localStorage.setItem('admiralty.feel', ${JSON.stringify(JSON.stringify(kept))})`)

/** At a question some turns into a battle. */
async function begun(page: Page, url: string, seed: number): Promise<BrowserPlayer> {
  await page.addInitScript(WITNESS)
  await page.goto(url)
  await page.getByRole('button', { name: /^Play/ }).click()
  const me = player(page, seed)
  await playUntil([me], inTheThick)
  return me
}
/** Answers until something is being shown. */
async function answerUntilShown({ page, captain, hand, ...me }: BrowserPlayer): Promise<void> {
  let { answered } = me
  for (let tries = 0; tries < 40; tries += 1) {
    const reading = await readSoon(page, answered, 5_000)
    if (reading.kind === 'question') await hand.press(captain.choose(reading), reading.choices)
    answered = reading.mark
    const happening = page.locator('.happening')
    await page.waitForTimeout(60)
    if ((await happening.count()) > 0) return
  }
  throw new Error('nothing was ever shown')
}
const lines = (page: Page) => page.locator('.log-lines li').count()

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('what happens is drawn while the question waits; Enter goes to its end at once and answers nothing', async ({ server, page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const me = await begun(page, server.url, 7)
    for (const _ of 'to slow') await page.keyboard.press('.')
    await expect(page.getByRole('button', { name: 'Animation speed slow, sound off' })).toBeVisible()
    await answerUntilShown(me)
    const before = await lines(page)
    await page.keyboard.press('Enter')
    await expect(page.locator('.happening')).toHaveCount(0, { timeout: 1_500 })
    expect(await lines(page)).toBeGreaterThanOrEqual(before)
    const { steps, marks, moved, contexts } = await witnessed(page)
    expect(steps).toBeGreaterThan(0)
    expect(marks + moved).toBeGreaterThan(0)
    expect(contexts).toBe(0)
    expect(errors).toEqual([])
  })

  test('a click on the chart skips too; left alone, it ends by itself within seconds', async ({ server, page }) => {
    const me = await begun(page, server.url, 8)
    await page.keyboard.press('.')
    await answerUntilShown(me)
    await page.locator('.board .chart').click({ position: { x: 40, y: 120 } })
    await expect(page.locator('.happening')).toHaveCount(0, { timeout: 1_500 })
    await answerUntilShown(me)
    await expect(page.locator('.happening')).toHaveCount(0, { timeout: 15_000 })
  })

  test('nothing of a long match is shown again after a reload', async ({ server, page }) => {
    await begun(page, server.url, 9)
    await page.keyboard.press('.')
    await page.reload()
    await expect(page.locator('section.ask .what')).toBeVisible()
    await page.waitForTimeout(400)
    expect(await witnessed(page)).toMatchObject({ steps: 0, marks: 0 })
  })

  test('the pace is kept, by keys and by the sheet; sound is off until it is switched on, and then waits for a touch', async ({
    server,
    page,
  }) => {
    await begun(page, server.url, 10)
    await page.keyboard.press(',')
    await expect(page.locator('.playback-said')).toHaveText('Animation speed: brisk')
    await page.reload()
    await page.getByRole('button', { name: 'Animation speed brisk, sound off' }).click()
    const sheet = page.getByRole('dialog', { name: 'Animation and sound' })
    await expectAccessible(page, 'pace and sound')
    await sheet.getByRole('button', { name: 'slow' }).click()
    expect((await witnessed(page)).contexts).toBe(0)
    await sheet.getByRole('switch').click()
    await expect.poll(async () => (await witnessed(page)).tones).toBeGreaterThan(0)
    expect((await witnessed(page)).contexts).toBe(1)
    await sheet.getByLabel('Volume').fill('20')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Animation speed slow, sound on' })).toBeVisible()
    expect(await page.evaluate(`JSON.parse(localStorage.getItem('admiralty.feel'))`)).toEqual({ pace: 'slow', sound: true, volume: 0.2 })
    await page.reload()
    await expect(page.locator('section.ask .what')).toBeVisible()
    expect((await witnessed(page)).contexts).toBe(0)
    await page.keyboard.press('m')
    await expect(page.getByRole('button', { name: 'Animation speed slow, sound off' })).toBeVisible()
  })
})

test('who asks for less motion sees all of it at once, whatever the pace', async ({ server, page }) => {
  await feel(page, { pace: 'slow' })
  await begun(page, server.url, 11)
  expect(await witnessed(page)).toMatchObject({ steps: 0, marks: 0, moved: 0, contexts: 0 })
  await page.getByRole('button', { name: 'Animation speed slow, sound off' }).click()
  await expect(page.getByText('Your system is set to reduce motion')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'no-preference' } })
  test('pace and sound fit the screen and the finger', async ({ server, page }) => {
    await page.goto(server.url)
    await page.getByRole('button', { name: /^Play/ }).tap()
    await page.getByRole('button', { name: /^Animation speed/ }).tap()
    await expect(page.getByRole('dialog', { name: 'Animation and sound' })).toBeVisible()
    await expectNoWiderThanTheScreen(page, 'pace and sound')
    await expectFingerSized(page, 'pace and sound')
    await page.getByRole('button', { name: 'brisk' }).tap()
    expect(await page.evaluate(`JSON.parse(localStorage.getItem('admiralty.feel')).pace`)).toBe('brisk')
  })
})
