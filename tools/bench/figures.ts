// `npm run bench -- figures`: measures all items, each in a new process, so that no item profits from warm caches of another.
// --only NAME,NAME names items; --json prints one line of all figures, --markdown the tables of docs/figures.md.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import type { BenchItem } from './figure.ts'
import { asLines, asMarkdown, type ItemReport } from './print.ts'

/** In the order of the report. Each file exports an `item`. */
const ITEMS: Readonly<Record<string, () => Promise<{ readonly item: BenchItem }>>> = {
  ratio: () => import('./ratio.ts'),
  lab: () => import('./lab.ts'),
  'earth-expects': () => import('./earth-expects.ts'),
  'gravity-well': () => import('./gravity-well.ts'),
  'full-thrust': () => import('./full-thrust.ts'),
  campaign: () => import('./campaign.ts'),
  parts: () => import('./parts.ts'),
  long: () => import('./long.ts'),
  http: () => import('./http.ts'),
  processes: () => import('./processes.ts'),
  viewers: () => import('./viewers.ts'),
  memory: () => import('./memory.ts'),
  startup: () => import('./startup.ts'),
  waking: () => import('./waking.ts'),
  'fair-streams': () => import('./fair-streams.ts'),
  'fair-bots': () => import('./fair-bots.ts'),
  bots: () => import('./bots.ts'),
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(ITEMS).join(',') },
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
  },
})
const names = values.only.split(',')
const progress = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

async function measure(name: string): Promise<ItemReport> {
  const open = ITEMS[name]
  if (!open) throw new Error(`--only takes ${Object.keys(ITEMS).join(', ')}, not '${name}'.`)
  const { item } = await open()
  return { name, title: item.title, about: item.about, figures: await item.figures(progress) }
}

async function measureInOwnProcess(name: string): Promise<ItemReport> {
  progress(`${name} …`)
  const child = promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), '--only', name, '--json'], { maxBuffer: 1 << 26 })
  child.child.stderr?.pipe(process.stderr)
  const [item]: readonly ItemReport[] = JSON.parse((await child).stdout)
  if (!item) throw new Error(`the process of ${name} printed no figures`)
  return item
}

const report: ItemReport[] = []
const write = values.markdown ? asMarkdown : asLines
for (const name of names) {
  const item = await (names.length === 1 ? measure(name) : measureInOwnProcess(name))
  report.push(item)
  if (!values.json) console.log(write(item))
}
if (values.json) console.log(JSON.stringify(report))
