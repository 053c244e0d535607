// The impact of an attack (EE-POI): the roll that shifts the row, then the placing of damage by weapon.
import { die, type Explained, explained } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import type { Context } from '../chapter.ts'
import { drift, emitHits, type Line, type Placing, pierce, placingOn, spill, walk } from '../damage/placing.ts'
import { firstOn, missileLine, otherHand, shifted } from '../record/rows.ts'
import type { Attack, Ship, State } from '../state.ts'
import { findShip, shipOf } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { attackIn } from './aim.ts'
import { rollRailgun, weaponIn } from './shooting.ts'
import { strengthSum } from './weapons.ts'

/** An attack whose row has been chosen. */
interface Aimed extends Attack {
  readonly heading: NonNullable<Attack['heading']>
  readonly row: number
  readonly high: NonNullable<Attack['high']>
}
function aimedIn(state: State): Aimed {
  const { heading, row, high, ...attack } = attackIn(state)
  if (heading === null || row === null || high === null) throw new Error('the row has not been chosen')
  return { ...attack, heading, row, high }
}
/** The points of a weapon that rolls them before impact. */
function pointsOf({ kind, damage }: Attack): number {
  if (!damage) throw new Error(`the damage of the ${kind} has not been rolled`)
  return damage.total
}

interface Shift {
  readonly dice: readonly number[]
  readonly rows: number
  readonly hand: Aimed['high']
}
/** EE-POI-04, EE-CRQ-03, EE-QRF-05: two dice of the target's crew. The difference from the mean shifts the row to the chosen side. */
function rollShift(ctx: Context, { at, high }: Aimed): Shift {
  const { sides } = CREWS[shipOf(ctx.state, at).crew]
  const dice = ctx.dice.roll(2, sides, `where ${at} is struck`)
  const off = dice.reduce((sum, face) => sum + face, 0) - (sides + 1)
  return { dice, rows: Math.abs(off), hand: off === Math.abs(off) ? high : otherHand(high) }
}
const lineAfter = ({ heading, row, high }: Aimed, { rows, hand }: Shift): Line => ({
  heading,
  row: shifted(row, heading, rows, hand),
  high,
})

export function strike(ctx: Context): void {
  const attack = aimedIn(ctx.state)
  const target = shipOf(ctx.state, attack.at)
  const placing = placingOn(ctx.state, target)
  const shift = rollShift(ctx, attack)
  STRIKES[attack.kind](ctx, { attack, target, placing, shift })
  if (attack.rapid && attack.rapid.left > 0) {
    const { left, hits } = attack.rapid
    ctx.emit({ type: 'rapidWentOn', by: attack.by, left, hits })
    rollRailgun(ctx, attackIn(ctx.state), left, hits)
    return
  }
  ctx.emit({ type: 'attackEnded', by: attack.by })
}

interface Strike {
  readonly attack: Aimed
  readonly target: Ship
  readonly placing: Placing
  readonly shift: Shift
}
type Strikes = (ctx: Context, strike: Strike) => void

/** EE-ION-06, EE-ION-07, EE-ION-08. */
const ion: Strikes = (ctx, { attack, target, placing, shift }) => {
  const line = lineAfter(attack, shift)
  const box = firstOn(placing.hull.layout, placing.levels, line, 'ignored') ?? null
  emitImpact(ctx, target, { line, box, dice: shift.dice })
  if (box === null) return
  walk(placing, box, pointsOf(attack), { dice: ctx.dice, armour: 'ignored' })
  emitHits(ctx, placing, 'EE-ION-07')
}

/** EE-LAS-06, EE-LAS-07, EE-LAS-08, EE-LAS-09. */
const laser: Strikes = (ctx, { attack, target, placing, shift }) => {
  const landed = (at: Shift): Line => {
    const line = lineAfter(attack, at)
    emitImpact(ctx, target, { line, box: firstOn(placing.hull.layout, placing.levels, line, 'counts') ?? null, dice: at.dice })
    return line
  }
  drift(placing, landed(shift), pointsOf(attack), { dice: ctx.dice, newLine: () => landed(rollShift(ctx, attack)) })
  emitHits(ctx, placing, 'EE-LAS-07')
}

/** EE-RAI-07; into or out of atmosphere it is placed like a missile (EE-ATM-08). */
const railgun: Strikes = (ctx, { attack, target, placing, shift }) => {
  const line = lineAfter(attack, shift)
  const box = firstOn(placing.hull.layout, placing.levels, line, 'counts') ?? null
  emitImpact(ctx, target, { line, box, dice: shift.dice })
  if (box === null) return
  const from = shipOf(ctx.state, attack.by)
  const count = attack.rapid ? 1 : strengthSum(weaponIn(ctx.state, from, attack.weapon)) // EE-RFR-03
  const { total } = rollDamage(ctx, target, { count, sides: CREWS[from.crew].sides, what: 'railgun', rule: 'EE-RAI-07' })
  if (isTerrain(ctx.state, from.hex, 'atmosphere') || isTerrain(ctx.state, target.hex, 'atmosphere')) spill(placing, box, total, ctx.dice)
  else pierce(placing, line, total)
  emitHits(ctx, placing, 'EE-RAI-07')
}

/** EE-MIS-14, EE-MIS-15, EE-MIS-16, EE-MIS-17. */
const missile: Strikes = (ctx, { attack, target, placing, shift }) => {
  const line = missileLine(placing.hull.layout, placing.levels, attack, shift)
  emitImpact(ctx, target, { line, box: line.hits, dice: shift.dice, turnedAt: line.turnedAt })
  if (line.hits === null) return
  const crew = findShip(ctx.state, attack.by)?.crew ?? 'standard'
  const { total } = rollDamage(ctx, target, { count: 2, sides: CREWS[crew].sides, what: 'missile', rule: 'EE-MIS-16' })
  spill(placing, line.hits, total, ctx.dice)
  emitHits(ctx, placing, 'EE-MIS-16')
}
const STRIKES: Readonly<Record<Attack['kind'], Strikes>> = { ion, laser, railgun, missile } // EE-DAM-10

interface Landed {
  readonly line: Pick<Line, 'heading' | 'row'>
  readonly box: string | null
  readonly dice: readonly number[]
  readonly turnedAt?: string | null
}
function emitImpact(ctx: Context, { id, seat }: Ship, { line, box, dice, turnedAt = null }: Landed): void {
  ctx.emit({ type: 'impactRolled', ship: id, seat, dice, heading: line.heading, row: line.row, box, turnedAt })
}
interface DamageDice {
  readonly count: number
  readonly sides: number
  readonly what: string
  readonly rule: `EE-${string}`
}
function rollDamage(ctx: Context, { id, seat }: Ship, { count, sides, what, rule }: DamageDice): Explained {
  const dice = Array.from({ length: count }, () => die(ctx.dice, sides, `damage of the ${what}`))
  const damage = explained(...dice.map((face) => [what, face, rule] as const))
  ctx.emit({ type: 'damageRolled', ship: id, seat, dice, damage })
  return damage
}
