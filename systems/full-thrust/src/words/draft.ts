// The choices of a player on the way to an order.
import type { EmptyDraft } from '@admiralty/forms'
import type { Place } from '@admiralty/kernel'
import type { Design } from '../design/design.ts'
import type { OrderOf, SalvoOrder, ShotOrder } from '../orders.ts'

export type PlotDraft = OrderOf<'plot'>['ships']
export type EntryDraft = Omit<OrderOf<'enter'>, 'order'>
export type AttackDraft = Omit<OrderOf<'attack'>, 'order'>
export type RepairDraft = Omit<OrderOf<'repair'>, 'order'>

export type Draft =
  | EmptyDraft
  | { readonly kind: 'fleet'; readonly designs: readonly Design[] }
  | { readonly kind: 'enter'; readonly entry: EntryDraft }
  /** A group that is being entered, or one of its ships whose offset is being chosen. */
  | { readonly kind: 'entering'; readonly entry: EntryDraft; readonly group: string; readonly ship: string | null }
  | { readonly kind: 'plot'; readonly ships: PlotDraft }
  /** A ship that is being plotted. */
  | { readonly kind: 'plotting'; readonly ships: PlotDraft; readonly ship: string }
  /** A group that is to be launched or moved; its place, then its facing. */
  | { readonly kind: 'group'; readonly group: string; readonly at: Place | null }
  | { readonly kind: 'facing'; readonly group: string; readonly at: Place; readonly course: number }
  /** A ship that launches salvoes, and the mount whose target is being chosen. */
  | { readonly kind: 'salvoes'; readonly ship: string; readonly salvoes: readonly SalvoOrder[]; readonly mount: SalvoMount | null }
  | { readonly kind: 'attacks'; readonly plan: AttackDraft; readonly group: string | null; readonly target: string | null }
  | {
      readonly kind: 'defences'
      readonly defences: OrderOf<'defend'>['defences']
      readonly ship: string | null
      readonly mount: string | null
    }
  | { readonly kind: 'fire'; readonly ship: string; readonly shots: readonly ShotOrder[]; readonly target: string | null }
  /** A needle beam whose target system is being chosen. */
  | {
      readonly kind: 'needle'
      readonly ship: string
      readonly shots: readonly ShotOrder[]
      readonly target: string
      readonly mount: string
    }
  | { readonly kind: 'repair'; readonly plan: RepairDraft; readonly ship: string | null }
/** The mount from which a salvo is launched. */
export type SalvoMount = Omit<SalvoOrder, 'at'>
export type DraftOf<K extends Draft['kind']> = Extract<Draft, { readonly kind: K }>
