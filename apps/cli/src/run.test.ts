import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { casesIn, runCommand } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'cases-'))
mkdirSync(join(folder, 'fire'))
for (const file of ['b.json', 'fire/a.json', 'index.ts']) writeFileSync(join(folder, file), '{}')
mkdirSync(join(folder, 'empty'))
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder gives all its cases at any depth, and a file gives itself', () => {
  expect(casesIn(folder)).toEqual([join(folder, 'b.json'), join(folder, 'fire/a.json')])
  expect(casesIn(join(folder, 'b.json'))).toEqual([join(folder, 'b.json')])
  expect(casesIn('nowhere.json')).toEqual(['nowhere.json'])
})

const SOUND = { system: 'skirmish', title: 'a duel', rules: ['SK-GEN-01'], play: [{ expect: { '/round': 0 } }] }
const written = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
async function run(...paths: readonly string[]): Promise<{ readonly code: unknown; readonly text: string }> {
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  await runCommand().parseAsync(paths, { from: 'user' })
  return { code: process.exitCode, text: printed.join('\n') }
}

test('cases are run after a file that cannot be read, and after a folder without cases', async () => {
  const sound = written('sound', JSON.stringify(SOUND))
  const unread: readonly (readonly [string, string])[] = [
    [join(folder, 'missing.json'), 'there is no such file'],
    [join(folder, 'empty'), 'this folder has no case files'],
    [written('cut-off', JSON.stringify(SOUND).slice(0, -9)), 'it is not JSON'],
    [written('chess', JSON.stringify({ ...SOUND, system: 'chess', clock: 'new' })), "'chess' is not one of"],
  ]
  for (const [path, reason] of unread) {
    const { code, text } = await run(path, sound)
    expect.soft({ code, text }).toEqual({ code: 3, text: expect.stringContaining(reason) })
    expect.soft(text).toMatch(/^NOT RUN {2}/)
    expect.soft(text).toMatch(/^passed {2}a duel/m)
    expect.soft(text).toContain('1 of 2 cases passed, 1 not run')
  }
})
test('a byte order mark before the text is left out', async () => {
  expect(await run(written('marked', `\uFEFF${JSON.stringify(SOUND)}`))).toEqual({
    code: 0,
    text: expect.stringContaining('1 of 1 case passed'),
  })
})
test('a failed case counts more than a file that cannot be run', async () => {
  const failing = written('failing', JSON.stringify({ ...SOUND, play: [{ expect: { '/round': 9 } }] }))
  expect(await run(join(folder, 'missing.json'), failing)).toEqual({
    code: 1,
    text: expect.stringContaining('0 of 2 cases passed, 1 not run'),
  })
})
