// A start with many matches in play, of which few are due: how soon it listens, what it opens, and the memory that it takes.
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSqlite } from '@admiralty/store'
import { system as skirmish } from '@admiralty/systems/skirmish'
import { recordMatch } from '../../apps/cli/src/record-match.ts'
import type { BenchItem } from './figure.ts'
import { inFreshFolder, program, serve } from './http/program.ts'
import { fill, type StockMatch } from './http/stock.ts'
import { KeptConnection } from './http/wire.ts'

const STORED = 50_000
const UNDER_WAY = 10_000
const DUE = 100
const TOKEN = 'bench'
/** Milliseconds between two looks at the figures of the server, and looks until they count as final. */
const [LOOK_EVERY, STEADY_LOOKS] = [100, 20]
const MB = 1024 * 1024

interface Start {
  /** ms until the server listens. */
  readonly listens: number
  /** ms until the last match was opened. */
  readonly settled: number
  readonly opened: number
  /** Resident memory in MB, after a garbage collection. */
  readonly memory: number
}
/** Starts a server and waits until it opens no more matches. None leaves memory. */
async function start(folder: string): Promise<Start> {
  const began = performance.now()
  const server = await serve(program('server.ts'), [folder, String(STORED), '', TOKEN], ['--expose-gc'])
  const listens = performance.now() - began
  const wire = new KeptConnection(new URL(server.url))
  let [opened, settled] = [0, listens]
  for (let steady = 0; steady < STEADY_LOOKS; steady += 1) {
    await sleep(LOOK_EVERY)
    const { body } = await wire.ask('GET', '/metrics', `authorization: Bearer ${TOKEN}\r\n`)
    const now = Number(/^admiralty_matches_open (\d+)$/m.exec(body)?.[1])
    if (now === opened) continue
    opened = now
    settled = performance.now() - began
    steady = 0
  }
  wire.close()
  const { rss } = await server.usage()
  await server.end()
  return { listens, settled, opened, memory: rss / MB }
}

export const item: BenchItem = {
  title: 'Matches that wait',
  about: `${STORED.toLocaleString('en')} stored matches of the skirmish, ${UNDER_WAY.toLocaleString('en')} of them in play. A start opens a match only if it is due. Times are measured from the start of the process, memory after a full garbage collection.`,
  figures: (progress) =>
    inFreshFolder(async (folder) => {
      const recorded = (id: string): StockMatch => recordMatch(skirmish, { seed: 1, secret: 'stock', id })
      const finished = recorded('finished')
      const due = new Set(Array.from({ length: DUE }, (_, number) => `stock-${number * (UNDER_WAY / DUE)}`))
      const empty = await inFreshFolder(start)
      // Only matches that are opened need a journal of their own.
      const journalOf = (id: string): StockMatch => (due.has(id) ? recorded(id) : finished)
      await fill(folder, { journalOf, count: STORED, underWay: UNDER_WAY }, (done) => {
        if (done % 5000 === 0) progress(`waking: ${done} matches stored`)
      })
      const waiting = await start(folder)
      const store = await openSqlite(folder)
      for (const id of due) await store.setWake(id, 0)
      await store.close()
      const busy = await start(folder)
      return [
        { what: 'until the server listens, without matches', value: empty.listens, unit: 'ms' },
        { what: 'until the server listens, none is due', value: waiting.listens, unit: 'ms', aim: { most: 2000 } },
        { what: 'matches opened, none is due', value: waiting.opened, unit: 'matches', aim: { most: 0 } },
        { what: 'memory, compared with a server without matches', value: waiting.memory - empty.memory, unit: 'MB', aim: { most: 150 } },
        { what: `until the server listens, ${DUE} are due`, value: busy.listens, unit: 'ms', aim: { most: 2000 } },
        { what: `matches opened, ${DUE} are due`, value: busy.opened, unit: 'matches', aim: { most: DUE } },
        { what: `until all of them are open`, value: busy.settled, unit: 'ms' },
        { what: 'memory with them, compared in the same way', value: busy.memory - empty.memory, unit: 'MB', aim: { most: 150 } },
      ]
    }),
}
