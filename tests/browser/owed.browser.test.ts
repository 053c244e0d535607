// What a player owes: one page for all matches, the next question from a match, and the number in the title of every page.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { tabTo } from './input.ts'
import { expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
interface Answer {
  readonly id: string
  readonly invitations: readonly { readonly token: string }[]
}
/** Sends a request of the page's player. */
const ask = (page: Page, path: string, body: object | null = null): Promise<Answer> =>
  page.evaluate(
    async ([address, content]): Promise<Answer> => {
      const options = content === null ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: content }
      const answer = await fetch(address, options)
      return (await answer.json()) as Answer
    },
    [path, body && JSON.stringify(body)] as const,
  )
const DUEL = { system: 'skirmish', scenario: 'duel', value: 'luck' }
/** A match of this player against a person, who never moves. */
async function duelWith(page: Page, other: Page): Promise<string> {
  const { id } = await ask(page, '/api/matches', { ...DUEL, title: 'The first duel', seats: { red: 'me', blue: 'invite' } })
  const { invitations } = await ask(page, `/api/matches/${id}`)
  await ask(other, `/api/invitations/${invitations[0]?.token}`, { value: 'luck too' })
  return id
}
const seal = (page: Page, match: string): Promise<number> =>
  page.evaluate(
    async ({ id, order }) => {
      const answer = await fetch(`/api/matches/${id}/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `key of ${id}` },
        body: JSON.stringify({ as: 'red', call: '1/muster', order }),
      })
      return answer.status
    },
    { id: match, order: CARDS },
  )

test('questions of all matches are on one page, by keyboard and on a narrow screen, and the title of every page counts them', async ({
  server,
  page,
  browser,
}) => {
  const other = await browser.newPage()
  await other.goto(server.url)
  await page.goto(`${server.url}owed`)
  await expect(page.getByText('Nobody waits for you.')).toBeVisible()
  await expect(page).toHaveTitle('What I owe · Admiralty')
  const first = await duelWith(page, other)
  const { id: second } = await ask(page, '/api/matches', { ...DUEL, title: 'The second duel', seats: { red: 'me', blue: 'bot:ensign' } })
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto(`${server.url}owed`)
  await expect(page.getByRole('heading', { name: 'What I owe' })).toBeVisible()
  await expect(page.locator('.owed-list li')).toHaveCount(2)
  await expect(page).toHaveTitle('(2) What I owe · Admiralty')
  await expectNoWiderThanTheScreen(page, 'What I owe')
  await expectFingerSized(page, 'What I owe')
  await page.goto(`${server.url}rules`)
  await expect(page).toHaveTitle(/^\(2\) /)
  await page.goto(`${server.url}owed`)
  await tabTo(page, `document.querySelector('.next-question .go')`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/table/${first}`))
  // The title of a match names its own question, and counts the others.
  await expect(page).toHaveTitle(/^\(1\) Your turn · The first duel/)
  expect(await seal(page, first)).toBe(200)
  await page.reload()
  const next = page.getByRole('link', { name: 'Next: The second duel' })
  await next.click()
  await expect(page).toHaveURL(new RegExp(`/table/${second}`))
  await other.close()
})
