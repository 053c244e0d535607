// Two seats at one screen: a blank page between them, and the data of only one seat in the browser at a time.
import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { cardOf, playNow } from './home-page.ts'
import { type BrowserPlayer, inTheThick, player, playToTheEnd, playUntil } from './play.ts'
import { powerCut } from './power-cut.ts'
import { type Reading, read } from './reading.ts'
import { expectFairDice } from './server-state.ts'

/** The seats whose streams are open. Throws if there are two at once. */
function openStreams(page: Page): ReadonlySet<string> {
  const open = new Map<unknown, string>()
  const seats = new Set<string>()
  const update = (): void => {
    seats.clear()
    for (const seat of open.values()) seats.add(seat)
    if (seats.size > 1) throw new Error(`streams of ${[...seats].join(' and ')} are open at once`)
  }
  page.on('request', (request) => {
    const seat = /\/stream\?as=(\w+)/.exec(request.url())?.[1]
    if (seat !== undefined) open.set(request, seat)
    update()
  })
  for (const over of ['requestfinished', 'requestfailed'] as const)
    page.on(over as 'requestfailed', (request) => {
      open.delete(request)
      update()
    })
  return seats
}

const textOf = async (page: Page): Promise<string> => (await page.locator('body').textContent()) ?? ''
/** Whether a word is in the memory of the page. A heap snapshot contains all its strings. */
async function remembers(page: Page, word: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  return chunks.join('').includes(word)
}

/** The page may need a moment after the hand-over to let go of what it has drawn. */
const expectForgotten = (page: Page, word: string) => expect.poll(() => remembers(page, word), { message: word }).toBe(false)

async function takeFleetNamed(page: Page, flagship: string): Promise<void> {
  await page.getByRole('button', { name: 'Change it first' }).first().click()
  await page.getByLabel('Name of the ship').fill(flagship)
  // The name must be in memory now, or its absence later would prove nothing.
  expect(await remembers(page, flagship)).toBe(true)
  await page.getByRole('button', { name: 'Fleet ready' }).click()
}

async function atOneScreen(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await cardOf(page, 'EasyStar').getByRole('button', { name: 'Two players, one screen' }).click()
  await expect(page.getByRole('heading', { name: 'Hand over to Yellow' })).toBeVisible()
}

test('a fleet of one seat is not in the memory of the browser when the other seat has the screen', { tag: LONG }, async ({
  server,
  page,
}) => {
  await atOneScreen(page, server.url)
  await page.getByRole('button', { name: 'I am Yellow' }).click()
  await takeFleetNamed(page, 'Yellowhammer')
  await page.getByRole('button', { name: /^Hand over to Blue/ }).click()
  await expect(page.getByRole('heading', { name: 'Hand over to Blue' })).toBeVisible()
  expect(await textOf(page)).not.toContain('Yellowhammer')
  await expectForgotten(page, 'Yellowhammer')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hand over to Blue' })).toBeVisible()
  await page.getByRole('button', { name: 'I am Blue' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a fleet' })).toBeVisible()
  await expectForgotten(page, 'Yellowhammer')
  await page.goBack()
  await expect(playNow(page)).toBeVisible()
  await expectForgotten(page, 'Yellowhammer')
})

/** A player who checks that the blank page has no open stream and shows nothing of the match. */
const checkingBlankPage = (me: BrowserPlayer, streams: ReadonlySet<string>): BrowserPlayer => ({
  ...me,
  async look({ kind }: Reading) {
    if (kind !== 'blank') return
    await expect.poll(() => [...streams]).toEqual([])
    expect(await me.page.locator('.table, .log, .board, [aria-label="Record"]').count()).toBe(0)
  },
})

test('a battle at one screen can be played to its end, despite a reload on the blank page and a killed server', { tag: LONG }, async ({
  server,
  page,
}) => {
  await atOneScreen(page, server.url)
  const me = checkingBlankPage(player(page, 31), openStreams(page))
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
