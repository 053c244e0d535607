// Very many who watch one match.
import type { BenchItem } from './figure.ts'
import { inFreshFolder, program, run, serve } from './http/program.ts'

const VIEWERS = 1000
const ENTRIES = 40

export const item: BenchItem = {
  title: 'A thousand viewers',
  about: `Another process opens ${VIEWERS} streams as spectators of one match. Then ${ENTRIES} orders follow, one after the other, and each leads to an entry.`,
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
        { what: 'until the last viewer receives it, median', value: last, unit: 'ms', aim: { most: 20 } },
        { what: 'until the last viewer receives it, longest', value: worst, unit: 'ms' },
      ]
    }),
}
