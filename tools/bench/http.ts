// Durable orders a second over HTTP, beside the disk's own rate and beside boardgame.io's server, which keeps nothing.
import type { BenchFigure, BenchItem } from './figure.ts'
import { syncsPerSecond } from './http/disk.ts'
import { inFreshFolder, program, run, serve } from './http/program.ts'
import { rival } from './rival.ts'

const MATCHES = [1, 50, 200]
const MS = 5000
/** The figures that a load program reports at its end. */
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
const measure = (of: Rival, matches: number, ...options: readonly string[]): Promise<Measured> =>
  inFreshFolder(async (folder) => {
    const server = await serve(of.server, [folder])
    const [streams = '', rate = ''] = options
    const loading = run(of.load, [server.url, String(matches), streams, String(MS), rate])
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

type Aim = NonNullable<BenchFigure['aim']>
/** The matches to which the goals belong, and the goals of their figures when every order follows the last one at once. */
const GOAL_MATCHES = 200
const AIMS: readonly Aim[] = [{ least: 8_000 }, { most: 50 }]
/** Orders of a match in a second when they are due at a fixed rate, and the goal for their time. */
const RATE = 4
const RATE_AIMS: readonly (Aim | undefined)[] = [undefined, { most: 20 }]
const withAims = (figures: readonly BenchFigure[], aims: readonly (Aim | undefined)[]): readonly BenchFigure[] =>
  figures.map((figure, at) => {
    const aim = aims[at]
    return aim ? { ...figure, aim } : figure
  })

export const item: BenchItem = {
  title: 'Orders over HTTP',
  about:
    'An endless skirmish: both squads rest, and each order leads to an entry. Another process on the same machine sends the orders, over one connection for each match. ' +
    'It sends the next order when the last one is acknowledged. A durable order was answered with 200 after its commit (SQLite with `synchronous=FULL`). ' +
    `At ${RATE} orders a second of each match, the time counts from when an order was due, whether or not the one before it was answered. ` +
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
        figures.push(
          ...(matches === GOAL_MATCHES && streams === '' ? withAims(mine, AIMS) : mine),
          ...figuresOf('moves on boardgame.io', what, there),
        )
        figures.push({
          what: `${what}: compared with boardgame.io`,
          value: here.orders / here.seconds / (there.orders / there.seconds),
          unit: 'times',
        })
      }
    }
    progress('http: orders at a fixed rate')
    const due = await measure(ours, GOAL_MATCHES, '', String(RATE))
    const what = `${GOAL_MATCHES} matches, ${RATE} orders a second each`
    return [...figures, ...withAims(figuresOf('durable orders', what, due), RATE_AIMS)]
  },
}
