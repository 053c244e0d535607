// Makes a new game: a copy of the template under another name, and its line in the list of games.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NewGame } from './name-game.ts'
import { MARK, PARTS } from './parts.ts'
import { readmeOf, templateTestOf } from './texts.ts'

/** A small complete game: two ships, secret supplies, and at most six turns. Its own tests run in its folder. */
const TEMPLATE = fileURLToPath(new URL('template', import.meta.url))

/** Writes the folder and the line. Returns the paths of the written files, below the root. */
export function makeGame(root: string, game: NewGame): readonly string[] {
  const written = globSync('**/*.*', { cwd: TEMPLATE }).map((file) => {
    const text = renamed(readFileSync(join(TEMPLATE, file), 'utf8'), game)
    return write(root, game, renamed(file, game), marked(file, withOwnLine(file, text), game))
  })
  const own = [write(root, game, 'README.md', readmeOf(game)), write(root, game, 'test/template.test.ts', templateTestOf(game))]
  addLine(root, game)
  return ['systems/all.ts', ...written, ...own]
}

function write(root: string, { name }: NewGame, file: string, text: string): string {
  const path = `systems/${name}/${file}`
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  return path
}

/** The list of games must not show two games with the same line. */
const withOwnLine = (file: string, text: string): string =>
  file === 'src/about.ts' ? text.replace(/^ {2}line: .*$/m, `  line: '${MARK}. Its own rules are not written yet.',`) : text

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`the template has changed: '${from}' is missing. Correct tools/build/new-game/make-game.ts.`)
  return text.replace(from, to)
}

const renamed = (text: string, { name, title, type, prefix }: NewGame): string =>
  text.replaceAll("'Template'", `'${title}'`).replaceAll('Template', type).replaceAll('template', name).replaceAll(/\bTP-/g, `${prefix}-`)

/** Marks a part that its author must replace: with a first line, or in the title of a case. */
function marked(file: string, text: string, { title }: NewGame): string {
  const task = PARTS[file]
  if (task === undefined) return text
  if (file.endsWith('.json')) return replaced(text, '"title": "', `"title": "${MARK}: `)
  return `// ${MARK}. To do: ${task.replace('NAME', title)}. Then delete this line.\n${text}`
}

/** The new game comes last, so that *Play now* keeps its game. */
function addLine(root: string, { name }: NewGame): void {
  const list = join(root, 'systems/all.ts')
  const text = readFileSync(list, 'utf8')
  const line = text.split('\n').find((one) => one.startsWith('  skirmish: '))
  if (line === undefined) throw new Error('systems/all.ts has no line of the skirmish')
  const key = name.includes('-') ? `'${name}'` : name
  const added = line.replace('skirmish', key).replaceAll('/skirmish', `/${name}`)
  writeFileSync(list, replaced(text, '\n} satisfies', `\n${added}\n} satisfies`))
}
