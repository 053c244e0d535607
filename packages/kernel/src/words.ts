// The texts and choices of a game as data, without DOM.
// Map, record, number keys, text table and terminal show the same list of choices in the same order.
import type { Outcome, Seat, SystemTypes } from './contract.ts'
import type { Explained, RuleId } from './explained.ts'

/** A place on the map, whole numbers: axial [q, r] on hexes, [x, y] in sub-units on the open plane. */
export type Place = readonly [a: number, b: number]

/** A face of a die. */
export interface DiePart {
  readonly kind: 'die'
  readonly face: number
  readonly sides: number
  readonly counted: Counted
}
/** Whether a die passed: true if it hit or succeeded, false if it missed. Null if no threshold decides, for example where dice are added up. */
export type Counted = boolean | null

/** A part of a log line. A `thing` is a ship, fighter, item or seat. */
export type Part =
  | string
  | { readonly kind: 'thing'; readonly id: string; readonly text: string; readonly seat: Seat | null }
  | { readonly kind: 'place'; readonly at: Place; readonly text: string }
  | DiePart
  | { readonly kind: 'number'; readonly number: Explained; readonly text: string }

/** A line of the log. */
export interface LogEntry {
  /** The seat that the line is about; null for none. */
  readonly seat: Seat | null
  readonly parts: readonly Part[]
  /** The clauses that explain the line. */
  readonly rules: readonly RuleId[]
  /** A heading ('Turn 4'), a plain line, or a detail of the line before. */
  readonly weight: 'heading' | 'line' | 'detail'
}

/** The open question of a viewer in words. */
export interface Question {
  /** The phase: 'Fire · yours to decide'. */
  readonly phase: string
  readonly title: string
  readonly text: string
  readonly rule: RuleId
}

/** A target of a choice on the map or the record. */
export type Spot =
  | { readonly kind: 'place'; readonly at: Place }
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

/** A thing on the map: its place, and the steps by which it is turned clockwise from its first rotation, 0. */
export interface Placement {
  readonly at: Place
  readonly turns: number
}
/** A choice of a place, and of a rotation where the thing can be turned. */
export interface PlaceRequest<Draft = unknown> {
  readonly kind: 'place'
  /** The places by rotation: `within[turns]`. One list for a thing that cannot be turned. */
  readonly within: readonly (readonly Place[])[]
  /** Where the draft has the thing now; null if nowhere yet. */
  readonly now: Placement | null
  /** The printed name of a place: '0703'. Typed text is compared with it. */
  nameOf(place: Place): string
  /** The draft with the thing there. Pointer, touch, keyboard and typed text all call it. */
  withPlace(placement: Placement): Draft
}
/** Where a place of the open plane may be chosen, for drawing and for walks at random. The rules decide with `allows`. */
export type Region =
  /** `radius` in movement units. */
  | { readonly kind: 'disc'; readonly centre: Place; readonly radius: number }
  /** `sixths` × 60°, centred on a course by the clock: 12 is up the table. */
  | {
      readonly kind: 'wedge'
      readonly centre: Place
      readonly course: number
      readonly sixths: 1 | 2 | 3 | 4 | 5 | 6
      readonly radius: number
    }
/** A choice of any place in a region of the open plane. */
export interface RegionRequest<Draft = unknown> {
  readonly kind: 'region'
  readonly region: Region
  /** Where the draft has the thing now; null if nowhere yet. */
  readonly now: Place | null
  /** Some allowed places: for lists, prompts and walks through all choices. Empty if no place is allowed. */
  readonly examples: readonly Place[]
  /** The place itself if it is allowed, or a place at the edge if it is just outside; else null. */
  nearest(place: Place): Place | null
  /** Course by the clock and distance from the centre of the region: '3:20, 14.25 MU'. */
  nameOf(place: Place): string
  /** The place of a typed course and distance: '3, 14'. Null for other texts and for places that are not allowed. */
  placeOf(text: string): Place | null
  /** The draft with the thing there. Pointer, touch, keyboard and typed text all call it. */
  withPlace(place: Place): Draft
}
/** The result of picking: an order, a draft with further choices, or a place that completes a draft. */
export type ChoiceResult<Order = unknown, Draft = unknown> =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'draft'; readonly draft: Draft }
  | PlaceRequest<Draft>
  | RegionRequest<Draft>

/** One thing that a player may choose now. `Draft` is an order that is not complete yet. */
export interface Choice<Order = unknown, Draft = unknown> {
  /** Unique within its list, and the same each time the list is made. */
  readonly key: string
  readonly label: string
  readonly rule: RuleId
  /** Where a click picks the choice. */
  readonly spots: readonly Spot[]
  /** Chance of success, 0 to 1, drawn as a bar and a percentage. Null if the choice has no single chance. */
  readonly odds: number | null
  /** The result that has this chance, read after 'to': 'hit', 'do damage'. Null without `odds`. */
  readonly oddsTo: string | null
  /** The distribution of results. Null if `odds` says enough. */
  readonly spread: Spread | null
  /** Numbers that explain the choice, with their reasons. */
  readonly because: readonly { readonly title: string; readonly number: Explained }[]
  /** The amount that the choice spends, for example movement points. Null if it spends nothing. Programs read it; `note` shows it. */
  readonly cost: number | null
  /** A short text on the right: 'costs 2', 'range 3'. Shown, never read by programs. */
  readonly note: string | null
  readonly then: ChoiceResult<Order, Draft>
  /** 'main' is the main button; 'back' returns to a shorter draft. */
  readonly role: 'row' | 'main' | 'back'
}

/** A table of the position for the text view. */
export interface TextTable {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A phase in the list of phases on the screen. */
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
  /** The point in words: 'turn 4, fire'. Shown, never compared. */
  readonly title: string
}

/** The aim, and how far the sides are from it. On every screen of a match, in words that a child understands. */
export interface Goal {
  /** The shortest true sentence, which a phone shows in one line: 'Destroy the enemy station.' */
  readonly aim: string
  /** The rule that decides if nobody reaches the aim, as a sentence; empty if the aim says all. */
  readonly otherwise: string
  /** A short phrase for each side: 'Yellow (you): core 4 of 4'. */
  readonly sides: readonly string[]
  /** '9 turns left'; empty if nothing limits the match, and at its end. */
  readonly left: string
}

/** Damage of one ship or squad, as a viewer knows it. */
export interface Tally {
  readonly id: string
  readonly seat: Seat
  /** Points or boxes that are lost. */
  readonly taken: number
  /** Points or boxes of the undamaged ship. */
  readonly of: number
}

/** A term or an abbreviation of a game, which a screen explains wherever a text has it. */
export interface Term {
  /** The pattern of the term in a text, matched as a whole word: /FTL/. It has no flags. */
  readonly word: RegExp
  /** The explanation, as a sentence. */
  readonly means: string
}

/** The texts of a game. `Draft` is an order that is not complete yet. */
export interface Words<T extends SystemTypes = SystemTypes, Draft = unknown> {
  phase(view: T['view']): Phase
  /** All phases of a turn in order. */
  phases(view: T['view']): readonly PhaseMark[]
  goal(view: T['view']): Goal
  /** The terms that a new player may not know. If two match at a place, the first holds. */
  readonly terms: readonly Term[]
  /** Completes 'Blue is …' for a kind of call: 'to fire'. */
  duty(kind: string): string
  /** The viewer's open question; undefined if there is none. */
  question(view: T['view'], draft: Draft | null): Question | undefined
  /** The choices of the viewer. Empty without an open question. */
  choices(view: T['view'], draft: Draft | null): readonly Choice<T['order'], Draft>[]
  /** The log line of an observation; undefined for none. `view` is the viewer's view after the event. */
  logEntry(observation: T['observation'], view: T['view']): LogEntry | undefined
  /** The position as tables. */
  table(view: T['view']): readonly TextTable[]
  /** One row for each ship or squad that can still be damaged, in a stable order. */
  tally(view: T['view']): readonly Tally[]
  /** The log line of the end. */
  outcome(outcome: Outcome, view: T['view']): LogEntry
}
