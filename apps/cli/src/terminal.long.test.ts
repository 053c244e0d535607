import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { escapeControls } from '@admiralty/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { textOf } from './text.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const main = fileURLToPath(new URL('main.ts', import.meta.url))
const ATTACK = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202Eevil\u2066 \u0008\r <b>&amp;"\u{1f680}'
const CONTROLS = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u

test('escaped JSON has the same value', () => {
  expect(JSON.parse(escapeControls(JSON.stringify({ name: ATTACK })))).toEqual({ name: ATTACK })
})

test('a log line stays one line with any name', () => {
  const text = textOf({
    seat: null,
    parts: ['The ', { kind: 'thing', id: 's', seat: null, text: 'Gull\n== Blue has won' }, ' turns'],
    rules: [],
    weight: 'line',
  })
  expect(text).toBe('The Gull\\u000a== Blue has won turns')
})

test('a foreign file prints no control characters, in its name or in its texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-terminal-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [known = ''] = globSync('systems/easystar/cases/*/*.json', { cwd: root })
  const file = join(folder, 'a\u001b[31m case.json')
  writeFileSync(
    file,
    JSON.stringify({ ...JSON.parse(readFileSync(join(root, known), 'utf8')), title: ATTACK, expect: [{ [ATTACK]: ATTACK }] }),
  )
  for (const words of [
    ['run', file],
    ['run', '--json', file],
    ['verify', file],
    ['show', file, '--as', ATTACK.replaceAll('\u0000', '')],
  ]) {
    const { stdout, stderr } = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' })
    expect.soft(`${words[0]}: ${stdout}${stderr}`.length).toBeGreaterThan(20)
    expect.soft(`${stdout}${stderr}`).not.toMatch(CONTROLS)
  }
})
