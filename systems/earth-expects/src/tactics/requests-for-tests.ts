// Random requests of a campaign, with ships in conditions that the rules allow.
import { type BattleRequest, type Dice, die, likely, pick, type RequestShip } from '@admiralty/kernel'
import { NO_MARKS, randomRequest, unmarkedShip } from '@admiralty/testkit'
import type { Design } from '../design/design.ts'
import { READY_SHIPS } from '../design/ready.ts'
import { sampleDesign } from '../design/sample.ts'
import type { RecordCondition } from './condition.ts'
import { tactics } from './tactics.ts'

/** Ships of fewer than 60 boxes, with which battles are short. */
export const SMALL = READY_SHIPS.map(({ design }) => design).filter(({ boxes }) => boxes.length < 60)

/** A ship after hits. It is not destroyed. */
export function randomCondition(design: Design, dice: Dice): RecordCondition {
  const hit = tactics.applyHits({ design, condition: tactics.pristine(design), marks: NO_MARKS }, die(dice, 30, 'hits'), dice)
  const launchers = tactics.facts(design).parts.filter(({ likeness }) => likeness === 'M')
  const empty = launchers.flatMap(({ id }) => (likely(dice, 1, 3) ? [id] : []))
  return tactics.status(design, hit).destroyed ? tactics.pristine(design) : { ...hit, empty }
}
const shipOf = (id: string, dice: Dice): RequestShip<Design, RecordCondition> =>
  unmarkedShip(id, likely(dice, 1, 4) ? sampleDesign(dice) : pick(dice, SMALL), { ...tactics, randomCondition }, dice)
/** A battle of two sides or more. */
export const requestOf = (dice: Dice): BattleRequest<Design, RecordCondition> => randomRequest(tactics.capacity.sides, shipOf, dice)
