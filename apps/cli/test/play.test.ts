// Plays in the terminal as a person does: types numbers, reads questions and log.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const admiralty = (args: readonly string[], typed: readonly string[]) =>
  spawnSync('node', [main, ...args], { input: typed.map((line) => `${line}\n`).join(''), encoding: 'utf8' })

test('a battle starts with the choice of a fleet, and goes on to moving a ship', () => {
  const { stdout, status } = admiralty(['play', '--seed', '4'], ['1', '1', '1', '1', '1', '1', 't', 'nonsense', 'q'])
  expect(status).toBe(0)
  expect(stdout).toContain('Choose your fleet')
  expect(stdout).toContain('(ES-FLG-02)')
  expect(stdout).toContain('plan a course')
  expect(stdout).toContain('There is no such choice.')
})
test('bots play a battle to its end without a player', () => {
  const { stdout, status } = admiralty(['play', '--me', 'none', '--seed', '5'], [])
  expect(status).toBe(0)
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^== (Yellow|Blue) wins|== A draw/)
})
test('an unknown game is refused with a list of games', () => {
  const { stderr, status } = admiralty(['play', 'chess'], [])
  expect(status).toBe(2)
  expect(stderr).toContain("unknown game 'chess'; choose one of: easystar")
})
