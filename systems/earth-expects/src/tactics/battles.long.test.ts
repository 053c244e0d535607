import { type Dice, die, likely, pick, type RequestShip, seededDice } from '@admiralty/kernel'
import { battleFaults, randomRequest } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { READY_SHIPS } from '../design/ready.ts'
import { sampleDesign } from '../design/sample.ts'
import { system } from '../game.ts'
import { conditionSchema, type RecordCondition } from './condition.ts'
import { tactics } from './tactics.ts'

/** Requests in a run. */
const BATTLES = Number(process.env['BATTLES'] ?? 10)
const MARKS = { worse: [], weaponSupplyShort: false, outOfSupply: false }
const SMALL = READY_SHIPS.map(({ design }) => design).filter(({ boxes }) => boxes.length < 60)

/** A ship after hits. It is not destroyed. */
function conditionOf(design: Design, dice: Dice): RecordCondition {
  const hit = tactics.applyHits({ design, condition: tactics.pristine(design), marks: MARKS }, die(dice, 30, 'hits'), dice)
  const launchers = tactics.facts(design).parts.filter(({ likeness }) => likeness === 'M')
  const empty = launchers.flatMap(({ id }) => (likely(dice, 1, 3) ? [id] : []))
  return tactics.status(design, hit).destroyed ? tactics.pristine(design) : { ...hit, empty }
}
function shipOf(id: string, dice: Dice): RequestShip<Design, RecordCondition> {
  const design = likely(dice, 1, 4) ? sampleDesign(dice) : pick(dice, SMALL)
  return {
    id,
    name: design.name,
    design,
    condition: likely(dice, 1, 2) ? tactics.pristine(design) : conditionOf(design, dice),
    marks: MARKS,
    excess: false,
  }
}

test('EE-GEN-20, EE-DAM-01: random requests are played with random orders, and every report passes the checks on return', () => {
  const requestOf = (dice: Dice) => randomRequest(tactics.capacity.sides, shipOf, dice)
  expect(battleFaults(system, tactics, { battles: BATTLES, seed: 31, requestOf })).toEqual([])
})
test('EE-MIS-16: 100 random conditions are possible, and equal hits and dice give equal bytes', () => {
  const dice = seededDice(21)
  for (let run = 0; run < 100; run += 1) {
    const design = pick(dice, SMALL)
    const condition = conditionOf(design, dice)
    expect([tactics.checkCondition(design, condition), conditionSchema.parse(condition)]).toEqual([[], condition])
    const hit = () => JSON.stringify(tactics.applyHits({ design, condition, marks: MARKS }, 1 + (run % 9), seededDice(run)))
    expect([hit(), tactics.healed(design, condition, JSON.parse(hit()))]).toEqual([hit(), []])
  }
})
