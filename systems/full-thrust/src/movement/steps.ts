// P1: orders are written in secret. P5: all ships move at once, ships that leave by FTL last (FT-SEQ-05).
import { askTogether, type GameSteps, type Place } from '@admiralty/kernel'
import { type Context, ordersOf, type RuleTypes } from '../chapter.ts'
import { checkDice, marksOf } from '../damage/checking.ts'
import { rowsFinished } from '../damage/hits.ts'
import { loseSystem } from '../damage/marking.ts'
import { throwDie } from '../dice.ts'
import { followShips, takeIn } from '../flight/steps.ts'
import { entryAt } from '../found.ts'
import type { ShipPlot } from '../orders.ts'
import type { Ship, State } from '../state.ts'
import { inControl, present, seatsOf, shipOf, shipsOfSeat } from '../table.ts'
import { NO_PLOT, usesThrust } from './budget.ts'
import { cornerOf, flightPath, straightPath } from './flight-path.ts'
import { emerge, leave } from './ftl.ts'
import { isLeaving } from './plotting.ts'
import { ram } from './ramming.ts'

const plotOf = ({ secret }: State, { seat, id }: Ship): ShipPlot | null => secret[seat]?.plots[id] ?? null

/** The move of a ship; nothing is in its way (FT-MOV-12). FT-MOV-14: without control it keeps course and velocity. */
function moveShip(ctx: Context, ship: Ship, plot: ShipPlot | null): void {
  const steers = plot !== null && usesThrust(plot) && inControl(ctx.state, ship)
  const { end, middle } = steers ? flightPath(ctx.state, ship, plot) : straightPath(ctx.state, ship)
  ctx.emit({
    type: 'shipMoved',
    ship: ship.id,
    turn: ctx.state.turn,
    plot,
    velocity: ship.velocity + (plot?.change ?? 0),
    from: ship.at,
    middle: middle.at,
    to: end.at,
    course: end.course,
    rolled: plot?.roll ? !ship.rolled : ship.rolled,
    corner: cornerOf(end),
  })
}

/** D8 in FT-MOV-13: the least face that hits the drive, by lost rows; a mark for worse checks makes it one less. */
const STRAIN = [6, 6, 5, 4] as const
function strain(ctx: Context, id: string): void {
  const ship = shipOf(ctx.state, id)
  const rows = rowsFinished(ship.design, ship.condition.hull)
  const least = entryAt(STRAIN, rows) - (marksOf(ctx.state, ship).worse.includes('drive') ? 1 : 0)
  const { dice, closed } = checkDice(ctx, ship)
  const face = throwDie(dice, `drive of ${id}`)
  const hit = face >= least
  ctx.emit({ type: 'driveStrained', ship: id, face, least, hit, closed })
  if (hit) loseSystem(ctx, id, 'drive', 'lost')
}

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
