// The clock of a match: time limits chosen and shown before joining, orders that are saved or ready, pauses, more time, and clocks of seats.
import type { Browser, Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { player, playUntil } from './play.ts'

interface TimedDuel {
  readonly url: string
  readonly browser: Browser
  /** The label of the time limits. */
  readonly time: string
}

/** Anna starts a duel of Skirmish as Red, and Ben joins as Blue by her link. */
async function startDuel({ url, browser, time }: TimedDuel): Promise<readonly [anna: Page, ben: Page]> {
  const anna = await (await browser.newContext()).newPage()
  const ben = await (await browser.newContext({ viewport: { width: 400, height: 800 }, hasTouch: true })).newPage()
  await anna.goto(`${url}set?game=skirmish`)
  await anna.getByLabel('Blue', { exact: true }).selectOption('somebody I invite by link')
  await anna.getByLabel('Time limits', { exact: true }).selectOption(time)
  await anna.getByRole('button', { name: 'Start' }).click()
  await ben.goto(await anna.getByLabel('Invitation for Blue').inputValue())
  await ben.getByRole('button', { name: 'Join' }).click()
  await ben.waitForURL(/\/table\//)
  for (const page of [anna, ben]) await expect(page.locator('.ask .row').first()).toBeVisible()
  return [anna, ben]
}
const leave = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.context().close()
}
const line = (page: Page) => page.getByRole('region', { name: 'Time', exact: true })
const seatRow = (page: Page, seat: string) => page.locator('.seats tr', { hasText: seat })
const openDetails = (page: Page, title: string) => page.getByText(title, { exact: true }).click()
const takeFirstRow = (page: Page) => page.locator('.ask .row').first().click()

test('the same sentences say the time limits before and after joining', async ({ server, browser }) => {
  const anna = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage()
  await anna.goto(`${server.url}set?game=skirmish`)
  await anna.getByLabel('Blue', { exact: true }).selectOption('somebody I invite by link')
  await anna.getByLabel('Time limits', { exact: true }).selectOption('Every Sunday at 20:00')
  await expect(anna.getByLabel('Time zone')).toHaveValue('America/New_York')
  await anna.getByLabel('Wed', { exact: true }).check()
  await anna.getByLabel('Time of the day').fill('19:30')
  await openDetails(anna, 'More settings')
  await anna.getByLabel('Never before its time').check()
  await anna.getByLabel('Hours until a date').fill('72')
  await anna.getByLabel('Missed in a row').fill('0')
  await expect(anna.getByText(/^Misses in a row must be from 1 to 10/)).toBeVisible()
  await expect(anna.getByRole('button', { name: 'Start' })).toBeDisabled()
  await anna.getByLabel('Missed in a row').fill('3')
  const chosen = anna.getByRole('list', { name: 'What these time limits mean' }).getByRole('listitem')
  await expect(chosen.first()).toContainText('on Wednesdays and Sundays at 19:30 (America/New_York), at least 3 days after')
  const sentences = await chosen.allTextContents()
  await expectAccessibleInBothThemes(anna, 'a new game with time limits')
  await anna.getByRole('button', { name: 'Start' }).click()
  const terms = (page: Page) => page.getByRole('list', { name: 'Terms' }).getByRole('listitem')
  await expect(terms(anna)).toHaveText(sentences)

  const ben = await (await browser.newContext({ viewport: { width: 400, height: 800 }, hasTouch: true })).newPage()
  await ben.goto(await anna.getByLabel('Invitation for Blue').inputValue())
  await expect(terms(ben)).toHaveText(sentences)
  await expectAccessibleInBothThemes(ben, 'an invitation with time limits')
  await expectNoWiderThanTheScreen(ben, 'an invitation with time limits')
  await ben.getByRole('button', { name: 'Join' }).click()
  await openDetails(anna, 'Terms')
  await expect(terms(anna)).toHaveText(sentences)
  // The browser of Ben has another zone than the match.
  await expect(line(ben)).toContainText('19:30 in America/New_York)')
  await leave(anna, ben)
})

test('a saved order counts at the deadline, survives a reload and is made ready', async ({ server, browser }) => {
  const [anna, ben] = await startDuel({ url: server.url, browser, time: '3 days per answer' })
  await expect(line(anna)).toContainText('Your orders are due')
  await expect(line(anna)).toContainText('by ')
  await expect(line(ben)).toBeVisible()
  await expectNoWiderThanTheScreen(ben, 'a question with a deadline on a phone')
  await expectFingerSized(ben, 'a question with a deadline on a phone')
  await expectAccessibleInBothThemes(ben, 'a question with a deadline on a phone')

  await anna.getByLabel('Save only').check()
  await takeFirstRow(anna)
  const waiting = anna.getByRole('region', { name: 'Waiting' })
  await expect(waiting).toContainText('Saved. It counts at the deadline; press Ready if nothing will change.')
  await expect(line(anna)).toContainText('Saved')
  await expect(seatRow(anna, 'Red')).toContainText('saved')
  // The other player learns nothing of a saved order.
  await expect(line(ben)).toContainText(/Not ready: .*Red/)
  await expectAccessibleInBothThemes(anna, 'a saved order')
  await anna.reload()
  await expect(waiting).toContainText('Saved. It counts at the deadline')

  // The saved order counts on while the question is open again.
  await waiting.getByRole('button', { name: 'Change orders' }).click()
  await expect(anna.locator('.ask .row').first()).toBeVisible()
  await expect(line(anna)).toContainText('Saved')
  await anna.getByLabel('Save only').check()
  await takeFirstRow(anna)
  await waiting.getByRole('button', { name: 'Ready' }).click()
  await expect(waiting).toContainText('Ready. Your orders are sealed.')
  await expect(line(anna)).toContainText('Ready')
  await expect(line(anna)).toContainText(/Not ready: .*Blue/)
  await expect(seatRow(anna, 'Red')).toContainText('ready')
  await expect(line(ben)).not.toContainText('Not ready')
  await leave(anna, ben)
})

test('a pause and its end need everybody, more time needs the others, and vacation needs nobody', async ({ server, browser }) => {
  const [anna, ben] = await startDuel({ url: server.url, browser, time: '3 days per answer' })
  await ben.locator('.ph-tabs button', { hasText: 'Players' }).click()
  await openDetails(anna, 'More time, pause, vacation')
  await anna.getByLabel('Days of the pause').fill('2')
  await anna.getByRole('button', { name: 'Propose a pause' }).click()
  const pause = (page: Page) => page.getByRole('region', { name: 'Pause the match for 2 days' })
  await expect(pause(anna)).toContainText(/Agreed: you\. Still missing: .*Blue/)
  await expect(pause(ben)).toContainText(/Agreed: .*Red\)?\. Still missing: you\./)
  await expectAccessibleInBothThemes(ben, 'a proposed pause')
  await expectFingerSized(ben, 'a proposed pause')
  await pause(ben).getByRole('button', { name: 'Agree' }).click()
  for (const page of [anna, ben]) await expect(page.getByText(/^Paused: all clocks stand still/)).toBeVisible()
  await expect(line(anna)).toContainText('The match is paused')
  await expect(anna.getByRole('log')).toContainText('The players pause the match')
  await anna.getByRole('button', { name: 'Propose to go on' }).click()
  await ben.getByRole('region', { name: 'Go on before the pause ends' }).getByRole('button', { name: 'Agree' }).click()
  await expect(anna.getByText(/^Paused: all clocks stand still/)).toHaveCount(0)

  await anna.getByRole('button', { name: 'Ask for more time' }).click()
  await ben
    .getByRole('region', { name: /^More time for .*Red/ })
    .getByRole('button', { name: 'Agree' })
    .click()
  await expect(anna.getByRole('log')).toContainText('as the others have agreed')
  await anna.getByRole('button', { name: /^Give .*Blue.* more time$/ }).click()
  await expect(anna.getByRole('log')).toContainText('Blue may answer until')

  await anna.getByLabel('Days of vacation').fill('1')
  await anna.getByRole('button', { name: 'Take vacation' }).click()
  await expect(anna.getByText('Vacation: you have 1 day left.')).toBeVisible()
  await expect(seatRow(ben, 'Red')).toContainText('on vacation until')
  await leave(anna, ben)
})

test('in a live match the clocks of seats run only while they owe an answer', async ({ server, browser }) => {
  const [anna, ben] = await startDuel({ url: server.url, browser, time: '15 minutes + 10 seconds per answer' })
  const clock = (page: Page, seat: string) => seatRow(page, seat).locator('.seat-clock')
  for (const seat of ['Red', 'Blue']) await expect(clock(anna, seat)).toHaveClass(/runs/)
  await expect(clock(anna, 'Red')).toContainText(/1[45]:\d\d/)
  await expect(line(anna).getByRole('timer')).toHaveAttribute('aria-live', 'off')
  await takeFirstRow(anna)
  await expect(clock(anna, 'Red')).not.toHaveClass(/runs/)
  await expect(clock(anna, 'Blue')).toHaveClass(/runs/)
  await expectAccessibleInBothThemes(anna, 'clocks of seats')
  await leave(anna, ben)
})

test('the main answer has the buttons Ready and Save, and Enter sends it as ready', async ({ server, page }) => {
  await page.goto(`${server.url}set?game=easystar`)
  await page.getByLabel('Time limits', { exact: true }).selectOption('1 day per answer')
  await page.getByRole('button', { name: 'Start' }).click()
  await playUntil([player(page, 11)], ({ phase }) => phase.startsWith('Deploy'))
  await page.locator('.ask .row').first().click()
  await expect(page.getByRole('button', { name: /^Ready: / })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const waiting = page.getByRole('region', { name: 'Waiting' })
  await expect(waiting).toContainText('Saved. It counts at the deadline')
  await page.keyboard.press('u')
  await expect(page.getByRole('button', { name: /^Ready: / })).toContainText('⏎')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Turn 1')
})

test('a player who misses a deadline leads to four ways on: wait, a bot, another person, or the end', { tag: LONG }, async ({
  server,
  browser,
}) => {
  const anna = await (await browser.newContext()).newPage()
  const ben = await (await browser.newContext()).newPage()
  await anna.goto(`${server.url}set?game=skirmish`)
  await anna.getByLabel('Blue', { exact: true }).selectOption('somebody I invite by link')
  await anna.getByLabel('Time limits', { exact: true }).selectOption('15 minutes + 10 seconds per answer')
  await openDetails(anna, 'More settings')
  await anna.getByLabel('Minutes for the match').fill('1')
  await anna.getByLabel('Seconds per answer').fill('60')
  await anna.getByLabel('Missed in a row').fill('1')
  await anna.getByRole('button', { name: 'Start' }).click()
  await ben.goto(await anna.getByLabel('Invitation for Blue').inputValue())
  await ben.getByRole('button', { name: 'Join' }).click()
  await expect(anna.locator('.ask .row').first()).toBeVisible()
  await takeFirstRow(anna)
  const absent = anna.getByRole('region', { name: 'Blue no longer answers' })
  await expect(absent).toContainText('missed 1 deadline in a row')
  for (const way of ['Wait', 'A bot plays', 'Another person', 'End the match'])
    await expect(absent.getByText(way, { exact: true })).toBeVisible()
  await expect(seatRow(anna, 'Blue')).not.toContainText('has left')
  await expect(ben.getByRole('region', { name: 'Your seat' })).toContainText('You have missed 1 deadline in a row')
  await expectAccessibleInBothThemes(anna, 'an absent player')
  await absent.getByRole('button', { name: 'Propose the end' }).click()
  await expect(anna.getByRole('region', { name: 'Result' })).toBeVisible()
  await expect(anna.getByRole('log')).toContainText('The others end the match without a winner')
  await leave(anna, ben)
})
