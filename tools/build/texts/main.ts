// `npm run texts`: lists once every text that a player can see, with its file and line.
import { parseArgs } from 'node:util'
import { files, read } from '../names/repository.ts'
import { type VisibleText, visibleTexts } from './visible.ts'

const HELP = `npm run texts               lists every text of the screens and of the games' words, once
npm run texts -- FOLDER …   lists only texts of files whose path begins with FOLDER`

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

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } })
if (values.help) console.log(HELP)
else list(positionals)
