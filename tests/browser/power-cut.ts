// A power cut during a battle: the server is killed and started again on the same data.
import type { Spawned } from '../../apps/server/test/spawn-server.ts'
import { expect } from './fixtures.ts'
import type { BrowserPlayer } from './play.ts'
import { read } from './reading.ts'
import { observedBy } from './server-state.ts'

export interface Seated {
  readonly player: BrowserPlayer
  readonly seat: string
}

/** The part that the page has yet to show, or null: the latest entry, the reply to an order, or that everybody is present. */
async function missing({ player: { page }, seat }: Seated): Promise<string | null> {
  const { message } = await observedBy(page, seat)
  const { seq, mark } = await read(page)
  if (seq !== message.seq) return `the page shows entry ${seq}, the server has entry ${message.seq}`
  if ((await page.locator('section.ask[aria-busy="true"]').count()) > 0) return 'an order is on its way'
  if ((await page.locator('.log-box[aria-busy="true"]').count()) > 0) return 'the log has yet to show its latest lines'
  return /is away|is thinking/.exec(mark)?.[0] ?? null
}

/** The text of every page and the observation of every seat, once nothing more is under way. */
async function lookAt(seated: readonly Seated[]) {
  for (const one of seated) await expect.poll(() => missing(one), { message: one.seat }).toBeNull()
  return Promise.all(
    seated.map(async ({ player, seat }) => ({ page: await read(player.page), observed: await observedBy(player.page, seat) })),
  )
}

/** Expects every page to show the same as before, both after the browser has reconnected and after a reload. */
export async function powerCut(server: Spawned, seated: readonly Seated[]): Promise<void> {
  const before = await lookAt(seated)
  await server.kill()
  for (const { player } of seated) await expect(player.page.locator('.link-said')).toContainText('Connection lost')
  await server.restart()
  for (const { player } of seated) await expect(player.page.locator('.link-said')).toHaveCount(0)
  expect(await lookAt(seated)).toEqual(before)
  for (const [index, { player }] of seated.entries()) {
    await player.page.reload()
    await expect.poll(async () => (await read(player.page)).mark).toBe(before[index]?.page.mark)
  }
}
