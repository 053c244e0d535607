// `npm run names`: lists wrong names and fails if there are any. `--write` renews the glossary's tables.
import { faultsIn, glossary, writeGlossary } from './repository.ts'

const { text, wanted } = glossary()
if (process.argv.includes('--write')) writeGlossary(wanted)
else if (text !== wanted) {
  console.error('docs/glossary.md is out of date: run `npm run names -- --write`.')
  process.exitCode = 1
}
const faults = faultsIn()
for (const { file, line, words } of faults) console.error(`${file}:${line} ${words}`)
if (faults.length > 0) {
  console.error(`\n${faults.length} wrong names; docs/glossary.md has the words.`)
  process.exitCode = 1
} else console.log('Every name has the words of the glossary, and one meaning.')
