// The end of a week: who is out, whether the campaign ends, and the next week.
import type { Outcome } from '@admiralty/kernel'
import { isArmed, typeOf } from '../battles/force.ts'
import type { Context } from '../chapter.ts'
import { playing, secretOf, worldsOfEmpire } from '../lookup.ts'
import { admit, agreedNewcomer, tellNotAgreed } from '../rim/newcomers.ts'
import type { Color } from '../shapes.ts'
import { totalBase } from '../start/income.ts'
import { leave } from '../start/leaving.ts'
import { lastWeekOf } from '../start/settings.ts'
import type { State, Table } from '../state.ts'
import { typesById } from '../supply/endurance.ts'
import type { BattleGame } from '../tactics-port.ts'
import { beginWeek } from './begin.ts'

/** CR-O.9: the empire with the highest sum of base incomes wins; a draw if several have it. */
function campaignOutcome(table: Table): Outcome {
  const scores = playing(table).map((seat) => [seat, totalBase(table, seat)] as const)
  const best = Math.max(...scores.map(([, { total }]) => total))
  const first: readonly Color[] = scores.flatMap(([seat, { total }]) => (total === best ? [seat] : []))
  return { winners: first.length === 1 ? first : [], why: 'CR-O.9', scores: Object.fromEntries(scores) }
}
/** Whether the campaign ends now: after its last week, or because all who play want it (CR-O.9). */
function isOver(state: State): boolean {
  const last = lastWeekOf(state.setup.settings)
  return (last !== null && state.week >= last) || playing(state).every((seat) => secretOf(state, seat).book?.end === true)
}
/** CR-X.12: whether an empire has a world, or an armed ship, those in FTL included. */
function isAlive(game: BattleGame, state: State, seat: Color): boolean {
  if (worldsOfEmpire(state, seat).length > 0) return true
  const { holdings } = secretOf(state, seat)
  if (!holdings) return false
  const types = typesById(holdings)
  return holdings.ships.some((ship) => isArmed(game, typeOf(types, ship), ship))
}
/** CR-X.12, CR-O.9: empires without world and armed ship are out; then the campaign ends, or the next week begins. */
export function endWeek(game: BattleGame, ctx: Context): void {
  const out = playing(ctx.state).filter((seat) => !isAlive(game, ctx.state, seat))
  if (out.length > 0) leave(ctx, out)
  if (ctx.state.outcome) return
  if (isOver(ctx.state)) {
    ctx.emit({ type: 'ended', outcome: campaignOutcome(ctx.state) })
    return
  }
  const newcomer = agreedNewcomer(ctx.state)
  for (const seat of playing(ctx.state)) tellNotAgreed(ctx, seat, newcomer)
  beginWeek(game, ctx, ctx.state.week + 1)
  if (newcomer) admit(ctx, newcomer)
  else ctx.next({ step: 'orders' })
}
