// Missiles: flight (EE-MIS-06), obstacles, and the order in which they strike (EE-MIS-09).

import { die, type RuleId } from '@admiralty/kernel'
import { type Hex, sameHex } from '@admiralty/space'
import type { Context } from '../chapter.ts'
import { groupOf } from '../hull.ts'
import type { Color } from '../shapes.ts'
import type { Missile, State, Table } from '../state.ts'
import { findShip, flying, missilesOf, seatsOf } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { type Way, waysOf } from './ways.ts'

export const loseMissile = (ctx: Context, { id, seat, from, launched, shot }: Missile, why: RuleId, face: number | null = null): void =>
  ctx.emit({ type: 'missileLost', missile: id, seat, from, launched, shot, why, die: face })

/** A seat's missiles that fly in this step: with fast missiles all, otherwise those of earlier turns. */
export const underWay = (table: Table, seat: Color): readonly Missile[] =>
  missilesOf(table, seat).filter(({ launched }) => table.setup.options.fastMissiles || launched < table.turn) // EE-MIS-07

/** Missiles with a live target and more than one route. */
export const toGuide = (table: Table, seat: Color): readonly Missile[] =>
  underWay(table, seat).filter((missile) => findShip(table, missile.target)?.status === 'flying' && waysOf(table, missile).length > 1)

/** Moves a missile along the chosen route; it may be lost on the way. */
export function flyMissile(ctx: Context, missile: Missile, choice: number): void {
  const target = findShip(ctx.state, missile.target)
  if (!target || !flying(target)) {
    loseMissile(ctx, missile, 'EE-MIS-06')
    return
  }
  const way = waysOf(ctx.state, missile)[choice]
  if (!way) {
    loseMissile(ctx, missile, 'EE-MIS-18')
    return
  }
  const reached = reachOf(ctx, missile, way)
  if (reached) ctx.emit({ type: 'missileMoved', missile: missile.id, seat: missile.seat, ...reached })
}

interface Loss {
  readonly why: RuleId
  readonly die: number | null
}
/** How far the missile flies; undefined: it is lost on the way. */
function reachOf(ctx: Context, missile: Missile, { path, entry }: Way): { readonly path: readonly Hex[]; readonly entry: Hex } | undefined {
  for (const [at, hex] of path.entries()) {
    if (at === 0) continue
    const lost = (at < path.length - 1 ? grounded(ctx.state, hex) : undefined) ?? lostIn(ctx, hex)
    if (lost) {
      loseMissile(ctx, missile, lost.why, lost.die)
      return undefined
    }
    // EE-MIS-10.
    if (isTerrain(ctx.state, hex, 'atmosphere')) return { path: path.slice(0, at + 1), entry: path[at - 1] ?? entry }
  }
  return { path, entry }
}
/** EE-SUR-03: a missile cannot pass through a surface hex, but can reach a target in it. */
const grounded = (state: State, hex: Hex): Loss | undefined =>
  isTerrain(state, hex, 'surface') ? { why: 'EE-SUR-03', die: null } : undefined
function lostIn({ state, dice }: Context, hex: Hex): Loss | undefined {
  if (isTerrain(state, hex, 'interior')) return { why: 'EE-INR-01', die: null }
  if (isTerrain(state, hex, 'cinematic')) return { why: 'EE-AST-10', die: null }
  for (const [terrain, why] of [
    ['dense', 'EE-AST-05'],
    ['radiation', 'EE-RAD-04'],
  ] as const) {
    const face = isTerrain(state, hex, terrain) ? die(dice, 6, `a missile among ${terrain}`) : null
    if (face === 1) return { why, die: face }
  }
  return undefined
}

/** One owner's missiles that hit one record, in order of launch. Docked ships share a record (EE-DOC-11). */
interface Salvo {
  readonly seat: Color
  /** Target ids, in order of the first missile launched at each. */
  readonly targets: readonly string[]
  readonly missiles: readonly Missile[]
}
/** The missiles that hit next (EE-MIS-09): by seat, then in order of launch. */
export function nextSalvo(table: Table): Salvo | undefined {
  for (const seat of seatsOf(table)) {
    const home = underWay(table, seat).filter((missile) => isHome(table, missile))
    const target = home[0] && findShip(table, home[0].target)
    if (!target) continue
    const joined = groupOf(table, target).map(({ id }) => id)
    const missiles = home.filter((missile) => joined.includes(missile.target))
    return { seat, targets: [...new Set(missiles.map((missile) => missile.target))], missiles }
  }
  return undefined
}
function isHome(table: Table, { target: id, entry, hex }: Missile): boolean {
  const target = findShip(table, id)
  return target !== undefined && flying(target) && entry !== null && sameHex(hex, target.hex)
}
