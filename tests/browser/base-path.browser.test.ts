// Admiralty under a path of a shared host: everything works from the home page to a resumed stream, and no request leaves the path.
import type { Page } from '@playwright/test'
import { proxy, type Road } from '../../apps/server/test/proxy.ts'
import { type Spawned, spawnServer } from '../../apps/server/test/spawn-server.ts'
import { expect, LONG, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { type BrowserPlayer, player, playUntil } from './play.ts'
import { read } from './reading.ts'

const BASE = '/games/admiralty'
/** A question is open in this turn or a later one. */
const isUnderWay = (turn: number) => (reading: { readonly kind: string; readonly moment: string }) =>
  reading.kind === 'question' && Number(/Turn (\d+)/i.exec(reading.moment)?.[1] ?? 0) >= turn

/** Starts a match against the computer from the home page. */
async function startMatch(page: Page, host: string): Promise<void> {
  await page.goto(host + BASE)
  await expect(playNow(page)).toBeVisible()
  await page.getByRole('link', { name: 'EasyStar', exact: true }).click()
  await page.getByLabel('Build points').selectOption('250')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/table\//)
  expect(new URL(page.url()).pathname).toContain(`${BASE}/table/`)
}

/** A reload of the match page shows the same state. */
async function expectSameAfterReload({ page }: BrowserPlayer): Promise<void> {
  const { mark } = await read(page)
  await page.reload()
  await expect.poll(async () => (await read(page)).mark).toBe(mark)
}

/** Cuts the connection for a moment. The browser reconnects by itself and sends the id of the last event it received. */
async function cutConnection({ page }: BrowserPlayer, road: Road): Promise<void> {
  const { mark } = await read(page)
  const before = road.asked.length
  road.block()
  await expect(page.locator('.link-said')).toContainText('Connection lost')
  road.open()
  await expect(page.locator('.link-said')).toHaveCount(0)
  const resumed = road.asked.slice(before).filter(({ url, headers }) => url?.includes('/stream') && headers['last-event-id'] !== undefined)
  expect(resumed.length).toBeGreaterThan(0)
  expect((await read(page)).mark).toBe(mark)
}

async function expectPrintPage({ page }: BrowserPlayer): Promise<void> {
  const [paper] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: 'print the records' }).click()])
  await expect(paper.locator('.paper-sheet').first()).toBeVisible()
  expect(new URL(paper.url()).pathname).toBe(`${BASE}/print/easystar`)
  await paper.close()
}

async function expectSpectatorLink({ page }: BrowserPlayer, spectator: Page): Promise<void> {
  await page.getByText('Spectator link').click()
  const link = await page.getByLabel('Spectator link').inputValue()
  expect(link).toContain(`${BASE}/table/`)
  await spectator.goto(link)
  await expect(spectator.getByText('You are watching')).toBeVisible()
}

test('a match works behind a proxy that forwards the whole path', { tag: LONG }, async ({ browser }) => {
  const server: Spawned = await spawnServer({ BASE_PATH: BASE })
  const road = await proxy({ base: BASE, to: new URL(server.url).origin, strip: false })
  const context = await browser.newContext()
  const page = await context.newPage()
  await startMatch(page, road.host)
  const anna = player(page, 31)
  await playUntil([anna], isUnderWay(1))
  await expectSameAfterReload(anna)
  await cutConnection(anna, road)
  await playUntil([anna], isUnderWay(2))
  await expectPrintPage(anna)
  const spectator = await browser.newContext()
  await expectSpectatorLink(anna, await spectator.newPage())
  await page.goto(`${road.host}${BASE}/rules`)
  for (const name of ['SIL Open Font License', 'list and licences']) {
    const address = await page.getByRole('link', { name }).getAttribute('href')
    const answer = await page.request.get(new URL(address ?? '', page.url()).href)
    expect([name, answer.status(), answer.headers()['content-type']]).toEqual([name, 200, 'text/plain; charset=utf-8'])
  }
  expect(road.asked.map(({ url = '' }) => url).filter((url) => !url.startsWith(BASE))).toEqual([])
  for (const each of [context, spectator]) await each.close()
  road.close()
  expect(await server.stop()).toBe(0)
})
