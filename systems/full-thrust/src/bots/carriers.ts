// Carriers: they launch, take groups in that need rearming, and stay away from the enemy.
import { CARRIERS } from '../../data/tables.ts'
import { launchable, moveOf } from '../flight/flights.ts'
import { surfaceOf } from '../measure.ts'
import { NO_PLOT } from '../movement/budget.ts'
import { plotFault } from '../movement/plotting.ts'
import type { ShipPlot } from '../orders.ts'
import type { Group, Ship, View } from '../state.ts'
import { groupsOfSeat, workingSystems } from '../table.ts'

export const isCarrier = (ship: Ship): boolean => CARRIERS.includes(ship.design.shipClass) && workingSystems(ship, 'bay').length > 0
/** Endurance at which a group goes home. */
const SPENT = 1
/** Whether a group can do little before it lands. */
export const needsRearming = ({ endurance, role, torpedoes }: Group): boolean => endurance <= SPENT || (role === 'torpedo' && !torpedoes)
/** A launch, or a turn for groups that need rearming and can reach the ship; undefined if the ship flies as it likes. */
export function flightPlot(view: View, ship: Ship, { isFighting }: { readonly isFighting: boolean }): ShipPlot | undefined {
  const isLegal = (plot: ShipPlot): boolean => plotFault(view, ship.seat, ship.id, plot) === undefined
  const launch: ShipPlot = { ...NO_PLOT, flight: 'launch' }
  if (isFighting && launchable(view, ship.seat).some((group) => group.ship === ship.id) && isLegal(launch)) return launch
  const land: ShipPlot = { ...NO_PLOT, flight: 'land' }
  const isWaiting = (group: Group): boolean =>
    group.ship === ship.id && needsRearming(group) && surfaceOf(view).isWithin(group.at, ship.at, moveOf(group))
  return groupsOfSeat(view, ship.seat).some(isWaiting) && isLegal(land) ? land : undefined
}
