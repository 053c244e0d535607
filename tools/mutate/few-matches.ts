// A few random matches under the laws of the contract, secrecy included. They replace the long suites of a game in mutation runs.
import { env } from 'node:process'
import type { GameModule } from '@admiralty/kernel'
import { type AnySystem, blindnessLaws, breachesOf, PLAIN_LAWS, type Secrets } from '@admiralty/testkit'
import { folderOfGame, gameNamed } from '@admiralty/testkit/game-folder'
import { expect, test } from 'vitest'
import { games } from '../../systems/all.ts'
import { SYSTEM } from './plan.ts'

const name = env[SYSTEM] ?? 'easystar'
const { system } = await openedGame()
const secrets: Secrets = await import(`../../systems/${folderOfGame(name)}/test/secrets.ts`)

async function openedGame(): Promise<{ readonly system: AnySystem }> {
  const game = gameNamed<GameModule>(games, name)
  if (!game) throw new Error(`no game is called ${name}`)
  return game.rules()
}

test.each([1, 2, 3])('random match %i keeps the plain laws', (seed) => {
  expect(breachesOf(system, PLAIN_LAWS, [seed], { every: 11 })).toEqual([])
})
test.each([1001, 1002])('random match %i keeps the laws of secrecy', (seed) => {
  expect(breachesOf(system, blindnessLaws(secrets).laws, [seed], { every: 11 })).toEqual([])
})
