// The same match on the pages of those who read it differently: whose turn it is, and who has won.

import { games } from '@admiralty/systems/all'
import type { Browser, Page } from '@playwright/test'
import { expect, longExcept, test } from './fixtures.ts'
import { cardOf, playNow } from './home-page.ts'
import { join, startMatchWith } from './invited-match.ts'

const GAMES = [
  { game: 'easystar', host: 'Yellow' },
  { game: 'earth-expects', host: 'Yellow' },
  { game: 'solar-flare', host: 'Red' },
  { game: 'gravity-well', host: 'Yellow' },
  { game: 'full-thrust', host: 'Red' },
] as const

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext({ reducedMotion: 'reduce' })).newPage()

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Yes, concede' }).click()
}
/** Expects these words about the end on the page of the match, in the list of games and in the replay. */
async function expectEnd(page: Page, url: string, said: { readonly result: RegExp | string; readonly listed: string }): Promise<void> {
  const { result, listed } = said
  await expect(page.locator('.result h2')).toHaveText(result)
  await expect(page).toHaveTitle(new RegExp(`^${result} · `))
  const match = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`${url}replay/${match}`)
  await expect(page.locator('.wide-top .mid')).toContainText(`Replay, ${result}`)
  await page.goto(url)
  await page.getByText('Finished games (1)').click()
  await expect(page.locator('.finished tbody tr')).toContainText(listed)
}

for (const { game, host } of GAMES)
  test(
    `${game}: titles say whose turn it is, the winner and the loser read You won and You lost`,
    longExcept(['full-thrust'], game),
    async ({ server, browser }) => {
      const [anna, ben, carl] = await Promise.all([newPage(browser), newPage(browser), newPage(browser)])
      const [link = ''] = await startMatchWith(anna, server.url, { game, scenario: null, options: {}, guests: ['Blue'] })
      await expect(anna).toHaveTitle(/^Waiting for players · /)
      await join(ben, link)
      await carl.goto(anna.url())
      // The pages follow the match without a reload. Spectators read whose move it is.
      await expect(anna).toHaveTitle(/^(Your turn|Blue to move) · /)
      await expect(ben).toHaveTitle(new RegExp(`^(Your turn|${host} to move) · `))
      await expect(carl).toHaveTitle(new RegExp(`^(${host}|Blue|${host} and Blue|Blue and ${host}) to move · `))

      const watched = expect(carl.locator('.result h2')).toHaveText(`${host} won`)
      await concede(ben)
      await watched
      await expect(carl).toHaveTitle(new RegExp(`^${host} won · `))
      await expectEnd(ben, server.url, { result: 'You lost', listed: 'You lost by concession' })
      await expectEnd(anna, server.url, { result: 'You won', listed: 'You won by concession' })
      for (const page of [anna, ben, carl]) await page.context().close()
    },
  )

test('against the computer, who concedes has lost', async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page).click()
  await concede(page)
  await expectEnd(page, server.url, { result: 'You lost', listed: 'You lost by concession' })
})

test('a person with the seats of both sides reads which of them has won', async ({ server, page }) => {
  await page.goto(server.url)
  await cardOf(page, 'EasyStar').getByRole('button', { name: 'Two players, one screen' }).click()
  await expect(page).toHaveTitle(/^Hand over to Yellow · /)
  await page.getByRole('button', { name: 'I am Yellow' }).click()
  await expect(page).toHaveTitle(/^Your turn · /)
  // The page of fleets moves the panel below it when it arrives.
  await expect(page.getByRole('button', { name: 'Take this fleet' }).first()).toBeVisible()
  await concede(page)
  await expectEnd(page, server.url, { result: 'Blue won', listed: 'Blue won by concession' })
})

test('an agreed draw is a draw for both', async ({ server, browser }) => {
  const [anna, ben] = await Promise.all([newPage(browser), newPage(browser)])
  const [link = ''] = await startMatchWith(anna, server.url, { game: 'easystar', scenario: null, options: {}, guests: ['Blue'] })
  await join(ben, link)
  await anna.getByRole('button', { name: 'Offer a draw' }).click()
  await ben.getByRole('button', { name: 'Accept the draw' }).click()
  for (const page of [anna, ben]) {
    await expectEnd(page, server.url, { result: 'Draw', listed: 'Draw by agreement' })
    await page.context().close()
  }
})

test('My games is above the covers, and its title counts the games that wait', async ({ server, browser }) => {
  const [anna, ben] = await Promise.all([newPage(browser), newPage(browser)])
  await anna.goto(server.url)
  await expect(anna).toHaveTitle('Games · Admiralty')
  // Without games there is nothing to show above the covers.
  const topOf = async (selector: string) => (await anna.locator(selector).first().boundingBox())?.y ?? Number.NaN
  await expect(anna.locator('.game')).toHaveCount(Object.keys(games).length)
  expect(await topOf('.tables')).toBeGreaterThan(await topOf('.game'))

  const [link = ''] = await startMatchWith(anna, server.url, { game: 'easystar', scenario: null, options: {}, guests: ['Blue'] })
  await anna.goto(server.url)
  await expect(anna.getByRole('heading', { name: 'My games' })).toBeVisible()
  await expect(anna).toHaveTitle('Games · Admiralty')
  for (const width of [1440, 390]) {
    await anna.setViewportSize({ width, height: 900 })
    expect(await topOf('.tables')).toBeLessThan(await topOf('.game'))
  }
  // The page is not reloaded: it hears that Ben has joined, and that Anna is to choose her fleet.
  await join(ben, link)
  await expect(anna).toHaveTitle('Your turn in 1 game · Admiralty')
  await expect(anna.locator('.tables .wt')).toContainText('Your turn')
  for (const page of [anna, ben]) await page.context().close()
})

test('a seat has one name and one badge on every page, and its player is called by both names', async ({ server, browser }) => {
  const [anna, ben] = await Promise.all([newPage(browser), newPage(browser)])
  await ben.goto(`${server.url}me`)
  await ben.getByLabel('Name shown to other players').fill('Ben')
  await ben.getByRole('button', { name: 'Save' }).click()
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Ben')
  /** White has the fourth style everywhere, as on the map. */
  const expectChip = async (page: Page, within: string, text: string) => {
    const chip = page.locator(`${within} .chip`, { hasText: 'White' })
    await expect(chip).toHaveText(text)
    await expect(chip).toHaveClass('chip side-4')
  }

  await anna.goto(`${server.url}set?game=skirmish`)
  await anna.getByText('Two on two', { exact: true }).click()
  await expectChip(anna, 'main', 'White')
  await anna.getByLabel('White', { exact: true }).selectOption('somebody I invite by link')
  await anna.getByRole('button', { name: 'Start' }).click()
  await expectChip(anna, '.room-seats', 'White')
  await ben.goto(await anna.getByLabel('Invitation for White').inputValue())
  await expectChip(ben, '.invitation', 'White')
  await ben.getByRole('button', { name: 'Join' }).click()
  for (const page of [anna, ben]) await expectChip(page, '.seats', 'White')
  await expect(anna.locator('.sk-record .gu-row', { hasText: 'White' })).toHaveClass(/side-4/)

  await ben.getByLabel('Message to the other players').fill('Hello')
  await ben.getByRole('button', { name: 'Send', exact: true }).click()
  for (const page of [anna, ben])
    for (const place of ['.log-box', 'section[aria-label="Chat and requests"]'])
      await expect(page.locator(`${place} .speaker`)).toHaveText('Ben (White)')
  await expect(anna.locator('.unseen[aria-live="polite"]')).toContainText('Ben (White) says: Hello')
  await anna.goto(server.url)
  await expectChip(anna, '.tables', 'Ben (White)')
  await expect(anna.locator('.tables .chip', { hasText: 'Red' })).toHaveText('you (Red)')
  await ben.goto(server.url)
  await expectChip(ben, '.tables', 'you (White)')
  for (const page of [anna, ben]) await page.context().close()
})
