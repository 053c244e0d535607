// Random requests of a campaign, with ships in conditions that the rules allow.
import { type BattleRequest, type Dice, die, likely, pick, type RequestShip } from '@admiralty/kernel'
import { NO_MARKS, randomRequest, unmarkedShip } from '@admiralty/testkit'
import type { Design } from '../design/design.ts'
import { READY } from '../design/ready.ts'
import { shipyard } from '../design/shipyard.ts'
import { systemsOf } from '../design/systems.ts'
import type { Condition } from '../state.ts'
import { tactics } from './tactics.ts'

const below = (dice: Dice, most: number): number => die(dice, most + 1, 'number') - 1
/** A ship after hits, with parts lost or used up. It is not destroyed. */
export function randomCondition(design: Design, dice: Dice): Condition {
  const hits = below(dice, design.armour + design.hull - 1)
  const hit = tactics.applyHits({ design, condition: tactics.pristine(design), marks: NO_MARKS }, hits, dice)
  const spent = systemsOf(design).filter(
    ({ id, part }) => (part.kind === 'rack' || part.kind === 'pack') && !(id in hit.systems) && likely(dice, 1, 3),
  )
  return {
    ...hit,
    systems: { ...hit.systems, ...Object.fromEntries(spent.map(({ id }) => [id, 'spent' as const])) },
    loads: Object.fromEntries(
      Object.entries(hit.loads).map(([id, { standard, extended }]) => [
        id,
        { standard: below(dice, standard), extended: below(dice, extended) },
      ]),
    ),
    fighters: Object.fromEntries(Object.entries(hit.fighters).map(([id, fighters]) => [id, below(dice, fighters)])),
    mended: likely(dice, 1, 2) ? mendedParts(design, hit, dice) : [],
    crewOut: likely(dice, 1, 20),
  }
}
/** Some working systems, as if they had been repaired in an earlier battle. */
export const mendedParts = (design: Design, { drive, systems }: Condition, dice: Dice): readonly string[] =>
  systemsOf(design).flatMap(({ id }) => (systems[id] === undefined && !(id === 'drive' && drive > 0) && likely(dice, 1, 6) ? [id] : []))
function randomShip(id: string, dice: Dice): RequestShip<Design, Condition> {
  const design = likely(dice, 1, 2) ? pick(dice, READY).design : shipyard.randomDesign(dice, { points: 150, mass: 60, hull: 'graded' })
  const worse = systemsOf(design).filter(() => likely(dice, 1, 10))
  return {
    ...unmarkedShip(id, design, { ...tactics, randomCondition }, dice),
    marks: { worse: worse.map((system) => system.id), weaponSupplyShort: likely(dice, 1, 6), outOfSupply: likely(dice, 1, 8) },
    excess: likely(dice, 1, 3),
  }
}
/** A battle of two to four sides. */
export const requestOf = (dice: Dice): BattleRequest<Design, Condition> => randomRequest(tactics.capacity.sides, randomShip, dice)
