// The scene that a board draws: hexes, counters and lines. It contains no rule of any game.

import type { Place } from '@admiralty/kernel'
import type { Direction, Heading, Hex, TileHex, TilePose } from '@admiralty/space'
import { type Chart, hexChart } from './chart.ts'

/** 1 to 8: shape, pattern and colour of a side. */
export type SideStyle = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** A thing on the chart. */
export interface Counter {
  readonly id: string
  readonly at: Place
  /** As the chart counts: a direction of hexes, an hour of the clock. Null for things without a facing, such as wrecks. */
  readonly facing: number | null
  /** A symbol of `Sprite` without its prefix 's-': 'destroyer', 'fighter', 'wreck'. */
  readonly symbol: string
  readonly sideStyle: SideStyle
  /** Printed below or above the counter. */
  readonly label: string
  /** 'pencilled': a planned position; 'faint': done for this turn. */
  readonly look: 'plain' | 'pencilled' | 'faint' | 'wreck'
  /** Points lost, and points of the undamaged thing. Drawn as pips; null if unknown or not applicable. */
  readonly damage: readonly [taken: number, of: number] | null
  /** Short texts beside the counter: 'nav', '−1'. */
  readonly marks: readonly string[]
  readonly selected: boolean
  /** Text for screen readers. */
  readonly title: string
}

/** A fixed feature of the chart, such as a world. It is drawn below the counters, and a press on its hex selects it. */
export interface Site {
  readonly id: string
  readonly at: Hex
  /** The hex has the pattern and colour of its owner; null without one. */
  readonly sideStyle: SideStyle | null
  /** A small dot, two rings, or a symbol in a ring. */
  readonly symbol: 'dot' | 'rings' | 'triangle' | 'plant' | 'drop' | 'crate' | 'star'
  /** Printed above the site: '7'. */
  readonly figure: string
  /** Printed below the site where there is room, and always below a selected one; '' for none. */
  readonly name: string
  readonly selected: boolean
  /** Text for screen readers. */
  readonly title: string
}

/** An entry of the legend: a drawing and its meaning. */
export interface LegendEntry {
  /** 'link': a line between two places; null for a text alone. */
  readonly mark: Site['symbol'] | 'link' | null
  readonly text: string
}

/** A line over several places. */
export interface Track {
  readonly sideStyle: SideStyle
  /** The line connects them. */
  readonly places: readonly Place[]
  /** 'trail', 'earlier-shot': thin, what others did before the open question. */
  readonly style: 'flown' | 'planned' | 'shot' | 'aim' | 'trail' | 'earlier-shot'
  /** A text for each step of the line; '' for none. */
  readonly notes: readonly string[]
}

/** Shading of a hex. */
export interface Tint {
  readonly hex: Hex
  /** 0 (not shaded) to 5 (strongest). */
  readonly level: 0 | 1 | 2 | 3 | 4 | 5
  /** Printed in the hex: the mean damage of the selected weapon there, or a word such as 'ring 4'; null for none. */
  readonly mean: number | string | null
}

/** Hexes with the same terrain, named by how it is drawn. */
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

/** A zone of a field, from the zone before it out to a radius. */
export interface OverlayBand {
  /** In hexes or movement units from the centre. */
  readonly radius: number
  /** Printed in the zone: '2 dice'. */
  readonly label: string
}
/**
 * A field around a place with bands from the strongest outwards, a measuring tape, things that belong together; on hexes also hexes with one
 * meaning, sides of a hex, or a tile to be placed.
 */
export type OverlayShape =
  /** `sixths` × 60°, centred on the heading; edges belong to it, the centre does not. */
  | {
      readonly kind: 'wedge'
      readonly centre: Place
      readonly heading: Heading
      readonly sixths: 1 | 2 | 3 | 4 | 5 | 6
      readonly bands: readonly OverlayBand[]
    }
  | { readonly kind: 'disc'; readonly centre: Place; readonly bands: readonly OverlayBand[] }
  /** Between two places. The legend says what was measured: '14.25 MU, band 2, arc FS'. */
  | { readonly kind: 'tape'; readonly from: Place; readonly to: Place }
  /** Pairs of places that are joined, such as the ends of routes. */
  | { readonly kind: 'links'; readonly pairs: readonly (readonly [Place, Place])[] }
  /** A formation or another group of things. */
  | { readonly kind: 'group'; readonly places: readonly Place[] }
  | { readonly kind: 'region'; readonly hexes: readonly Hex[] }
  /** The contents are printed in the hexes. */
  | { readonly kind: 'tile'; readonly tile: readonly TileHex<string>[]; readonly pose: TilePose }
  | { readonly kind: 'sides'; readonly hex: Hex; readonly sides: readonly Direction[] }
/** A shape on the chart with its meaning. */
export interface Overlay {
  readonly shape: OverlayShape
  /**
   * 'field': what a weapon or a tile does there; 'zone': where things may be placed or are hidden; 'goal': to be reached or kept; 'barred': not to
   * be entered; 'threat': in reach of known enemy weapons.
   */
  readonly look: 'field' | 'zone' | 'goal' | 'barred' | 'threat'
  /** 'beam of the port battery'. Read aloud, and listed in the text view. */
  readonly legend: string
  /** Whether the chart prints the legend too. */
  readonly printed: boolean
}

/** Everything that the board draws. */
export interface Scene {
  /** How places are drawn; absent for hexes. */
  readonly chart?: Chart
  /** Every hex of the map. Empty on the plane, which has no edge. */
  readonly hexes: readonly Hex[]
  /** Absent if no hex has terrain. */
  readonly terrain?: readonly TerrainArea[]
  /** Absent if the scene has no overlays. */
  readonly overlays?: readonly Overlay[]
  /** Absent if the scene has no sites. */
  readonly sites?: readonly Site[]
  readonly counters: readonly Counter[]
  readonly tracks: readonly Track[]
  readonly tints: readonly Tint[]
  /** Drawn with hatching: hexes that are out of arc or forbidden. */
  readonly hatched: readonly Hex[]
  /** Outlined places. 'may': can be chosen; 'refused': crossed out; 'look': pointed out to the player. */
  readonly marked: readonly { readonly at: Place; readonly kind: 'may' | 'refused' | 'look'; readonly note: string | null }[]
  /** Absent if the drawings need no legend. */
  readonly legend?: readonly LegendEntry[]
  /** Explains the tints; null for none. */
  readonly caption: { readonly title: string; readonly text: string } | null
}

/** The chart on which a scene is drawn. */
export const chartOf = ({ chart = hexChart }: Pick<Scene, 'chart'>): Chart => chart
