// A small battle between two bots, played to its end before anybody looks: what replays are tried on.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const ask = <T>(page: Page, path: string, body: unknown = null): Promise<T> =>
  page.evaluate<T>(`(async () => {
    const body = ${JSON.stringify(body)}
    const headers = { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' }
    const response = await fetch(${JSON.stringify(path)}, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  })()`)

/** The page is left on the shelf. Returns the match. */
export async function playedByBots(page: Page, url: string): Promise<string> {
  await page.goto(url)
  const wish = {
    system: 'easystar',
    scenario: 'battle',
    options: { budget: 250 },
    seats: { yellow: 'bot:ensign', blue: 'bot:ensign' },
    value: 'a wager',
  }
  const { id } = await ask<{ id: string }>(page, '/api/matches', wish)
  await expect.poll(async () => (await ask<{ status: string }>(page, `/api/matches/${id}`)).status, { timeout: 120_000 }).toBe('over')
  return id
}

export const journalOf = (page: Page, match: string): Promise<string> =>
  page.evaluate<string>(`fetch('/api/matches/${match}/journal').then((response) => response.text())`)
