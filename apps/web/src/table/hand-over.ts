// Several seats at one screen: whose eyes the page is for. The address says it, so that reload and back show nobody the wrong table.
import type { Call, Seat, Viewer } from '@admiralty/kernel'

/** What the address carries. */
export interface Address {
  readonly as: Viewer | undefined
  /** The screen is blank until this seat's player takes it. */
  readonly to: Seat | undefined
}

export type Screen =
  | { readonly kind: 'seat'; readonly viewer: Viewer }
  /** Nothing of any seat is in memory. */
  | { readonly kind: 'blank'; readonly to: Seat }

/** One seat of mine: its table. None: what everybody may see. Several: the one the address names, else a blank page. */
export function screenOf(mine: readonly Seat[], { as, to }: Address): Screen {
  if (to !== undefined && mine.includes(to)) return { kind: 'blank', to }
  if (as !== undefined && mine.includes(as)) return { kind: 'seat', viewer: as }
  const [only, second] = mine
  if (as === 'public' && only === undefined) return { kind: 'seat', viewer: 'public' }
  if (only === undefined) return { kind: 'seat', viewer: 'public' }
  return second === undefined ? { kind: 'seat', viewer: only } : { kind: 'blank', to: only }
}

export interface SharedScreen {
  readonly mine: readonly Seat[]
  readonly calls: readonly Call[]
  readonly sealed: readonly Seat[]
}

/** Those of my seats that owe an answer. */
export const owing = ({ mine, calls, sealed }: SharedScreen): readonly Seat[] =>
  mine.filter((seat) => !sealed.includes(seat) && calls.some(({ seats }) => seats.includes(seat)))

/** The seat to hand the screen to: another of mine owes an answer, and this one does not. */
export function nextAtScreen(viewer: Viewer, table: SharedScreen): Seat | undefined {
  const owed = owing(table)
  return owed.includes(viewer) ? undefined : owed.find((seat) => seat !== viewer)
}
