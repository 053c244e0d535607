// Printed records for play with a pencil.
import type { SystemTypes } from '@admiralty/kernel'
import type { ReactNode } from 'react'

/** The choices of the reader besides the paper: ships per page, the fleet and turn sheets, and damage. */
export type PrintChoice = 'ships' | 'fleet' | 'damage'
export interface PrintUi<T extends SystemTypes = SystemTypes> {
  /** All sheets of a design or of a view, each inside a `Leaf`. */
  Sheets(props: SheetsProps<T>): ReactNode
  /** The choices that change these sheets; empty where there are none. */
  readonly choices: readonly PrintChoice[]
}

/** The design or view to print, and the form of the pages. */
export interface SheetsProps<T extends SystemTypes = SystemTypes> {
  /** A design of the game's shipyard, or a view of a match. */
  readonly source: { readonly kind: 'design'; readonly design: unknown } | { readonly kind: 'view'; readonly view: T['view'] }
  readonly paper: 'a4' | 'letter'
  /** True prints the present damage, false the ship as built. */
  readonly damage: boolean
  /** Whether a fleet list and a summary of the turn come first. */
  readonly fleet: boolean
  /** Most ships on a page. */
  readonly ships: 1 | 2
  /** A page. Content that is too long goes on on further sheets (`PrintSheets`). */
  Leaf(props: LeafProps): ReactNode
}

export interface LeafProps {
  /** Printed at the foot: 'Vigilance, ship 2 of 5'. Several sheets add their place: ', sheet 2 of 3'. */
  readonly title: string
  /** Rows, list items and sections go to the next sheet whole, and everything that is not `DIVISIBLE` in `sheet-fill.ts`. */
  readonly children: ReactNode
}
