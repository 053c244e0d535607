// Durable orders a second over HTTP, beside the disk's own rate and beside boardgame.io's server, which keeps nothing.
import type { BenchFigure, BenchItem } from './figure.ts'
import { syncsPerSecond } from './http/disk.ts'
import { inFreshFolder, program, run, serve } from './http/program.ts'
import { rival } from './rival.ts'

const MATCHES = [1, 50, 200]
const MS = 5000
/** What a load program says at its end. */
interface Load {
  readonly orders: number
  readonly seconds: number
  readonly p99: number
}
interface Measured extends Load {
  /** ms of processor time that the server used for them. */
  readonly cpu: number
}
interface Rival {
  readonly server: URL
  readonly load: URL
}

/** The server is asked how much processor time it has used when measuring begins, and when it ends. */
const measure = (of: Rival, matches: number, streams: string): Promise<Measured> =>
  inFreshFolder(async (folder) => {
    const server = await serve(of.server, [folder])
    const loading = run(of.load, [server.url, String(matches), streams, String(MS)])
    await loading.hear()
    const before = await server.usage()
    await loading.hear()
    const after = await server.usage()
    const loadReport = await loading.hear<Load>()
    await loading.end()
    await server.end()
    return { ...loadReport, cpu: after.cpu - before.cpu }
  })

const figuresOf = (who: string, what: string, { orders, seconds, p99, cpu }: Measured): readonly BenchFigure[] => [
  { what: `${what}, ${who}`, value: orders / seconds, unit: 'a second' },
  { what: `${what}, ${who}: 99 % within`, value: p99, unit: 'ms' },
  { what: `${what}, ${who}: processor time of the server for each`, value: (cpu * 1000) / orders, unit: 'µs' },
]

/** Goals of Admiralty with several matches. */
const AIMS: readonly NonNullable<BenchFigure['aim']>[] = [{ least: 15_000 }, { most: 50 }]
const withAims = (figures: readonly BenchFigure[]): readonly BenchFigure[] =>
  figures.map((figure, at) => {
    const aim = AIMS[at]
    return aim ? { ...figure, aim } : figure
  })

export const item: BenchItem = {
  title: 'Orders over HTTP',
  about:
    'An endless skirmish: both squads rest, and each order leads to an entry. Another process on the same machine sends the orders, over one connection for each match. ' +
    'It sends the next order when the last one is acknowledged. A durable order was answered with 200 after its commit (SQLite with `synchronous=FULL`). ' +
    'boardgame.io plays the same game over sockets and keeps matches in memory; a move counts when its sender is informed. With streams each seat has its own stream, or its own socket.',
  async figures(progress) {
    progress('http: the disk')
    const syncs = await inFreshFolder(async (folder) => syncsPerSecond(folder))
    const ours: Rival = { server: program('server.ts'), load: program('load.ts') }
    const theirs: Rival = { server: rival('server.js'), load: rival('load.js') }
    const figures: BenchFigure[] = [{ what: 'disk: writes of 4 kB, each synced', value: syncs, unit: 'a second' }]
    for (const streams of ['', 'streams']) {
      for (const matches of MATCHES) {
        const what = `${matches} ${matches === 1 ? 'match' : 'matches'}${streams === '' ? '' : ', one stream for each seat'}`
        progress(`http: ${what}`)
        const here = await measure(ours, matches, streams)
        const there = await measure(theirs, matches, streams)
        const mine = figuresOf('durable orders', what, here)
        figures.push(...(matches > 1 && streams === '' ? withAims(mine) : mine), ...figuresOf('moves on boardgame.io', what, there))
        figures.push({
          what: `${what}: compared with boardgame.io`,
          value: here.orders / here.seconds / (there.orders / there.seconds),
          unit: 'times',
        })
      }
    }
    return figures
  },
}
