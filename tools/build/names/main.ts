// `npm run names`: lists what is wrong with the names of the repository; fails where something is.
import { faultsIn } from './repository.ts'

const faults = faultsIn()
for (const { file, line, words } of faults) console.error(`${file}:${line} ${words}`)
if (faults.length > 0) {
  console.error(`\n${faults.length} names to change; docs/glossary.md has the words.`)
  process.exitCode = 1
}
