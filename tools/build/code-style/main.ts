// `npm run build -- style`: lists broken rules of CONTRIBUTING.md and fails if there are any. `--write` shortens the list of exempt files.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { files, read } from '../names/repository.ts'
import { root } from '../run.ts'
import { type Exempt, styleFaults, styleReport } from './rules.ts'

const EXEMPT = 'tools/build/code-style/exempt.json'
const listed: Exempt = JSON.parse(read(EXEMPT))
const code = files().filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const { faults, unneeded, exempt } = styleReport(
  code.flatMap((file) => styleFaults(file, read(file))),
  listed,
)
for (const { file, line, words } of faults) console.error(`${file}:${line} ${words}`)
if (process.argv.includes('--write')) writeFileSync(join(root, EXEMPT), `${JSON.stringify(exempt, null, 2)}\n`)
else for (const { file, rule } of unneeded) console.error(`${file} keeps the rule '${rule}' now: run \`npm run build -- style --write\`.`)
process.exitCode = faults.length + (process.argv.includes('--write') ? 0 : unneeded.length) > 0 ? 1 : 0
const places = Object.entries(exempt).map(([rule, all]) => `${rule} ${all.length}`)
console.log(`${code.length} files; faults: ${faults.length}; exempt files: ${places.join(', ')}.`)
