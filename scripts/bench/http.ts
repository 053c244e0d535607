// Durable orders a second over HTTP, beside the disk's own rate and beside boardgame.io's server, which keeps nothing.
import type { Figure, Item } from './figure.ts'
import { syncsPerSecond } from './http/disk.ts'
import { inFreshFolder, run, type Server, serve } from './http/program.ts'

const here = (name: string): URL => new URL(`http/${name}`, import.meta.url)
const MATCHES = [1, 50, 200]
const MS = 5000
/** What a load program says at its end. */
interface Load {
  readonly orders: number
  readonly seconds: number
  readonly p99: number
}

/** The server is asked how much processor time it has used when measuring begins, and when it ends. */
async function measure(server: Server, load: URL, args: readonly string[]): Promise<Load & { readonly cpu: number }> {
  const loading = run(load, [server.url, ...args, String(MS)])
  await loading.hear()
  const before = await server.usage()
  await loading.hear()
  const after = await server.usage()
  const told = await loading.hear<Load>()
  await loading.end()
  return { ...told, cpu: ((after.cpu - before.cpu) * 1000) / told.orders }
}

const ours = (matches: number, streams: string): Promise<Load & { readonly cpu: number }> =>
  inFreshFolder(async (folder) => {
    const server = await serve(here('server.ts'), [folder])
    const told = await measure(server, here('load.ts'), [String(matches), streams])
    await server.end()
    return told
  })

export const item: Item = {
  title: 'Orders over HTTP',
  about:
    'The endless skirmish (both squads rest, each order leads to an entry), one kept connection a match, its next order sent when the last is acknowledged; ' +
    'load from another process on the same machine. A durable order is one that was answered 200 after its commit, SQLite with `synchronous=FULL`.',
  async figures(progress) {
    const figures: Figure[] = [
      {
        what: "the disk's own rate: 4 kB written and synced, one after the other",
        value: await inFreshFolder(async (folder) => syncsPerSecond(folder)),
        unit: 'a second',
      },
    ]
    for (const streams of ['', 'streams']) {
      for (const matches of MATCHES) {
        const what = `${matches} ${matches === 1 ? 'match' : 'matches'}, ${streams === '' ? 'no streams' : 'a stream a seat'}`
        progress(what)
        const { orders, seconds, p99, cpu } = await ours(matches, streams)
        const aimed = matches > 1 && streams === ''
        figures.push({
          what: `${what}: durable orders`,
          value: orders / seconds,
          unit: 'a second',
          ...(aimed && { aim: { least: 15_000 } }),
        })
        figures.push({ what: `${what}: 99 of 100 are acknowledged within`, value: p99, unit: 'ms', ...(aimed && { aim: { most: 50 } }) })
        figures.push({ what: `${what}: processor time of the server for an order`, value: cpu, unit: 'µs' })
      }
    }
    return figures
  },
}
