// Whether a ship may be given a plot (FT-MOV, FT-FTL-01, FT-FTR-02, FT-FTR-17, FT-OPT-01). Preview and verdict use it.
import { plural, type Refusal, refuse } from '@admiralty/kernel'
import { idsOfKind } from '../design/systems.ts'
import { surfaceOf } from '../measure.ts'
import type { ShipPlot } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { controlFault, hasFtl, isEnemy, shipsOfSeat, workingSystems } from '../table.ts'
import { hasExcess, thrustBudget, thrustCost, usesThrust } from './budget.ts'
import { flightPath } from './flight-path.ts'

/** FT-FTL-02: whether a ship with the order FTL leaves in this turn, because its drive is warm. */
export const isLeaving = (table: Pick<Table, 'turn'>, ship: Ship, plot: ShipPlot | undefined): boolean =>
  plot?.ftl === true && ship.warm > 0 && ship.warm === table.turn - 1

/** Whether a ship without control may have the plot: it may still be named among those that disengage (FT-END-01). */
const isIdle = (plot: ShipPlot): boolean => !(plot.ftl || plot.excess || usesThrust(plot)) && plot.flight === null && plot.ram === null

/** Why a ship of the seat may not have this plot; undefined if it may. */
export function plotFault(table: Table, seat: Color, id: string, plot: ShipPlot): Refusal | undefined {
  const ship = shipsOfSeat(table, seat).find((own) => own.id === id)
  if (!ship) return refuse('FT-MOV-02', `${id} is no ship of yours on the table`)
  const idle = isIdle(plot) ? undefined : controlFault(table, ship)
  if (idle) return refuse('FT-MOV-14', `${idle.reason}, and keeps course and velocity (${idle.rule})`)
  return ftlFault(table, ship, plot) ?? flightOrderFault(ship, plot) ?? ramFault(table, ship, plot) ?? thrustFault(table, ship, plot)
}

/** FT-FTL-03: a ship without a working drive stays. */
function ftlFault(table: Table, ship: Ship, plot: ShipPlot): Refusal | undefined {
  if (!plot.ftl) return undefined
  if (!ship.design.ftl) return refuse('FT-FTL-01', `${ship.name} has no FTL drive`)
  if (!hasFtl(ship)) return refuse('FT-FTL-01', `the FTL drive of ${ship.name} does not work`)
  if (usesThrust(plot)) return refuse('FT-FTL-01', `${ship.name} uses no thrust in a turn with the order FTL`)
  if (plot.flight === 'launch') return refuse('FT-FTL-01', `${ship.name} launches nothing while its FTL drive warms up`)
  if (plot.ram !== null) return refuse('FT-FTL-01', `${ship.name} cannot leave by FTL and ram`)
  return isLeaving(table, ship, plot) && plot.flight !== null
    ? refuse('FT-FTL-02', `${ship.name} is gone before groups can land`)
    : undefined
}
function flightOrderFault(ship: Ship, plot: ShipPlot): Refusal | undefined {
  if (plot.flight === null) return undefined
  const rule = plot.flight === 'launch' ? 'FT-FTR-02' : 'FT-FTR-17'
  if (usesThrust(plot)) return refuse(rule, `${ship.name} uses no thrust in a turn in which it launches or lands fighters`)
  if (workingSystems(ship, 'bay').length > 0) return undefined
  const bays = idsOfKind(ship.design, 'bay').length
  return refuse(rule, bays > 0 ? `all hangar bays of ${ship.name} are lost` : `${ship.name} has no hangar bay`)
}
function ramFault(table: Table, ship: Ship, { ram }: ShipPlot): Refusal | undefined {
  if (ram === null) return undefined
  if (!table.setup.settings.ramming) return refuse('FT-OPN-12', 'ships do not ram in this battle')
  const target = table.ships[ram]
  if (target?.status !== 'present') return refuse('FT-OPT-01', `${ram} is no ship on the table`)
  return isEnemy(table, target.seat, ship.seat) ? undefined : refuse('FT-OPT-01', `${target.name} is not hostile`)
}

/** FT-DES-28 */
function excessFault(ship: Ship): Refusal | undefined {
  const { name, excess, condition } = ship
  if (hasExcess(ship)) return undefined
  if (!excess) return refuse('FT-DES-28', `${name} may not use excess thrust in this battle`)
  if (condition.drive > 0) return refuse('FT-DES-28', `${name} has no excess thrust: its drive was hit`)
  return refuse('FT-DES-28', `${name} has no excess thrust: it is not light enough for its design mass`)
}
/** FT-MOV-11: the reason for a lower thrust. */
const hitsText = ({ condition: { drive } }: Ship): string => (drive > 0 ? ` after ${plural(drive, 'hit')} on its drive` : '')
/** FT-MOV-09: a standing ship turns within the same limits. */
function thrustFault(table: Table, ship: Ship, plot: ShipPlot): Refusal | undefined {
  const { turns, change, excess } = plot
  if (turns.length > 1 && !table.setup.settings.doubleTurn) return refuse('FT-OPN-07', 'an order has one turn in this battle')
  const strained = excess ? excessFault(ship) : undefined
  if (strained) return strained
  const [budget, cost] = [thrustBudget(table, ship, plot), thrustCost(plot)]
  if (budget.total.total === 1 && turns.length > 0 && ship.turned > 0 && ship.turned === table.turn - 1)
    return refuse('FT-MOV-06', `${ship.name} has thrust 1 and turned last turn`)
  if (cost.turning.total > budget.turning.total) {
    const rule = budget.total.total === 1 ? 'FT-MOV-06' : 'FT-MOV-05'
    return refuse(
      rule,
      `turn and roll cost ${cost.turning.total} thrust; ${ship.name} has ${budget.turning.total} for them${hitsText(ship)}`,
    )
  }
  if (cost.total.total > budget.total.total)
    return refuse('FT-MOV-04', `the order costs ${cost.total.total} thrust; ${ship.name} has ${budget.total.total}${hitsText(ship)}`)
  if (ship.velocity + change < 0) return refuse('FT-MOV-01', `velocity ${ship.velocity} can be lowered by at most ${ship.velocity}`)
  return usesThrust(plot) && !surfaceOf(table).has(flightPath(table, ship, plot).end.at)
    ? refuse('FT-GEO-03', 'the move would pass the bound of the plane')
    : undefined
}
