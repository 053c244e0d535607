// A month of correspondence between six people, who look at a game only when a mail tells them to.
import type { Browser, Page } from '@playwright/test'
import { answerAll } from './correspondence.ts'
import { expect, LONG, test } from './fixtures.ts'
import { join } from './invited-match.ts'
import { confirmAddress, openPost, type Post } from './mailed-people.ts'
import { type MovedServer, movedServer } from './moved-server.ts'
import { button, leave, person } from './people.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3600_000, 24 * 3600_000]

/** A person who reads mails. */
interface Reader {
  readonly name: string
  readonly page: Page
  readonly address: string
  /** The questions of which a mail has told: match and time. */
  readonly told: Set<string>
}
async function reader(browser: Browser, { url }: MovedServer, post: Post, name: string): Promise<Reader> {
  const page = await person(browser, url, name)
  const address = `${name.toLowerCase()}@example.org`
  await confirmAddress(page, post, address)
  return { name, page, address, told: new Set() }
}

interface Owed {
  readonly match: string
  readonly since: number
  readonly due: number
}
const owed = async ({ page }: Reader): Promise<readonly Owed[]> =>
  page.evaluate<Owed[]>(`fetch('/api/owed').then((answer) => answer.json()).then(({ questions }) => questions)`)

/** A host invites guests to a game of the skirmish with three days for an answer. */
async function startGame(host: Reader, guests: readonly Reader[], { url }: MovedServer, scenario: string | null): Promise<void> {
  const { page } = host
  const seats = ['White', 'Blue', 'Black'].slice(0, guests.length)
  await page.goto(`${url}set?game=skirmish`)
  if (scenario !== null) await page.getByText(scenario, { exact: true }).click()
  for (const seat of guests.length === 1 ? ['Blue'] : seats)
    await page.getByLabel(seat, { exact: true }).selectOption('somebody I invite by link')
  await page.getByLabel('Time limits', { exact: true }).selectOption('3 days per answer')
  await button(page, 'Start').click()
  for (const [at, guest] of guests.entries()) {
    const seat = guests.length === 1 ? 'Blue' : seats[at]
    await join(guest.page, await page.getByLabel(`Invitation for ${seat}`).inputValue())
  }
  await expect(page.locator('.ask .row').first()).toBeVisible()
}

test('six people in a month: a mail tells each of every question in time, and no mail comes twice', { tag: LONG }, async ({ browser }) => {
  const post = await openPost(() => 'take')
  const server = await movedServer(post.mail)
  const { clock } = server
  const readers: Reader[] = []
  for (const name of ['Anna', 'Ben', 'Carl', 'Dora', 'Emil', 'Finn']) readers.push(await reader(browser, server, post, name))
  const [anna, ben, carl, dora, emil, finn] = readers
  if (!anna || !ben || !carl || !dora || !emil || !finn) throw new Error('somebody is missing')
  await startGame(anna, [ben, carl, dora], server, 'Two on two')
  await startGame(emil, [finn], server, null)
  const tables = readers.map(({ page }) => page.url())
  // All players leave their games, so that only mail can tell them.
  for (const { page } of readers) await page.goto(`${server.url}me`)

  const start = clock.now()
  /** Mails about a match that tell of a new question. */
  const moves = ({ address }: Reader, match: string) =>
    post
      .to(address)
      .filter(({ subject, text }) => subject?.endsWith(': your move') && !subject.includes('reminder') && text?.includes(match))
  let questions = 0
  /** Waits for the mail about each new question of a person. Returns the number of open ones. */
  const hear = async (one: Reader): Promise<number> => {
    const open = await owed(one)
    for (const { match, since, due } of open) {
      const key = `${match} ${since}`
      if (one.told.has(key)) continue
      one.told.add(key)
      questions += 1
      const mails = [...one.told].filter((known) => known.startsWith(`${match} `)).length
      await expect
        .poll(() => {
          if (moves(one, match).length < mails) clock.advance(MINUTE)
          return moves(one, match).length
        })
        .toBe(mails)
      expect(clock.now()).toBeLessThan(due)
    }
    return open.length
  }
  while (clock.now() - start < 30 * DAY) {
    let open = 0
    for (const one of readers) open += await hear(one)
    if (open === 0) break
    // Everybody answers a day later, and Finn only when a reminder comes.
    clock.advance(DAY)
    for (const one of readers) {
      const [first] = await owed(one)
      if (!first) continue
      if (one === finn) {
        await expect
          .poll(() => {
            if (clock.now() < first.due - HOUR) clock.advance(HOUR)
            return post.to(one.address).some(({ subject }) => subject?.includes('reminder'))
          })
          .toBe(true)
        await hear(one)
      }
      const link =
        post
          .to(one.address)
          .at(-1)
          ?.text?.match(/http\S+\/table\/\S+/)?.[0] ?? ''
      expect(tables.map((table) => new URL(table).pathname)).toContain(new URL(link).pathname)
      await one.page.goto(link)
      await answerAll([one.page])
      await one.page.goto(`${server.url}me`)
    }
  }
  expect(questions).toBeGreaterThan(6)
  const ids = post.server.taken.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(ids.length)
  await leave(...readers.map(({ page }) => page))
  await server.stop()
  await post.close()
})
