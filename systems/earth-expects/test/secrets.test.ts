import { secretsOf, seedsFrom } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { system } from '../src/index.ts'
import { star } from './star.ts'

/** Battles in which something hides or may be disguised. */
const veiled = {
  ...system,
  scenarios: system.scenarios
    .filter(({ id }) => id === 'raider' || id === 'purchase')
    .map((battle) => ({
      ...battle,
      setup: (choices: Parameters<typeof battle.setup>[0]) => battle.setup({ ...choices, disguises: true, budget: 16 }),
    })),
}

test('where a hidden ship lies, and what a liner truly is, stays among the secrets', () => {
  const paths = secretsOf(veiled, seedsFrom(2001, 24), star, 3)
  const whose = paths.filter((path) => /\/(hidden|truth)\//.test(path))
  expect(paths.filter((path) => !path.startsWith('/secret/'))).toEqual([])
  expect(whose.some((path) => path.startsWith('/secret/*/truth/'))).toBe(true)
  expect(whose.some((path) => path.startsWith('/secret/*/hidden/*/hex'))).toBe(true)
})
