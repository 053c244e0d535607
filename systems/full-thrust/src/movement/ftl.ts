// Leaving and entering by FTL in P5, and what it does to ships that are too near (FT-FTL).
import { die, type Place } from '@admiralty/kernel'
import type { ClockPoint } from '@admiralty/space'
import type { Context } from '../chapter.ts'
import { NO_HITS } from '../damage/hits.ts'
import { destroy, mark } from '../damage/marking.ts'
import { throwDice, throwDie } from '../dice.ts'
import { armedAmong } from '../ending/armed.ts'
import { surfaceOf } from '../measure.ts'
import type { Ship, State, Table } from '../state.ts'
import { byId, enemyShips, flying, present, salvoesOf, shipOf } from '../table.ts'
import { straightPath } from './flight-path.ts'

/** FT-FTL-04, FT-FTL-07: how near a ship is too near, in MU. */
const TOO_NEAR = 6

const isNear = (table: Table, at: Place, thing: { readonly at: Place }): boolean => surfaceOf(table).isWithin(at, thing.at, TOO_NEAR)
const shipsNear = (table: Table, id: string, at: Place): readonly Ship[] =>
  present(table).filter((other) => other.id !== id && isNear(table, at, other))

/** Damage past screens and armour. */
function shock(
  ctx: Context,
  ship: string,
  by: string,
  { faces, damage }: { readonly faces: readonly number[]; readonly damage: number },
): void {
  ctx.emit({ type: 'ftlShock', ship, faces, damage })
  mark(ctx, ship, { ...NO_HITS, penetrating: damage }, { kind: 'ftl', by })
}
/** Two dice for each other ship near a point; fighters and salvoes there are destroyed. */
function sweep(ctx: Context, id: string, at: Place, ships: readonly Ship[]): void {
  const groups = flying(ctx.state).filter((group) => isNear(ctx.state, at, group))
  const salvoes = salvoesOf(ctx.state).filter((salvo) => isNear(ctx.state, at, salvo))
  if (groups.length + salvoes.length > 0)
    ctx.emit({ type: 'ftlSwept', ship: id, groups: groups.map((group) => group.id), salvoes: salvoes.map((salvo) => salvo.id) })
  for (const { id: other } of ships) {
    const faces = throwDice(ctx.dice, 2, `shock on ${other}`)
    shock(ctx, other, id, { faces, damage: faces.reduce((sum, face) => sum + face, 0) })
  }
}

/** The result of a jump with a warm drive. */
type JumpResult = 'left' | 'failed' | 'destroyed'
/** FT-FTL-02, FT-FTL-04: a ship leaves at half its velocity along its course. A ship whose jump fails makes its whole move. */
export function leave(ctx: Context, ship: Ship): JumpResult {
  const at = straightPath(ctx.state, ship, Math.floor(ship.velocity / 2)).end.at
  const ships = shipsNear(ctx.state, ship.id, at)
  const face = ships.length > 0 ? throwDie(ctx.dice, `jump of ${ship.id}`) : null
  ctx.emit({ type: 'jumpTried', ship: ship.id, at, near: ships.map(({ id }) => id), die: face })
  if (face === 1) return 'failed'
  if (face === 5 || face === 6) {
    destroy(ctx, ship.id, { kind: 'ftl', by: ship.id })
    sweep(ctx, ship.id, at, ships)
    return 'destroyed'
  }
  ctx.emit({ type: 'shipJumped', ship: ship.id, departure: departureOf(ctx.state, ship) })
  if (face !== null) {
    const damage = throwDie(ctx.dice, `damage of the jump of ${ship.id}`)
    shock(ctx, ship.id, ship.id, { faces: [damage], damage })
  }
  return 'left'
}
/** FT-FTL-08, R-FT-60: as it was after the warm-up move, when its drive was ready. */
function departureOf(state: State, { seat, at, course, velocity }: Ship) {
  return { turn: state.turn, underFire: armedAmong(state, enemyShips(state, seat)).length > 0, at, course, velocity }
}

/** FT-FTL-07: the ships of fleets that come in by FTL, in order of id. */
export function emerge(ctx: Context): void {
  const coming = Object.values(ctx.state.ships).filter(({ status }) => status === 'coming')
  for (const { id } of coming.toSorted(byId)) {
    const towards = die(ctx.dice, 12, `scatter of ${id}`)
    const units = throwDie(ctx.dice, `distance of ${id}`)
    const at = surfaceOf(ctx.state).ahead(shipOf(ctx.state, id).at, towards as ClockPoint, units) // the die has 12 sides
    ctx.emit({ type: 'shipEmerged', ship: id, scatter: [towards, units], at })
    const ships = shipsNear(ctx.state, id, at)
    if (ships.length > 0) crowd(ctx, id, at, ships)
  }
}
/** A ship comes in among others: 1 to 5 is its damage, a 6 multiplies a second die by six. */
function crowd(ctx: Context, id: string, at: Place, ships: readonly Ship[]): void {
  const first = throwDie(ctx.dice, `damage of the entry of ${id}`)
  const faces = first === 6 ? [first, throwDie(ctx.dice, `damage of the entry of ${id}, times six`)] : [first]
  shock(ctx, id, id, { faces, damage: faces.reduce((product, face) => product * face, 1) })
  sweep(ctx, id, at, ships)
}
