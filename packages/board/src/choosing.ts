// The meaning of a press on the chart: the choices at that point, and whether the press picks, aims or selects.

import type { Choice, Place } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import type { Counter } from './scene.ts'

/** A point on the chart. `thing` is the counter exactly under the pointer, if any. */
export interface ChartTarget {
  readonly at: Place
  readonly thing: string | null
}

/** The choices of the pressed thing. If it has none, all choices of the hex and of the things in it. */
export function choicesAt<C extends Choice>(
  choices: readonly C[],
  counters: readonly Counter[],
  { at: hex, thing }: ChartTarget,
): readonly C[] {
  const exact = choices.filter(({ spots }) => spots.some((spot) => spot.kind === 'thing' && spot.id === thing))
  if (exact.length > 0) return exact
  const here = counters.filter((counter) => sameHex(counter.at, hex)).map(({ id }) => id)
  return choices.filter(({ spots }) =>
    spots.some((spot) => (spot.kind === 'place' && sameHex(spot.at, hex)) || (spot.kind === 'thing' && here.includes(spot.id))),
  )
}

/** The effect of a press: it picks a choice, aims at one, or selects the thing at the point. */
export type PressResult<C> = { readonly kind: 'pick' | 'aim'; readonly choice: C } | { readonly kind: 'select' }

/** The device with which the player points and presses. */
export type Device = 'mouse' | 'touch' | 'key'

export interface PressContext<C> {
  /** The choices at the pressed point. */
  readonly here: readonly C[]
  readonly aimed: C | null
  /** Whether the previous press was at the same point. */
  readonly again: boolean
  readonly by: Device
}

/** A single choice is picked. Of several the first is aimed at, and each further press aims at the next. A touch aims before it gives an order that is not drawn yet. */
export function resultOfPress<C extends Choice>({ here, aimed, again, by }: PressContext<C>): PressResult<C> {
  const [first, second] = here
  if (first === undefined) return { kind: 'select' }
  const at = here.findIndex(({ key }) => key === aimed?.key)
  const current = here[at]
  if (by === 'key' && current) return { kind: 'pick', choice: current }
  if (second === undefined) {
    // The effect of the main choice is drawn already.
    const needsAim = by === 'touch' && first.then.kind === 'order' && first.role !== 'main' && !current
    return { kind: needsAim ? 'aim' : 'pick', choice: first }
  }
  const next = again ? here[(at + 1) % here.length] : current
  return { kind: 'aim', choice: next ?? first }
}
