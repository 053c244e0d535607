// The steps of moving ships, hex by hex until an obstacle is met (ES-MOV, ES-TRN, ES-AUX-JMP, ES-AUX-DC, ES-CRT-06).

import { askTogether, die, type GameSteps } from '@admiralty/kernel'
import { ahead, type Hex, turned } from '@admiralty/space'
import { DAMAGE_CONTROL, JUMP_LENGTH, SHIPS } from '../../data/tables.ts'
import type { Context, RuleTypes } from '../chapter.ts'
import { reveal } from '../damage/inflict.ts'
import { arrival, end } from '../damage/victory.ts'
import type { OrderOf } from '../orders.ts'
import { acrossFarEdge, inFarRow } from '../setting/zones.ts'
import type { AuxiliaryKind, Fighter, Ship, Table } from '../state.ts'
import { deviceOf, flying, itemsOf, onMap, outOfPlay, seatsOn, sheetOf, shipOf, shipsOf, sideOf, sizeOf } from '../table.ts'
import { barred } from './band.ts'
import { entered, showsPod, steered, step } from './course.ts'
import { rolledFor } from './obstacles.ts'
import { hasShips } from './turn.ts'

/** Reveals the devices of a kind when the ship's movement proves that it has them. */
function revealDevices(ctx: Context, ship: string, kind: AuxiliaryKind): void {
  reveal(
    ctx,
    ship,
    itemsOf(ctx.state, shipOf(ctx.state, ship)).filter((item) => item.kind === kind),
  )
}

function move({ ship: id, change, path, rams }: OrderOf<'move'>, ctx: Context): void {
  const before = shipOf(ctx.state, id)
  const speed = before.speed + change
  ctx.emit({ type: 'shipSetOff', ship: id, seat: before.seat, from: before.speed, speed })
  // The speed proves that the ship has an engine.
  if (speed > Math.max(SHIPS[before.hull].speed - before.slowed, before.speed - 1)) revealDevices(ctx, id, 'engine')
  ctx.next({ step: 'advance', mover: id, rest: path, rams })
}

function jump({ ship: id, before, after }: OrderOf<'jump'>, ctx: Context): void {
  const ship = shipOf(ctx.state, id)
  const device = deviceOf(ctx.state, ship, 'jump')
  if (!device) throw new Error(`no jump engine aboard ${id}`)
  const heading = turned(ship.facing, before)
  const turn = { [-1]: 'L', 0: '', 1: 'R' }[before || after] // ES-AUX-JMP-04: once
  if (turn) revealDevices(ctx, id, 'manoeuvring')
  ctx.emit({
    type: 'shipJumped',
    ship: id,
    seat: ship.seat,
    device,
    turn,
    hex: ahead(ship.hex, heading, JUMP_LENGTH),
    facing: turned(heading, after),
  })
}

/** ES-AUX-DC-02, ES-AUX-DC-03, R-ES-36: surplus is lost. The flagship's own counters are used first. */
function repair({ ship: id, counters, what }: OrderOf<'repair'>, ctx: Context): void {
  const ship = shipOf(ctx.state, id)
  const secret = ctx.state.secret[ship.seat]
  const own = secret?.flagship === id ? Math.min(counters, secret.flagshipCounters) : 0
  const mends = DAMAGE_CONTROL.mends[counters as keyof typeof DAMAGE_CONTROL.mends] // 1 to 3 by schema
  const amount = what === 'damage' ? Math.min(ship.hurt, mends) : 1
  const team = seatsOn(ctx.state, sideOf(ctx.state, ship.seat))
  ctx.emit({ type: 'repaired', ship: id, seat: ship.seat, team: [...team], counters, own, what, amount })
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

export const shipSteps: GameSteps<RuleTypes, 'ships' | 'navRepair'> = {
  ships: {
    // Counters are secret, so every seat with ships is asked.
    asks: ({ seat }, state) => (hasShips(state, seat) ? askTogether(seat) : askTogether()),
    play(step, ctx, orders) {
      const order = orders[step.seat]
      if (!order || order.order === 'done') return
      ctx.next(step)
      if (order.order === 'move') move(order, ctx)
      if (order.order === 'jump') jump(order, ctx)
      if (order.order === 'repair') repair(order, ctx)
    },
  },

  /** ES-CRT-06: a face below the size clears a navigation hit; never for a scout. */
  navRepair: {
    play({ seat }, ctx) {
      for (const ship of shipsOf(ctx.state, seat)) {
        if (!flying(ship) || !ship.navHit || sizeOf(ship) < 2) continue
        const face = die(ctx.dice, 6, `navigation of ${ship.name}`)
        ctx.emit({ type: 'navRepairRolled', ship: ship.id, seat, die: face, size: sizeOf(ship), cleared: face < sizeOf(ship) })
      }
    },
  },
}
