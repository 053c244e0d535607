// Chat and requests in a match: messages, draw, conceding, rematch, spectators, another device, a bot for an absent player.
import type { Browser, Page } from '@playwright/test'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { expect, LONG, test } from './fixtures.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

async function setName(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}me`)
  await page.getByLabel('Name shown to other players').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

interface DuelRequest {
  readonly url: string
  readonly browser: Browser
}
/** Anna starts a match as Yellow, and Ben joins as Blue by her link. */
async function startDuel({ url, browser }: DuelRequest): Promise<readonly [anna: Page, ben: Page]> {
  const [anna, ben] = [await newPage(browser), await newPage(browser)]
  await setName(anna, url, 'Anna')
  await setName(ben, url, 'Ben')
  await anna.goto(`${url}set?game=easystar`)
  await anna.getByLabel('Blue', { exact: true }).selectOption('somebody I invite by link')
  await anna.getByRole('button', { name: 'Start' }).click()
  await ben.goto(await anna.getByLabel('Invitation for Blue').inputValue())
  await ben.getByRole('button', { name: 'Join' }).click()
  for (const page of [anna, ben]) await expect(page.getByRole('region', { name: 'Chat and requests' })).toBeVisible()
  return [anna, ben]
}
const leave = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.context().close()
}
const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Message to the other players').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByLabel('Message to the other players')).toHaveValue('')
}
const log = (page: Page) => page.getByRole('log')

test('messages appear as plain text, are announced to screen readers, and can be muted', async ({ server, browser }) => {
  const [anna, ben] = await startDuel({ url: server.url, browser })
  const markup = `<script>document.title='gone'</script><img src=x onerror="document.title='gone'">`
  await say(ben, markup)
  await expect(log(anna).locator('q')).toHaveText(markup)
  await expect(anna.getByRole('region', { name: 'Chat and requests' }).locator('q')).toHaveText(markup)
  await expect(anna.locator('.unseen[aria-live="polite"]')).toContainText(`Ben (Blue) says: ${markup}`)
  expect(await anna.title()).not.toBe('gone')
  await ben.getByText('Quick messages', { exact: true }).click()
  await ben.getByRole('button', { name: 'Good luck!' }).click()
  await expect(log(anna).locator('q').last()).toHaveText('Good luck!')

  await anna.getByRole('button', { name: 'mute Blue' }).click()
  await expect(log(anna).locator('q')).toHaveCount(0)
  await say(ben, 'Are you there?')
  await expect(log(ben)).toContainText('Are you there?')
  await anna.reload()
  await expect(anna.getByRole('button', { name: 'muted Blue' })).toBeVisible()
  await expect(log(anna).locator('q')).toHaveCount(0)
  await anna.getByRole('button', { name: 'muted Blue' }).click()
  await expect(log(anna).locator('q')).toHaveText([markup, 'Good luck!', 'Are you there?'])
  await expectAccessible(anna, 'chat and requests')
  await leave(anna, ben)
})

test('a draw can be offered, declined and accepted, and a spectator sees it by the spectator link', { tag: LONG }, async ({
  server,
  browser,
}) => {
  const [anna, ben] = await startDuel({ url: server.url, browser })
  const carl = await newPage(browser)
  await anna.getByText('Spectator link').click()
  await carl.goto(await anna.getByLabel('Spectator link').inputValue())
  await expect(carl.getByText('You are watching')).toBeVisible()
  await expect(carl.getByLabel('Message to the other players')).toHaveCount(0)
  await expect(carl.getByRole('button', { name: /Concede|Offer a draw/ })).toHaveCount(0)

  await anna.getByRole('button', { name: 'Offer a draw' }).click()
  for (const page of [ben, carl])
    await expect(page.getByRole('region', { name: 'Draw offer' })).toContainText('Anna (Yellow) agrees to a draw')
  await expect(carl.getByRole('button', { name: /Accept|Decline/ })).toHaveCount(0)
  await expectAccessibleInBothThemes(ben, 'a draw is offered')
  await ben.getByRole('button', { name: 'Decline' }).click()
  await expect(anna.getByRole('region', { name: 'Draw offer' })).toContainText('The draw offer is no longer open')
  await expect(anna.getByRole('button', { name: 'Offer a draw again after 20 decisions' })).toBeDisabled()
  await expectAccessibleInBothThemes(anna, 'a draw was declined')

  await ben.getByRole('button', { name: 'Offer a draw' }).click()
  await anna.getByRole('button', { name: 'Accept the draw' }).click()
  for (const page of [anna, ben, carl]) {
    await expect(page.locator('.result h2')).toHaveText('Draw')
    await expect(page.locator('.result .reason')).toHaveText('All players agreed to a draw.')
    await expect(page.locator('.result .reason .rule')).toHaveCount(0)
  }
  await leave(anna, ben, carl)
})

test('conceding needs a confirmation and ends the match, and a rematch seats both players with sides swapped', { tag: LONG }, async ({
  server,
  browser,
}) => {
  const [anna, ben] = await startDuel({ url: server.url, browser })
  await ben.getByRole('button', { name: 'Concede' }).click()
  await expect(ben.getByRole('region', { name: 'Concede' })).toContainText('The match ends and Yellow wins')
  await ben.getByRole('button', { name: 'No, play on' }).click()
  await ben.getByRole('button', { name: 'Concede' }).click()
  await ben.getByRole('button', { name: 'Yes, concede' }).click()
  await expect(anna.locator('.result h2')).toHaveText('You won')
  await expect(ben.locator('.result h2')).toHaveText('You lost')
  for (const page of [anna, ben]) await expect(page.locator('.result .reason')).toHaveText('Yellow won. The match was conceded.')

  const old = anna.url()
  await anna.getByRole('button', { name: 'Rematch, sides swapped' }).click()
  await expect(anna).not.toHaveURL(old)
  await expect(anna.getByText('Waiting room')).toBeVisible()
  await expect(ben.getByText(/A rematch is ready, with sides swapped. You play Yellow/)).toBeVisible()
  await ben.getByRole('link', { name: 'Join the rematch' }).click()
  await ben.getByRole('button', { name: 'Sit down' }).click()
  for (const page of [anna, ben]) await expect(page.getByRole('region', { name: 'Chat and requests' })).toBeVisible()
  expect(new URL(ben.url()).pathname).toBe(new URL(anna.url()).pathname)
  await expect(anna.locator('.seats tr', { hasText: 'Blue' })).toContainText('Anna, you')
  await expect(anna.locator('.seats tr', { hasText: 'Yellow' })).toContainText('Ben, online')

  await ben.goto(server.url)
  await ben.getByText('Finished games (1)').click()
  await expect(ben.getByText('You lost by concession')).toBeVisible()
  await leave(anna, ben)
})

test('a personal link signs a second device in once, as the same person', { tag: LONG }, async ({ server, browser }) => {
  const [anna, ben] = await startDuel({ url: server.url, browser })
  const table = anna.url()
  await anna.goto(`${server.url}me`)
  await anna.getByRole('button', { name: 'Make a personal link' }).click()
  const link = await anna.getByLabel('Personal link').inputValue()
  await expectAccessibleInBothThemes(anna, 'profile')

  const phone = await (await browser.newContext({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true })).newPage()
  await phone.goto(link)
  await expect(phone.getByText(/with no games\. If you sign in/)).toBeVisible()
  await expectAccessibleInBothThemes(phone, 'a personal link')
  await expectNoWiderThanTheScreen(phone, 'a personal link')
  await expectFingerSized(phone, 'a personal link')
  await phone.getByRole('button', { name: 'Yes, sign in' }).click()
  await expect(phone.getByRole('heading', { name: 'My games' })).toBeVisible()
  await phone.goto(table)
  await phone.locator('.ph-tabs button', { hasText: 'Players' }).tap()
  await expect(phone.locator('.seats tr', { hasText: 'Yellow' })).toContainText('Anna, you')
  await phone.getByText('Quick messages', { exact: true }).tap()
  await expectNoWiderThanTheScreen(phone, 'chat and requests on a phone')
  await expectFingerSized(phone, 'chat and requests on a phone')
  await say(phone, 'From the sofa')
  await expect(log(ben)).toContainText('From the sofa')

  const late = await newPage(browser)
  await late.goto(link)
  await late.getByRole('button', { name: 'Yes, sign in' }).click()
  await expect(late.getByRole('alert')).toBeVisible()
  await leave(anna, ben, phone, late)
})

test('the computer plays for an absent player if the others agree, and the player takes the seat back', { tag: LONG }, async ({
  browser,
}) => {
  const server = await spawnServer({ AWAY_AFTER: '1000' })
  const [anna, ben] = await startDuel({ url: server.url, browser })
  const table = ben.url()
  await ben.goto('about:blank')
  const gone = anna.getByRole('region', { name: 'Blue has left' })
  await expect(gone).toContainText('Ben (Blue) has left')
  await expectAccessibleInBothThemes(anna, 'somebody has left')
  await gone.getByLabel('Strength of the computer').selectOption('an ensign')
  await gone.getByRole('button', { name: 'Let the computer play' }).click()
  await expect(anna.locator('.seats tr', { hasText: 'Blue' })).toContainText('an ensign sits in')
  await expect(log(anna)).toContainText('A bot (ensign) replaces Blue.')
  await expect(anna.locator('.seats tr', { hasText: 'Blue' })).toContainText('sealed')

  await ben.goto(table)
  await ben.getByRole('button', { name: 'Take back my seat' }).click()
  await expect(anna.locator('.seats tr', { hasText: 'Blue' })).toContainText('Ben, online')
  await expect(ben.getByRole('button', { name: 'Take back my seat' })).toHaveCount(0)
  await leave(anna, ben)
  await server.stop()
})
