// The cost of a plot, and the thrust that a ship has for it (FT-MOV-04 to FT-MOV-06, FT-MOV-09 to FT-MOV-11, FT-MOV-13).
import { type Explained, explained, when } from '@admiralty/kernel'
import { excessThrust } from '../design/facts.ts'
import type { ShipPlot } from '../orders.ts'
import type { Ship, Table } from '../state.ts'
import { thrustOf } from '../table.ts'

/** The order of a ship that flies straight on (FT-MOV-02). */
export const NO_PLOT: ShipPlot = {
  turns: [],
  change: 0,
  roll: false,
  excess: false,
  ftl: false,
  flight: null,
  disengage: false,
  ram: null,
}

/** Thrust points of a ship, or of a plot. `turning` is the part for turns and rolls. */
export interface ThrustPoints {
  readonly total: Explained
  readonly turning: Explained
}

/** FT-DES-28: whether the ship may use excess thrust. A damaged drive has none. */
export const hasExcess = ({ excess, design, condition }: Ship): boolean =>
  excess && condition.drive === 0 && excessThrust(design) > design.thrust

/** The points that a ship may spend in one turn. */
export function thrustBudget({ setup }: Pick<Table, 'setup'>, ship: Ship, { excess }: Pick<ShipPlot, 'excess'>): ThrustPoints {
  const { design, condition } = ship
  const extra = excess && hasExcess(ship) ? excessThrust(design) - design.thrust : 0
  const total = explained(
    ['thrust of the drive', design.thrust, 'FT-MOV-04'],
    when(condition.drive > 0, 'hits on the drive', thrustOf(ship) - design.thrust, 'FT-MOV-11'),
    when(extra > 0, 'excess thrust', extra, 'FT-DES-28'),
  )
  const thrust = total.total
  if (thrust === 1) return { total, turning: explained(['thrust 1 for turn or velocity', 1, 'FT-MOV-06']) }
  const half = setup.settings.turnRounding === 'up' ? Math.ceil(thrust / 2) : Math.floor(thrust / 2)
  return { total, turning: explained([`half of thrust ${thrust}`, half, 'FT-MOV-05']) }
}

/** The points that a plot spends. */
export function thrustCost({ turns, roll, change }: Pick<ShipPlot, 'turns' | 'roll' | 'change'>): ThrustPoints {
  const points = turns.reduce((sum, leg) => sum + leg.points, 0)
  const turning = explained(when(points > 0, 'points of course', points, 'FT-MOV-04'), when(roll, 'roll', 1, 'FT-MOV-10'))
  const velocity = when(change !== 0, 'velocity', Math.abs(change), 'FT-MOV-04')
  return { total: explained(...turning.because, velocity), turning }
}
/** FT-FC-04: whether a plot uses thrust. */
export const usesThrust = (plot: ShipPlot): boolean => thrustCost(plot).total.total > 0
