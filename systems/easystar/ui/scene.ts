// The chart of this moment: what stands where, and what the answer in the making would do.
import type { Scene } from '@admiralty/board'
import type { Choice } from '@admiralty/kernel'
import type { Order } from '../src/orders.ts'
import type { View } from '../src/state.ts'
import type { Draft } from '../src/words.ts'
import { hexesOf } from './chart.ts'
import { countersOf } from './counters.ts'

export interface Moment {
  readonly view: View
  readonly draft: Draft | null
  readonly choices: readonly Choice<Order, Draft>[]
  readonly selected: string | null
  readonly aimed: Choice<Order, Draft> | null
}

export function sceneOf({ view, choices, selected }: Moment): Scene {
  const spots = choices.flatMap((choice) => choice.spots.map((spot) => ({ spot, note: choice.note })))
  return {
    hexes: hexesOf(view.setup.map),
    counters: countersOf(view, selected),
    tracks: [],
    tints: [],
    hatched: [],
    marked: spots.flatMap(({ spot, note }) => (spot.kind === 'hex' ? [{ hex: spot.hex, kind: 'may' as const, note }] : [])),
    caption: null,
  }
}
