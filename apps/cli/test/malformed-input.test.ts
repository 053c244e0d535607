// Damaged files at the command line: each is refused with a message and an exit code, and leaves nothing behind.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exportJournal, importJournal, systemOfFile } from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { malformedFiles } from '@admiralty/testkit/malformed-files'
import { expect, onTestFinished, test } from 'vitest'
import { recordMatch } from '../src/record-match.ts'
import { readCase } from '../src/run.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const journal = exportJournal(recordMatch(system, { seed: 3, secret: 'a secret', id: 'match-3', actions: 'none' }))
const [known = ''] = globSync('systems/easystar/cases/*/*.json', { cwd: root })
const oneCase = readFileSync(join(root, known), 'utf8')

test('a damaged journal is refused with a reason, before and after its game is known', () => {
  expect(importJournal(journal, system)).toHaveProperty('journal')
  for (const { how, text } of malformedFiles(journal)) {
    expect.soft(systemOfFile(text), how).toMatchObject({ refusal: { reason: expect.stringMatching(/\w+ \w+/) } })
    expect.soft(importJournal(text, system), how).toMatchObject({ refusal: { reason: expect.stringMatching(/\w+ \w+/) } })
  }
  expect(Object.prototype).not.toHaveProperty('polluted')
})

test('a damaged case is refused with a reason', () => {
  expect(readCase(oneCase)).toHaveProperty('value')
  for (const { how, text } of malformedFiles(oneCase))
    expect.soft(readCase(text), how).toMatchObject({ wrong: expect.arrayContaining([expect.stringMatching(/\w+ \w+/)]) })
  expect(Object.prototype).not.toHaveProperty('polluted')
})

test('run, verify, show and restore end with a message and a code, and restore leaves no folder behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-hostile-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const data = join(folder, 'data')
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: undefined }
  const files = [...malformedFiles(journal)]
    .filter(({ how }) => /100,000 nested lists|100 MB of spaces|zero bytes|additional __proto__/.test(how))
    .map(({ text }, index) => {
      const file = join(folder, `damaged-${index}`)
      writeFileSync(file, text)
      return file
    })
  expect(files).toHaveLength(4)
  const [largest = ''] = files.toSorted((a, b) => statSync(b).size - statSync(a).size)
  for (const words of [
    ['run', ...files],
    ['verify', ...files],
    ['show', largest],
    ['restore', largest],
  ]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8', env })
    expect.soft(status, words[0]).toBe(words[0] === 'run' || words[0] === 'verify' ? 3 : 2)
    for (const file of words.slice(1, words[0] === 'restore' ? 1 : undefined)) expect.soft(stdout + stderr).toContain(file)
    expect.soft(stdout + stderr, words[0]).toMatch(/\w+ \w+/)
    expect.soft(stdout + stderr, words[0]).not.toMatch(/^\s+at |node:internal/m)
  }
  expect(readdirSync(folder)).toEqual(files.map((file) => basename(file)))
})
