// Fleets at hand for a budget.
import type { Limits } from '../../src/setting/limits.ts'
import type { FleetDesign } from '../../src/state.ts'

export const readyFleets = (_limits: Limits): readonly FleetDesign[] => []
