// A finished battle between two bots, to be replayed.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const requestJson = <T>(page: Page, path: string, body: unknown = null): Promise<T> =>
  page.evaluate<T>(`(async () => {
    const body = ${JSON.stringify(body)}
    const headers = { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' }
    const response = await fetch(${JSON.stringify(path)}, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  })()`)

/** Returns the id of the match. The page is then on the home page. */
export async function playedByBots(page: Page, url: string): Promise<string> {
  await page.goto(url)
  const newMatch = {
    system: 'easystar',
    scenario: 'battle',
    options: { budget: 250 },
    seats: { yellow: 'bot:ensign', blue: 'bot:ensign' },
    value: 'a wager',
  }
  const { id } = await requestJson<{ id: string }>(page, '/api/matches', newMatch)
  await expect.poll(async () => (await requestJson<{ status: string }>(page, `/api/matches/${id}`)).status).toBe('over')
  return id
}

export const journalOf = (page: Page, match: string): Promise<string> =>
  page.evaluate<string>(`fetch('/api/matches/${match}/journal').then((response) => response.text())`)
