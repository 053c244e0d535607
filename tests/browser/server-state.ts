// Requests to the server with the session of a page, to compare its answers with the page or with earlier answers.
import { readFile } from 'node:fs/promises'
import type { RuleSystem } from '@admiralty/kernel'
import { importJournal, type Journal, verifyJournal } from '@admiralty/match'
import { system } from '@admiralty/systems/easystar'
import type { Page } from '@playwright/test'
import { Client, type ReceivedTable } from '../../apps/server/test/client.ts'
import { expect } from './fixtures.ts'

const matchOf = (page: Page): string => /\/table\/([^/?#]+)/.exec(page.url())?.[1] ?? ''

async function clientOf(page: Page): Promise<Client> {
  const { origin } = new URL(page.url())
  const client = new Client(origin)
  client.cookie = (await page.context().cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ')
  return client
}

/** The view of a seat and the last message sent to it, in the match of the page or another one. */
export async function observedBy(page: Page, seat: string, match = matchOf(page)): Promise<ReceivedTable> {
  const client = await clientOf(page)
  const stream = await client.listen(match, seat)
  await stream.status(() => true)
  stream.close()
  return stream.table()
}

/** Checks the dice on the results page, and then the saved journal in this process. */
export async function expectFairDice(page: Page, rules: RuleSystem = system as RuleSystem): Promise<void> {
  await page.getByRole('button', { name: 'Check the dice' }).click()
  const result = page.locator('.dice-check [role="status"]')
  await expect(result).toHaveText(/^All \d+ dice came from the secret/)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save the journal' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  const journal: Journal = JSON.parse(text)
  const verdict = verifyJournal(rules, journal)
  expect(verdict).toMatchObject({ ok: true, findings: [] })
  expect(verdict.dice).toBeGreaterThan(3)
  expect(await result.textContent()).toContain(`All ${verdict.dice} dice`)
  expect(importJournal(text, rules)).toHaveProperty('journal.head.playedHere', false)
}
