// The winner: by the aim of a scenario, as sole survivor, or by points after the last turn (ES-WIN, ES-SCN, ES-MPL-09).
import { type Explained, explained, type Outcome, type RuleId } from '@admiralty/kernel'
import { ARRIVALS, LAST_TURN, SIEGE, VOYAGE } from '../../data/tables.ts'
import type { Context } from '../chapter.ts'
import { baseOf } from '../setting/zones.ts'
import type { Side, Table } from '../state.ts'
import { enemyOf, fightersOf, flying, seatsOf, seatsOn, sheetOf, shipsOf, sideOf } from '../table.ts'

/** The outcome at the end of a turn, judged on the whole state; null if play goes on. */
export function verdict(table: Table): Outcome | null {
  if (table.setup.scenario === 'starbase') return siege(table)
  if (table.setup.scenario === 'convoy') return voyage(table)
  const alive = (['yellow', 'blue'] as const).filter((side) => survives(table, side))
  const [survivor] = alive
  if (survivor && alive.length === 1) return won(table, survivor, 'ES-WIN-02')
  if (!survivor) return byPoints(table, 'ES-WIN-02')
  return table.turn >= LAST_TURN ? byPoints(table, 'ES-WIN-01') : null
}

/** ES-SCN-03: Yellow's victory, at once when the second freighter arrives; else null. */
export function arrival(table: Table): Outcome | null {
  return table.setup.scenario === 'convoy' && table.reached >= ARRIVALS ? won(table, 'yellow', 'ES-SCN-03') : null
}

/** R-ES-100: the convoy's aim goes before the sole survivor. Without enemies, freighters in flight count as arrivals until turn 16. */
function voyage(table: Table): Outcome | null {
  const yellowWon = arrival(table)
  if (yellowWon) return yellowWon
  if (!survives(table, 'yellow') || table.turn >= VOYAGE) return won(table, 'blue', 'ES-SCN-03')
  if (survives(table, 'blue')) return null
  const sailing = shipsOf(table, 'yellow').filter((ship) => flying(ship) && !ship.reached && sheetOf(table, ship)?.freighter === true)
  return won(table, table.reached + sailing.length >= ARRIVALS ? 'yellow' : 'blue', 'ES-SCN-03')
}

/** Ends the battle and drops all later steps. */
export function end(ctx: Context, outcome: Outcome): void {
  ctx.emit({ type: 'ended', outcome })
  ctx.drop(() => true)
}

/** R-ES-87: the base is lost as a wreck or by explosion, from any cause. No other victory counts. */
function siege(table: Table): Outcome | null {
  const base = baseOf(table)
  if (!base || !flying(base)) return won(table, 'blue', 'ES-SCN-02')
  return table.turn >= SIEGE ? won(table, 'yellow', 'ES-SCN-02') : null
}

/** ES-MPL-09, R-ES-85, R-ES-95: whether any player of the side has a ship or a fighter on the map. */
const survives = (table: Table, side: Side): boolean =>
  seatsOn(table, side).some((seat) => shipsOf(table, seat).some(flying) || fightersOf(table, seat).some(flying))

const pointsOf = (table: Table, side: Side): Explained => table.scores[side] ?? explained() // ES-MPL-09

/** R-ES-84: equal points are a draw. */
function byPoints(table: Table, why: RuleId): Outcome {
  const ahead = pointsOf(table, 'yellow').total - pointsOf(table, 'blue').total
  if (ahead === 0) return { winners: [], why, scores: scoresOf(table) }
  return won(table, ahead > 0 ? 'yellow' : enemyOf('yellow'), why)
}

const won = (table: Table, side: Side, why: RuleId): Outcome => ({ winners: seatsOn(table, side), why, scores: scoresOf(table) })
const scoresOf = (table: Table): NonNullable<Outcome['scores']> =>
  Object.fromEntries(seatsOf(table).map((seat) => [seat, pointsOf(table, sideOf(table, seat))]))
