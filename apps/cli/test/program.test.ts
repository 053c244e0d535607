// The help of the program, its examples, its exit codes and what it says of files that it cannot use.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSqlite } from '@admiralty/store'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeProgram, runProgram } from '../src/program.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const main = join(root, 'apps/cli/src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'admiralty-program-'))
const data = join(folder, 'data')
beforeAll(async () => {
  mkdirSync(join(folder, 'folder'))
  symlinkSync(join(root, 'systems'), join(folder, 'systems'))
  symlinkSync('loop', join(folder, 'loop'))
  writeFileSync(join(folder, 'taken'), '')
  await (await openSqlite(data)).close()
  process.chdir(folder)
})
const start = process.cwd()
afterAll(() => {
  process.chdir(start)
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  process.exitCode = undefined
})

/** Runs the program in this process. */
async function admiralty(words: readonly string[], folderOfData = data) {
  vi.stubEnv('DATA_DIR', folderOfData)
  vi.stubEnv('DATABASE_URL', undefined)
  vi.stubEnv('PORT', '0')
  const written: string[] = []
  const write = (text: unknown): boolean => written.push(String(text)) > 0
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(write)
  for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockImplementation((line) => void write(`${line}\n`))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(Number(code))
  })
  let status = 0
  try {
    await runProgram(words)
    status = Number(process.exitCode ?? 0)
  } catch (error) {
    if (!(error instanceof Exit)) throw error
    status = error.status
  }
  return { status, text: written.join('') }
}
class Exit extends Error {
  readonly status: number
  constructor(status: number) {
    super(`exit ${status}`)
    this.status = status
  }
}
/** Runs the program as a player who quits at the first question. */
function admiraltyAndQuit(words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { input: 'q\n', encoding: 'utf8' })
  return { status, text: stdout + stderr }
}
const program = makeProgram()
/** The help as it is printed. */
function helpOf(command: (typeof program.commands)[number]): string {
  const written: string[] = []
  command.configureOutput({ writeOut: (text) => void written.push(text) }).outputHelp()
  return written.join('')
}
const EXAMPLE = /^ {2}npx admiralty (.+)$/gm
const examplesIn = (help: string): readonly string[] => Array.from(help.matchAll(EXAMPLE), ([, words = '']) => words)
const help = new Map(program.commands.map((command) => [command.name(), helpOf(command)]))
/** The examples that leave behind what others need come first. */
const FIRST = ['record', 'backup']
const all = [...help].toSorted(([a], [b]) => FIRST.indexOf(b) - FIRST.indexOf(a)).flatMap(([, text]) => examplesIn(text))

describe('the help', () => {
  test.each([...help])('of %s has an example of that command', (name, text) => {
    expect(examplesIn(text)).not.toEqual([])
    for (const words of examplesIn(text)) expect(words.split(' ')[0]).toBe(name)
  })
  test.each(all)('shows an example that works: %s', async (words) => {
    const each = words.split(' ')
    const place = words.startsWith('restore') ? join(folder, 'restored') : data
    const found = words.startsWith('play') ? admiraltyAndQuit(each) : await admiralty(each, place)
    expect(found).toEqual({ status: 0, text: expect.stringMatching(/\w+/) })
  })
  test('lists every command in a group, and the exit codes', () => {
    const text = helpOf(program)
    const groups = ['Play:', 'Check a match:', 'Run a server:', 'Write a game, its cases and its bots:', 'Help:', 'Exit codes:']
    const places = groups.map((group) => text.indexOf(`\n${group}\n`))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(text).not.toContain('\nCommands:\n')
  })
  test('names a game in one way', () => {
    const names = program.commands.flatMap(({ registeredArguments }) => registeredArguments.map((argument) => argument.name()))
    expect(new Set(names)).toEqual(new Set(['game', 'file', 'files', 'paths', 'folder', 'name']))
    for (const { options } of program.commands) expect(options.map(({ long }) => long)).not.toContain('--system')
  })
})

test('--version prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(await admiralty(['--version'])).toEqual({ status: 0, text: `${version}\n` })
})

describe('a wrong call ends with code 2 and names what was meant', () => {
  test.each([
    ['verfy', 'Did you mean verify?'],
    ['play --sede 3', 'Did you mean --seed?'],
    ['play easystr', "did you mean 'easystar'?"],
    ['play earth-expects --scenario duell', "did you mean 'duel'?"],
    ['play --option budgett=250', "did you mean 'budget'?"],
    ['play --me yelow', "did you mean 'yellow'?"],
    ['play --bot captian', "did you mean 'captain'?"],
    ['simulate --bots captian,ensign', "did you mean 'captain'?"],
    ['simulate campaign-full-thrust --by neutral', "did you mean 'neutrals'?"],
    ['record skirmish matches --matches some', '--matches takes a whole number from 1'],
    ['schema', "missing required argument 'game'"],
  ])('%s', async (words, meant) => {
    expect(await admiralty(words.split(' '))).toEqual({ status: 2, text: expect.stringContaining(meant) })
  })
})

test('a simulation by an option prints a row for each of its values, with fleets, incomes, money, neutral worlds and attacks', async () => {
  const words = 'simulate campaign-full-thrust --scenario campaign-2 --option weeks=four --by neutrals --bots ensign:0,ensign:0 --games 1'
  const { status, text } = await admiralty(words.split(' '))
  const rows = text.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split(' | ')] : []))
  const [heads = [], , ...values] = rows
  for (const name of [
    'fleet, points',
    'base income',
    'weekly income',
    'upkeep with weaponry',
    'idle money',
    'neutral worlds',
    'attack on a neutral world a game',
  ])
    expect(heads).toContain(name)
  expect([status, values.map(([name]) => name)]).toEqual([0, ['| written', '| defended']])
  expect(values.every((cells) => cells.length === heads.length)).toBe(true)
})

describe('a file that cannot be used is explained without a code', () => {
  const long = 'x'.repeat(300)
  const MISSING = 'there is no such file or folder: check its path'
  test.each<[string, number, string]>([
    ['show missing', 2, `missing: ${MISSING}`],
    ['show folder', 2, 'folder: it is a folder, not a file: name a file'],
    ['show taken/inner', 2, 'a part of its path is a file'],
    ['simulate skirmish --setup missing', 2, `missing: ${MISSING}`],
    ['backup taken', 2, 'taken: a file or folder of this name exists already: choose another path'],
    ['backup missing/copy', 2, `missing/copy: ${MISSING}`],
    ['restore missing', 2, `missing: ${MISSING}`],
    ['restore folder', 2, 'folder: it is a folder, not a file'],
    ['record skirmish taken --matches 1', 2, 'taken: it is a file, not a folder: choose another path'],
    ['run loop', 3, 'loop: its links lead in a circle'],
    ['verify loop', 3, 'its links lead in a circle'],
    [`run ${long}`, 3, 'its name is too long: choose a shorter one'],
    [`verify ${long}`, 3, 'its name is too long'],
  ])('%s', async (words, status, explanation) => {
    const found = await admiralty(words.split(' '), words.startsWith('restore') ? join(folder, 'nothing') : data)
    expect(found).toEqual({ status, text: expect.stringContaining(explanation) })
    expect(found.text).not.toMatch(/\bE[A-Z]{4,}\b|^\s+at /m)
  })
})
