// `npm run names`: counts wrong names, and fails if there are more than REMAINING. `--list` prints them, `--write` updates docs/glossary.md.
import { faultsIn, glossary, writeGlossary } from './repository.ts'

/** Wrong names older than the glossary. Lower this number with every rename, and delete it at 0. */
const REMAINING = 205

const { text, wanted } = glossary()
if (process.argv.includes('--write')) writeGlossary(wanted)
else if (text !== wanted) {
  console.error('docs/glossary.md is out of date: run `npm run names -- --write`.')
  process.exitCode = 1
}
const faults = faultsIn()
if (faults.length !== REMAINING || process.argv.includes('--list'))
  for (const { file, line, words } of faults) console.error(`${file}:${line} ${words}`)
if (faults.length > REMAINING) {
  console.error(`\n${faults.length} wrong names, ${REMAINING} allowed. Rename the new ones; docs/glossary.md has the words.`)
  process.exitCode = 1
} else if (faults.length < REMAINING) {
  console.error(`\n${faults.length} wrong names are left: set REMAINING in tools/build/names/main.ts to ${faults.length}.`)
  process.exitCode = 1
} else console.log(`${faults.length} wrong names older than the glossary remain; --list prints them.`)
