// `npm run names`: lists wrong names and fails if there are more than remain from before the glossary. `--write` renews the glossary's tables.
import { faultsIn, glossary, writeGlossary } from './repository.ts'

/** Faults that remain from before the glossary. Lower it with every rename; at 0 it goes. */
const REMAINING = 205

const { text, wanted } = glossary()
if (process.argv.includes('--write')) writeGlossary(wanted)
else if (text !== wanted) {
  console.error('docs/glossary.md is stale: run this command with --write.')
  process.exitCode = 1
}
const faults = faultsIn()
if (faults.length !== REMAINING || process.argv.includes('--list'))
  for (const { file, line, words } of faults) console.error(`${file}:${line} ${words}`)
if (faults.length > REMAINING) {
  console.error(`\n${faults.length} wrong names, ${REMAINING} allowed: rename the new ones; docs/glossary.md has the words.`)
  process.exitCode = 1
} else if (faults.length < REMAINING) {
  console.error(`\n${faults.length} wrong names are left: set REMAINING in tools/build/names/main.ts to ${faults.length}.`)
  process.exitCode = 1
} else console.log(`${faults.length} wrong names remain from before the glossary; --list prints them.`)
