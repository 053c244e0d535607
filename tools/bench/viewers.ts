// Measures one match with very many viewers.
import type { BenchItem } from './figure.ts'
import { inFreshFolder, program, run, serve } from './http/program.ts'

const VIEWERS = 1000
const ENTRIES = 40

export const item: BenchItem = {
  title: 'A thousand viewers',
  about: `${VIEWERS} spectator streams of one match, opened by another process; ${ENTRIES} orders one after another, each of which leads to an entry.`,
  figures: (progress) =>
    inFreshFolder(async (folder) => {
      progress(`viewers: ${VIEWERS} streams`)
      const server = await serve(program('server.ts'), [folder])
      const spectators = run(program('spectators.ts'), [server.url, String(VIEWERS), String(ENTRIES)])
      const { first, last, worst } = await spectators.hear<{ readonly first: number; readonly last: number; readonly worst: number }>()
      await spectators.end()
      await server.end()
      return [
        { what: 'from sending an order until the first viewer receives it, median', value: first, unit: 'ms' },
        { what: 'until the last viewer receives it, median', value: last, unit: 'ms' },
        { what: 'until the last viewer receives it, worst', value: worst, unit: 'ms' },
      ]
    }),
}
