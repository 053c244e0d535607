// The end of a match: one side left, none left, or the round limit (SF-OBJ-01, SF-END-01).
import { explained, type Outcome, type RuleId } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import type { Color, Side } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { flying, integrityOf, seatsOn, shipsOfSide, sidesOf, torpedoesOf, working } from '../table.ts'

/** Integrity left on a side's ships. */
const integrityLeft = (table: Table, side: Side): number => shipsOfSide(table, side).reduce((sum, ship) => sum + integrityOf(ship), 0)

function won(table: Table, winner: Side | undefined, why: RuleId): Outcome {
  const scores = table.setup.seats.map(({ seat, side }) => [seat, explained(['integrity left', integrityLeft(table, side), why])] as const)
  return { winners: winner ? seatsOn(table, winner) : [], why, scores: Object.fromEntries(scores) }
}
function end(ctx: Context, outcome: Outcome): void {
  ctx.emit({ type: 'ended', outcome })
  ctx.drop(() => true)
}
/** SF-OBJ-01: ends the match when at most one side has ships. Without any it is a draw. */
export function conclude(ctx: Context): void {
  const [first, ...others] = sidesOf(ctx.state).filter((side) => shipsOfSide(ctx.state, side).length > 0)
  if (others.length === 0) end(ctx, won(ctx.state, first, 'SF-OBJ-01'))
}
/**
 * SF-END-01: the ships and torpedoes of a side that concedes are removed at once. The match ends if one side is left; while the board is set up,
 * a side without ships may still place some.
 */
export function surrender(ctx: Context, seats: readonly Color[]): void {
  for (const side of sidesOf(ctx.state).filter((one) => seatsOn(ctx.state, one).every((seat) => seats.includes(seat)))) {
    const [ships, torpedoes] = [shipsOfSide(ctx.state, side), torpedoesOf(ctx.state).filter((torpedo) => torpedo.side === side)]
    ctx.emit({ type: 'sideConceded', side, ships: ships.map(({ id }) => id), torpedoes: torpedoes.map(({ id }) => id) })
  }
  if (ctx.state.round > 0) conclude(ctx)
}
/** SF-END-01: whether a ship may still attack: a weapon works, and is charged or can be. */
const canAttack = (ship: Ship): boolean => {
  const weapons = working(ship, 'beam', 'tube')
  return weapons.length > 0 && (ship.design.crew.length > 0 || weapons.some(({ charge }) => charge > 0))
}
/** SF-END-01: whether nobody can attack any more, so that the match would never end. */
export const isStalemate = (table: Table): boolean => torpedoesOf(table).length === 0 && !flying(table).some(canAttack)
/** SF-END-01: ends the match after its last round, or at a stalemate. Equal integrity is a draw. */
export function endByRounds(ctx: Context): void {
  const sides = sidesOf(ctx.state)
  const most = Math.max(...sides.map((side) => integrityLeft(ctx.state, side)))
  const best = sides.filter((side) => integrityLeft(ctx.state, side) === most)
  end(ctx, won(ctx.state, best.length === 1 ? best[0] : undefined, 'SF-END-01'))
}
