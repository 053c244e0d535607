// `node tools/build/boundaries/main.ts`: says whether the linter's rules of import are those of the folders; `--write` makes them so.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FILE, printed } from './generate.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const file = join(root, FILE)
const text = printed(root)
if (process.argv.includes('--write')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error(`${FILE} is stale: run this command with --write.`)
  process.exitCode = 1
}
