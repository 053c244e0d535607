// How long a server takes to start on many stored matches.
import { performance } from 'node:perf_hooks'
import { system as skirmish } from '@admiralty/systems/skirmish'
import { recordMatch } from '../../apps/cli/src/record-match.ts'
import type { BenchItem } from './figure.ts'
import { inFreshFolder, program, serve } from './http/program.ts'
import { fill, type StockMatch } from './http/stock.ts'
import { KeptConnection } from './http/wire.ts'

const STORED = 50_000
const UNDER_WAY = 1_000

/** ms until it listens, and until it has shown a match. */
async function start(folder: string, id: string | null): Promise<readonly [listens: number, shows: number]> {
  const began = performance.now()
  const server = await serve(program('server.ts'), [folder])
  const listens = performance.now() - began
  const wire = new KeptConnection(new URL(server.url))
  const { status } = await wire.ask('GET', id === null ? '/readyz' : `/api/matches/${id}`, '')
  if (status !== 200) throw new Error(`${status}`)
  const shows = performance.now() - began
  wire.close()
  await server.end()
  return [listens, shows]
}

export const item: BenchItem = {
  title: 'Starting with many matches',
  about: `${STORED.toLocaleString('en')} stored matches of the skirmish. ${UNDER_WAY.toLocaleString('en')} of them are in play. Times are measured from the start of the process.`,
  figures: (progress) =>
    inFreshFolder(async (folder) => {
      const recorded = (id: string): StockMatch => recordMatch(skirmish, { seed: 1, secret: 'stock', id })
      const finished = recorded('finished')
      const [empty] = await inFreshFolder((bare) => start(bare, null))
      const ids = await fill(
        folder,
        { journalOf: (id, over) => (over ? finished : recorded(id)), count: STORED, underWay: UNDER_WAY },
        (done) => {
          if (done % 5000 === 0) progress(`startup: ${done} matches stored`)
        },
      )
      const [listens, shows] = await start(folder, ids.at(-1) ?? '')
      return [
        { what: 'entries of each match', value: finished.entries.length, unit: 'entries' },
        { what: 'until the server listens, without matches', value: empty, unit: 'ms' },
        { what: `until the server listens, with ${STORED.toLocaleString('en')} matches`, value: listens, unit: 'ms' },
        { what: 'until it shows one of them', value: shows, unit: 'ms' },
      ]
    }),
}
