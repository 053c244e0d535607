// The home page in a fresh tab: covers, the way to lessons, and Play now, which leads to the first move in one click.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { cardOf, chooseAll, playNow } from './home-page.ts'
import { tabTo } from './input.ts'
import { WAIT_LIMIT } from './limits.ts'
import { expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { readSoon } from './reading.ts'

/** The first question of the usual match after its preparation. */
const FIRST_MOVES: readonly (readonly [game: string, phase: RegExp, moment: RegExp])[] = [
  ['EasyStar', /^Ships/, /^Turn 1 of 20,/],
  ['Earth Expects', /^(Announce|Power)/, /^Turn 1,/],
  // The dice decide which side plans first.
  ['Skirmish', /^(Plan|Brace)/, /^Round 1,/],
]

async function expectFirstMove(page: Page, phase: RegExp, moment: RegExp): Promise<void> {
  await expect(page.locator('section.ask .who > span')).toHaveText(phase)
  const reading = await readSoon(page, null, WAIT_LIMIT)
  expect(reading.kind).toBe('question')
  expect(reading.moment).toMatch(moment)
}

for (const [game, phase, moment] of FIRST_MOVES) {
  test(`one click leads to the first move of ${game}`, async ({ server, page }) => {
    await page.goto(server.url)
    await playNow(page, game).click()
    await expectFirstMove(page, phase, moment)
  })

  test(`one key press on the focused button leads to the first move of ${game}`, async ({ server, page }) => {
    await page.goto(server.url)
    await playNow(page, game).waitFor()
    await tabTo(page, `[...document.querySelectorAll('.btn.go')].find((button) => button.textContent.startsWith('Play now ${game}'))`)
    await page.keyboard.press('Enter')
    await expectFirstMove(page, phase, moment)
  })
}

test('Change starts the match again with the choice of a fleet', async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page).click()
  await page.getByRole('button', { name: 'Change fleet, gift and deployment' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a fleet' })).toBeVisible()
  await page.goto(server.url)
  await expect(page.locator('details.finished summary')).toHaveText('Finished games (1)')
  await chooseAll(page).click()
  await expect(page.getByRole('heading', { name: 'Choose a fleet' })).toBeVisible()
})

test('the code of a match is loaded when the player points at Play now, before the press', async ({ server, page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(server.url)
  await expect(playNow(page)).toBeVisible()
  const isLoaded = (name: string) => loaded.some((path) => path.includes(`/${name}-`))
  expect(isLoaded('dice-links')).toBe(false)
  await playNow(page).hover()
  await expect.poll(() => ['dice-links', 'keys'].every(isLoaded)).toBe(true)
  expect(loaded.some((path) => path.includes('/api/matches/'))).toBe(false)
})

test('every game has a cover with ships, Play now and lessons', async ({ server, page }) => {
  await page.goto(server.url)
  for (const [game] of FIRST_MOVES) {
    const card = cardOf(page, game)
    // The cover of Earth Expects is the record of a ship; the others show counters.
    await expect(card.locator('.art [class^="side-"] use, .art [class^="side-"] text').first()).toBeVisible()
    await expect(card.getByRole('link', { name: game === 'Skirmish' ? 'Lessons' : 'Learn in ten moves' })).toBeVisible()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [game, phase, moment] of FIRST_MOVES)
    test(`one tap leads to the first move of ${game}`, async ({ server, page }) => {
      await page.goto(server.url)
      await playNow(page, game).tap()
      await expectFirstMove(page, phase, moment)
      await expectNoWiderThanTheScreen(page, game)
      await expectFingerSized(page, game)
    })

  test('the bar has Learn, and the first lessons are on the first page', async ({ server, page }) => {
    await page.goto(server.url)
    await expect(cardOf(page, 'EasyStar').getByRole('link', { name: 'Learn in ten moves' })).toBeInViewport()
    await expect(cardOf(page, 'Earth Expects').getByRole('link', { name: 'Learn in ten moves' })).toBeInViewport()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).tap()
    await expect(page.getByRole('heading', { name: 'Learn', exact: true })).toBeVisible()
    await expectNoWiderThanTheScreen(page, 'learn')
    await expectFingerSized(page, 'learn')
  })
})
