// `npm run texts`: lists once every text that a player can see, with its file and line.
import { parseArgs } from 'node:util'
import { pick, seededDice } from '@admiralty/kernel'
import { wholeNumber } from '../../shared/command-line.ts'
import { files, read } from '../names/repository.ts'
import { documentProse, type Prose, sourceProse } from './prose.ts'
import { type VisibleText, visibleTexts } from './visible.ts'

const HELP = `npm run texts               lists every text of the screens and of the games' words, once
npm run texts -- FOLDER …   lists only texts of files whose path begins with FOLDER
npm run texts -- --sample N [--seed S]
                            lists N random comments, messages and lines of documents of the whole repository`

/** The files that draw pages, and those with the texts of games. */
const SHOWN =
  /^(apps\/web\/src|packages\/(board|game-ui)\/src|systems\/[^/]+\/(ui|src\/words))\/.*(?<!\.test)\.tsx?$|^packages\/match\/src\/action.*(?<!\.test)\.ts$/

function list(folders: readonly string[]): void {
  const seen = new Map<string, number>()
  const rows: (VisibleText & { readonly file: string })[] = []
  for (const file of files().filter(
    (name) => SHOWN.test(name) && (folders.length === 0 || folders.some((folder) => name.startsWith(folder))),
  ))
    for (const found of visibleTexts(file, read(file))) {
      const before = seen.get(found.text) ?? 0
      seen.set(found.text, before + 1)
      if (before === 0) rows.push({ ...found, file })
    }
  for (const { file, line, text } of rows) {
    const more = (seen.get(text) ?? 1) - 1
    console.log(`${file}:${line}  ${text}${more > 0 ? `  (and ${more} more)` : ''}`)
  }
}

const SOURCE = /\.(ts|tsx|mjs)$/
function proseOf(file: string): readonly Prose[] {
  if (SOURCE.test(file)) return sourceProse(file, read(file))
  return file.endsWith('.md') ? documentProse(read(file)) : []
}

/** Each comment, message and line has the same chance, and is drawn at most once. */
function sample(count: number, seed: number): void {
  const all = files().flatMap((file) => proseOf(file).map(({ line, text }) => `${file}:${line}  ${text}`))
  const dice = seededDice(seed)
  const drawn = new Set<string>()
  while (drawn.size < Math.min(count, all.length)) drawn.add(pick(dice, all))
  for (const row of drawn) console.log(row)
  console.log(`${drawn.size} of ${all.length}, seed ${seed}`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
if (values.help) console.log(HELP)
else if (values.sample !== undefined) sample(wholeNumber(values.sample, '--sample'), wholeNumber(values.seed, '--seed'))
else list(positionals)
