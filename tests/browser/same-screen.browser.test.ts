// Two seats at one screen: a blank page between them, and never two seats' data in the browser at once.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type BrowserPlayer, inTheThick, player, playToTheEnd, playUntil } from './play.ts'
import { powerCut } from './power-cut.ts'
import { type Reading, read } from './reading.ts'
import { expectFairDice } from './server-state.ts'

test.describe.configure({ timeout: 240_000 })

/** Whose streams are open. */
function openStreams(page: Page): ReadonlySet<string> {
  const open = new Map<unknown, string>()
  const seats = new Set<string>()
  const say = (): void => {
    seats.clear()
    for (const seat of open.values()) seats.add(seat)
    if (seats.size > 1) throw new Error(`streams of ${[...seats].join(' and ')} are open at once`)
  }
  page.on('request', (request) => {
    const seat = /\/stream\?as=(\w+)/.exec(request.url())?.[1]
    if (seat !== undefined) open.set(request, seat)
    say()
  })
  for (const over of ['requestfinished', 'requestfailed'] as const)
    page.on(over as 'requestfailed', (request) => {
      open.delete(request)
      say()
    })
  return seats
}

const textOf = async (page: Page): Promise<string> => (await page.locator('body').textContent()) ?? ''
/** All strings that live in the page's memory. */
async function memoryOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  return chunks.join('')
}

async function takeFleetNamed(page: Page, flagship: string): Promise<void> {
  await page.getByRole('button', { name: 'Change it first' }).first().click()
  await page.getByLabel('Name of the ship').fill(flagship)
  // While it is drawn it is here, or the looking would prove nothing.
  expect(await memoryOf(page)).toContain(flagship)
  await page.getByRole('button', { name: 'Fleet ready' }).click()
}

async function atOneScreen(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Two players, one screen' }).click()
  await expect(page.getByRole('heading', { name: 'Hand over to Yellow' })).toBeVisible()
}

test('what one seat has drawn up is nowhere in the browser when the other has the screen', async ({ server, page }) => {
  await atOneScreen(page, server.url)
  await page.getByRole('button', { name: 'I am Yellow' }).click()
  await takeFleetNamed(page, 'Yellowhammer')
  await page.getByRole('button', { name: /^Hand over to Blue/ }).click()
  await expect(page.getByRole('heading', { name: 'Hand over to Blue' })).toBeVisible()
  expect(await textOf(page)).not.toContain('Yellowhammer')
  expect(await memoryOf(page)).not.toContain('Yellowhammer')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hand over to Blue' })).toBeVisible()
  await page.getByRole('button', { name: 'I am Blue' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a fleet' })).toBeVisible()
  expect(await memoryOf(page)).not.toContain('Yellowhammer')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible()
  expect(await memoryOf(page)).not.toContain('Yellowhammer')
})

/** On the blank page nobody's stream is open, and nothing of a table stands there. */
const watched = (me: BrowserPlayer, streams: ReadonlySet<string>): BrowserPlayer => ({
  ...me,
  async look({ kind }: Reading) {
    if (kind !== 'blank') return
    await expect.poll(() => [...streams]).toEqual([])
    expect(await me.page.locator('.table, .log, .board, [aria-label="Record"]').count()).toBe(0)
  },
})

test('a battle at one screen to its end, with a reload on the blank page and a power cut', async ({ server, page }) => {
  await atOneScreen(page, server.url)
  const me = watched(player(page, 31), openStreams(page))
  await playUntil([me], inTheThick)
  const seat = new URL(page.url()).searchParams.get('as') ?? ''
  await powerCut(server, [{ player: me, seat }])
  const blank = await playUntil([me], ({ kind }) => kind === 'blank')
  await page.reload()
  await expect.poll(async () => (await read(page)).mark).toBe(blank.mark)
  await server.kill()
  await server.restart()
  await playToTheEnd([me])
  await expectFairDice(page)
})
