// A month of a match of four players, in six browsers: one player never comes back, one gives the seat to a friend, and the match ends.
import type { Page } from '@playwright/test'
import { answerAll, owedBy } from './correspondence.ts'
import { expect, LONG, test } from './fixtures.ts'
import { join } from './invited-match.ts'
import { movedServer } from './moved-server.ts'
import { button, leave, offerSeat, person, region } from './people.ts'

const DAY = 24 * 3600 * 1000
const SEATS = ['White', 'Blue', 'Black']
/** Three days for an answer, one day of reserve, and the time for orders on their way. */
const TERM = 4 * DAY + 11_000
const seatRow = (page: Page, seat: string) => page.locator('.seats tr', { hasText: seat })

test('six people in a month: nobody alone replaces anybody, all others together do, and a friend takes a seat', { tag: LONG }, async ({
  browser,
}) => {
  const server = await movedServer()
  const { url, clock } = server
  const start = clock.now()
  const [anna, ben, carl, dora, emil, finn] = [
    await person(browser, url, 'Anna'),
    await person(browser, url, 'Ben'),
    await person(browser, url, 'Carl'),
    await person(browser, url, 'Dora'),
    await person(browser, url, 'Emil'),
    await person(browser, url, 'Finn'),
  ]
  await anna.goto(`${url}set?game=skirmish`)
  await anna.getByText('Two on two', { exact: true }).click()
  for (const seat of SEATS) await anna.getByLabel(seat, { exact: true }).selectOption('somebody I invite by link')
  await anna.getByLabel('Time limits', { exact: true }).selectOption('3 days per answer')
  await button(anna, 'Start').click()
  for (const [at, guest] of [ben, carl, dora].entries())
    await join(guest, await anna.getByLabel(`Invitation for ${SEATS[at]}`).inputValue())
  await expect(anna.locator('.ask .row').first()).toBeVisible()
  const table = anna.url()
  // Carl joins, and never comes back.
  await carl.goto('about:blank')
  await finn.goto(table)

  // After two missed deadlines the others may decide, and one voice alone changes nothing.
  const gone = region(anna, 'Blue no longer answers')
  while ((await gone.count()) === 0) {
    await answerAll([anna, ben, dora])
    const before = await seatRow(anna, 'Blue').textContent()
    clock.advance(TERM)
    await expect
      .poll(async () => (await owedBy([anna, ben, dora])) > 0 || (await seatRow(anna, 'Blue').textContent()) !== before)
      .toBe(true)
    await expect(seatRow(anna, 'Blue')).toContainText(/missed \d deadlines? in a row/)
  }
  await gone.getByRole('button', { name: 'Look for another person' }).click()
  await gone.getByRole('button', { name: 'Let the computer play' }).click()
  const wanted = (page: Page) => region(page, 'Another person in place of Carl (Blue)')
  await expect(wanted(ben)).toContainText('Agreed: Anna (Red). Not agreed yet: you and Dora (Black).')
  for (const _ of ['a first term', 'a second', 'a third']) {
    await answerAll([anna, ben, dora])
    clock.advance(TERM)
    await expect.poll(() => owedBy([anna, ben, dora])).toBeGreaterThan(0)
  }
  await expect(wanted(anna)).toContainText('Not agreed yet: Ben (White) and Dora (Black).')
  await expect(seatRow(anna, 'Blue')).toContainText('Carl, away')
  await expect(seatRow(anna, 'Blue')).not.toContainText('sits in')
  await expect(region(finn, /open to another person/)).toHaveCount(0)

  // All others together open the seat. Two agree to Finn, and the silence of the third counts after three days.
  for (const page of [ben, dora]) await wanted(page).getByRole('button', { name: 'Agree' }).click()
  await finn.getByRole('link', { name: 'Look at this seat' }).click()
  await button(finn, 'Take the seat').click()
  for (const page of [anna, ben])
    await region(page, 'Finn wants to play in place of Carl (Blue)').getByRole('button', { name: 'Agree' }).click()
  await answerAll([anna, ben, dora])
  await expect(region(anna, 'Finn wants to play in place of Carl (Blue)')).toContainText('Not agreed yet: Dora (Black).')
  clock.advance(3 * DAY)
  await finn.getByRole('link', { name: 'Go to the match' }).click()
  await expect(seatRow(anna, 'Blue')).toContainText('Finn')
  await expect(region(anna, 'The seat Blue')).toContainText('Finn plays Blue from now on.')

  // Dora gives her seat to Emil; all others agree.
  await emil.goto(await offerSeat(dora, 'Black'))
  await button(emil, 'Take the seat').click()
  for (const page of [anna, ben, finn])
    await region(page, 'Dora (Black) wants to give the seat to Emil').getByRole('button', { name: 'Agree' }).click()
  await emil.getByRole('link', { name: 'Go to the match' }).click()
  await expect(seatRow(emil, 'Black')).toContainText('Emil, you')
  await expect(region(dora, 'Your former seat')).toContainText('Your seat Black has passed on to Emil')

  // They play on, slowly, to the end.
  const players = [anna, ben, finn, emil]
  while ((await anna.locator('.result').count()) === 0) {
    if (clock.now() - start < 31 * DAY) clock.advance(2 * DAY)
    await answerAll(players)
    await expect.poll(async () => (await owedBy(players)) > 0 || (await anna.locator('.result').count()) > 0).toBe(true)
  }
  expect(clock.now() - start).toBeGreaterThan(28 * DAY)
  for (const page of [...players, dora]) await expect(page.locator('.result')).toBeVisible()
  await button(anna, 'Check the dice').click()
  const verdict = anna.locator('.dice-check')
  await expect(verdict).toContainText(/^All \d+ dice came from the secret/)
  await expect(verdict).toContainText('another person held it from entry')
  await carl.goto(table)
  await expect(carl.locator('.result')).toBeVisible()
  await leave(anna, ben, carl, dora, emil, finn)
  await server.stop()
})
