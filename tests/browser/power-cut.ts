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

/** Expects every page to show the same as before, both after the browser has reconnected and after a reload. */
export async function powerCut(server: Spawned, seated: readonly Seated[]): Promise<void> {
  const look = () =>
    Promise.all(seated.map(async ({ player, seat }) => ({ page: await read(player.page), observed: await observedBy(player.page, seat) })))
  const before = await look()
  await server.kill()
  for (const { player } of seated) await expect(player.page.locator('.link-said')).toContainText('Connection lost')
  await server.restart()
  for (const { player } of seated) await expect(player.page.locator('.link-said')).toHaveCount(0, { timeout: 20_000 })
  expect(await look()).toEqual(before)
  for (const [index, { player }] of seated.entries()) {
    await player.page.reload()
    await expect.poll(async () => (await read(player.page)).mark).toBe(before[index]?.page.mark)
  }
}
