// The choices of a player on the way to an order.
import type { EmptyDraft } from '@admiralty/forms'
import type { Hex } from '@admiralty/space'
import type { BuiltKind } from '../../data/units.ts'
import type { Sense } from '../orbit/motion.ts'
import type { CargoAction, Launch, Order, OrderOf } from '../orders.ts'

/** The content of an order of this kind. */
type Fields<K extends Order['order']> = Omit<OrderOf<K>, 'order'>
export type LaunchPlan = Fields<'launch'>
export type ThrustPlan = Fields<'thrust'>
export type BuildPlan = Fields<'build'>

export type Draft =
  | EmptyDraft
  /** A place for a moon or a station. */
  | { readonly kind: 'place'; readonly hex: Hex; readonly sense: Sense }
  | { readonly kind: 'launch'; readonly plan: LaunchPlan }
  /** A craft or booster that is being loaded. */
  | { readonly kind: 'loading'; readonly plan: LaunchPlan; readonly launch: Omit<Launch, 'shift'> }
  | { readonly kind: 'thrust'; readonly plan: ThrustPlan }
  /** A unit whose thrust is being chosen, or a scoopship whose return is. */
  | { readonly kind: 'burn' | 'return'; readonly plan: ThrustPlan; readonly unit: string }
  /** A transfer to plan, see `NamedGoal`; null until a goal is chosen. */
  | { readonly kind: 'transfer'; readonly plan: ThrustPlan; readonly unit: string; readonly goal: string | null }
  | { readonly kind: 'cargo'; readonly actions: readonly CargoAction[] }
  /** Units of an order that lists them. */
  | { readonly kind: 'units'; readonly units: readonly string[] }
  /** A unit that is to fire or to strike. */
  | { readonly kind: 'shooter'; readonly unit: string }
  | { readonly kind: 'deliver'; readonly loads: OrderOf<'deliver'>['loads'] }
  | { readonly kind: 'build'; readonly plan: BuildPlan }
  /** A new unit whose place is being chosen. */
  | { readonly kind: 'placing'; readonly plan: BuildPlan; readonly station: string; readonly item: BuiltKind }
export type DraftOf<K extends Draft['kind']> = Extract<Draft, { readonly kind: K }>
