import { type Dice, die, likely, pick, type RequestShip, seededDice } from '@admiralty/kernel'
import { battleFaults, randomRequest } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { READY_SHIPS } from '../design/ready.ts'
import { sampleFleet } from '../design/sample.ts'
import { system } from '../game.ts'
import { plainLimits } from '../setting/limits.ts'
import type { ShipDesign } from '../state.ts'
import { conditionSchema, type SheetCondition, strengthOf } from './condition.ts'
import { tactics } from './tactics.ts'

/** Requests in a run. */
const BATTLES = Number(process.env['BATTLES'] ?? 60)
const MARKS = { worse: [], weaponSupplyShort: false, outOfSupply: false }
const below = (dice: Dice, most: number): number => die(dice, most + 1, 'number') - 1

function designOf(dice: Dice): ShipDesign {
  const [own] = sampleFleet(dice, plainLimits(500)).ships
  return own && likely(dice, 1, 2) ? own : pick(dice, READY_SHIPS).design
}
/** A ship after hits, with parts lost. It is not destroyed. */
function conditionOf(design: ShipDesign, dice: Dice): SheetCondition {
  const hit = tactics.applyHits({ design, condition: tactics.pristine(design), marks: MARKS }, below(dice, strengthOf(design) - 1), dice)
  const parts = tactics.facts(design).parts.map(({ id }) => id)
  const lost = parts.filter((part) => likely(dice, 1, 5) && tactics.checkCondition(design, { ...hit, lost: [part] }).length === 0)
  return { ...hit, slowed: below(dice, tactics.facts(design).thrust), navHit: likely(dice, 1, 5), lost }
}
function shipOf(id: string, dice: Dice): RequestShip<ShipDesign, SheetCondition> {
  const design = designOf(dice)
  return {
    id,
    name: design.name,
    design,
    condition: likely(dice, 1, 2) ? tactics.pristine(design) : conditionOf(design, dice),
    marks: MARKS,
    excess: false,
  }
}

test('ES-WIN-01, ES-DST-01: random requests are played with random orders, and every report passes the checks on return', () => {
  const requestOf = (dice: Dice) => randomRequest(tactics.capacity.sides, shipOf, dice)
  expect(battleFaults(system, tactics, { battles: BATTLES, seed: 31, requestOf })).toEqual([])
})
test('ES-DST-01: 300 random conditions are possible, and equal hits and dice give equal bytes', () => {
  const dice = seededDice(21)
  for (let run = 0; run < 300; run += 1) {
    const design = designOf(dice)
    const condition = conditionOf(design, dice)
    expect([tactics.checkCondition(design, condition), conditionSchema.parse(condition)]).toEqual([[], condition])
    const hit = () => JSON.stringify(tactics.applyHits({ design, condition, marks: MARKS }, 1 + (run % 5), seededDice(run)))
    expect([hit(), tactics.healed(design, condition, JSON.parse(hit()))]).toEqual([hit(), []])
  }
})
