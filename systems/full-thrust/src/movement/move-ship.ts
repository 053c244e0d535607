// A ship that moves as it was plotted, and the strain on its hull.
import type { Context } from '../chapter.ts'
import { checkDice, marksOf } from '../damage/checking.ts'
import { rowsFinished } from '../damage/hits.ts'
import { loseSystem } from '../damage/marking.ts'
import { throwDie } from '../dice.ts'
import { entryAt } from '../found.ts'
import type { ShipPlot } from '../orders.ts'
import type { Ship } from '../state.ts'
import { inControl, shipOf } from '../table.ts'
import { usesThrust } from './budget.ts'
import { cornerOf, flightPath, straightPath } from './flight-path.ts'

/** The move of a ship; nothing is in its way (FT-MOV-12). FT-MOV-14: without control it keeps course and velocity. */
export function moveShip(ctx: Context, ship: Ship, plot: ShipPlot | null): void {
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

export function strain(ctx: Context, id: string): void {
  const ship = shipOf(ctx.state, id)
  const rows = rowsFinished(ship.design, ship.condition.hull)
  const least = entryAt(STRAIN, rows) - (marksOf(ctx.state, ship).worse.includes('drive') ? 1 : 0)
  const { dice, closed } = checkDice(ctx, ship)
  const face = throwDie(dice, `drive of ${id}`)
  const hit = face >= least
  ctx.emit({ type: 'driveStrained', ship: id, face, least, hit, closed })
  if (hit) loseSystem(ctx, id, 'drive', 'lost')
}
