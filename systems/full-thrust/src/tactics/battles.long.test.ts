import { battleFaults } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import { requestOf } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

test('FT-END-08, FT-DMG-13: random requests are played with random orders, and every report passes the checks on return', () => {
  expect(battleFaults(system, tactics, { battles: 200, seed: 31, requestOf })).toEqual([])
})
