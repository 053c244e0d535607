import { battleFaults } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import { requestOf } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

/** Requests in a run; `BATTLES=10000` plays as many as the issue asks for. Another `SEED` plays others. */
const BATTLES = Number(process.env['BATTLES'] ?? 200)
const SEED = Number(process.env['SEED'] ?? 31)

test('FT-END-08, FT-DMG-13: random requests are played with random orders, and every report passes the checks on return', () => {
  expect(battleFaults(system, tactics, { battles: BATTLES, seed: SEED, requestOf })).toEqual([])
})
