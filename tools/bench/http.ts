// Measures durable orders a second over HTTP, compared with the disk alone and with boardgame.io, which stores nothing durably.
import type { BenchFigure, BenchItem } from './figure.ts'
import { syncsPerSecond } from './http/disk.ts'
import { inFreshFolder, program, run, serve } from './http/program.ts'
import { rival } from './rival.ts'

const MATCHES = [1, 50, 200]
const MS = 5000
/** The result of a load program. Times in ms. */
interface Load {
  readonly orders: number
  readonly seconds: number
  readonly p99: number
}
interface Measured extends Load {
  /** Processor time that the server used for the orders, in ms. */
  readonly cpu: number
}
interface Rival {
  readonly server: URL
  readonly load: URL
}

/** Loads a server, and reads its processor time when measuring begins and ends. */
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
  { what: `${what}, ${who}: 99 of 100 within`, value: p99, unit: 'ms' },
  { what: `${what}, ${who}: processor time of the server for each`, value: (cpu * 1000) / orders, unit: 'µs' },
]

/** The aims for our server with many matches. */
const AIMS: readonly NonNullable<BenchFigure['aim']>[] = [{ least: 15_000 }, { most: 50 }]
const withAims = (figures: readonly BenchFigure[]): readonly BenchFigure[] =>
  figures.map((figure, at) => {
    const aim = AIMS[at]
    return aim ? { ...figure, aim } : figure
  })

export const item: BenchItem = {
  title: 'Orders over HTTP',
  about:
    'The skirmish without end: both squads rest each round. Another process on the same machine sends the orders, on one connection for each match, each when the last is ' +
    'acknowledged. A durable order is answered 200 after its commit, SQLite with `synchronous=FULL`. boardgame.io plays the same game over sockets and keeps matches in ' +
    'memory; a move counts when its player receives the new state. With streams each seat has its own stream, or its own socket.',
  async figures(progress) {
    progress('http: the disk')
    const syncs = await inFreshFolder(async (folder) => syncsPerSecond(folder))
    const ours: Rival = { server: program('server.ts'), load: program('load.ts') }
    const theirs: Rival = { server: rival('server.js'), load: rival('load.js') }
    const figures: BenchFigure[] = [{ what: '4 kB written and synced, one after the other: the disk', value: syncs, unit: 'a second' }]
    for (const streams of ['', 'streams']) {
      for (const matches of MATCHES) {
        const what = `${matches} ${matches === 1 ? 'match' : 'matches'}${streams === '' ? '' : ', a stream a seat'}`
        progress(`http: ${what}`)
        const here = await measure(ours, matches, streams)
        const there = await measure(theirs, matches, streams)
        const mine = figuresOf('durable orders', what, here)
        figures.push(...(matches > 1 && streams === '' ? withAims(mine) : mine), ...figuresOf('moves on boardgame.io', what, there))
        figures.push({
          what: `${what}: beside boardgame.io`,
          value: here.orders / here.seconds / (there.orders / there.seconds),
          unit: 'times',
        })
      }
    }
    return figures
  },
}
