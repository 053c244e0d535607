// What people do at a table that is no order of the game: giving up, agreeing on a draw, letting a bot sit in. A deed is an entry
// of the journal like any other; what they lead to is read from the journal alone.
import type { Seat } from '@admiralty/kernel'

export type Deed =
  | { readonly kind: 'conceded'; readonly seat: Seat }
  /** By those who agreed. */
  | { readonly kind: 'drawn'; readonly seats: readonly Seat[] }
  /** A bot of this rank sits in for its person. */
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly by: string }
  | { readonly kind: 'returned'; readonly seat: Seat }
