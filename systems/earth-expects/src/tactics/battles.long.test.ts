import { pick, seededDice } from '@admiralty/kernel'
import { battleFaults, NO_MARKS } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import { conditionSchema } from './condition.ts'
import { randomCondition, requestOf, SMALL } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

test('EE-GEN-20, EE-DAM-01: random requests are played with random orders, and every report passes the checks on return', () => {
  expect(battleFaults(system, tactics, { battles: 10, seed: 31, requestOf })).toEqual([])
})
test('EE-MIS-16: 100 random conditions are possible, and equal hits and dice give equal bytes', () => {
  const dice = seededDice(21)
  for (let run = 0; run < 100; run += 1) {
    const design = pick(dice, SMALL)
    const condition = randomCondition(design, dice)
    expect([tactics.checkCondition(design, condition), conditionSchema.parse(condition)]).toEqual([[], condition])
    const hit = () => JSON.stringify(tactics.applyHits({ design, condition, marks: NO_MARKS }, 1 + (run % 9), seededDice(run)))
    expect([hit(), tactics.healed(design, condition, JSON.parse(hit()))]).toEqual([hit(), []])
  }
})
