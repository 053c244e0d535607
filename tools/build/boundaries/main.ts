// `npm run build -- boundaries`: checks that the generated import rules of the linter are up to date; `--write` writes them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FILE, printed } from './generate.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const file = join(root, FILE)
const text = printed(root)
if (process.argv.includes('--write')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error(`${FILE} is out of date: run \`npm run build -- boundaries --write\`.`)
  process.exitCode = 1
}
