// Drafts: what a player has picked so far on the way to an order.
import type { Placement } from '../design/roster.ts'
import type { FleetDesign } from '../state.ts'

export type Draft =
  /** Nothing is picked yet; the same as no draft. */
  | { readonly kind: 'start' }
  /** A fleet being designed or refitted. */
  | { readonly kind: 'fleet'; readonly fleet: FleetDesign }
  | { readonly kind: 'deploy'; readonly places: Readonly<Record<string, Placement>>; readonly ship: string | null }
  | CourseDraft
  | { readonly kind: 'jump'; readonly ship: string }
  | { readonly kind: 'repair'; readonly ship: string }
  | { readonly kind: 'launch'; readonly ship: string; readonly fighter: string }
  | FlightDraft
  | { readonly kind: 'shooter'; readonly from: string }
  | { readonly kind: 'weapon'; readonly from: string; readonly weapon: string }
  | ShotDraft
  | { readonly kind: 'turrets'; readonly turrets: readonly string[] }
export type DraftOf<K extends Draft['kind']> = Extract<Draft, { readonly kind: K }>

/** `path` as in a move order: F forward, L and R one hex-side. */
export interface CourseDraft {
  readonly kind: 'course'
  readonly ship: string
  readonly change: -1 | 0 | 1
  readonly path: string
  readonly rams: readonly string[]
}
/** `path` as in a fly order; `board`: the carrier to land on. */
export interface FlightDraft {
  readonly kind: 'flight'
  readonly fighter: string
  readonly path: string
  readonly rams: readonly string[]
  readonly board: string | null
}
export interface ShotDraft {
  readonly kind: 'shot'
  readonly from: string
  readonly weapon: string
  readonly at: string
  readonly powerUp: 'range' | 'damage' | null
}
