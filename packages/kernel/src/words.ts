// A game in words: plain data without DOM.
// Map, record, number keys, text table and terminal show one list of choices in one order.
import type { Outcome, Seat, SystemTypes } from './contract.ts'
import type { Explained, RuleId } from './explained.ts'

/** A place on the map, axial [q, r]. */
export type Place = readonly [q: number, r: number]

/** A part of a sentence. A `thing` is a ship, fighter, item or seat. */
export type Part =
  | string
  | { readonly kind: 'thing'; readonly id: string; readonly text: string; readonly seat: Seat | null }
  | { readonly kind: 'hex'; readonly hex: Place; readonly text: string }
  /** A face of a die. `counted` is true if it decided something. */
  | { readonly kind: 'die'; readonly face: number; readonly sides: number; readonly counted: boolean }
  | { readonly kind: 'number'; readonly number: Explained; readonly text: string }

export interface LogEntry {
  readonly seat: Seat | null
  readonly parts: readonly Part[]
  readonly rules: readonly RuleId[]
  /** A heading ('Turn 4'), a plain line, or a detail of the line before. */
  readonly weight: 'heading' | 'line' | 'detail'
}

export interface Question {
  /** 'Fire · yours to decide' */
  readonly phase: string
  readonly title: string
  readonly text: string
  readonly rule: RuleId
}

/** A target of a choice on the map or the record. */
export type Spot =
  | { readonly kind: 'hex'; readonly hex: Place }
  | { readonly kind: 'thing'; readonly id: string }
  /** An item on the record of a thing. */
  | { readonly kind: 'item'; readonly id: string; readonly item: string }

/** A distribution: exact chances that add up to 1. */
export interface Spread {
  /** The unit of the values: 'points of damage'. */
  readonly title: string
  /** Ascending by value. */
  readonly ends: readonly { readonly value: number; readonly chance: number }[]
  /** Side effects and their chances. */
  readonly also: readonly { readonly what: string; readonly chance: number; readonly rule: RuleId }[]
}

export interface Choice<Order = unknown, Draft = unknown> {
  /** Stable and unique within its list. */
  readonly key: string
  readonly label: string
  readonly rule: RuleId
  readonly spots: readonly Spot[]
  /** Chance of success, 0 to 1, drawn as a bar and a percentage; null if one figure does not say it. */
  readonly odds: number | null
  /** The distribution of results; null if one figure is enough. */
  readonly spread: Spread | null
  /** Numbers behind the choice with their reasons. */
  readonly because: readonly { readonly title: string; readonly number: Explained }[]
  /** Movement points or the like that the choice spends; null where nothing is spent. Shown by `note`, read by programs. */
  readonly cost: number | null
  /** Short, right-aligned: 'costs 2', 'range 3'. Shown, never read by programs. */
  readonly note: string | null
  /** The result of picking: an order, or a draft with further choices. */
  readonly then: { readonly kind: 'order'; readonly order: Order } | { readonly kind: 'draft'; readonly draft: Draft }
  /** 'main' is the big button; 'back' leads to a shorter draft. */
  readonly role: 'row' | 'main' | 'back'
}

/** A table of the position for the text view. */
export interface TextTable {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A step of the sequence of play as the screen marks it. */
export interface PhaseMark {
  readonly name: string
  readonly state: 'done' | 'now' | 'to come'
}

/** A point in the sequence of play. Two views are in the same phase when `turn` and `step` are equal. */
export interface Phase {
  /** Counted from 1; 0 while the battle is set up. */
  readonly turn: number
  /** The game's own name of the step: 'fire'. Compared, never shown. */
  readonly step: string
  /** 'turn 4, fire'. Shown, never compared. */
  readonly title: string
}

/** Damage of one ship or squad, as a viewer knows it. */
export interface Tally {
  readonly id: string
  readonly seat: Seat
  /** Points, or boxes, lost so far. */
  readonly taken: number
  /** Points, or boxes, of the undamaged ship. */
  readonly of: number
}

export interface Words<T extends SystemTypes = SystemTypes, Draft = unknown> {
  phase(view: T['view']): Phase
  phases(view: T['view']): readonly PhaseMark[]
  /** Completes 'Blue is …' for a kind of call: 'to fire'. */
  duty(kind: string): string
  /** The viewer's open question, if any. */
  question(view: T['view'], draft: Draft | null): Question | undefined
  /** Empty without an open question. */
  choices(view: T['view'], draft: Draft | null): readonly Choice<T['order'], Draft>[]
  /** `view` is the viewer's view after the event. */
  logEntry(news: T['observation'], view: T['view']): LogEntry | undefined
  table(view: T['view']): readonly TextTable[]
  /** One row for each ship or squad that can still be damaged, in a stable order. */
  tally(view: T['view']): readonly Tally[]
  outcome(outcome: Outcome, view: T['view']): LogEntry
}
