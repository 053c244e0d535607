// A server of the skirmish in the test's own process, whose time the test moves: days pass at once. Pages keep the time of the machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSqlite } from '@admiralty/store'
import * as skirmish from '@admiralty/systems/skirmish'
import { BotWorker, makeServer } from '../../apps/server/src/index.ts'
import { type ManualClock, manualClock } from '../../apps/server/test/manual-clock.ts'

export interface MovedServer {
  /** 'http://127.0.0.1:12345/' */
  readonly url: string
  readonly clock: ManualClock
  /** Ends the server and removes its data. */
  stop(): Promise<void>
}

/** The time of the server begins this much earlier, because no entry may lie in the future of a page. */
const TWO_MONTHS = 60 * 24 * 3600 * 1000

const web = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

export async function movedServer(): Promise<MovedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-moved-'))
  const store = await openSqlite(folder)
  const clock = manualClock(Date.now() - TWO_MONTHS)
  const server = await makeServer({
    store,
    clock,
    web,
    games: { skirmish: { about: skirmish.about, rules: async () => skirmish, bots: async () => skirmish } },
    botWorker: new BotWorker(),
    delays: { bot: 0, auto: 0 },
    load: { busy: false },
    // A time that the test leaves out is no outage.
    outages: () => [],
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    url: `${url}/`,
    clock,
    async stop() {
      await server.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
