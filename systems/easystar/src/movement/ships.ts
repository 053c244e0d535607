// The steps of moving ships, hex by hex until an obstacle is met (ES-MOV, ES-TRN, ES-AUX-JMP, ES-AUX-DC, ES-CRT-06).

import { askTogether, die, type GameSteps } from '@admiralty/kernel'
import { ahead, turned } from '@admiralty/space'
import { DAMAGE_CONTROL, JUMP_LENGTH, SHIPS } from '../../data/tables.ts'
import type { Context, RuleTypes } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import { deviceOf, flying, seatsOn, shipOf, shipsOf, sideOf, sizeOf } from '../table.ts'
import { revealDevices } from './advance-ship.ts'
import { hasShips } from './turn.ts'

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
