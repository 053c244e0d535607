// The boundaries of the house hold: what may not be imported or called is an error of the linter or the compiler.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from './run.ts'

/** The house's own rules over rooms of the same names, in a folder where nobody else can stumble over what is planted. */
const house = mkdtempSync(join(tmpdir(), 'admiralty-rooms-'))
mkdirSync(join(house, 'scripts'))
for (const file of ['biome.json', 'scripts/no-random.grit']) copyFileSync(join(root, file), join(house, file))
afterAll(() => rmSync(house, { recursive: true }))

/** What the linter says of a file that might stand in a room. */
function lint(room: string, text: string): { readonly ok: boolean; readonly words: string } {
  const file = join(house, room, 'file.ts')
  mkdirSync(join(house, room), { recursive: true })
  writeFileSync(file, `${text}\n`)
  const { status, stdout, stderr } = spawnSync('biome', ['lint', '--vcs-enabled=false', file], { cwd: house, encoding: 'utf8' })
  return { ok: status === 0, words: stdout + stderr }
}

describe('rules see kernel, hex and zod', () => {
  test.each([
    ["import { z } from 'zod'\nexport const a = z", true],
    ["import { die } from '@admiralty/kernel'\nexport const a = die", true],
    ["import { die } from '../table.ts'\nexport const a = die", true],
    ["import { a } from '@admiralty/match'\nexport const b = a", false],
    ["import { a } from '../../../other/src/index.ts'\nexport const b = a", false],
    ["import { a } from 'node:fs'\nexport const b = a", false],
    ["import { a } from 'react'\nexport const b = a", false],
    ['export const now = (): number => Date.now()', false],
    ['export const face = (): number => Math.random()', false],
  ])('%s', (text, ok) => {
    const { ok: fine, words } = lint('systems/easystar/src', text)
    expect(fine, words).toBe(ok)
  })
})

describe('packages know no game, a screen no platform', () => {
  test.each([
    ['packages/store/src', '@admiralty/systems/easystar'],
    ['packages/board/src', '@admiralty/systems/easystar'],
    ['packages/bots/src', '@admiralty/systems/easystar/bots'],
    ['packages/match/src', 'node:crypto'],
    ['packages/kernel/src', '@admiralty/space'],
    ['systems/easystar/ui', '@admiralty/match'],
  ])('%s may not import %s', (room, from) => {
    expect(lint(room, `import { a } from '${from}'\nexport const b = a`).ok).toBe(false)
  })
})

describe('the compiler', () => {
  test.each([['process.exit()'], ['document.title'], ['setTimeout(() => undefined, 1)']])('%s is no word that rules know', (text) => {
    writeFileSync(join(house, 'planted.ts'), `export const a = ${text}\n`)
    writeFileSync(join(house, 'tsconfig.json'), JSON.stringify({ extends: join(root, 'tsconfig.base.json'), files: ['planted.ts'] }))
    const { status, stdout } = spawnSync('tsc', ['-p', house], { cwd: root, encoding: 'utf8' })
    expect(status).not.toBe(0)
    expect(stdout).toContain('Cannot find name')
  })
})
