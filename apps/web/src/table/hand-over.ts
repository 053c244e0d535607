// Several seats at one screen: the address says which seat the page shows, so reload and back never show another seat's view.
import type { Call, Seat, Viewer } from '@admiralty/kernel'
import type { MatchInfo } from '../api/types.ts'

/** The search parameters of the address. */
export interface Address {
  readonly as: Viewer | undefined
  /** The screen is blank until this seat's player takes it. */
  readonly to: Seat | undefined
}

export type Screen =
  | { readonly kind: 'seat'; readonly viewer: Viewer }
  /** A page without any data of a seat. */
  | { readonly kind: 'blank'; readonly to: Seat }

/**
 * A player with one seat sees it, without a seat the public view. With several: the seat in the address, otherwise a blank page for the first
 * that still has to answer. The same when the seat in the address has passed on: its player may sit at this screen.
 */
export function screenOf({ mine, owed, newLinkEnds }: Pick<MatchInfo, 'mine' | 'owed' | 'newLinkEnds'>, { as, to }: Address): Screen {
  if (to !== undefined && mine.includes(to)) return { kind: 'blank', to }
  if (as !== undefined && mine.includes(as)) return { kind: 'seat', viewer: as }
  const [first, second] = mine
  if (first === undefined) return { kind: 'seat', viewer: 'public' }
  const isAlone = second === undefined && !(as !== undefined && Object.hasOwn(newLinkEnds, as))
  return isAlone ? { kind: 'seat', viewer: first } : { kind: 'blank', to: owed[0] ?? first }
}

export interface SharedScreen {
  readonly mine: readonly Seat[]
  readonly calls: readonly Call[]
  readonly sealed: readonly Seat[]
}

/** The player's own seats that owe an order. */
export const owing = ({ mine, calls, sealed }: SharedScreen): readonly Seat[] =>
  mine.filter((seat) => !sealed.includes(seat) && calls.some(({ seats }) => seats.includes(seat)))

/** The seat that gets the screen next: another of the player's seats owes an order, and `viewer` does not. */
export function nextAtScreen(viewer: Viewer, table: SharedScreen): Seat | undefined {
  const owed = owing(table)
  return owed.includes(viewer) ? undefined : owed.find((seat) => seat !== viewer)
}
