// A server of the skirmish in the test's own process, with or without mail, whose time the test moves: days pass at once. Pages keep the time of the machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSqlite } from '@admiralty/store'
import { freePort } from '@admiralty/store/free-port'
import * as skirmish from '@admiralty/systems/skirmish'
import type { SmtpMail } from '../../apps/server/src/errands/smtp.ts'
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

/** `mail` sends notices; null for a server without mail. */
export async function movedServer(mail: SmtpMail | null = null): Promise<MovedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-moved-'))
  const store = await openSqlite(folder)
  const clock = manualClock(Date.now() - TWO_MONTHS)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = await makeServer({
    store,
    publicUrl: address,
    ...(mail && { mailer: mail, notices: mail }),
    clock,
    web,
    games: { skirmish: { about: skirmish.about, rules: async () => skirmish, bots: async () => skirmish } },
    botWorker: new BotWorker(),
    delays: { bot: 0, auto: 0 },
    load: { busy: false },
    // A time that the test leaves out is no outage.
    outages: () => [],
  })
  await server.listen({ host: '127.0.0.1', port })
  return {
    url: `${address}/`,
    clock,
    async stop() {
      await server.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
