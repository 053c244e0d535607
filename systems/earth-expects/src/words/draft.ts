// A partial answer: the orders for each ship so far, and the ship that is being edited.
import type { OrderOf } from '../orders.ts'
import type { Allocation, Policy } from '../state.ts'

/** By ship id. Ships without an entry keep the default. */
type ByShip<T> = Readonly<Record<string, T>>

export interface FleetDraft {
  readonly kind: 'fleet'
  readonly ships: OrderOf<'fleet'>['ships']
}
export interface DeployDraft {
  readonly kind: 'deploy'
  readonly places: OrderOf<'deploy'>['places']
  readonly disguises: OrderOf<'deploy'>['disguises']
  readonly ship: string | null
}
export interface MarkDraft {
  readonly kind: 'mark'
  readonly ships: OrderOf<'mark'>['ships']
}
export interface AnnounceDraft {
  readonly kind: 'announce'
  readonly ships: OrderOf<'announce'>['ships']
  readonly ship: string | null
}
interface ConsentDraft {
  readonly kind: 'consent'
  readonly accept: OrderOf<'consent'>['accept']
}
/** Groups of boxes that take power. */
export const POWER_GROUPS = ['weapons', 'sensors', 'shields', 'engines'] as const
export type PowerGroup = (typeof POWER_GROUPS)[number]
export interface PowerDraft {
  readonly kind: 'power'
  readonly ships: ByShip<Allocation>
  readonly ship: string | null
  readonly group: PowerGroup | null
  /** Changed automatic decisions; null leaves them as they are. */
  readonly policy: Policy | null
  /** Whether the list of automatic decisions is open. */
  readonly policies: boolean
}
export interface PlotDraft {
  readonly kind: 'plot'
  readonly ships: OrderOf<'plot'>['ships']
  readonly ship: string | null
  /** The letters of the current ship's plot so far. */
  readonly path: string
}
interface HeatDraft {
  readonly kind: 'heat'
  readonly ships: OrderOf<'heat'>['ships']
}
export interface DarkenDraft {
  readonly kind: 'darken'
  readonly boxes: readonly string[]
}
export interface RepairDraft {
  readonly kind: 'repair'
  readonly ships: OrderOf<'repair'>['ships']
  readonly ship: string | null
}
export interface GuideDraft {
  readonly kind: 'guide'
  readonly missiles: OrderOf<'guide'>['missiles']
  readonly missile: string | null
}
export interface CommitDraft {
  readonly kind: 'commit'
  readonly ships: OrderOf<'commit'>['ships']
  readonly ship: string | null
  readonly weapon: string | null
}
interface RowDraft {
  readonly kind: 'row'
  readonly row: number
}
export interface KeepDraft {
  readonly kind: 'keep'
  readonly ships: OrderOf<'keep'>['ships']
  readonly ship: string | null
}
export interface SenseDraft {
  readonly kind: 'sense'
  readonly ships: OrderOf<'sense'>['ships']
  readonly ship: string | null
}
interface ReleaseDraft {
  readonly kind: 'release'
  readonly missiles: readonly string[]
}

export type Draft =
  /** Nothing chosen yet: equal to no draft. */
  | { readonly kind: 'start' }
  | FleetDraft
  | DeployDraft
  | MarkDraft
  | AnnounceDraft
  | ConsentDraft
  | PowerDraft
  | PlotDraft
  | HeatDraft
  | DarkenDraft
  | RepairDraft
  | GuideDraft
  | CommitDraft
  | RowDraft
  | KeepDraft
  | SenseDraft
  | ReleaseDraft
