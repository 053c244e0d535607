import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RuleSystem } from '@admiralty/kernel'
import { playRandom } from '@admiralty/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isProduction } from '../lines/count.ts'
import { root } from '../run.ts'
import { makeGame } from './make-game.ts'
import { type NewGame, nameGame } from './name-game.ts'
import { MARK, PARTS } from './parts.ts'

// Inside the repository, so that the packages are found.
const copy = mkdtempSync(join(root, '.new-game-'))
const filesOf = (): readonly string[] => globSync('**/*.*', { cwd: copy }).toSorted()
const read = (file: string): string => readFileSync(join(copy, file), 'utf8')
const named = (name: string): NewGame => {
  const game = nameGame(copy, name)
  if ('refusal' in game) throw new Error(game.refusal)
  return game
}

let before: readonly string[] = []
let list = ''
beforeAll(() => {
  mkdirSync(join(copy, 'systems'))
  for (const part of ['skirmish', 'all.ts']) cpSync(join(root, 'systems', part), join(copy, 'systems', part), { recursive: true })
  before = filesOf()
  list = read('systems/all.ts')
  makeGame(copy, named('star-sample'))
})
afterAll(() => rmSync(copy, { recursive: true }))

test('a new game adds a folder and one line in the list of games, and nothing else', () => {
  const added = filesOf().filter((file) => !before.includes(file))
  expect(added.filter((file) => !file.startsWith('systems/star-sample/'))).toEqual([])
  expect(added.length).toBeGreaterThan(20)
  expect(before.filter((file) => !filesOf().includes(file))).toEqual([])
  const lines = read('systems/all.ts').split('\n')
  const line = lines.find((one) => one.startsWith("  'star-sample': {"))
  expect(line).toContain("rules: () => import('@admiralty/systems/star-sample')")
  expect(lines.filter((one) => one !== line).join('\n')).toBe(list)
})

test('the names and clause ids of the template are replaced, and files to be replaced have a mark', () => {
  const files = globSync('**/*.*', { cwd: join(copy, 'systems/star-sample') })
  const texts = files.map((file): [string, string] => [file, read(`systems/star-sample/${file}`)])
  const others = texts.filter(([file]) => file !== 'README.md' && file !== 'test/template.test.ts')
  expect(others.filter(([, text]) => /template|\bTP-/i.test(text.replaceAll(MARK, ''))).map(([file]) => file)).toEqual([])
  expect(others.flatMap(([file, text]) => (text.includes(MARK) ? [file] : [])).toSorted()).toEqual(Object.keys(PARTS).toSorted())
  expect(read('systems/star-sample/src/about.ts')).toContain(`line: '${MARK}. Its own rules are not written yet.'`)
  expect(read('systems/star-sample/rulebook/rulebook.ts')).toContain("'SS-GEN-01'")
})

test('the new game has a form, a record, printing and a bot in less than 600 lines of its own', () => {
  const files = globSync('**/*.*', { cwd: join(copy, 'systems/star-sample') }).map((file) => `systems/star-sample/${file}`)
  const own = files.filter(isProduction).reduce((lines, file) => lines + read(file).split('\n').length - 1, 0)
  expect(own).toBeLessThan(600)
  const uses = (file: string, text: string) => expect(read(`systems/star-sample/${file}`)).toContain(text)
  uses('src/words.ts', 'formWords<')
  uses('ui/record.tsx', '@admiralty/game-ui/panel')
  uses('ui/print.tsx', '@admiralty/game-ui/print')
  uses('src/bots/policy.ts', 'BotPolicy<StarSample>')
})

/** Runs a program of the repository in the copy; resolves to its output if it fails, else to ''. */
const outputOf = (command: string, ...args: readonly string[]): Promise<string> =>
  promisify(execFile)(join(root, 'node_modules/.bin', command), args, { cwd: copy, shell: process.platform === 'win32' }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
/** The options of one of the repository's projects for some folders of the new game. */
function project(name: string, ...folders: readonly string[]): string {
  const include = folders.map((folder) => `systems/star-sample/${folder}`)
  const compilerOptions = { incremental: false }
  writeFileSync(join(copy, name), JSON.stringify({ extends: `../${name}`, compilerOptions, include, exclude: [] }))
  return name
}
test('the new game passes compiler, linter, import rules and its own tests', async () => {
  expect(await outputOf('tsc', '-p', project('tsconfig.node.json', 'src', 'test', 'lessons', 'rulebook'))).toBe('')
  expect(await outputOf('tsc', '-p', project('tsconfig.web.json', 'ui'))).toBe('')
  // The linter's rules name folders below its configuration, so the copy has one of its own.
  writeFileSync(join(copy, 'biome.json'), readFileSync(join(root, 'biome.json'), 'utf8').replace('"enabled": true', '"enabled": false'))
  cpSync(join(root, 'biome.boundaries.jsonc'), join(copy, 'biome.boundaries.jsonc'))
  for (const folder of ['tools', 'node_modules']) symlinkSync(join(root, folder), join(copy, folder), 'junction')
  expect(await outputOf('biome', 'check', '--write', '--error-on-warnings', 'systems/star-sample')).toBe('')
  const tests = ['run', '--root', copy, '--config', join(root, 'vitest.config.ts'), 'star-sample/src', 'star-sample/test/game']
  expect(await outputOf('vitest', ...tests)).toBe('')
})

test('seats with the name of a colour have it, on the chart and in the list of games', () => {
  for (const file of ['ui/scene.ts', 'ui/index.tsx', 'ui/record.tsx'])
    expect(read(`systems/star-sample/${file}`)).toMatch(/import \{.*sideStyleOf.*\} from '@admiralty\/board'/)
})

test('the name in the documents is free, so that a newcomer can type the command', () => {
  const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8')
  const [, name = ''] = /npm run new-game -- ([a-z-]+)/.exec(page) ?? []
  expect(nameGame(root, name)).toMatchObject({ name })
})

test('the new game can be played to its end', async () => {
  const { system, about }: { system: RuleSystem; about: { id: string; title: string } } = await import(
    join(copy, 'systems/star-sample/src/index.ts')
  )
  expect([system.id, about.id, about.title, system.format.number]).toEqual(['star-sample', 'star-sample', 'Star Sample', 1])
  const ends: unknown[] = []
  playRandom(system, 7, ({ result }) => ends.push(system.outcome(result.state)))
  expect(ends.at(-1)).toBeDefined()
})

test.each([
  ['Sample', "'Sample' is not a name of a game"],
  ['two--hyphens', 'is not a name of a game'],
  ['2nd-fleet', 'is not a name of a game'],
  ['../sample', 'is not a name of a game'],
  ['', 'is not a name of a game'],
  ['skirmish', 'systems/skirmish exists already'],
  ['all', 'systems/all exists already'],
  ['sk', 'begins the clause ids of another game'],
])('a game cannot be called %j', (name, reason) => {
  const game = nameGame(copy, name)
  expect('refusal' in game ? game.refusal : 'accepted').toContain(reason)
})

test('clause ids begin with letters of the name that no other game uses', () => {
  expect([named('full-thrust').prefix, named('skua').prefix, named('flare').prefix]).toEqual(['FT', 'SU', 'FL'])
})
