// Seats that pass on to another person: by a link of their player, or in place of a player who no longer answers.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { expect, LONG, test } from './fixtures.ts'
import { settled, tabTo } from './input.ts'
import { join, startMatch, startMatchWith } from './invited-match.ts'
import { movedServer } from './moved-server.ts'
import { expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { button, leave, offerSeat, person, region } from './people.ts'

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }
const DAY = 24 * 3600 * 1000

interface Duel {
  readonly url: string
  readonly browser: Browser
  readonly watch?: string
  readonly ben?: BrowserContextOptions
}
/** Anna starts a duel of Skirmish as Red with three days for each answer, and Ben joins as Blue by her link. */
async function startDuel({ url, browser, watch = 'anyone with the link', ben: options = {} }: Duel): Promise<readonly [Page, Page]> {
  const anna = await person(browser, url, 'Anna')
  const ben = await person(browser, url, 'Ben', options)
  await anna.goto(`${url}set?game=skirmish`)
  await anna.getByLabel('Blue', { exact: true }).selectOption('somebody I invite by link')
  await anna.getByLabel('Time limits', { exact: true }).selectOption('3 days per answer')
  await anna.getByText('More settings', { exact: true }).click()
  await anna.getByLabel('Missed in a row').fill('1')
  await anna.getByLabel('Who may watch').selectOption(watch)
  await anna.getByRole('button', { name: 'Start' }).click()
  await ben.goto(await anna.getByLabel('Invitation for Blue').inputValue())
  await ben.getByRole('button', { name: 'Join' }).click()
  for (const page of [anna, ben]) await expect(page.locator('.ask .row').first()).toBeVisible()
  return [anna, ben]
}
const seatRow = (page: Page, seat: string) => page.locator('.seats tr', { hasText: seat })
/** The tab Players of a page, checked at the width of a phone. The page has its size again afterwards. */
async function expectPlayersFitPhone(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await openPlayers(page)
  await expectNoWiderThanTheScreen(page, where)
  await expectFingerSized(page, where)
  if (before) await page.setViewportSize(before)
}
const openPlayers = (page: Page) => page.locator('.ph-tabs button', { hasText: 'Players' }).click()
test('a seat passes on by its link: the others agree, the new player uses the draft, and the former one watches', async ({
  server,
  browser,
}) => {
  const [anna, ben] = await startDuel({ url: server.url, browser })
  const carl = await person(browser, server.url, 'Carl', PHONE)
  await anna.locator('.ask .row').first().click()
  await expect(region(anna, 'Waiting')).toContainText('Ready. Your orders are sealed.')
  await button(anna, 'Give my seat to somebody').click()
  const question = region(anna, 'Give my seat to somebody')
  await expect(question).toContainText(
    'sees everything that you see of this match, and gets your sealed orders of open questions as a draft',
  )
  await expect(question).toContainText('You cannot come back to this seat')
  await expect(question).toContainText('when none of them objects for 3 days')
  await expectAccessibleInBothThemes(anna, 'the question before a seat is given away')
  await expectPlayersFitPhone(anna, 'the question before a seat is given away')
  await button(anna, 'No, keep my seat').click()
  const link = await offerSeat(anna, 'Red')
  await expectAccessibleInBothThemes(anna, 'the own seat is offered')
  await expectPlayersFitPhone(anna, 'the own seat is offered')
  await expect(region(ben, 'Anna (Red) looks for somebody who takes the seat')).toContainText('You decide about the person who comes.')

  await carl.goto(link)
  const card = carl.locator('.invitation')
  await expect(card).toContainText('Anna wants to give the seat Red to another person.')
  await expect(card).toContainText('Anna (Red), Ben (Blue)')
  await expect(card).toContainText('or two days after you get the seat if that is later')
  await expect(card).toContainText('The others see you as Carl.')
  const cover = await card.locator('.art').boundingBox()
  expect(Number(cover?.width) / Number(cover?.height), 'the shape of the cover').toBeCloseTo(216 / 300, 2)
  await expectAccessibleInBothThemes(carl, 'an offered seat')
  await expectNoWiderThanTheScreen(carl, 'an offered seat')
  await expectFingerSized(carl, 'an offered seat')
  await button(carl, 'Take the seat').click()
  await expect(card).toContainText('You have come for Red. The other players may still object.')
  await expectNoWiderThanTheScreen(carl, 'a seat that somebody has taken')
  await expectAccessibleInBothThemes(carl, 'a seat that somebody has taken')

  await expect(region(anna, 'You give your seat to Carl')).toContainText('If nobody objects, the seat passes on by')
  const taken = region(ben, 'Anna (Red) wants to give the seat to Carl')
  await expect(taken).toContainText('Not agreed yet: you.')
  await expectAccessibleInBothThemes(ben, 'somebody has come for a seat')
  await expectPlayersFitPhone(ben, 'somebody has come for a seat')
  await taken.getByRole('button', { name: 'Agree' }).click()
  await expect(region(ben, 'The seat Red')).toContainText('Carl plays Red from now on.')
  await expect(seatRow(ben, 'Red')).toContainText('Carl')
  await expect(ben.getByRole('log')).toContainText('Another person plays Red from now on')

  await expect(region(anna, 'Your former seat')).toContainText('Your seat Red has passed on to Carl')
  await expect(anna.getByText('You are watching')).toBeVisible()
  await expectAccessibleInBothThemes(anna, 'the page of a former player')
  await anna.reload()
  await expect(region(anna, 'Your former seat')).toContainText('You watch the match as a spectator')
  await expect(anna.locator('.ask .row')).toHaveCount(0)

  await expect(carl.getByRole('link', { name: 'Go to the match' })).toBeVisible()
  await expectAccessibleInBothThemes(carl, 'a seat that is yours')
  await carl.getByRole('link', { name: 'Go to the match' }).click()
  const left = region(carl, 'Order of the player before you')
  await expect(left).toContainText('It counts only if you send it.')
  await expectAccessibleInBothThemes(carl, 'an order of the player before')
  await expectNoWiderThanTheScreen(carl, 'an order of the player before')
  await expectFingerSized(carl, 'an order of the player before')
  await left.getByRole('button', { name: 'Use the order of the player before you' }).click()
  await expect(left).toContainText('Check it, then send it yourself.')
  await expect(carl.locator('.ask .row').first()).toHaveClass(/sel/)
  await expect(seatRow(ben, 'Red')).toContainText('not ready')
  await carl.keyboard.press('Enter')
  await expect(region(carl, 'Waiting')).toContainText('Ready. Your orders are sealed.')
  await ben.locator('.ask .row').first().click()
  await expect(ben.getByRole('log')).toContainText('Round 1')

  // The links of the new device count, and everything is signed.
  await button(ben, 'Concede').click()
  await button(ben, 'Yes, concede').click()
  await expect(carl.locator('.result h2')).toHaveText('You won')
  await button(ben, 'Check the dice').click()
  await expect(ben.locator('.dice-check')).toContainText('another person held it from entry 1 on, and signed with another key')
  await expect(ben.locator('.dice-check')).toContainText('from entry 1 on its device gave a link for the dice of entry 2')
  await leave(anna, ben, carl)
})

test('a seat is given, taken and agreed to by keyboard alone, and an offer is withdrawn', async ({ server, browser }) => {
  const [anna, ben] = await startDuel({ url: server.url, browser })
  const carl = await person(browser, server.url, 'Carl')
  const press = async (page: Page, name: string): Promise<void> => {
    await expect(button(page, name)).toBeVisible()
    await tabTo(
      page,
      `[...document.querySelectorAll('button, a')].find(({ textContent }) => textContent.trim() === ${JSON.stringify(name)})`,
    )
    await page.keyboard.press('Enter')
  }
  await press(anna, 'Give my seat to somebody')
  // The safe answer has the focus.
  await expect(button(anna, 'No, keep my seat')).toBeFocused()
  await anna.keyboard.press('Shift+Tab')
  await anna.keyboard.press('Enter')
  const first = await anna.getByLabel('Link for the seat Red').inputValue()
  await press(anna, 'Withdraw the offer')
  await expect(anna.getByLabel('Link for the seat Red')).toHaveCount(0)
  await carl.goto(first)
  await expect(carl.getByRole('heading', { level: 1 })).toHaveText('Invitation not found')

  const link = await offerSeat(anna, 'Red')
  await anna.goto(link)
  await expect(anna.locator('.invitation')).toContainText('You have a seat in this match')
  await anna.goBack()
  await carl.goto(link)
  await press(carl, 'Take the seat')
  await press(ben, 'Object')
  await expect(carl.getByRole('heading', { level: 1 })).toHaveText('This seat is no longer offered')
  await expect(region(anna, 'The seat Red')).toContainText('Carl does not get the seat Red')

  await settled(anna)
  await anna.keyboard.press('2')
  await expect(region(anna, 'Waiting')).toContainText('Ready. Your orders are sealed.')
  await carl.goto(await offerSeat(anna, 'Red'))
  await press(carl, 'Take the seat')
  await press(ben, 'Agree')
  await expect(carl.getByRole('link', { name: 'Go to the match' })).toBeVisible()
  await tabTo(carl, `document.querySelector('.invitation .go')`)
  await carl.keyboard.press('Enter')
  await expect(seatRow(carl, 'Red')).toContainText('Carl, you')
  await press(carl, 'Use the order of the player before you')
  await expect(carl.locator('.ask .row').nth(1)).toHaveClass(/sel/)
  await carl.keyboard.press('Enter')
  await expect(region(carl, 'Waiting')).toContainText('Ready. Your orders are sealed.')
  await leave(anna, ben, carl)
})

test('a player who gives the seat of a match for its players away is told so, and finds the way home', async ({ server, browser }) => {
  const [anna, ben] = await startDuel({ url: server.url, browser, watch: 'only the players' })
  const carl = await person(browser, server.url, 'Carl')
  const table = ben.url()
  // The creator may always watch, so the other player gives the seat away.
  await carl.goto(await offerSeat(ben, 'Blue'))
  await button(carl, 'Take the seat').click()
  await region(anna, 'Ben (Blue) wants to give the seat to Carl').getByRole('button', { name: 'Agree' }).click()
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('You have no seat in this match any more')
  await ben.goto(table)
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('You have no seat in this match any more')
  await ben.getByRole('link', { name: 'All games' }).click()
  await expect(ben.getByText('No games yet.')).toBeVisible()
  await leave(anna, ben, carl)
})

test('the others look for another person in place of an absent player, and a spectator takes the seat on a phone', async ({ browser }) => {
  const server = await movedServer()
  const [anna, ben] = await startDuel({ url: server.url, browser })
  const table = new URL(anna.url()).pathname.slice(1)
  const carl = await person(browser, server.url, 'Carl', PHONE)
  await carl.goto(`${server.url}${table}`)
  await anna.locator('.ask .row').first().click()
  await expect(region(anna, 'Waiting')).toContainText('Ready. Your orders are sealed.')
  // Three days, one day of reserve, and the time for orders on their way.
  server.clock.advance(4 * DAY + 11_000)
  const absent = region(anna, 'Blue no longer answers')
  await expect(absent.getByText('Another person', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(anna, 'ways on without an absent player')
  await expectPlayersFitPhone(anna, 'ways on without an absent player')
  await absent.getByRole('button', { name: 'Look for another person' }).click()
  const open = region(anna, 'The seat of Ben (Blue) is open to another person')
  await expect(open.getByLabel('Link for the seat Blue')).toHaveValue(/\/invite\//)
  await expect(region(ben, 'Your seat is open to another person')).toBeVisible()

  await openPlayers(carl)
  await expectNoWiderThanTheScreen(carl, 'a seat that is open to spectators')
  await expectFingerSized(carl, 'a seat that is open to spectators')
  await carl.getByRole('link', { name: 'Look at this seat' }).click()
  await expect(carl.locator('.invitation')).toContainText('Ben no longer plays Blue. The other players look for somebody in this place.')
  await button(carl, 'Take the seat').click()
  await region(anna, 'Carl wants to play in place of Ben (Blue)').getByRole('button', { name: 'Agree' }).click()
  await carl.getByRole('link', { name: 'Go to the match' }).click()
  await expect(carl.locator('.ask')).toBeVisible()
  await expect(region(ben, 'Your former seat')).toContainText('Your seat Blue has passed on to Carl')
  await leave(anna, ben, carl)
  await server.stop()
})

test('another person takes the seat that a bot plays in a match without time limits', { tag: LONG }, async ({ browser }) => {
  const server = await spawnServer({ AWAY_AFTER: '1000' })
  const { url } = server
  const [anna, ben, carl] = [await person(browser, url, 'Anna'), await person(browser, url, 'Ben'), await person(browser, url, 'Carl')]
  await join(ben, await startMatch(anna, url))
  await expect(region(ben, 'Chat and requests')).toBeVisible()
  const table = ben.url()
  await ben.goto('about:blank')
  await button(anna, 'Let the computer play').click()
  await button(anna, 'Look for another person for Ben (Blue)').click()
  await carl.goto(await anna.getByLabel('Link for the seat Blue').inputValue())
  await expect(carl.locator('.invitation')).toContainText('There are no deadlines.')
  await button(carl, 'Take the seat').click()
  await region(anna, 'Carl wants to play in place of Ben (Blue)').getByRole('button', { name: 'Agree' }).click()
  await carl.getByRole('link', { name: 'Go to the match' }).click()
  await expect(seatRow(carl, 'Blue')).toContainText('Carl, you')
  await expect(seatRow(anna, 'Blue')).not.toContainText('sits in')
  await ben.goto(table)
  await expect(region(ben, 'Your former seat')).toContainText('Your seat Blue has passed on to Carl')
  await expect(button(ben, 'Take back my seat')).toHaveCount(0)
  await leave(anna, ben, carl)
  await server.stop()
})

test('an order that took several steps comes back into the form, and the new player sends it', { tag: LONG }, async ({
  server,
  browser,
}) => {
  const { url } = server
  const [anna, ben, carl] = [await person(browser, url, 'Anna'), await person(browser, url, 'Ben'), await person(browser, url, 'Carl')]
  const match = { game: 'full-thrust', scenario: 'Frigate duel', options: {}, guests: ['Blue'] }
  const [link = ''] = await startMatchWith(anna, url, match)
  await join(ben, link)
  const row = (page: Page, text: string) => page.locator('.ask .row', { hasText: text })
  await row(anna, '1 ship').click()
  await row(anna, 'Speed 4').click()
  await button(anna, 'This entry stands').click()
  await button(anna, 'Give this order').click()
  await expect(region(anna, 'Waiting')).toContainText('Your orders are sealed.')
  await carl.goto(await offerSeat(anna, 'Red'))
  await button(carl, 'Take the seat').click()
  await region(ben, 'Anna (Red) wants to give the seat to Carl').getByRole('button', { name: 'Agree' }).click()
  await carl.getByRole('link', { name: 'Go to the match' }).click()
  await expect(row(carl, '1 ship')).not.toContainText('speed 4')
  await button(carl, 'Use the order of the player before you').click()
  await expect(row(carl, '1 ship')).toContainText('speed 4')
  await carl.keyboard.press('Enter')
  await expect(region(carl, 'Waiting')).toContainText('Your orders are sealed.')
  await leave(anna, ben, carl)
})
