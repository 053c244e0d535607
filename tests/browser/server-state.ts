// What the server tells a page's own session, asked past the page: to compare it with what the page shows, and before with after.
import { readFile } from 'node:fs/promises'
import { importJournal, type Journal, type Message, verifyJournal } from '@admiralty/match'
import { system } from '@admiralty/systems/easystar'
import type { Page } from '@playwright/test'
import { Client } from '../../apps/server/test/client.ts'
import { expect } from './fixtures.ts'

const matchOf = (page: Page): string => /\/table\/([^/?#]+)/.exec(page.url())?.[1] ?? ''

async function clientOf(page: Page): Promise<Client> {
  const { origin } = new URL(page.url())
  const client = new Client(origin)
  client.cookie = (await page.context().cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ')
  return client
}

/** The view of a seat and the last message it was sent: entry, chain, open questions. */
export async function observedBy(page: Page, seat: string): Promise<{ readonly view: unknown; readonly message: Message }> {
  const client = await clientOf(page)
  const stream = await client.listen(matchOf(page), seat)
  await stream.status(() => true)
  stream.close()
  return stream.table()
}

/** On the results page: the dice are checked in the browser, then the saved journal here. */
export async function expectFairDice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check the dice' }).click()
  const said = page.locator('.dice-check [role="status"]')
  await expect(said).toHaveText(/^All \d+ dice came from the secret/)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save the journal' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  const journal: Journal = JSON.parse(text)
  const verdict = verifyJournal(system, journal)
  expect(verdict).toMatchObject({ ok: true, findings: [] })
  expect(verdict.dice).toBeGreaterThan(3)
  expect(await said.textContent()).toContain(`All ${verdict.dice} dice`)
  expect(importJournal(text, system)).toHaveProperty('journal.head.playedHere', false)
}
