// The damage of collisions and rams (ES-COL, ES-AUX-ARM-04).
import { atLeast, die, type Explained, explained, when } from '@admiralty/kernel'
import { type Direction, opposite } from '@admiralty/space'
import type { Context } from '../chapter.ts'
import { inflict, reveal, revealFreighter } from '../damage/inflict.ts'
import type { Color, Item, Ship, Table } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { enemyOf, fighterOf, flying, has, itemsOf, seatsOn, shipOf, sideOf } from '../table.ts'

/** ES-COL-08, ES-COL-09, R-ES-61: armour counts for the mover, and for the struck ship when it is hit head on. */
export function collisionDamage(table: Table, ship: Ship, points: 1 | 2, { frontal }: { readonly frontal: boolean }): Explained {
  const armour = frontal && has(table, ship, 'armour')
  return atLeast(0, explained(['collision', points, 'ES-COL-07'], when(armour, 'frontal armour', -1, 'ES-AUX-ARM-04')), 'ES-COL-08')
}

const armourOf = (table: Table, ship: Ship): readonly Item[] => itemsOf(table, ship).filter(({ kind }) => kind === 'armour')

/** Whether a direction of travel is exactly against the ship's facing. */
export const headOn = (struck: Ship, travel: Direction): boolean => opposite(travel) === struck.facing

/** Inflicts the damage and reveals what changed it. The critical hit is a later step. */
function strike(ctx: Context, id: string, damage: Explained, by: Color): void {
  if (damage.because.some(([, , rule]) => rule === 'ES-AUX-ARM-04')) reveal(ctx, id, armourOf(ctx.state, shipOf(ctx.state, id)))
  if (damage.total > 0) {
    revealFreighter(ctx, id)
    inflict(ctx, id, damage, { combat: false, by, reason: 'ES-COL-07' }) // ES-COL-15, ES-VP-04
  }
}

/** The seat that chooses a lost item; at a wreck it is an opponent of the ship's owner (R-ES-79). */
function opponent(table: Table, ship: Ship, other: Ship): Color {
  if (other.status !== 'wreck') return other.seat
  return seatsOn(table, enemyOf(sideOf(table, ship.seat)))[0] ?? other.seat
}

/** One die a ship, mover first; odd 1, even 2 (R-ES-60). A wreck takes none (ES-COL-16). */
export function crash({ mover, target }: StepOf<'crash'>, ctx: Context): void {
  const [one, other] = [shipOf(ctx.state, mover), shipOf(ctx.state, target)]
  const struck = flying(other) ? [one, other] : [one]
  const blows = struck.map((ship) => {
    const face = die(ctx.dice, 6, `collision damage to ${ship.name}`)
    const frontal = ship === one || headOn(ship, one.facing)
    return { ship, face, damage: collisionDamage(ctx.state, ship, face % 2 === 1 ? 1 : 2, { frontal }) }
  })
  ctx.emit({ type: 'collided', mover, target, dice: blows.map(({ face }) => face), damage: blows.map(({ damage }) => damage) })
  const criticals = blows.flatMap(({ ship, damage }): StepOf<'critical'>[] => {
    const against = opponent(ctx.state, ship, ship === one ? other : one)
    strike(ctx, ship.id, damage, against)
    return damage.total > 0 ? [{ step: 'critical', ship: ship.id, against, combat: false }] : [] // ES-COL-15
  })
  ctx.next(...criticals)
}

/** ES-FMV-04: damage by a fighter that flies in this direction. */
export const ramDamage = (table: Table, ship: Ship, from: Direction): Explained =>
  atLeast(
    0,
    explained(
      ['rammed by a fighter', 1, 'ES-FMV-04'],
      when(headOn(ship, from) && has(table, ship, 'armour'), 'frontal armour', -1, 'ES-AUX-ARM-04'),
    ),
    'ES-COL-08',
  )

/** ES-FMV-04: one point, and a critical hit only on a natural 6. */
export function rammedBy({ fighter, target, natural, from }: StepOf<'rammedBy'>, ctx: Context): void {
  const ship = shipOf(ctx.state, target)
  const { seat } = fighterOf(ctx.state, fighter)
  const damage = ramDamage(ctx.state, ship, from)
  ctx.emit({ type: 'shipRammed', fighter, target, damage }) // ES-FMV-06
  strike(ctx, target, damage, seat)
  if (damage.total > 0 && natural === 6) ctx.next({ step: 'critical', ship: target, against: seat, combat: false })
}
