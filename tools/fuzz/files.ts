// `npm run fuzz -- files`: imports malformed journals, designs, cases and lessons. Each must be refused with a reason or accepted unchanged,
// within 200 ms and 64 MB. If a worker runs out of memory or time, that is a finding and another worker continues.
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { makeProgress } from '../shared/progress.ts'
import { counted, printSummary } from '../shared/summary.ts'
import type { FilesReport, Task } from './files-worker.ts'

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const [files, seed] = [Number(values.files), Number(values.seed)]
/** Files for each task of a worker. */
const SLICE = 250
/** A task without an answer for this long has failed, in ms. */
const HUNG = 120_000

interface Sum {
  readonly kinds: Record<string, { refused: number; accepted: number }>
  readonly findings: FilesReport['findings'][number][]
  slowest: FilesReport['slowest']
  heaviest: FilesReport['heaviest']
}
const sum: Sum = { kinds: {}, findings: [], slowest: { ms: 0, file: '' }, heaviest: { mb: 0, file: '' } }

/** The limit leaves room for the games, the examples and the file itself. */
const worker = (): Worker => new Worker(new URL('./files-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 700 } })

function ask(to: Worker, task: Task): Promise<FilesReport> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no answer')), HUNG)
    const end = (act: () => void): void => {
      clearTimeout(late)
      to.off('message', answered)
      to.off('error', failed)
      act()
    }
    const answered = (report: FilesReport): void => end(() => resolve(report))
    const failed = (error: Error): void => end(() => reject(error))
    to.once('message', answered)
    to.once('error', failed)
    to.postMessage(task)
  })
}

function add({ kinds, findings, slowest, heaviest }: FilesReport): void {
  for (const [kind, { refused, accepted }] of Object.entries(kinds)) {
    const known = sum.kinds[kind] ?? { refused: 0, accepted: 0 }
    sum.kinds[kind] = { refused: known.refused + refused, accepted: known.accepted + accepted }
  }
  sum.findings.push(...findings)
  if (slowest.ms > sum.slowest.ms) sum.slowest = slowest
  if (heaviest.mb > sum.heaviest.mb) sum.heaviest = heaviest
}

const progress = makeProgress()
let reader = worker()
for (let first = 0; first < files; first += SLICE) {
  const task = { seed, first, last: Math.min(first + SLICE, files) }
  try {
    add(await ask(reader, task))
  } catch (error) {
    sum.findings.push({ file: `${task.first} to ${task.last} of seed ${seed}`, what: `the worker failed: ${String(error)}` })
    await reader.terminate()
    reader = worker()
  }
  progress.show(() => `${task.last} of ${files} files, ${sum.findings.length} findings`)
}
await reader.terminate()

const seconds = progress.seconds()
const counts = Object.values(sum.kinds)
const refused = counts.reduce((total, kind) => total + kind.refused, 0)
const accepted = counts.reduce((total, kind) => total + kind.accepted, 0)
if (values.json) console.log(JSON.stringify({ files, seed, refused, accepted, seconds, ...sum }))
else {
  for (const { file, what } of sum.findings.slice(0, 20)) console.log(`  ${file}: ${what}`)
  for (const [kind, count] of Object.entries(sum.kinds))
    console.log(`  ${kind}: ${count.refused} refused, ${count.accepted} accepted unchanged`)
  console.log(`  ${seconds.toFixed(0)} s; slowest: ${sum.slowest.file}; heaviest: ${sum.heaviest.file}`)
  printSummary(
    [counted(files, 'file'), `${refused.toLocaleString('en')} of them refused`, counted(sum.findings.length, 'finding')],
    [`slowest ${sum.slowest.ms.toFixed(0)} ms of processor time, most memory ${sum.heaviest.mb.toFixed(0)} MB`],
  )
}
process.exitCode = sum.findings.length > 0 ? 1 : 0
