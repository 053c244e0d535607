// Drafts: what a player has picked so far on the way to an order.
import type { EmptyDraft } from '@admiralty/forms'
import type { DeployedPose } from '../design/roster.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { FleetDesign } from '../state.ts'

export type Draft =
  | EmptyDraft
  /** A fleet being designed or refitted. */
  | { readonly kind: 'fleet'; readonly fleet: FleetDesign }
  | { readonly kind: 'deploy'; readonly places: Readonly<Record<string, DeployedPose>>; readonly ship: string | null }
  | (Fields<'move'> & { readonly kind: 'course' })
  | { readonly kind: 'jump' | 'repair'; readonly ship: string }
  | { readonly kind: 'launch'; readonly ship: string; readonly fighter: string }
  | (Fields<'fly'> & { readonly kind: 'flight' })
  | { readonly kind: 'shooter'; readonly from: string }
  | { readonly kind: 'weapon'; readonly from: string; readonly weapon: string }
  | (Fields<'fire'> & { readonly kind: 'shot' })
  | { readonly kind: 'turrets'; readonly turrets: readonly string[] }
export type DraftOf<K extends Draft['kind']> = Extract<Draft, { readonly kind: K }>
/** The content of an order of this kind. */
type Fields<K extends Order['order']> = Omit<OrderOf<K>, 'order'>
