// The section Notices of the page You: what a person wants to be told, and what became of the latest notices.
import { expect, test } from './fixtures.ts'
import { confirmAddress, openPost } from './mailed-people.ts'
import { movedServer } from './moved-server.ts'
import { expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { button, leave, person, region } from './people.ts'

const [MINUTE, HOUR] = [60_000, 3600_000]
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true, timezoneId: 'Asia/Tokyo' }

test('a server without mail says so on the page You, what else can tell, and where the questions are', async ({ server, page }) => {
  await page.goto(`${server.url}me`)
  const notices = region(page, 'Notices')
  await expect(notices).toContainText('This server sends no mail. Notifications, a calendar or a webhook can tell you that a game waits')
  await expect(notices.getByRole('combobox')).toHaveCount(0)
  await notices.getByRole('link', { name: 'What I owe' }).click()
  await expect(page).toHaveURL(`${server.url}owed`)
})

test('notices are chosen by keyboard on a phone and kept, and the daily mail is listed first as waiting and then as sent', async ({
  browser,
}) => {
  const post = await openPost(() => 'take')
  const { url, clock, stop } = await movedServer(post.mail)
  const anna = await person(browser, url, 'Anna', PHONE)
  const notices = region(anna, 'Notices')
  await expect(notices).toContainText('You get no mails yet: they need your mail address')
  await confirmAddress(anna, post, 'anna@example.org')
  await expect(notices).toContainText('None yet.')

  const mode = notices.getByRole('group', { name: 'Your move' }).getByLabel('Games with days for each answer')
  await mode.focus()
  await anna.keyboard.press('o')
  await expect(mode).toHaveValue('daily')
  const hour = notices.getByLabel('Hour of the daily mail')
  await expect(hour).toHaveValue('18')
  await expect(notices.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
  await hour.focus()
  await anna.keyboard.press('ArrowDown')
  await expect(hour).toHaveValue('19')
  await button(anna, 'Keep this choice').focus()
  await anna.keyboard.press('Enter')
  await expect(notices.getByRole('status')).toHaveText('Your choice is saved.')
  await anna.reload()
  await expect(mode).toHaveValue('daily')
  await expect(hour).toHaveValue('19')
  await expectNoWiderThanTheScreen(anna, 'notices on a phone')
  await mode.scrollIntoViewIfNeeded()
  await expectFingerSized(anna, 'notices on a phone')
  await expectAccessibleInBothThemes(anna, 'notices')

  await anna.goto(`${url}set?game=skirmish`)
  await anna.getByLabel('Time limits', { exact: true }).selectOption('3 days per answer')
  await button(anna, 'Start').click()
  await expect(anna.locator('.ask .row').first()).toBeVisible()
  clock.advance(2 * MINUTE)
  await anna.goto(`${url}me`)
  const latest = notices.getByRole('list', { name: 'Latest notices' })
  await expect
    .poll(async () => {
      await anna.reload()
      await expect(mode).toBeVisible()
      return latest.textContent()
    })
    .toMatch(/Daily mail waits until \w+ \d+, 19:00/)
  expect(post.to('anna@example.org')).toEqual([])
  await expect
    .poll(() => {
      clock.advance(HOUR)
      return post.to('anna@example.org').map(({ subject }) => subject)
    })
    .toEqual(['1 question waits for you'])
  await expect
    .poll(async () => {
      await anna.reload()
      await expect(mode).toBeVisible()
      return latest.textContent()
    })
    .toMatch(/Daily mail sent by mail, \w+ \d+/)
  await leave(anna)
  await stop()
  await post.close()
})
