// Alternation of fire between sides and within a side (ES-SEQ-05, R-ES-92), decided on public knowledge.

import type { Context } from '../chapter.ts'
import type { Color, State, Table } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { enemyOf, initiative, seatsOn } from '../table.ts'
import { mayFire } from './may-fire.ts'
import { owedBy } from './targets.ts'

type Fire = StepOf<'fire'>

/** The first step of combat: the side with initiative fires. */
export function openFire(table: Table): Fire {
  const side = initiative(table)
  return { step: 'fire', side, passes: 0, seat: seatsOn(table, side)[0] ?? side, declined: [], last: null }
}

/** The table without secrets. */
const publicly = (table: Table): Table => ({ ...table, secret: {} })

/** Seats of the side that have not declined this opportunity, the next one first. */
function waiting(table: Table, { side, seat, declined }: Fire): readonly Color[] {
  return rotated(seatsOn(table, side), seat).filter((player) => !declined.includes(player))
}
function rotated(seats: readonly Color[], first: Color): readonly Color[] {
  const at = Math.max(0, seats.indexOf(first))
  return [...seats.slice(at), ...seats.slice(0, at)]
}

/** ES-MPL-03: a seat with an owed shot first; a seat that publicly has no shot is skipped for an ally. */
export function shooterOf(state: State, step: Fire): Color {
  const players = waiting(state, step)
  const [first = step.seat, ...others] = players
  if (others.length === 0) return first
  const open = publicly(state)
  return players.find((seat) => owedBy(state, seat)) ?? players.find((seat) => mayFire(open, seat)) ?? first
}

/** ES-SEQ-05: the opportunity of the other side, after a shot or after the whole side has passed. */
export function otherSide(table: Table, step: Fire, seat: Color, passes: 0 | 1): Fire {
  const side = enemyOf(step.side)
  const players = seatsOn(table, side)
  const next = step.last ? players[(players.indexOf(step.last) + 1) % players.length] : players[0]
  return { step: 'fire', side, passes, seat: next ?? side, declined: [], last: seat }
}

/** ES-SEQ-05: a side has passed when all its seats have. Two passes in a row end combat (R-ES-50). */
export function passed(ctx: Context, step: Fire, seat: Color): void {
  ctx.emit({ type: 'passed', seat, side: step.side })
  const declined = [...step.declined, seat]
  const open = publicly(ctx.state)
  const ally = waiting(ctx.state, { ...step, declined }).find((player) => mayFire(open, player))
  if (ally) ctx.next({ ...step, seat: ally, declined })
  else if (step.passes === 0) ctx.next(otherSide(ctx.state, step, seat, 1))
}
