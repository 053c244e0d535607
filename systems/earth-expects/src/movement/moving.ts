// Moves a ship along its plot, hex by hex, through terrain (EE-ATM, EE-SUR, EE-INR, EE-IFC, EE-AST).

import { die, type RuleId } from '@admiralty/kernel'
import { ahead, type Direction, type Hex, turned } from '@admiralty/space'
import type { Context } from '../chapter.ts'
import { frontDamage, ROCKS } from '../damage/debris.ts'
import { engineFailure } from '../damage/failure.ts'
import { emitHits, type Placing, placingOn } from '../damage/placing.ts'
import { destroy } from '../hiding/loss.ts'
import { groupOf } from '../hull.ts'
import type { Plot, Ship } from '../state.ts'
import { eventAbout, ownSeats, shipOf } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { flightAlong } from './flight.ts'
import { mayDrift, meansOf, pointsHad } from './means.ts'

/** Turns of drift that move a ship one hex (EE-UNP-02). */
const PARTS = 10

interface Moving {
  readonly ship: Ship
  /** Hexes so far, the first hex included. */
  readonly path: Hex[]
  /** Effects of terrain, applied after the event of the ship's movement. */
  readonly effects: (() => void)[]
  unspent: number
  /** The latest hit by rocks on the way, not emitted yet (EE-AST-03). */
  struck: Placing | null
}
interface Powered extends Moving {
  readonly speed: number
}
type Entry = 'goes on' | 'stops' | 'is lost'

/** Destroys a ship and all ships docked to it. */
function lost(ctx: Context, ship: Ship, why: RuleId): void {
  for (const { id } of groupOf(ctx.state, ship)) destroy(ctx, id, why)
}

/** Moves a ship along its plot. A base rotates; a ship without movement power turns or drifts. */
export function move(ctx: Context, ship: Ship, plot: Plot): void {
  if (ship.design.base) {
    rotate(ctx, ship)
    return
  }
  if (mayDrift(ctx.state, ship)) {
    unpowered(ctx, ship, plot)
    return
  }
  const flight = flightAlong(meansOf(ctx.state, ship), plot.path)
  const { speed, manoeuvre } = pointsHad(ctx.state, ship)
  const moving: Powered = { ship, speed, path: [ship.hex], effects: [], unspent: manoeuvre - flight.cost, struck: null }
  let facing = ship.facing
  for (const leg of flight.legs) {
    facing = leg.facing
    if (leg.letter !== 'F') continue
    moving.path.push(leg.hex) // EE-MOV-10, EE-MOV-11: ships may share a hex
    if (enter(ctx, moving, leg.hex) !== 'goes on') break
  }
  // EE-SUR-02: a ship leaves the surface only when it enters another hex.
  flew(ctx, moving, { facing, speed: flight.used, drifted: 0, landing: moving.path.length > 1 ? 'none' : ship.landing })
}

interface Flown {
  readonly facing: Direction
  readonly speed: number
  readonly drifted: number
  readonly landing: Ship['landing']
}
function flew(ctx: Context, { ship, path, effects, unspent }: Moving, { facing, speed, drifted, landing }: Flown): void {
  const about = { ...eventAbout(ctx.state, ship), own: ownSeats(ctx.state, ship) }
  ctx.emit({ type: 'shipFlew', ...about, path: [...path], facing, speed, unspent, drifted, landing })
  const [, ...others] = groupOf(ctx.state, ship)
  for (const { id } of others)
    ctx.emit({ type: 'shipCarried', ...eventAbout(ctx.state, shipOf(ctx.state, id)), hex: path.at(-1) ?? ship.hex, facing })
  for (const effect of effects) effect()
}

/** EE-BAS-09: a base turns one hexside. */
function rotate(ctx: Context, ship: Ship): void {
  if (ship.rotates === 0) return
  flew(
    ctx,
    { ship, path: [ship.hex], effects: [], unspent: 0, struck: null },
    { facing: turned(ship.facing, ship.rotates), speed: 0, drifted: 0, landing: ship.landing },
  )
}

/** EE-UNP-02, EE-UNP-03, EE-SUR-02: a full count moves the ship one hex forward, lands it, or lifts it off. */
function unpowered(ctx: Context, ship: Ship, { path, glide }: Plot): void {
  const moving: Moving = { ship, path: [ship.hex], effects: [], unspent: 0, struck: null }
  const facing = turned(ship.facing, path === 'L' ? -1 : path === 'R' ? 1 : 0)
  const parts = glide ? ship.drifted + 1 : 0
  if (parts < PARTS) {
    flew(ctx, moving, { facing, speed: 0, drifted: parts, landing: ship.landing })
    return
  }
  if (ship.landing !== 'none' && path !== 'F') {
    flew(ctx, moving, { facing, speed: 0, drifted: 0, landing: ship.landing === 'low' ? 'landed' : 'low' })
    return
  }
  const hex = ahead(ship.hex, ship.facing)
  moving.path.push(hex)
  if (isTerrain(ctx.state, hex, 'interior')) moving.effects.push(() => lost(ctx, ship, 'EE-INR-01'))
  flew(ctx, moving, { facing, speed: 0, drifted: 0, landing: isTerrain(ctx.state, hex, 'surface') ? 'low' : 'none' }) // EE-UNP-05
}

/** EE-ATM-01: the effect of a hex on a powered ship that enters it. */
function enter(ctx: Context, moving: Powered, hex: Hex): Entry {
  const { state } = ctx
  const { ship } = moving
  for (const [terrain, why] of [
    ['interior', 'EE-INR-01'],
    ['surface', 'EE-SUR-01'],
  ] as const)
    if (isTerrain(state, hex, terrain)) {
      moving.effects.push(() => lost(ctx, ship, why))
      return 'is lost'
    }
  if (isTerrain(state, hex, 'cinematic') && !throughRocks(ctx, moving, hex)) return 'is lost'
  if (isTerrain(state, hex, 'dense')) debris(ctx, moving, hex, 'dense')
  if (isTerrain(state, hex, 'interface')) return halt(ctx, moving, hex)
  if (!isTerrain(state, hex, 'atmosphere')) return 'goes on'
  moving.effects.push(() => frontDamage(ctx, ship, moving.speed)) // EE-ATM-03
  return 'stops'
}

/** EE-AST-08, EE-AST-09: false if the ship cannot pay and is lost. */
function throughRocks(ctx: Context, moving: Powered, hex: Hex): boolean {
  const { ship, speed } = moving
  const missing = Math.max(0, speed - moving.unspent)
  moving.unspent = Math.max(0, moving.unspent - speed)
  moving.effects.push(() => ctx.emit({ type: 'debrisMet', ...eventAbout(ctx.state, ship), hex, die: null, needed: speed, missing }))
  if (missing > 0) {
    moving.effects.push(() => lost(ctx, ship, 'EE-AST-08'))
    return false
  }
  debris(ctx, moving, hex, 'cinematic')
  return true
}
/** EE-AST-02, EE-AST-03: all dice of a hex fall on entry, before those of the next hex. The hits are shown after the movement. */
function debris(ctx: Context, moving: Powered, hex: Hex, kind: keyof typeof ROCKS): void {
  const { ship, speed } = moving
  const face = die(ctx.dice, 6, `${ship.id} among rocks`) // EE-CRQ-06
  const needed = Math.max(0, speed - face)
  const missing = Math.max(0, needed - moving.unspent)
  moving.unspent = Math.max(0, moving.unspent - needed)
  const { damage, why } = ROCKS[kind]
  const hits = Array.from({ length: missing }, () => {
    const placing = placingOn(ctx.state, ship, moving.struck)
    damage(ctx.dice, placing, ship.id)
    moving.struck = placing
    return placing
  })
  moving.effects.push(() => {
    ctx.emit({ type: 'debrisMet', ...eventAbout(ctx.state, ship), hex, die: face, needed, missing })
    for (const placing of hits) emitHits(ctx, placing, why)
  })
}
/** EE-IFC-03: an interface hex stops a ship and damages its engines. */
function halt(ctx: Context, moving: Powered, hex: Hex): Entry {
  const { ship, speed } = moving
  const dice = 4 * Math.max(0, speed - moving.unspent)
  moving.effects.push(() => {
    ctx.emit({ type: 'halted', ...eventAbout(ctx.state, ship), hex, why: 'EE-IFC-03', dice })
    engineFailure(ctx, ship.id, dice)
  })
  return 'stops'
}
