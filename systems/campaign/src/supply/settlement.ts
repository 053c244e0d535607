// W13: supply ships feed groups, accounts are settled at bases, and endurance falls.
import { changeShips, loseShips } from '../changes.ts'
import type { Context } from '../chapter.ts'
import type { CampaignShip } from '../holdings.ts'
import { holdingsOf, playing, secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { BattleGame } from '../tactics-port.ts'
import { checkDrives } from './drives.ts'
import { feedGroups } from './feeds.ts'
import { dryLines, paidLines } from './lines.ts'
import { buildDemand, grantedOf, leaseDemand, rankingOf, repairDemand, settlementsOf, supplyDemand } from './payments.ts'

const WEEKS_MOST = 999
const plusOne = (count: number): number => Math.min(WEEKS_MOST, count + 1)
/** CR-3.6b, CR-3.8b: another week on the account of each ship, supply ships included. */
export const withAnotherWeek = (ships: readonly CampaignShip[]): readonly CampaignShip[] =>
  ships.map((ship) => ({ ...ship, weeks: plusOne(ship.weeks) }))

/** A ship after W13: at a base its account is clear, elsewhere it is a week longer away (CR-3.6a). Defences have no endurance (CR-8.1b). */
function after(ship: CampaignShip, isClear: boolean, isFed: boolean): CampaignShip {
  if (isClear) return { ...ship, weeks: 0, triggers: 0, away: 0, turns: 0 }
  return isFed || ship.role === 'defence' ? ship : { ...ship, away: plusOne(ship.away) }
}

function settleSeat(game: BattleGame, ctx: Context, seat: Color): void {
  const { state } = ctx
  const before = holdingsOf(state, seat)
  const feeding = feedGroups(before, withAnotherWeek(before.ships), secretOf(state, seat).book?.feeds ?? [])
  const settlements = settlementsOf(state, seat, [...feeding.ships.values()])
  const leases = leaseDemand(state, seat)
  const granted = grantedOf(before.treasury, rankingOf(state, seat), {
    supply: supplyDemand(settlements),
    leases,
    repairs: repairDemand(game, state, seat),
    building: buildDemand(game, state, seat),
  })
  const settled = [...feeding.ships.values()].map((ship) => after(ship, granted.supply.has(ship.id), feeding.fed.has(ship.id)))
  changeShips(ctx, seat, 'CR-3.6a', settled)
  const lines = [...feeding.lines, ...paidLines({ settlements, leases, granted }), ...dryLines(before, settled)]
  if (lines.length > 0) ctx.emit({ type: 'accounted', seat, lines })
  const ended = leases.flatMap(({ id }) => (granted.leases.has(id) ? [] : [id]))
  loseShips(ctx, seat, 'CR-3.8c', ended)
  checkDrives(game, ctx, seat)
}

/** CR-3.6b, CR-3.6c, CR-3.8c: accounts grow, supply ships give, bases settle in the order of the player's payments, and leases are paid. */
export function feedAndSettle(game: BattleGame, ctx: Context): void {
  for (const seat of playing(ctx.state)) settleSeat(game, ctx, seat)
}
