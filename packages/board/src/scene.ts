// What a board is told to draw: hexes, counters and lines, and no rule of any game.

import type { Choice, OptionValue, Refusal, Seat } from '@admiralty/kernel'
import type { Direction, Hex } from '@admiralty/space'
import type { ComponentType, ReactNode } from 'react'
import type { Motion } from './motion.ts'

/** 1..4: which plate, pattern and colour (look: a side is a plate, a pattern and a colour). */
export type Plate = 1 | 2 | 3 | 4

export interface Counter {
  readonly id: string
  readonly hex: Hex
  /** Null: it faces nowhere (a wreck). */
  readonly facing: Direction | null
  /** An entry of symbols.svg without 's-': 'destroyer', 'fighter', 'wreck'. */
  readonly symbol: string
  readonly plate: Plate
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
  readonly plate: Plate
  /** Centre to centre. */
  readonly hexes: readonly Hex[]
  readonly style: 'flown' | 'planned' | 'shot' | 'aim'
  /** Written along it, one for each step; '' for none. */
  readonly notes: readonly string[]
}

export interface Tint {
  readonly hex: Hex
  /** 0 open sea to 5 shallowest; range is depth. */
  readonly depth: 0 | 1 | 2 | 3 | 4 | 5
  /** A sounding: the mean the weapon in hand would do there; null for none. */
  readonly sounding: number | null
}

/** What the sea is like somewhere, by how it looks: air, solid ground, what lies within it, a rim, stones ever denser, a veil, rays. */
export interface Ground {
  readonly look: 'air' | 'land' | 'core' | 'rim' | 'stones' | 'rocks' | 'boulders' | 'veil' | 'rays'
  readonly hexes: readonly Hex[]
}

export interface Scene {
  /** Every hex of the map. */
  readonly hexes: readonly Hex[]
  /** Left out where it is open sea everywhere. */
  readonly grounds?: readonly Ground[]
  readonly counters: readonly Counter[]
  readonly tracks: readonly Track[]
  readonly tints: readonly Tint[]
  /** Hatched like land: masked, forbidden. */
  readonly hatched: readonly Hex[]
  readonly marked: readonly { readonly hex: Hex; readonly kind: 'may' | 'refused' | 'edge' | 'look'; readonly note: string | null }[]
  /** Upper left, in the chart's italics: what the tints mean. */
  readonly caption: { readonly title: string; readonly text: string } | null
}

/** What a game's screen brings (systems/<game>/ui). */
export interface GameUi<View = unknown, Draft = unknown, Order = unknown, Design = unknown, Terms = unknown> {
  plate(view: View, seat: Seat): Plate
  /** `selected`: a thing's id; `choices`: those on offer now; `aimed`: the choice under the pointer or the keyboard. */
  scene(
    view: View,
    draft: Draft | null,
    choices: readonly Choice<Order, Draft>[],
    selected: string | null,
    aimed: Choice<Order, Draft> | null,
    /** What was heard last, oldest first: shots to draw. Of this game's news. */
    heard?: readonly unknown[],
  ): Scene
  /** What may be drawn of this news while it happens: `before` and `after` are the views around it. Of this game's news. */
  motions(news: unknown, before: View, after: View): readonly Motion[]
  /** Things in a hex, topmost first, for selecting. */
  things(view: View, hex: Hex): readonly string[]
  /** What to select when a question comes up; null to leave it. */
  attention(view: View, draft: Draft | null): string | null
  /** The right-hand panel: the record of the thing selected. */
  Record: ComponentType<RecordProps<View, Draft, Order>>
  /** A whole page for questions that are not answered on the map (choosing a fleet); null where the map serves. */
  Page: ComponentType<PageProps<View, Draft, Order>>
  /** Whether `Page` takes the place of map and record for what this view is asked. */
  hasPage(view: View): boolean
  /** Designing without a battle; null where nothing is designed. */
  readonly yard: YardUi<Design, Terms> | null
  /** Records to be printed and kept with a pencil; null where a game has none. */
  Sheets: ComponentType<SheetsProps<View>> | null
}
export interface RecordProps<View, Draft, Order> {
  readonly view: View
  readonly selected: string | null
  readonly draft: Draft | null
  readonly choices: readonly Choice<Order, Draft>[]
  /** What was heard last, oldest first, as for the chart: a record shows where damage fell. */
  readonly heard: readonly unknown[]
  onPick(choice: Choice<Order, Draft>): void
  onSelect(thing: string): void
  onRule(rule: string): void
}
export interface PageProps<View, Draft, Order> {
  readonly view: View
  readonly draft: Draft | null
  /** The refusal of the last order, if any. */
  readonly refused: { readonly rule: string; readonly reason: string } | null
  readonly busy: boolean
  /** What its owner has drawn before, newest first, to be read with the game's own schema. */
  readonly designs: readonly OwnDesign[]
  /** Keeps a design for another day; null where others look at this screen too. */
  readonly onSaveDesign: ((name: string, design: unknown) => Promise<void>) | null
  onDraft(draft: Draft): void
  onOrder(order: Order): void
  onRule(rule: string): void
}

/** A design out of somebody's library. */
export interface OwnDesign {
  readonly id: string
  readonly name: string
  readonly design: unknown
}
/** The drawing board of a game. `Terms`: what is drawn for, in the game's own terms, plain JSON. */
export interface YardUi<Design = unknown, Terms = unknown> {
  readonly blank: Design
  /** When nobody has said what for. */
  readonly terms: Terms
  /** Terms kept from another day; undefined where they are none any more. */
  parseTerms(kept: unknown): Terms | undefined
  /** These, or the nearest that a design taken up keeps to. */
  termsFor(design: Design, terms: Terms): Terms
  /** What is refused of a design under these terms. */
  check(design: Design, terms: Terms): readonly Refusal[]
  nameOf(design: Design): string
  named(design: Design, name: string): Design
  /** A battle in which a design for these terms can be fought. */
  battleFor(terms: Terms): { readonly scenario: string; readonly options: Readonly<Record<string, OptionValue>>; readonly seat: Seat }
  /** A few lines for a list: what is in it. */
  Sketch: ComponentType<{ readonly design: Design }>
  Board: ComponentType<YardProps<Design, Terms>>
}
export interface YardProps<Design, Terms> {
  readonly design: Design
  readonly terms: Terms
  /** Changes of one `run` that follow each other are one step: letters typed into the same field. */
  onDesign(design: Design, run?: string): void
  onTerms(terms: Terms): void
  onRule(rule: string): void
}
/** A sheet of paper, as the application cuts it: its content may fill it and never leaves it. */
export interface LeafProps {
  /** At its foot: 'Vigilance, ship 2 of 5'. */
  readonly title: string
  readonly children: ReactNode
}
export interface SheetsProps<View> {
  /** A design as the game's shipyard has it, or what a viewer knows in a match. */
  readonly source: { readonly kind: 'design'; readonly design: unknown } | { readonly kind: 'view'; readonly view: View }
  readonly paper: 'a4' | 'letter'
  /** As it stands, or as it was built. */
  readonly damage: boolean
  /** The whole fleet in a list, and the turn in short, before the ships. */
  readonly fleet: boolean
  /** Ships on a page, where they fit. */
  readonly ships: 1 | 2
  readonly Leaf: ComponentType<LeafProps>
}
