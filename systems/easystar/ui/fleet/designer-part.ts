// The part of a fleet that is selected in the designer.
import type { SideStyle } from '@admiralty/board'
import type { Refusal } from '@admiralty/kernel'
import { checkFleet } from '../../src/design/check-fleet.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import type { FleetDesign, ShipDesign } from '../../src/state.ts'

/** A fleet being designed, with its limits. */
export interface DesignerState {
  readonly fleet: FleetDesign
  readonly limits: FleetLimits
  /** Index of the selected ship. */
  readonly at: number
  /** The colour of the fleet. */
  readonly sideStyle: SideStyle
}

export const refusalsOf = ({ fleet, limits }: DesignerState): readonly Refusal[] => checkFleet(fleet, limits)

/** The selected weapon or device, by its index in the design. */
export type SelectedPart = { readonly what: 'weapon' | 'auxiliary'; readonly index: number } | null

/** The state that all parts of the designer show and change. */
export interface DesignerPart {
  readonly state: DesignerState
  /** The selected ship. */
  readonly ship: ShipDesign
  readonly selected: SelectedPart
  /** Consecutive changes with the same `run` are undone as one step. */
  onFleet(fleet: FleetDesign, run?: string): void
  /** Changes the selected ship. */
  onShip(to: (ship: ShipDesign) => ShipDesign, run?: string): void
  onSelect(selected: SelectedPart): void
}
