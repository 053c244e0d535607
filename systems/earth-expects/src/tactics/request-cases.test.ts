import { seededDice } from '@admiralty/kernel'
import { caseFaults, startOfRequest } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import { requestOf } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

test('battles of a campaign can be cases: set-up, position and the first calls', () => {
  const dice = seededDice(7)
  expect(Array.from({ length: 20 }, () => caseFaults(system, startOfRequest(tactics, requestOf(dice)), 10)).flat()).toEqual([])
})
