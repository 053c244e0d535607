// An answer in the making: what has been picked so far on the way to an order.
import type { FleetDesign } from '../state.ts'

export type Draft =
  /** A fleet on the drawing board. */
  | { readonly kind: 'fleet'; readonly fleet: FleetDesign }
  /** Where the gift goes: rows of the advantage still to place. */
  | { readonly kind: 'refit'; readonly fleet: FleetDesign }
  | { readonly kind: 'deploy'; readonly places: Readonly<Record<string, Place>>; readonly ship: string | null }
  | { readonly kind: 'ship'; readonly ship: string }
  | { readonly kind: 'course'; readonly ship: string; readonly change: -1 | 0 | 1; readonly path: string; readonly rams: readonly string[] }
  | { readonly kind: 'jump'; readonly ship: string }
  | { readonly kind: 'repair'; readonly ship: string | null }
  | { readonly kind: 'launch'; readonly ship: string; readonly fighter: string }
  | { readonly kind: 'flight'; readonly fighter: string; readonly path: string; readonly rams: readonly string[] }
  | { readonly kind: 'shooter'; readonly from: string }
  | { readonly kind: 'weapon'; readonly from: string; readonly weapon: string }
  | {
      readonly kind: 'shot'
      readonly from: string
      readonly weapon: string
      readonly at: string
      readonly powerUp: 'range' | 'damage' | null
    }
  | { readonly kind: 'turrets'; readonly turrets: readonly string[] }

export interface Place {
  readonly hex: readonly [q: number, r: number]
  readonly facing: 0 | 1 | 2 | 3 | 4 | 5
}
