// The memory that an open match takes.
import { randomBytes } from 'node:crypto'
import { LIMITS } from '@admiralty/protocol'
import { recordMatch } from '../../apps/cli/src/record-match.ts'
import type { BenchFigure, BenchItem } from './figure.ts'
import { inFreshFolder, program, serve } from './http/program.ts'
import { easystar, fill, type StockMatch } from './http/stock.ts'
import { EventCounter, KeptConnection } from './http/wire.ts'

const MATCHES = 200
/** Opened before counting begins, so that code and caches are warm. */
const WARM = 20

/** The match of median length among some random ones. */
async function middling(): Promise<StockMatch> {
  const system = await easystar()
  const secret = randomBytes(32).toString('hex')
  const journals = Array.from({ length: 9 }, (_, seed) => recordMatch(system, { seed, secret, id: 'stock' }))
  const sorted = journals.toSorted((a, b) => a.entries.length - b.entries.length)
  const middle = sorted[sorted.length >> 1]
  if (!middle) throw new Error('no match was recorded')
  return middle
}

async function openAll(url: URL, ids: readonly string[]): Promise<void> {
  const wire = new KeptConnection(url)
  for (const id of ids) {
    const { status } = await wire.ask('GET', `/api/matches/${id}`, '')
    if (status !== 200) throw new Error(`a match could not be opened: ${status}`)
  }
  wire.close()
}

/** Streams that were interrupted long ago: each resumes with as many messages as the server keeps. */
const watchAll = (url: URL, ids: readonly string[], last: number): Promise<unknown> =>
  Promise.all(
    ids.map((id) => {
      const headers = `last-event-id: ${last - LIMITS.page}\r\n`
      return new Promise<void>((resumed) => void new EventCounter(url, `/api/matches/${id}/stream`, headers, { onEntry: resumed }))
    }),
  )

export const item: BenchItem = {
  title: 'Memory of an open match',
  about: `The heap of a server with ${MATCHES} open copies of a random EasyStar match of medium length, after a full garbage collection.`,
  figures: (progress) =>
    inFreshFolder(async (folder) => {
      const journal = await middling()
      progress(`memory: ${MATCHES} matches`)
      const ids = await fill(folder, { journalOf: () => journal, count: WARM + MATCHES, underWay: 0 }, () => undefined)
      const server = await serve(program('server.ts'), [folder, String(2 * MATCHES)], ['--expose-gc'])
      const url = new URL(server.url)
      const heap = async (): Promise<number> => (await server.usage()).heapUsed / 1024
      await openAll(url, ids.slice(0, WARM))
      const last = journal.entries.length - 1
      await watchAll(url, ids.slice(0, WARM), last)
      const before = await heap()
      await openAll(url, ids.slice(WARM))
      const open = await heap()
      await watchAll(url, ids.slice(WARM), last)
      const watched = await heap()
      await server.end()
      const figures: readonly BenchFigure[] = [
        { what: 'entries of the match', value: journal.entries.length, unit: 'entries' },
        { what: 'an open match', value: (open - before) / MATCHES, unit: 'kB' },
        { what: 'an additional viewer with the messages that are kept', value: (watched - open) / MATCHES, unit: 'kB', aim: { most: 30 } },
      ]
      return figures
    }),
}
