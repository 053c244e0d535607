// What the checks of a ship depend on beside the ship: the marks of a campaign, and the dice.
import { type Dice, REQUEST_SCENARIO } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import type { Color } from '../shapes.ts'
import { type Marks, NO_MARKS, type Ship } from '../state.ts'
import type { KnownTable } from '../table.ts'
import { type CheckedShip, type CheckRoll, rollCheck, systemChecks } from './checks.ts'
import type { ThresholdCheck } from './hits.ts'

/** The marks of a ship, as far as the reader of the table knows them. */
export const marksOf = ({ secret }: Pick<KnownTable, 'secret'>, { seat, id }: Pick<Ship, 'seat' | 'id'>): Marks =>
  secret[seat]?.marks[id] ?? NO_MARKS
/** A ship as its systems are checked now. */
export const checkedShip = (table: Pick<KnownTable, 'setup' | 'secret'>, ship: Ship): CheckedShip => ({
  design: ship.design,
  condition: ship.condition,
  marks: marksOf(table, ship),
  coreSystems: table.setup.settings.coreSystems,
})
/**
 * FT-DMG-08: in a battle of a campaign the dice of a ship's checks would tell its marks. Its owner alone sees them, and they are a
 * stream of their own, so that their number moves no other face. `closed` is the owner; null in other battles.
 */
export function checkDice(
  ctx: Pick<Context, 'dice' | 'state'>,
  { id, seat }: Ship,
): { readonly dice: Dice; readonly closed: Color | null } {
  const isClosed = ctx.state.setup.scenario === REQUEST_SCENARIO
  return { dice: isClosed ? ctx.dice.at(`checks of ${id}`) : ctx.dice, closed: isClosed ? seat : null }
}
/** The dice of a check of a ship in the match, and the seat that alone sees them. */
export function rollInMatch(
  ctx: Pick<Context, 'dice' | 'state'>,
  ship: Ship,
  check: ThresholdCheck,
): { readonly rolls: readonly CheckRoll[]; readonly closed: Color | null } {
  const { dice, closed } = checkDice(ctx, ship)
  return { rolls: rollCheck(dice, ship.id, systemChecks(checkedShip(ctx.state, ship), check)), closed }
}
