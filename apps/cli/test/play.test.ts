// The terminal as a person uses it: numbers typed, questions and the log read.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const admiralty = (args: readonly string[], typed: readonly string[]) =>
  spawnSync('node', [main, ...args], { input: typed.map((line) => `${line}\n`).join(''), encoding: 'utf8' })

test('a battle begins in the terminal: a fleet, the gift, the line, the first ship', () => {
  const { stdout, status } = admiralty(['play', '--seed', '4'], ['1', '1', '1', '1', '1', '1', 't', 'nonsense', 'q'])
  expect(status).toBe(0)
  expect(stdout).toContain('Choose your fleet')
  expect(stdout).toContain('(ES-FLG-02)')
  expect(stdout).toContain('Move a ship')
  expect(stdout).toContain('There is no such choice.')
})
test('bots fight a battle to its end while one watches', () => {
  const { stdout, status } = admiralty(['play', '--me', 'none', '--seed', '5'], [])
  expect(status).toBe(0)
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^== (Yellow|Blue) wins|== A draw/)
})
test('a wrong call is told what there is', () => {
  const { stderr, status } = admiralty(['play', 'chess'], [])
  expect(status).toBe(2)
  expect(stderr).toContain("no game 'chess'; there are: easystar")
})
