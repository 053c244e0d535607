// Random requests of a campaign, with ships in conditions that the rules allow.
import { type BattleRequest, type Dice, die, likely, pick, type RequestShip } from '@admiralty/kernel'
import { NO_MARKS, randomRequest, unmarkedShip } from '@admiralty/testkit'
import { READY_SHIPS } from '../design/ready.ts'
import { sampleFleet } from '../design/sample.ts'
import { plainLimits } from '../setting/limits.ts'
import type { ShipDesign } from '../state.ts'
import { type SheetCondition, strengthOf } from './condition.ts'
import { tactics } from './tactics.ts'

const below = (dice: Dice, most: number): number => die(dice, most + 1, 'number') - 1

/** A ready-made or a random design. */
export function designOf(dice: Dice): ShipDesign {
  const [own] = sampleFleet(dice, plainLimits(500)).ships
  return own && likely(dice, 1, 2) ? own : pick(dice, READY_SHIPS).design
}
/** A ship after hits, with parts lost. It is not destroyed. */
export function randomCondition(design: ShipDesign, dice: Dice): SheetCondition {
  const hit = tactics.applyHits({ design, condition: tactics.pristine(design), marks: NO_MARKS }, below(dice, strengthOf(design) - 1), dice)
  const parts = tactics.facts(design).parts.map(({ id }) => id)
  const lost = parts.filter((part) => likely(dice, 1, 5) && tactics.checkCondition(design, { ...hit, lost: [part] }).length === 0)
  return { ...hit, slowed: below(dice, tactics.facts(design).thrust), navHit: likely(dice, 1, 5), lost }
}
const shipOf = (id: string, dice: Dice): RequestShip<ShipDesign, SheetCondition> =>
  unmarkedShip(id, designOf(dice), { ...tactics, randomCondition }, dice)
/** A battle of two sides or more. */
export const requestOf = (dice: Dice): BattleRequest<ShipDesign, SheetCondition> => randomRequest(tactics.capacity.sides, shipOf, dice)
