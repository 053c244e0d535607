// Recorded matches that must stay legal and lead to the same outcome.
import { readdirSync, readFileSync } from 'node:fs'
import type { Dice } from '@admiralty/kernel'
import { setupOf } from '@admiralty/match'
import { expect, test } from 'vitest'
import { blindnessLaws, type Secrets } from './blindness.ts'
import { checkRecorded } from './fuzz.ts'
import { PLAIN_LAWS } from './laws.ts'
import { matchRecordingSchema } from './match-recording.ts'
import type { AnySystem } from './random-match.ts'

/** How many matches the contract suite plays, and what it must know of the game. */
export interface Suite {
  readonly secrets: Secrets
  /** Random matches for the plain laws. */
  readonly matches: number
  /** Random matches for the blindness laws. */
  readonly blindMatches: number
  /** The laws check one step in this many. */
  readonly every?: number
  /** Calls after which a match counts as endless. */
  readonly most?: number
  /** Setups beyond the scenarios; every second match uses one. */
  readonly anyBattle?: (dice: Dice) => unknown
  /** The folder of recorded matches that once broke a law. `npm run fuzz -- matches --seed N --record FILE` writes one. */
  readonly regressions?: URL
  /** Replaces ids and numbers in a path of the state by stars. */
  star?(path: string): string
}

export function describeRegressions(system: AnySystem, secrets: Secrets, folder: URL): void {
  const files = readdirSync(folder)
  test('the folder of regressions has recorded matches', () => expect(files.length).toBeGreaterThan(0))
  test.each(files)('the recorded match %s keeps every law', (file) => {
    const recorded = matchRecordingSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
    const setup = setupOf(system, recorded)
    expect(checkRecorded(system, [...PLAIN_LAWS, ...blindnessLaws(secrets).laws], { ...recorded, setup })).toBeNull()
  })
}
