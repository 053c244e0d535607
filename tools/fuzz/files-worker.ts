// A worker of files.ts: imports damaged files of a seed one after another, and reports the results.
import { globSync, readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { type RuleSystem, seededDice } from '@admiralty/kernel'
import { playCase } from '@admiralty/lessons'
import { exportJournal, importJournal, sameJson, systemOfFile } from '@admiralty/match'
import { system as skirmish } from '@admiralty/systems/skirmish'
import { recordMatch } from '../../apps/cli/src/record-match.ts'
import { readCase } from '../../apps/cli/src/run.ts'
import { makeFile, parseFile } from '../../apps/web/src/designer/design-file.ts'
import { games } from '../../systems/all.ts'
import { malformed } from './malformed-input.ts'

/** The files from `first` up to, but not including, `last`. */
export interface Task {
  readonly seed: number
  readonly first: number
  readonly last: number
}
/** The results of a task. */
export interface FilesReport {
  readonly kinds: Readonly<Record<string, { readonly refused: number; readonly accepted: number }>>
  readonly findings: readonly { readonly file: string; readonly what: string }[]
  readonly slowest: { readonly ms: number; readonly file: string }
  readonly heaviest: { readonly mb: number; readonly file: string }
}

/** The words of a refusal, or whether the accepted value equals the file. */
type Read = { readonly words: string } | { readonly unchanged: boolean }
interface Importer {
  readonly kind: string
  readonly examples: readonly string[]
  read(text: string): Read
}

const [MOST_MS, MOST_MB] = [200, 64]
const { system: easystar } = await games.easystar.rules()
const systems: Readonly<Record<string, RuleSystem>> = { skirmish, easystar }

const journalOf = (system: RuleSystem, seed: number): string =>
  exportJournal(recordMatch(system, { seed, secret: `secret ${seed}`, id: `match-${seed}`, actions: 'some' }))

function readJournal(text: string): Read {
  const named = systemOfFile(text)
  if ('refusal' in named) return { words: named.refusal.reason }
  const system = Object.hasOwn(systems, named.system) ? systems[named.system] : undefined
  if (!system) return { words: 'no such game' }
  const imported = importJournal(text, system)
  if ('refusal' in imported) return { words: imported.refusal.reason }
  const { head, ...rest } = imported.journal
  const file = JSON.parse(text)
  return {
    unchanged:
      !head.playedHere && sameJson({ ...rest, head: { ...head, playedHere: true } }, { ...file, head: { ...file.head, playedHere: true } }),
  }
}

/** Whether `whole` contains `part`. Derived fields of a design are not imported, so the file may have more. */
const isWithin = (part: unknown, whole: unknown): boolean =>
  typeof part === 'object' && part !== null && typeof whole === 'object' && whole !== null
    ? Object.entries(part).every(([key, value]) => Object.hasOwn(whole, key) && isWithin(value, Object(whole)[key]))
    : part === whole

function readDesign(text: string): Read {
  const { shipyard } = easystar
  if (!shipyard) return { words: 'no designer' }
  const read = parseFile(text, { system: 'easystar', title: 'EasyStar', shipyard })
  return 'wrong' in read ? { words: read.wrong } : { unchanged: isWithin(read.design, JSON.parse(text).design) }
}

/** Reads a case or lesson and plays it. A failure must have a message too. */
function readAndPlay(text: string): Read {
  const read = readCase(text)
  if ('wrong' in read) return { words: read.wrong.join('; ') }
  const system = Object.hasOwn(systems, read.system) ? systems[read.system] : undefined
  if (!system) return { words: 'no such game' }
  const { passed, failures } = playCase(system, read.value)
  return passed ? { unchanged: sameJson(read.value, JSON.parse(text)) } : { words: failures.join('; ') }
}

const here = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: new URL('../..', import.meta.url) })
    .toSorted()
    .map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))

const importers: readonly Importer[] = [
  { kind: 'journal', read: readJournal, examples: [1, 2, 3, 4, 5].map((seed) => journalOf(skirmish, seed)) },
  { kind: 'journal of EasyStar', read: readJournal, examples: [1, 3, 6].map((seed) => journalOf(easystar, seed)) },
  {
    kind: 'design',
    read: readDesign,
    examples: (easystar.shipyard?.ready ?? []).map((design, index) => makeFile({ system: 'easystar', name: `Fleet ${index}`, design })),
  },
  { kind: 'case', read: readAndPlay, examples: here('systems/easystar/cases/*/*.json') },
  { kind: 'lesson', read: readAndPlay, examples: here('systems/easystar/lessons/*.json') },
]

const untouched = JSON.stringify(Object.getOwnPropertyNames(Object.prototype))
const polluted = (): boolean => JSON.stringify(Object.getOwnPropertyNames(Object.prototype)) !== untouched

/** The heap in use, in MB. */
const heapUsed = (): number => process.memoryUsage().heapUsed / 2 ** 20

for (const { examples, read } of importers) for (const text of examples.slice(0, 10)) for (let warm = 0; warm < 2; warm += 1) read(text)

/** One import: processor time in ms, heap growth in MB, and the faults found. */
interface Trial {
  readonly ms: number
  readonly mb: number
  readonly accepted: boolean
  readonly faults: readonly string[]
}

function tryOn(importer: Importer, text: string): Trial {
  const [before, started] = [heapUsed(), process.threadCpuUsage()]
  const faults: string[] = []
  let read: Read = { words: 'it threw' }
  try {
    read = importer.read(text)
  } catch (error) {
    faults.push(`threw ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : String(error)}`)
  }
  const { user, system } = process.threadCpuUsage(started)
  const [ms, mb] = [(user + system) / 1000, Math.max(0, heapUsed() - before)]
  if (ms > MOST_MS) faults.push(`took ${ms.toFixed(0)} ms`)
  if (mb > MOST_MB) faults.push(`took ${mb.toFixed(0)} MB`)
  if ('words' in read && read.words === '') faults.push('refused without a reason')
  if ('unchanged' in read && !read.unchanged) faults.push('accepted, but changed')
  if (polluted()) faults.push('changed Object.prototype')
  return { ms, mb, accepted: 'unchanged' in read, faults }
}

function run({ seed, first, last }: Task): FilesReport {
  const kinds: Record<string, { refused: number; accepted: number }> = {}
  const findings: { file: string; what: string }[] = []
  let [slowest, heaviest] = [
    { ms: 0, file: '' },
    { mb: 0, file: '' },
  ]
  for (let index = first; index < last; index += 1) {
    const importer = importers[index % importers.length]
    const example = importer?.examples[Math.floor(index / importers.length) % importer.examples.length]
    if (!importer || example === undefined) continue
    const { how, text } = malformed(example, seededDice(seed * 1_000_003 + index))
    const file = `${importer.kind} ${index} of seed ${seed}, ${how}`
    const { ms, mb, accepted, faults } = tryOn(importer, text)
    const { kind } = importer
    const known = kinds[kind] ?? { refused: 0, accepted: 0 }
    kinds[kind] = accepted ? { ...known, accepted: known.accepted + 1 } : { ...known, refused: known.refused + 1 }
    if (ms > slowest.ms) slowest = { ms, file }
    if (mb > heaviest.mb) heaviest = { mb, file }
    findings.push(...faults.map((what) => ({ file, what })))
  }
  return { kinds, findings, slowest, heaviest }
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(run(task)))
