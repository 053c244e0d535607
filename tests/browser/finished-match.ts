// A finished battle between two bots, to be replayed; one for each server.
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

/** The finished matches of this worker by the address of their server. */
const finished = new Map<string, string>()

/** Returns the id of the match, which anybody may watch. The page is then on a page of the server. */
export async function playedByBots(page: Page, url: string): Promise<string> {
  await page.goto(`${url}healthz`)
  const known = finished.get(url)
  if (known !== undefined) return known
  const newMatch = {
    system: 'easystar',
    scenario: 'battle',
    options: { budget: 250 },
    seats: { yellow: 'bot:ensign', blue: 'bot:ensign' },
    value: 'a wager',
  }
  const { id } = await requestJson<{ id: string }>(page, '/api/matches', newMatch)
  await expect.poll(async () => (await requestJson<{ status: string }>(page, `/api/matches/${id}`)).status).toBe('over')
  finished.set(url, id)
  return id
}

export const journalOf = (page: Page, match: string): Promise<string> =>
  page.evaluate<string>(`fetch('/api/matches/${match}/journal').then((response) => response.text())`)
