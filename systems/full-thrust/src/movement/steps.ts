// P1: orders are written in secret. P5: all ships move at once, ships that leave by FTL last (FT-SEQ-05).
import { askTogether, type GameSteps, type Place } from '@admiralty/kernel'
import { type Context, ordersOf, type RuleTypes } from '../chapter.ts'
import { followShips, takeIn } from '../flight/steps.ts'
import type { ShipPlot } from '../orders.ts'
import type { Ship, State } from '../state.ts'
import { present, seatsOf, shipOf, shipsOfSeat } from '../table.ts'
import { NO_PLOT } from './budget.ts'
import { emerge, leave } from './ftl.ts'
import { moveShip, strain } from './move-ship.ts'
import { isLeaving } from './plotting.ts'
import { ram } from './ramming.ts'

const plotOf = ({ secret }: State, { seat, id }: Ship): ShipPlot | null => secret[seat]?.plots[id] ?? null

const startsOf = (ships: readonly Ship[]): Readonly<Record<string, Place>> => Object.fromEntries(ships.map(({ id, at }) => [id, at]))
/** FT-FTL-02 to FT-FTL-04: ships with a warm drive, by id, each present for the next ones until it has left or is destroyed. */
function depart(ctx: Context, ships: readonly Ship[], plots: ReadonlyMap<string, ShipPlot | null>): void {
  const start = startsOf(ships)
  for (const { id } of ships) {
    const ship = shipOf(ctx.state, id)
    const failed = ship.status === 'present' && leave(ctx, ship) === 'failed'
    if (failed) moveShip(ctx, ship, { ...NO_PLOT, disengage: plots.get(id)?.disengage === true })
  }
  followShips(ctx, start)
}

export const movementSteps: GameSteps<RuleTypes, 'plot' | 'move'> = {
  plot: {
    asks: (_, state) => askTogether(...seatsOf(state).filter((seat) => shipsOfSeat(state, seat).length > 0)),
    play(_, ctx, orders) {
      for (const [seat, { ships: plots }] of ordersOf(seatsOf(ctx.state), orders, 'plot')) ctx.emit({ type: 'plotsWritten', seat, plots })
    },
  },
  move: {
    play(_, ctx) {
      const { state } = ctx
      const ships = present(state)
      const plots = new Map(ships.map((ship) => [ship.id, plotOf(state, ship)]))
      const leaving = ships.filter((ship) => isLeaving(state, ship, plots.get(ship.id) ?? undefined))
      const others = ships.filter((ship) => !leaving.includes(ship))
      for (const ship of others) moveShip(ctx, ship, plots.get(ship.id) ?? null)
      followShips(ctx, startsOf(others))
      for (const { id } of others) if (plots.get(id)?.excess) strain(ctx, id)
      depart(ctx, leaving, plots)
      takeIn(ctx)
      for (const { id } of others) {
        const target = plots.get(id)?.ram
        if (target) ram(ctx, id, target)
      }
      emerge(ctx)
      ctx.emit({ type: 'plotsDone' })
    },
  },
}
