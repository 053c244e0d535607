// What a board is told to draw: hexes, counters and lines, and no rule of any game.

import type { Direction, Hex } from '@admiralty/space'

/** 1..4: which plate, pattern and colour (look: a side is a plate, a pattern and a colour). */
export type SideStyle = 1 | 2 | 3 | 4

export interface Counter {
  readonly id: string
  readonly hex: Hex
  /** Null: it faces nowhere (a wreck). */
  readonly facing: Direction | null
  /** An entry of symbols.svg without 's-': 'destroyer', 'fighter', 'wreck'. */
  readonly symbol: string
  readonly sideStyle: SideStyle
  /** Printed under it. */
  readonly label: string
  /** pencilled: where it would be; faint: done for this turn. */
  readonly look: 'plain' | 'pencilled' | 'faint' | 'wreck'
  /** Damage taken of what it can take, drawn as pips on the counter; null where unknown or none. */
  readonly damage: readonly [taken: number, of: number] | null
  /** Short marks beside it: 'nav', '−1'. */
  readonly marks: readonly string[]
  readonly selected: boolean
  /** Read aloud. */
  readonly title: string
}

export interface Track {
  readonly sideStyle: SideStyle
  /** Centre to centre. */
  readonly hexes: readonly Hex[]
  readonly style: 'flown' | 'planned' | 'shot' | 'aim'
  /** Written along it, one for each step; '' for none. */
  readonly notes: readonly string[]
}

export interface Tint {
  readonly hex: Hex
  /** 0 open sea to 5 shallowest; range is depth. */
  readonly level: 0 | 1 | 2 | 3 | 4 | 5
  /** A sounding: the mean the weapon in hand would do there; null for none. */
  readonly mean: number | null
}

/** What the sea is like somewhere, by how it looks: air, solid ground, what lies within it, a rim, stones ever denser, a veil, rays. */
export interface TerrainArea {
  readonly look:
    | 'atmosphere'
    | 'surface'
    | 'interior'
    | 'rim'
    | 'asteroids-sparse'
    | 'asteroids-dense'
    | 'asteroids-packed'
    | 'gas'
    | 'radiation'
  readonly hexes: readonly Hex[]
}

export interface Scene {
  /** Every hex of the map. */
  readonly hexes: readonly Hex[]
  /** Left out where it is open sea everywhere. */
  readonly terrain?: readonly TerrainArea[]
  readonly counters: readonly Counter[]
  readonly tracks: readonly Track[]
  readonly tints: readonly Tint[]
  /** Hatched like land: masked, forbidden. */
  readonly hatched: readonly Hex[]
  readonly marked: readonly { readonly hex: Hex; readonly kind: 'may' | 'refused' | 'edge' | 'look'; readonly note: string | null }[]
  /** Upper left, in the chart's italics: what the tints mean. */
  readonly caption: { readonly title: string; readonly text: string } | null
}
