// Under a path of a host that has other houses too: the whole way, from the shelf to a replayed stream, and not one request beside the path.
import type { Page } from '@playwright/test'
import { proxy, type Road } from '../../apps/server/test/proxy.ts'
import { type Spawned, spawnServer } from '../../apps/server/test/spawn-server.ts'
import { expect, test } from './fixtures.ts'
import { type BrowserPlayer, player, playUntil } from './play.ts'
import { read } from './reading.ts'

test.describe.configure({ timeout: 240_000 })

const BASE = '/games/admiralty'
const underWay = (turn: number) => (reading: { readonly kind: string; readonly moment: string }) =>
  reading.kind === 'question' && Number(/Turn (\d+)/i.exec(reading.moment)?.[1] ?? 0) >= turn

/** From the shelf to a table against the computer, by what can be pressed. */
async function openTable(page: Page, host: string): Promise<void> {
  await page.goto(host + BASE)
  await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible()
  await page.locator('a.cover', { hasText: 'EasyStar' }).click()
  await page.getByLabel('Build points').selectOption('250')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/table\//)
  expect(new URL(page.url()).pathname).toContain(`${BASE}/table/`)
}

/** A deep link is the page it was, and the table stands where it stood. */
async function reloaded({ page }: BrowserPlayer): Promise<void> {
  const { mark } = await read(page)
  await page.reload()
  await expect.poll(async () => (await read(page)).mark).toBe(mark)
}

/** The way to the server is cut for a moment; the browser comes back by itself and says what it has heard already. */
async function cutOff({ page }: BrowserPlayer, road: Road): Promise<void> {
  const { mark } = await read(page)
  const before = road.asked.length
  road.block()
  await expect(page.locator('.link-said')).toContainText('Connection lost')
  road.open()
  await expect(page.locator('.link-said')).toHaveCount(0, { timeout: 20_000 })
  const resumed = road.asked.slice(before).filter(({ url, headers }) => url?.includes('/stream') && headers['last-event-id'] !== undefined)
  expect(resumed.length).toBeGreaterThan(0)
  expect((await read(page)).mark).toBe(mark)
}

async function printed({ page }: BrowserPlayer): Promise<void> {
  const [paper] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: 'print the records' }).click()])
  await expect(paper.locator('.paper-sheet').first()).toBeVisible()
  expect(new URL(paper.url()).pathname).toBe(`${BASE}/print/easystar`)
  await paper.close()
}

async function watched({ page }: BrowserPlayer, watcher: Page): Promise<void> {
  await page.getByText('Spectator link').click()
  const link = await page.getByLabel('Spectator link').inputValue()
  expect(link).toContain(`${BASE}/table/`)
  await watcher.goto(link)
  await expect(watcher.getByText('You are watching')).toBeVisible()
}

for (const strip of [true, false])
  test(`the whole way behind a proxy that ${strip ? 'leaves the path out' : 'hands on the whole address'}`, async ({ browser }) => {
    const server: Spawned = await spawnServer({ BASE_PATH: BASE })
    const road = await proxy({ base: BASE, to: new URL(server.url).origin, strip })
    const context = await browser.newContext()
    const page = await context.newPage()
    await openTable(page, road.host)
    const anna = player(page, 31)
    await playUntil([anna], underWay(1))
    await reloaded(anna)
    await cutOff(anna, road)
    await playUntil([anna], underWay(2))
    await printed(anna)
    const watcher = await browser.newContext()
    await watched(anna, await watcher.newPage())
    await page.goto(`${road.host}${BASE}/rules`)
    for (const name of ['SIL Open Font License', 'list and licences']) {
      const address = await page.getByRole('link', { name }).getAttribute('href')
      const answer = await page.request.get(new URL(address ?? '', page.url()).href)
      expect([name, answer.status(), answer.headers()['content-type']]).toEqual([name, 200, 'text/plain; charset=utf-8'])
    }
    expect(road.asked.map(({ url = '' }) => url).filter((url) => !url.startsWith(BASE))).toEqual([])
    for (const each of [context, watcher]) await each.close()
    road.close()
    expect(await server.stop()).toBe(0)
  })
