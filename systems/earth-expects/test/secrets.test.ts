import { secretsOf, seedsFrom } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { system } from '../src/index.ts'
import { star } from './star.ts'

/** Battles with hidden or disguised ships. */
const secretive = {
  ...system,
  scenarios: system.scenarios
    .filter(({ id }) => id === 'raider' || id === 'purchase')
    .map((battle) => ({
      ...battle,
      setup: (choices: Parameters<typeof battle.setup>[0]) => battle.setup({ ...choices, disguises: true, budget: 16 }),
    })),
}

test('the hex of a hidden ship and the true record of a disguised one stay secret', () => {
  const paths = secretsOf(secretive, seedsFrom(2001, 24), star, 3)
  const owned = paths.filter((path) => /\/(hidden|truth)\//.test(path))
  expect(paths.filter((path) => !path.startsWith('/secret/'))).toEqual([])
  expect(owned.some((path) => path.startsWith('/secret/*/truth/'))).toBe(true)
  expect(owned.some((path) => path.startsWith('/secret/*/hidden/*/hex'))).toBe(true)
})

/** Duels in which impossible moves are corrected. */
const corrected = {
  ...system,
  scenarios: system.scenarios
    .filter(({ id }) => id === 'duel')
    .map((battle) => ({
      ...battle,
      setup: (choices: Parameters<typeof battle.setup>[0]) => battle.setup({ ...choices, adjudicated: true }),
    })),
}

test('EE-IMP-05: the power record that a corrected move shows to one enemy, engines included, stays secret to others', () => {
  const paths = secretsOf(corrected, seedsFrom(2001, 2), star)
  expect(paths.filter((path) => !path.startsWith('/secret/'))).toEqual([])
  expect(paths).toContain('/secret/*/shown/*/power/*/*/boxes/*')
})
