// Hits on a ship outside of a battle, as a campaign deals them.
import { type Dice, REQUEST_SCENARIO } from '@admiralty/kernel'
import { spill } from '../damage/hit-paths.ts'
import { placingOn } from '../damage/placing.ts'
import type { Design } from '../design/design.ts'
import { stateOf } from '../position.ts'
import { pickOf } from '../record/picks.ts'
import { TWO } from '../setting/battle.ts'
import { optionsChosen } from '../setting/options.ts'
import type { Setup } from '../setup.ts'
import { shipOf } from '../table.ts'
import { boxesOf, type RecordCondition } from './condition.ts'

/** Open space without objectives of its own. */
export const OPEN_SPACE = { scenario: REQUEST_SCENARIO, ships: [], bodies: [], heat: null, options: optionsChosen({}) } as const

/** Damage by other rules: like a missile at a random box, from which the rest goes on to boxes beside it (EE-MIS-16). */
export function withHits(design: Design, condition: RecordCondition, hits: number, dice: Dice): RecordCondition {
  const setup: Setup = { ...OPEN_SPACE, seats: TWO, objectives: [{ aim: 'lastArmed' }] }
  const battle = stateOf(setup, { ships: { ship: { seat: 'yellow', hex: [0, 0], design, levels: condition.levels } } })
  const placing = placingOn(battle, shipOf(battle, 'ship'))
  const left = boxesOf(design).filter(({ id }) => condition.levels[id] !== 'destroyed')
  if (left.length > 0) spill(placing, pickOf(dice, left, 'where the damage begins').id, hits, dice)
  return { ...condition, levels: placing.levels }
}
