// Very many who watch one match.
import type { BenchItem } from './figure.ts'
import { inFreshFolder, program, run, serve } from './http/program.ts'

const VIEWERS = 1000
const ENTRIES = 40

export const item: BenchItem = {
  title: 'A thousand viewers',
  about: `${VIEWERS} streams as spectators of one match, opened from another process; ${ENTRIES} orders, each leading to an entry, one after the other.`,
  figures: (progress) =>
    inFreshFolder(async (folder) => {
      progress(`viewers: ${VIEWERS} streams`)
      const server = await serve(program('server.ts'), [folder])
      const spectators = run(program('spectators.ts'), [server.url, String(VIEWERS), String(ENTRIES)])
      const { first, last, worst } = await spectators.hear<{ readonly first: number; readonly last: number; readonly worst: number }>()
      await spectators.end()
      await server.end()
      return [
        { what: 'from sending an order until the first viewer hears of it, median', value: first, unit: 'ms' },
        { what: 'until the last of them does, median', value: last, unit: 'ms' },
        { what: 'until the last of them does, worst', value: worst, unit: 'ms' },
      ]
    }),
}
