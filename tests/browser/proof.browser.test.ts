// Signed orders and receipts: the key of the browser, a match replaced on the server, a lost key, and receipts outside the browser.
import { readFile } from 'node:fs/promises'
import { FILE_FORMATS } from '@admiralty/kernel'
import { type Journal, nothingSeen, publicKeyOf, seatPrivateKey, verifyJournal } from '@admiralty/match'
import { system } from '@admiralty/systems/easystar'
import type { Page } from '@playwright/test'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { journalOf } from './finished-match.ts'
import { expect, LONG, test } from './fixtures.ts'
import { replaceMatch } from './forged-match.ts'
import { playNow } from './home-page.ts'
import { startMatch } from './invited-match.ts'
import { expectAccessibleInBothThemes, expectNoWiderThanTheScreen } from './page-checks.ts'
import { inTheThick, player, playUntil } from './play.ts'
import { read } from './reading.ts'

const NOT_THE_MATCH = 'This is not the match that this browser saw'
const matchOf = (page: Page): string => /\/table\/([^/?#]+)/.exec(page.url())?.[1] ?? ''
const secretsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`JSON.parse(localStorage.getItem('admiralty.secrets'))`)

/** Plays a match against the computer up to turn 2. */
async function playSome(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await playNow(page).click()
  await playUntil([player(page, 7)], inTheThick)
}
async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Yes, concede' }).click()
  await expect(page.locator('.result h2')).toHaveText('You lost')
}
async function savedBy(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return (await saving).path()
}

test('the journal has orders and a concession with the key of the browser, which has seen all of it', async ({ server, page }) => {
  await playSome(page, server.url)
  await concede(page)
  const journal: Journal = JSON.parse(await journalOf(page, matchOf(page)))
  const [secret = ''] = await secretsOf(page)
  const key = publicKeyOf(seatPrivateKey(secret, 'yellow', journal.head.seatValues.yellow ?? ''))
  expect(journal.head.keys?.seats.yellow).toBe(key)
  expect(journal.entries.at(-1)).toMatchObject({ action: { kind: 'conceded' }, signatures: { yellow: {} } })
  const sent = journal.entries.filter(({ call, signatures }) => call?.seats.includes('yellow') && signatures?.yellow).length
  const verdict = verifyJournal(system, journal)
  expect(verdict).toMatchObject({ ok: true, signatures: { unsigned: 0 } })
  const linked = journal.entries.filter(({ links }) => links?.given.yellow).length
  expect(linked).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Check the dice' }).click()
  const result = page.locator('.dice-check [role="status"]')
  await expect(result).toContainText(`${verdict.signatures.signed} signatures are valid`)
  const { length } = journal.chain
  await expect(result).toContainText(
    `the commitment, 2 dice values, 3 keys, 1 end of links, ${length} of ${length} entries, ${sent} orders that were sent, `,
  )
  // A link that came too late is not in the journal, but the browser saw the orders fixed.
  const fixed = Number(
    /(\d+) entries whose orders were fixed, and \d+ messages that were shown\./.exec((await result.textContent()) ?? '')?.[1],
  )
  expect(fixed).toBeGreaterThanOrEqual(linked)
})

for (const [step, reason] of [
  [1, 'made by a newer version of Admiralty'],
  [-1, 'made before the first release of Admiralty'],
] as const)
  test(`a journal or a receipt that was ${reason} is not checked, and never called wrong`, async ({ server, page }) => {
    await page.goto(server.url)
    await playNow(page).click()
    await concede(page)
    const match = matchOf(page)
    const journal: Journal = JSON.parse(await journalOf(page, match))
    const other = JSON.stringify({ ...journal, head: { ...journal.head, journal: FILE_FORMATS.journal + step } })
    const json = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    const saysOnly = async (text: string): Promise<void> => {
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(text)
      await expect(alert).not.toContainText(/wrong|failed|error|not valid|not the match/i)
      await expect(page.locator('.bad')).toHaveCount(0)
    }
    const serverSends = (body: string) =>
      page.route(/\/api\/matches\/[^/]+\/journal/, (route) => route.fulfill({ body, contentType: 'application/json' }))

    // The server has another version than the page of the player.
    await serverSends(other)
    await page.getByRole('button', { name: 'Check the dice' }).click()
    await saysOnly(`This match was not checked: it was ${reason}.`)

    await page.goto(`${server.url}replay/file`)
    await page.getByLabel('Journal file').setInputFiles(json('journal.json', other))
    await saysOnly(`The file was not checked, because this page does not know it: it was ${reason}.`)
    await expectAccessibleInBothThemes(page, 'a file of another version')

    await page.goto(`${server.url}check`)
    const receipt = { ...nothingSeen(match), commitment: journal.head.commitment }
    const unknown = JSON.stringify({ receipt: FILE_FORMATS.receipt + step, match, anything: 'else' })
    await page.getByLabel('Receipt file').setInputFiles(json('other-receipt.json', unknown))
    await saysOnly(`The receipt was not compared, because this page does not know it: it was ${reason}.`)
    await page.goto(`${server.url}check#receipt=${Buffer.from(unknown).toString('base64url')}`)
    await page.reload()
    await saysOnly(`The receipt was not compared, because this page does not know it: it was ${reason}.`)
    await page.getByLabel('Receipt file').setInputFiles(json('receipt.json', JSON.stringify(receipt)))
    await page.getByLabel('Journal file').setInputFiles(json('journal.json', other))
    await saysOnly(`it was ${reason}.`)
    await serverSends(JSON.stringify({ told: FILE_FORMATS.partialExport + step, anything: 'else' }))
    await page.getByRole('button', { name: 'Compare with this server' }).click()
    await saysOnly(`The match was not compared, because it was ${reason}.`)
    await expectNoWiderThanTheScreen(page, 'a receipt and another version')
  })

test('an empty receipt is refused, from a file and in a link', async ({ server, page }) => {
  const empty = JSON.stringify(nothingSeen('a-match'))
  const isRefused = async (): Promise<void> => {
    await expect(page.getByRole('alert')).toHaveText('This receipt holds nothing, so no journal can be compared with it.')
    await expect(page.getByLabel('Journal file')).toHaveCount(0)
  }
  await page.goto(`${server.url}check`)
  await page.getByLabel('Receipt file').setInputFiles({ name: 'empty.json', mimeType: 'application/json', buffer: Buffer.from(empty) })
  await isRefused()
  await page.goto(`${server.url}check#receipt=${Buffer.from(empty).toString('base64url')}`)
  await page.reload()
  await isRefused()
  await expectAccessibleInBothThemes(page, 'an empty receipt')
})

test('the devices of two players give links for the dice, and the check names both', { tag: LONG }, async ({ server, browser }) => {
  const [anna, ben] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  if (!anna || !ben) throw new Error('expected two pages')
  await ben.goto(await startMatch(anna, server.url))
  await ben.getByRole('button', { name: 'Join' }).click()
  await ben.waitForURL(/\/table\//)
  await playUntil([player(anna, 21), player(ben, 22)], inTheThick)
  await concede(anna)
  const journal: Journal = JSON.parse(await journalOf(anna, matchOf(anna)))
  const { findings, account } = verifyJournal(system, journal)
  expect(findings).toEqual([])
  await anna.getByRole('button', { name: 'Check the dice' }).click()
  const result = anna.locator('.dice-check [role="status"]')
  for (const [seat, name] of [
    ['yellow', 'Yellow'],
    ['blue', 'Blue'],
  ] as const) {
    expect(account.seats.find((one) => one.seat === seat)?.links[0]?.tally?.given.length).toBeGreaterThan(0)
    await expect(result.getByRole('listitem').filter({ hasText: `${name}: ` })).toContainText('its device gave a link for the dice of')
  }
  for (const page of [anna, ben]) await page.context().close()
})

test('a match that is replaced on the server, with valid proof and the key of the server, is found before and after a reload', {
  tag: LONG,
}, async ({ page }) => {
  const server = await spawnServer()
  await playSome(page, server.url)
  await concede(page)
  await server.kill()
  const forged = replaceMatch(server.folder, matchOf(page), { entries: 30, over: true })
  expect(verifyJournal(system, forged)).toMatchObject({ ok: true, findings: [] })
  expect(verifyJournal(system, forged).dice).toBeGreaterThan(0)
  await server.restart()

  const warning = page.locator('.not-the-match')
  await expect(warning).toContainText(NOT_THE_MATCH)
  await expect(warning).toContainText('the commitment to the secret of the dice has changed')
  const check = async () => {
    await page.getByRole('button', { name: 'Check the dice' }).click()
    await expect(page.locator('.dice-check [role="alert"]')).toContainText(NOT_THE_MATCH)
    await expect(page.locator('.dice-check [role="alert"]')).toContainText('the dice value of yellow was another one')
    await expect(page.locator('.dice-check [role="status"]')).toHaveCount(0)
  }
  await check()
  await page.reload()
  await expect(page.locator('.result h2')).toHaveText('You won')
  await expect(warning).toContainText(NOT_THE_MATCH)
  await check()
  await expectAccessibleInBothThemes(page, 'a replaced match')

  const stranger = await (await page.context().browser()?.newContext())?.newPage()
  if (!stranger) throw new Error('no second browser')
  await stranger.goto(page.url())
  await stranger.getByRole('button', { name: 'Check the dice' }).click()
  await expect(stranger.locator('.dice-check [role="status"]')).toContainText('This browser saw nothing of this match before its end')
  await stranger.context().close()
  await server.stop()
})

test('a match that is replaced during play is found although the resumed stream repeats no entry', { tag: LONG }, async ({ page }) => {
  const server = await spawnServer()
  await playSome(page, server.url)
  const { seq } = await read(page)
  await server.kill()
  replaceMatch(server.folder, matchOf(page), { entries: (seq ?? 0) + 1, over: false })
  await server.restart()
  const warning = page.locator('.not-the-match')
  await expect(warning).toContainText('the commitment to the secret of the dice has changed')
  await page.reload()
  await expect(warning).toContainText(NOT_THE_MATCH)
  await expect(page.getByRole('region', { name: 'The key of your seat' })).toHaveCount(0)
  await server.stop()
})

test('a browser without the key of its seat says so and can sign with a new key; a personal link carries the key', { tag: LONG }, async ({
  server,
  page,
  browser,
}) => {
  await playSome(page, server.url)
  const table = page.url()
  await page.goto(`${server.url}me`)
  await page.getByRole('button', { name: 'Make a personal link' }).click()
  const link = await page.getByLabel('Personal link').inputValue()
  expect(new URL(link).hash).toBe(`#${(await secretsOf(page))[0]}`)
  const other = await (await browser.newContext()).newPage()
  const requests: string[] = []
  other.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await other.goto(link)
  await other.getByRole('button', { name: 'Yes, sign in' }).click()
  await expect(other.getByRole('heading', { name: 'My games' })).toBeVisible()
  await other.goto(table)
  await expect(other.locator('section.ask .what')).toBeVisible()
  const secret = new URL(link).hash.slice(1)
  expect(requests.filter((request) => request.includes(secret))).toEqual([])
  await expect(other.getByRole('region', { name: 'The key of your seat' })).toHaveCount(0)
  await playUntil([player(other, 7)], ({ kind }) => kind === 'question')

  await other.evaluate(`localStorage.removeItem('admiralty.secrets')`)
  await other.reload()
  const notice = other.getByRole('region', { name: 'The key of your seat' })
  await expect(notice).toContainText('This browser cannot sign your orders')
  await expectAccessibleInBothThemes(other, 'a lost key')
  await other.setViewportSize({ width: 390, height: 800 })
  await expectNoWiderThanTheScreen(other, 'a lost key')
  await other.setViewportSize({ width: 1280, height: 720 })
  await notice.getByRole('button', { name: 'Sign with a new key' }).click()
  await expect(notice).toHaveCount(0)
  await page.goto(table)
  await expect(page.getByRole('log')).toContainText('Yellow lost the key of the seat and signs with a new one.')
  await expect(page.getByRole('region', { name: 'The key of your seat' })).toBeVisible()
  await expect(page.locator('.not-the-match')).toHaveCount(0)
  await concede(other)
  await other.getByRole('button', { name: 'Check the dice' }).click()
  await expect(other.locator('.dice-check [role="status"]')).toContainText('it lost a key and signed with a new one')
  await other.context().close()
})

test('a receipt saved during a match is compared with its journal later, by link and by file', { tag: LONG }, async ({
  server,
  page,
  browser,
}) => {
  await playSome(page, server.url)
  await page.getByText('Receipt', { exact: true }).click()
  const link = await page.getByLabel('Receipt as a link').inputValue()
  const signed = await savedBy(page, 'Save, signed by the server')
  const seen = await savedBy(page, 'Save what this browser saw')
  await expectAccessibleInBothThemes(page, 'the receipt')
  expect(JSON.parse(await readFile(seen, 'utf8')).sent.length).toBeGreaterThan(0)

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.locator('.receipt-facts')).toContainText('yes, by the server with the key')
  await other.getByRole('button', { name: 'Compare with this server' }).click()
  await expect(other.getByRole('status')).toContainText(
    'Receipt and journal agree: the commitment, 2 dice values, 3 keys, 1 end of links, and 1 of',
  )
  await expect(other.getByRole('status')).toContainText('The match is not over')
  await concede(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save the journal' }).click()
  const journal = await (await saving).path()

  await other.getByLabel('Receipt file').setInputFiles(seen)
  await expect(other.locator('.receipt-facts')).toContainText('no: a browser kept it')
  await other.getByLabel('Journal file').setInputFiles(journal)
  await expect(other.getByRole('status')).toContainText(/orders? that (was|were) sent/)
  await expect(other.getByRole('status')).toContainText('All')
  await expectAccessibleInBothThemes(other, 'a comparison')

  await other.getByLabel('Receipt file').setInputFiles({
    name: 'changed.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      (await readFile(signed, 'utf8')).replace(/"commitment": "(.)/, (_, first) => `"commitment": "${first === '0' ? '1' : '0'}`),
    ),
  })
  await expect(other.locator('.receipt-facts')).toContainText('the signature is not valid')
  await other.getByRole('button', { name: 'Compare with this server' }).click()
  await expect(other.getByRole('alert')).toContainText('This is not the match of the receipt')
  await other.context().close()
})
