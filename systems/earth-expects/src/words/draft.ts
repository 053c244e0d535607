// A partial answer: the orders for each ship so far, and the ship that is being edited.
import type { EmptyDraft } from '@admiralty/forms'
import type { OrderOf } from '../orders.ts'
import type { Allocation, Plot, Policy } from '../state.ts'

/** The ships of an order so far. Ships without an entry keep the default. */
interface OfShips<K extends 'announce' | 'commit' | 'fleet' | 'heat' | 'keep' | 'mark' | 'plot' | 'repair' | 'sense'> {
  readonly kind: K
  readonly ships: OrderOf<K>['ships']
}
/** The ship that is being edited. */
interface OfOne {
  readonly ship: string | null
}
export type FleetDraft = OfShips<'fleet'>
export type DeployDraft = Omit<OrderOf<'deploy'>, 'order'> & OfOne & { readonly kind: 'deploy' }
export type MarkDraft = OfShips<'mark'>
export type AnnounceDraft = OfShips<'announce'> & OfOne
/** Groups of boxes that take power. */
export const POWER_GROUPS = ['weapons', 'sensors', 'shields', 'engines'] as const
export type PowerGroup = (typeof POWER_GROUPS)[number]
export interface PowerDraft extends OfOne {
  readonly kind: 'power'
  readonly ships: Readonly<Record<string, Allocation>>
  readonly group: PowerGroup | null
  /** Changed automatic decisions; null leaves them as they are. */
  readonly policy: Policy | null
  /** Whether the list of automatic decisions is open. */
  readonly policies: boolean
}
/** `path`: the letters of the current ship's plot so far. */
export type PlotDraft = OfShips<'plot'> & OfOne & { readonly path: string }
/** The plot of these letters; '~' is unpowered flight that counts towards a hex (EE-UNP-02). */
export const plotOf = (path: string): Plot => (path === '~' ? { path: '', glide: true } : { path, glide: false })
/** All plots so far, with the partial one of the current ship. */
export const plotsIn = ({ ships, ship, path }: PlotDraft): PlotDraft['ships'] =>
  ship !== null && path !== '' ? { ...ships, [ship]: plotOf(path) } : ships
export interface DarkenDraft {
  readonly kind: 'darken'
  readonly boxes: readonly string[]
}
export type RepairDraft = OfShips<'repair'> & OfOne
export interface GuideDraft {
  readonly kind: 'guide'
  readonly missiles: OrderOf<'guide'>['missiles']
  readonly missile: string | null
}
export type CommitDraft = OfShips<'commit'> & OfOne & { readonly weapon: string | null }
export type KeepDraft = OfShips<'keep'> & OfOne
export type SenseDraft = OfShips<'sense'> & OfOne

export type Draft =
  | EmptyDraft
  | FleetDraft
  | DeployDraft
  | MarkDraft
  | AnnounceDraft
  | { readonly kind: 'consent'; readonly accept: OrderOf<'consent'>['accept'] }
  | PowerDraft
  | PlotDraft
  | OfShips<'heat'>
  | DarkenDraft
  | RepairDraft
  | GuideDraft
  | CommitDraft
  | { readonly kind: 'row'; readonly row: number }
  | KeepDraft
  | SenseDraft
  | { readonly kind: 'release'; readonly missiles: readonly string[] }
