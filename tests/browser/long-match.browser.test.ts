// A match of 5,000 entries: its page receives little, and the log and the replay load earlier entries when the reader wants them.

import { Client } from '../../apps/server/test/client.ts'
import { openLongBattle } from '../../apps/server/test/long-match.ts'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { expect, LONG, test } from './fixtures.ts'

/** Bytes of the API until the log shows two turns. */
const MOST_BYTES = 300_000

test('a long match sends its present and its last turns; scrolling and the scrubber load what came before', { tag: LONG }, async ({
  browser,
}) => {
  const server = await spawnServer()
  const client = new Client(server.url)
  await client.get('/api/me')
  const { id, entries } = await openLongBattle(server, client)
  expect(entries).toBeGreaterThan(4_900)
  const context = await browser.newContext()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const asked = new Set<string>()
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => request.url.includes('/api/matches/') && asked.add(requestId))
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (asked.has(requestId)) bytes += dataLength
  })
  await devtools.send('Network.enable')

  await page.goto(`${server.url}table/${id}`)
  const log = page.getByRole('log')
  await expect(log.locator('.heading').nth(1)).toBeAttached()
  await expect(log.getByRole('button', { name: 'Earlier lines' })).toBeEnabled()
  expect(bytes).toBeLessThan(MOST_BYTES)
  const firstLine = log.locator('.log-lines li').first()
  for (const before = await firstLine.textContent(); (await firstLine.textContent()) === before; )
    await log.getByRole('button', { name: 'Earlier lines' }).click()

  await page.goto(`${server.url}replay/${id}`)
  const step = page.getByRole('slider', { name: 'Step' })
  await expect(step).toHaveAttribute('aria-valuenow', (await step.getAttribute('aria-valuemax')) ?? '')
  const loaded = Number(await step.getAttribute('aria-valuemax'))
  await step.click({ position: { x: 1, y: 5 } })
  await expect.poll(async () => Number(await step.getAttribute('aria-valuemax'))).toBeGreaterThan(loaded)
  await context.close()
  await server.stop()
})
