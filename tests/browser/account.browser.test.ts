// The page You: a mail address, devices, keys and tokens. A phone and a desk are one person and play one match in turn.
import type { Page } from '@playwright/test'
import type { Spawned } from '../../apps/server/test/spawn-server.ts'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { expect, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { finger } from './input.ts'
import { expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { button, leave, person } from './people.ts'
import { player, playUntil } from './play.ts'
import type { Reading } from './reading.ts'

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
const PASSPHRASE = 'four words and a ship'

/** The latest link in the log of a server without mail. */
async function mailedLink(server: Spawned, address: string): Promise<string> {
  const find = () => server.output().matchAll(new RegExp(`To: ${address}\\..*?/me/mail/([\\w-]+)`, 'gs'))
  await expect.poll(() => [...find()].length).toBeGreaterThan(0)
  return `${server.url}me/mail/${[...find()].at(-1)?.[1]}`
}
const ask = async (page: Page, address: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'mail address' }).fill(address)
  await button(page, 'Send me a link').click()
  await expect(page.getByRole('status')).toContainText(`A link for ${address} is in the log of the server`)
}

test('a phone signed in by mail opens the keys with a passphrase, and plays one match in turn with the desk', async ({ browser }) => {
  const server = await spawnServer()
  const desk = await person(browser, server.url, 'Anna')
  await ask(desk, 'anna@example.org')
  await desk.getByLabel('Passphrase for a copy').fill(PASSPHRASE)
  await button(desk, 'Keep a copy').click()
  await expect(desk.getByText('The copy is saved.')).toBeVisible()
  await expectAccessibleInBothThemes(desk, 'You')

  const phone = await (await browser.newContext(PHONE)).newPage()
  await phone.goto(await mailedLink(server, 'anna@example.org'))
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Sign in as Anna?')
  await expectAccessibleInBothThemes(phone, 'a link from a mail')
  await expectFingerSized(phone, 'a link from a mail')
  await button(phone, 'Yes, sign in').tap()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('You are signed in as Anna')
  await phone.getByLabel('Passphrase of your copy').fill('another passphrase')
  await button(phone, 'Open the copy here').tap()
  await expect(phone.getByRole('alert')).toContainText('This passphrase does not open the copy')
  await phone.getByLabel('Passphrase of your copy').fill(PASSPHRASE)
  await button(phone, 'Open the copy here').tap()
  await expect(phone.getByText('This browser has your keys now')).toBeVisible()
  await phone.getByRole('link', { name: 'Your page' }).tap()
  await expect(phone.getByText('Your address is anna@example.org')).toBeVisible()
  await expect(phone.locator('.own-list li')).toHaveCount(2)
  await expectNoWiderThanTheScreen(phone, 'You on a phone')
  await expectFingerSized(phone, 'You on a phone')

  await playInTurn(server, desk, phone)
  await leave(desk, phone)
  await server.stop()
})

const inTurn =
  (turn: number) =>
  ({ kind, moment }: Reading) =>
    kind === 'question' && Number(/Turn (\d+)/i.exec(moment)?.[1]) >= turn

/** Both devices give orders of one seat, one after the other, while both have its page open. Neither needs another key. */
async function playInTurn(server: Spawned, desk: Page, phone: Page): Promise<void> {
  await desk.goto(server.url)
  await playNow(desk).click()
  await playUntil([player(desk, 61)], inTurn(1))
  await phone.goto(desk.url())
  await playUntil([player(phone, 61, finger)], inTurn(2))
  await playUntil([player(desk, 61)], inTurn(3))
  await playUntil([player(phone, 61, finger)], inTurn(3))
  for (const page of [desk, phone]) await expect(page.getByText('This browser cannot sign your orders')).toHaveCount(0)
}

test('a device signed in by mail without keys shows the match, says that it cannot sign, and takes a new key only when asked', async ({
  browser,
}) => {
  const server = await spawnServer()
  const desk = await person(browser, server.url, 'Carl')
  await ask(desk, 'carl@example.org')
  await desk.goto(server.url)
  await playNow(desk).click()
  await playUntil([player(desk, 61)], inTurn(1))
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(await mailedLink(server, 'carl@example.org'))
  await button(phone, 'Yes, sign in').click()
  await expect(phone.getByText('No key is replaced unless you ask for it.')).toBeVisible()
  await phone.goto(desk.url())
  const notice = phone.getByRole('region', { name: 'The key of your seat' })
  await expect(notice).toContainText('your other device can no longer sign here')
  await expectAccessibleInBothThemes(phone, 'a match without keys')
  await phone.reload()
  await expect(notice).toBeVisible()
  await expect(desk.getByText('This browser cannot sign your orders')).toHaveCount(0)
  await button(phone, 'Sign with a new key').click()
  await expect(notice).toHaveCount(0)
  await playUntil([player(phone, 61)], inTurn(1))
  await desk.reload()
  await expect(desk.getByText('This browser cannot sign your orders')).toBeVisible()
  await leave(desk, phone)
  await server.stop()
})

test('a question about something final gives the focus back to its button when it is declined by keyboard', async ({ server, page }) => {
  await page.goto(`${server.url}me`)
  await button(page, 'Delete my account').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Delete my account')).toBeFocused()
})

test('a device that is signed out shows another guest, and a token is shown once', async ({ browser }) => {
  const server = await spawnServer()
  const desk = await person(browser, server.url, 'Ben')
  await ask(desk, 'ben@example.org')
  await desk.goto(await mailedLink(server, 'ben@example.org'))
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Confirm this address?')
  await button(desk, 'Yes, confirm').click()
  await desk.getByRole('link', { name: 'Your page' }).click()
  await desk.getByLabel('Name of the program').fill('My bot')
  await desk.getByLabel('It may').selectOption('read and play')
  await button(desk, 'Make a token').click()
  await expect(desk.getByLabel('Token My bot')).toHaveValue(/^adm_/)
  await expectAccessibleInBothThemes(desk, 'a new token')
  await desk.reload()
  await expect(desk.locator('.own-list li', { hasText: 'My bot' })).toContainText('reads and plays')
  await expect(desk.getByLabel('Token My bot')).toHaveCount(0)
  await button(desk, 'Sign out').click()
  await button(desk, 'Yes, sign out').click()
  await expect(desk.getByRole('heading', { name: 'My games' })).toBeVisible()
  await desk.goto(`${server.url}me`)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^Guest \d+$/)
  await leave(desk)
  await server.stop()
})
