// Moves a ship along its course, hex by hex.
import type { Hex } from '@admiralty/space'
import type { Context } from '../chapter.ts'
import { reveal } from '../damage/inflict.ts'
import { arrival, end } from '../damage/victory.ts'
import { acrossFarEdge, inFarRow } from '../setting/zones.ts'
import type { AuxiliaryKind, Fighter, Ship, Table } from '../state.ts'
import { flying, itemsOf, onMap, outOfPlay, seatsOn, sheetOf, shipOf, sideOf } from '../table.ts'
import { barred } from './band.ts'
import { entered, showsPod, steered, step } from './course.ts'
import { rolledFor } from './obstacles.ts'

/** Reveals the devices of a kind when the ship's movement proves that it has them. */
export function revealDevices(ctx: Context, ship: string, kind: AuxiliaryKind): void {
  reveal(
    ctx,
    ship,
    itemsOf(ctx.state, shipOf(ctx.state, ship)).filter((item) => item.kind === kind),
  )
}

/** ES-SCN-03, R-ES-89: records a freighter's arrival in the far row or across that edge. Returns whether the battle ends. */
function arrive(ctx: Context, ship: Ship, stretch: string): boolean {
  const { id, seat, reached } = ship
  const { setup } = ctx.state
  if (reached || sheetOf(ctx.state, ship)?.freighter !== true) return false
  const there = (hex: Hex): boolean => (onMap(setup.map, hex) ? inFarRow(setup, seat, hex) : acrossFarEdge(setup, seat, hex))
  if (!entered(ctx.state, ship, stretch).some(there)) return false
  ctx.emit({ type: 'freighterReached', ship: id, seat })
  const outcome = arrival(ctx.state)
  if (outcome) end(ctx, outcome)
  return outcome !== null
}

/** Moves a ship until it meets an obstacle, leaves the map or ends its path. */
export function advanceShip(ctx: Context, id: string, rest: string, rams: readonly string[]): void {
  const ship = shipOf(ctx.state, id)
  if (!flying(ship)) return
  const path = steered(ctx.state, ship, rest)
  if (path !== rest) emitBalked(ctx, ship, 'nav')
  const flown = (ship.course?.path ?? '') + path
  let now: Pick<Ship, 'hex' | 'facing'> = ship
  for (const [index, letter] of [...path].entries()) {
    const next = step(now, letter)
    if (letter === 'F' && barred(ctx.state, next.hex)) {
      emitMoved(ctx, ship, path.slice(0, index), now)
      emitBalked(ctx, ship, 'band')
      return
    }
    now = next
    if (letter !== 'F') continue // ES-COL-14: only a hex that is entered is rolled for
    if (!onMap(ctx.state.setup.map, now.hex)) {
      // ES-MOV-06
      emitMoved(ctx, ship, path.slice(0, index + 1), now)
      ctx.emit({ type: 'shipLeft', ship: id, seat: ship.seat, fighters: [...fightersLeaving(ctx.state, ship)] })
      arrive(ctx, ship, path)
      return
    }
    const [target, ...others] = rolledFor(ctx.state, ship, now.hex, flown) // ES-COL-01
    if (target) {
      emitMoved(ctx, ship, path.slice(0, index + 1), now)
      if (arrive(ctx, ship, path.slice(0, index + 1))) return
      // Rams in later hexes stay secret.
      const here = rams.filter((rammed) => [target, ...others].some(({ id: met }) => met === rammed))
      ctx.next(
        { step: 'meet', mover: id, target: target.id, rams: here, others: others.map((other) => other.id) },
        { step: 'advance', mover: id, rest: path.slice(index + 1), rams }, // ES-MOV-07, ES-COL-10
      )
      return
    }
  }
  emitMoved(ctx, ship, path, now)
  arrive(ctx, ship, path)
}

function emitBalked(ctx: Context, { id, seat }: Ship, why: 'nav' | 'band'): void {
  ctx.emit({ type: 'shipBalked', ship: id, seat, team: [...seatsOn(ctx.state, sideOf(ctx.state, seat))], why })
}

/** Emits the movement, and the pod if it turned the ship. */
function emitMoved(ctx: Context, ship: Ship, path: string, { hex, facing }: Pick<Ship, 'hex' | 'facing'>): void {
  if (path === '') return
  if (showsPod(ctx.state, ship, path)) revealDevices(ctx, ship.id, 'manoeuvring')
  ctx.emit({ type: 'shipMoved', ship: ship.id, seat: ship.seat, path, hex, facing })
}

/** ES-FTR-07: fighters that leave with the ship: those seen landing, and all in the carriers' scenario (ES-SCN-04). */
function fightersLeaving(table: Table, ship: Ship): readonly Fighter[] {
  const berthed = sheetOf(table, ship)?.fighters ?? []
  const counted = berthed.filter(({ id }) => table.setup.scenario === 'carriers' || id in table.fighters)
  return counted.map((berth) => outOfPlay(table, ship, berth, 'left'))
}
