// The playback of events: its pace, skipping it, reduced motion, and sound.
import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { expectAccessible, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { type BrowserPlayer, inTheThick, player, playUntil } from './play.ts'
import { read } from './reading.ts'
import { observedBy } from './server-state.ts'
import { stopClock } from './stopped-clock.ts'

/** Counts the steps, marks and motions of the playback, and the tones that could sound. */
const COUNTER = `
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
interface PlaybackCounts {
  readonly steps: number
  readonly marks: number
  readonly moved: number
  readonly contexts: number
  readonly tones: number
}
const playbackCounts = (page: Page) => page.evaluate<PlaybackCounts>('window.shown')
const storeSettings = (page: Page, settings: object) =>
  page.addInitScript(`localStorage.setItem('admiralty.feel', ${JSON.stringify(JSON.stringify(settings))})`)

/** Starts a battle and plays it to a question in turn 2 or later. */
async function startBattle(page: Page, url: string, seed: number): Promise<BrowserPlayer> {
  await page.addInitScript(COUNTER)
  await page.goto(url)
  await playNow(page).click()
  const me = player(page, seed)
  await playUntil([me], inTheThick)
  return me
}
const playback = (page: Page) => page.locator('.happening')
/** Less than any step of the playback lasts, in ms. */
const TICK = 20
/**
 * Answers until the playback shows something and nothing more is to come.
 * The clock of the page is stopped, so the playback stays until it is skipped or the clock moves on.
 */
async function answerUntilShown({ page, captain, input, ...me }: BrowserPlayer): Promise<void> {
  let { answered } = me
  const isShown = async (): Promise<boolean> => {
    const reading = await read(page)
    if (reading.kind === 'question' && (reading.mark !== answered || reading.missed)) {
      answered = reading.mark
      await input.press(captain.choose(reading), reading.choices)
      return false
    }
    const { message } = await observedBy(page, 'yellow')
    if (!message.calls.some(({ seats }) => seats.includes('yellow'))) return false
    if (reading.seq === message.seq && (await playback(page).count()) > 0) return true
    // The page draws what it has received a few milliseconds later.
    await page.clock.runFor(TICK)
    return false
  }
  await expect.poll(isShown, { intervals: [TICK] }).toBe(true)
}
const lines = (page: Page) => page.locator('.log-lines li').count()

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('events are shown before the question, Enter skips to their end without answering, and a reload does not show them again', async ({
    server,
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const me = await startBattle(page, server.url, 7)
    for (const _ of 'to slow') await page.keyboard.press('.')
    await expect(page.getByRole('button', { name: 'Animation speed slow, sound off' })).toBeVisible()
    await stopClock(page)
    await answerUntilShown(me)
    const before = await lines(page)
    await page.keyboard.press('Enter')
    await expect(playback(page)).toHaveCount(0)
    expect(await lines(page)).toBeGreaterThanOrEqual(before)
    const { steps, marks, moved, contexts } = await playbackCounts(page)
    expect(steps).toBeGreaterThan(0)
    expect(marks + moved).toBeGreaterThan(0)
    expect(contexts).toBe(0)
    await page.clock.resume()
    await page.reload()
    // The question appears when the playback is over.
    await expect(page.locator('section.ask .what')).toBeVisible()
    expect(await playbackCounts(page)).toMatchObject({ steps: 0, marks: 0 })
    expect(errors).toEqual([])
  })

  test('a click on the chart skips the playback, which otherwise ends by itself', { tag: LONG }, async ({ server, page }) => {
    const me = await startBattle(page, server.url, 8)
    await page.keyboard.press('.')
    await stopClock(page)
    await answerUntilShown(me)
    await page.locator('.board .chart').click({ position: { x: 40, y: 120 } })
    await expect(playback(page)).toHaveCount(0)
    await answerUntilShown(me)
    await page.clock.resume()
    await expect(playback(page)).toHaveCount(0)
  })

  test('pace and sound are stored; sound is off at first, and after a reload no audio starts before an input', async ({ server, page }) => {
    await page.addInitScript(COUNTER)
    await page.goto(server.url)
    await playNow(page).click()
    await expect(page.locator('section.ask .what')).toBeVisible()
    await stopClock(page)
    await page.keyboard.press(',')
    await expect(page.locator('.playback-said')).toHaveText('Animation speed: brisk')
    await page.clock.resume()
    await page.reload()
    await page.getByRole('button', { name: 'Animation speed brisk, sound off' }).click()
    const dialog = page.getByRole('dialog', { name: 'Animation and sound' })
    await expectAccessible(page, 'pace and sound')
    await dialog.getByRole('button', { name: 'slow' }).click()
    expect((await playbackCounts(page)).contexts).toBe(0)
    await dialog.getByRole('switch').click()
    await expect.poll(async () => (await playbackCounts(page)).tones).toBeGreaterThan(0)
    expect((await playbackCounts(page)).contexts).toBe(1)
    await dialog.getByLabel('Volume').fill('20')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Animation speed slow, sound on' })).toBeVisible()
    expect(await page.evaluate(`JSON.parse(localStorage.getItem('admiralty.feel'))`)).toEqual({ pace: 'slow', sound: true, volume: 0.2 })
    await page.reload()
    await expect(page.locator('section.ask .what')).toBeVisible()
    expect((await playbackCounts(page)).contexts).toBe(0)
    await page.keyboard.press('m')
    await expect(page.getByRole('button', { name: 'Animation speed slow, sound off' })).toBeVisible()
  })
})

test('with reduced motion, all events appear at once at any pace', async ({ server, page }) => {
  await storeSettings(page, { pace: 'slow' })
  await startBattle(page, server.url, 11)
  expect(await playbackCounts(page)).toMatchObject({ steps: 0, marks: 0, moved: 0, contexts: 0 })
  await page.getByRole('button', { name: 'Animation speed slow, sound off' }).click()
  await expect(page.getByText('Your system is set to reduce motion')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'no-preference' } })
  test('the dialog for pace and sound fits the screen, and touch targets are large enough', async ({ server, page }) => {
    await page.goto(server.url)
    await playNow(page).tap()
    await page.getByRole('button', { name: /^Animation speed/ }).tap()
    await expect(page.getByRole('dialog', { name: 'Animation and sound' })).toBeVisible()
    await expectNoWiderThanTheScreen(page, 'pace and sound')
    await expectFingerSized(page, 'pace and sound')
    await page.getByRole('button', { name: 'brisk' }).tap()
    expect(await page.evaluate(`JSON.parse(localStorage.getItem('admiralty.feel')).pace`)).toBe('brisk')
  })
})
