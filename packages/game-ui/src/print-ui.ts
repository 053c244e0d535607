// Printed records, to be played on with a pencil.
import type { SystemTypes } from '@admiralty/kernel'
import type { ReactNode } from 'react'

export interface PrintUi<T extends SystemTypes = SystemTypes> {
  /** All sheets of a design or of a view, each inside a `Leaf`. */
  Sheets(props: SheetsProps<T>): ReactNode
}

export interface SheetsProps<T extends SystemTypes = SystemTypes> {
  /** A design of the game's shipyard, or what a viewer knows in a match. */
  readonly source: { readonly kind: 'design'; readonly design: unknown } | { readonly kind: 'view'; readonly view: T['view'] }
  readonly paper: 'a4' | 'letter'
  /** True prints the present damage, false the ship as built. */
  readonly damage: boolean
  /** Whether a fleet list and a summary of the turn come first. */
  readonly fleet: boolean
  /** Ships on a page, where they fit. */
  readonly ships: 1 | 2
  /** A page of the application: content that is too large is cut off. */
  Leaf(props: LeafProps): ReactNode
}

export interface LeafProps {
  /** Printed at the foot: 'Vigilance, ship 2 of 5'. */
  readonly title: string
  readonly children: ReactNode
}
