// The services to a campaign of a game that fights its battles: designs, conditions, hits, repairs, and battles from a request to a report.
// `Design` and `Condition` are the game's own plain JSON. A campaign stores them and never looks inside.
import type { ZodType } from 'zod'
import type { Seat } from './contract.ts'
import type { Dice } from './dice.ts'
import type { Explained } from './explained.ts'
import type { Refusal } from './refusals.ts'

/** Things inside a part that are used up and bought by the piece. */
export interface PartContents {
  readonly what: 'fighter' | 'salvo'
  readonly title: string
  /** Pieces in a full part. */
  readonly most: number
  /** Price of one piece, in hundredths of a point. */
  readonly price: number
}
/** A part of a design that may be damaged, repaired or taken from another ship. */
export interface TacticalPart {
  /** Unique in the design. */
  readonly id: string
  readonly title: string
  readonly kind: 'weapon' | 'defence' | 'drive' | 'ftl' | 'core' | 'store' | 'other'
  /** Mass in the design; 0 in a game whose parts have none. */
  readonly mass: number
  /** Price of a new one with all its contents, in hundredths of a point. */
  readonly price: number
  /** The number in its name, for large weapons and drives: 3 for a class 3 beam, otherwise 1. */
  readonly size: number
  /** Parts with the same likeness may replace each other. */
  readonly likeness: string
  /** Parts of one family are of a similar type: a refit from one to the other has the price of a repair (CR-16.5c). */
  readonly family: string
  /** Whether it may strike at a world (CR-7.5a). */
  readonly bombards: boolean
  readonly contents: readonly PartContents[]
}
/** The figures that follow from a design, whatever has become of the ship. */
export interface DesignFacts {
  /** The name of the design; its class if it has none. */
  readonly title: string
  readonly shipClass: string
  /** The navy that builds it; empty if it names none or every navy builds it. */
  readonly navy: string
  /** The species of the navy; empty in a game that has none. */
  readonly species: string
  /** The design mass. */
  readonly mass: number
  /** The price of the whole design, in points of the game. */
  readonly points: Explained
  /** The price of the basic hull without boxes, in hundredths of a point. */
  readonly keel: number
  /** Price of a hull box and of a box of armour, in hundredths of a point. */
  readonly hullBox: number
  readonly armourBox: number
  /** Boxes of the hull, and rows of them. */
  readonly hull: number
  readonly rows: number
  readonly armour: number
  readonly crew: number
  readonly thrust: number
  readonly ftl: boolean
  /** Weekly, in hundredths of a point. */
  readonly upkeep: { readonly fuel: number; readonly crew: number; readonly weaponry: number }
  /** Mass that it carries. */
  readonly room: { readonly cargo: number; readonly passengers: number; readonly troops: number; readonly dropships: number }
  readonly parts: readonly TacticalPart[]
}
/** Figures and states that are derived from a ship's condition. */
export interface ShipStatus {
  readonly destroyed: boolean
  /** Hull rows without a marked box. */
  readonly rowsWhole: number
  readonly hullLost: number
  readonly armourLost: number
  /** The five main systems. */
  readonly working: {
    readonly bridge: boolean
    readonly lifeSupport: boolean
    readonly powerCore: boolean
    readonly mainDrive: boolean
    readonly ftl: boolean
  }
  /** CR-X.13: whether it has a working weapon, or fighters, that can hit ships. */
  readonly armed: boolean
  /** Whether it can hold a field after a battle, by the rule of the battle game. */
  readonly holds: boolean
  readonly mobile: boolean
  readonly adrift: boolean
  /** The state of each part, by its id. `mended`: repaired in combat. */
  readonly parts: Readonly<Record<string, 'fine' | 'mended' | 'spent' | 'damaged' | 'destroyed'>>
  /** What is left: crew factors, pieces, and the mass of dropships and cargo. */
  readonly left: {
    readonly crew: number
    readonly fighters: number
    readonly salvoes: number
    readonly dropships: number
    readonly cargo: number
  }
  /** Pieces left in each part that has contents, by its id, in the order of `TacticalPart.contents`. */
  readonly contents: Readonly<Record<string, readonly number[]>>
}

/** Facts that a campaign knows about a ship beside its condition. They make its checks worse. They are secret from all other sides. */
export interface SupplyMarks {
  /** Parts of lesser quality, by id. */
  readonly worse: readonly string[]
  readonly weaponSupplyShort: boolean
  readonly outOfSupply: boolean
}
export interface RequestShip<Design = unknown, Condition = unknown> {
  /** Unique in the request. */
  readonly id: string
  readonly name: string
  readonly design: Design
  /** Its parts that were repaired in an earlier battle are secret from all other sides. */
  readonly condition: Condition
  readonly marks: SupplyMarks
  /** Whether it may use the excess thrust of a ship below its design mass. */
  readonly excess: boolean
}
/** A place and a course relative to the heaviest ship of a formation, in the game's own units. */
export interface FormationPlace {
  readonly ahead: number
  readonly right: number
  /** Points of twelve, clockwise from the course of the heaviest ship. */
  readonly course: number
  readonly velocity: number
}
/** A side of a hex, clockwise from north: the directions of the hex grid, which this package does not know. */
type HexSide = 0 | 1 | 2 | 3 | 4 | 5
/** Ships that arrive together. */
export interface RequestGroup {
  readonly ships: readonly string[]
  /** Hex sides by which it may come; empty for a group that is present at the start. */
  readonly from: readonly HexSide[]
  /** The place of each ship, for a group that left its last battle under fire; null for others. Secret from all other sides. */
  readonly frozen: Readonly<Record<string, FormationPlace>> | null
}
/** An initiative lead over a hostile side, and the changes of entry that it earns (CR-17.7, CR-17.9a). */
export interface PairLead {
  readonly lead: number
  readonly changes: number
}
export interface RequestSide<Design = unknown, Condition = unknown> {
  /** Unique in the request. */
  readonly id: string
  /** Sides with one banner are partners; all others are hostile. */
  readonly banner: string
  readonly ships: readonly RequestShip<Design, Condition>[]
  readonly groups: readonly RequestGroup[]
  /** The lead over each hostile side, by its id. A side over which there is no lead is left out. The battle shows leads when all entries are in. */
  readonly leads: Readonly<Record<string, PairLead>>
}
/** A battle that a campaign asks for. */
export interface BattleRequest<Design = unknown, Condition = unknown> {
  readonly sides: readonly RequestSide<Design, Condition>[]
  readonly turnCap: number
}

/** The scenario that a setup names if a campaign asks for its battle. The request has its own seats, so no scenario of the game fits it. */
export const REQUEST_SCENARIO = 'request'
/** The match of a battle. */
export interface BattleStart {
  /** Open to all. It depends on no secret of the request. */
  readonly setup: unknown
  /** The secrets of the request, and damaged ships in a game whose setup has none; null if there is nothing of either. */
  readonly position: unknown
  /** The seat of each side, by the id of the side. */
  readonly seats: Readonly<Record<string, Seat>>
}
/** The banners of a battle, in the order of its sides. */
export const bannersOf = ({ sides }: BattleRequest): readonly string[] => [...new Set(sides.map(({ banner }) => banner))]

export type ShipFate = 'present' | 'drifting' | 'destroyed' | 'jumped' | 'disengaged'
export interface ReportShip<Condition = unknown> {
  readonly id: string
  readonly fate: ShipFate
  /** Turns on the table. */
  readonly turns: number
  readonly condition: Condition
}
/** A formation that has left: the ships of one group of the request that left in one turn. */
export interface Departure {
  readonly turn: number
  readonly underFire: boolean
  /** The place of each ship relative to the heaviest of them, by the id of the ship. */
  readonly places: Readonly<Record<string, FormationPlace>>
}
/** The result of a battle. */
export interface BattleReport<Condition = unknown> {
  readonly ships: readonly ReportShip<Condition>[]
  readonly departures: readonly Departure[]
  /** The banner that holds the field. */
  readonly fieldHolder: string | null
  /** Whether hostile sides are left that could both hold it. */
  readonly contested: boolean
}

/** Work that is done on a ship between battles, or a loss that it has there. */
export type YardWork<Design = unknown> =
  /** Repairs or replaces a part; what is mended in combat is as new. */
  | { readonly do: 'part'; readonly id: string }
  | { readonly do: 'hull' | 'armour'; readonly boxes: number }
  /** Fills bays, magazines, racks and packs, and sends a new crew. */
  | { readonly do: 'restock' | 'recrew' }
  /** Takes a part that works out of the ship, for another one (CR-11.3.2, CR-12.2.2). */
  | { readonly do: 'strip'; readonly id: string }
  /** A part that was repaired in combat does not pass and must be replaced (CR-11.3.4). */
  | { readonly do: 'fail'; readonly id: string }
  /** A dropship or a hold with its cargo is lost (CR-7.6b). */
  | { readonly do: 'lose'; readonly id: string }
  /** Carries the condition to another design of the same ship. New parts are as new (CR-16.5). */
  | { readonly do: 'refit'; readonly to: Design }

/** Lifts stored designs and conditions by one format. */
export interface StoredShipUpcast {
  design(stored: unknown): unknown
  condition(stored: unknown): unknown
}
/** The largest battle of a game: sides, ships and groups of a side, and turns. */
export interface BattleCapacity {
  readonly sides: number
  readonly ships: number
  readonly groups: number
  readonly turns: number
}
/** A game as the tactical system of a campaign. */
export interface Tactics<Design = unknown, Condition = unknown> {
  /** The id and the version of the rule system that fights the battles. */
  readonly system: string
  readonly version: number
  /** The number of the format of stored designs and conditions, and one up-cast from each format before it. */
  readonly format: { readonly number: number; readonly upcasts: readonly StoredShipUpcast[] }
  readonly schema: { readonly design: ZodType<Design>; readonly condition: ZodType<Condition> }
  /** Ready-made designs. */
  readonly catalogue: readonly Design[]
  readonly capacity: BattleCapacity
  /** The rank of the bot that plays a side without a commander. */
  readonly defaultTactics: 'ensign' | 'captain' | 'admiral'
  check(design: Design): readonly Refusal[]
  /** The figures of any design that has the form, legal or not. */
  facts(design: Design): DesignFacts
  /** The condition of a new ship. */
  pristine(design: Design): Condition
  /** Why no ship of this design can be in this condition. */
  checkCondition(design: Design, condition: Condition): readonly Refusal[]
  status(design: Design, condition: Condition): ShipStatus
  /** Damage by other rules, as one event. */
  applyHits(ship: Pick<RequestShip<Design, Condition>, 'design' | 'condition' | 'marks'>, hits: number, dice: Dice): Condition
  /** The condition after the work; after a refit it is that of the other design. */
  repair(design: Design, condition: Condition, work: YardWork<Design>): Condition | Refusal
  /** One refusal for each thing that a ship has after a battle but cannot have got there. Repairs in combat are legal. */
  healed(design: Design, before: Condition, after: Condition): readonly Refusal[]
  /** The match of a battle. Refuses a request that the game cannot play. */
  start(request: BattleRequest<Design, Condition>): BattleStart | Refusal
  /** The report of a finished match. */
  report(request: BattleRequest<Design, Condition>, state: unknown): BattleReport<Condition>
}

/** A design and a condition as a campaign stores them. */
interface StoredShip {
  readonly format: number
  readonly design: unknown
  readonly condition: unknown
}
/** A stored ship, lifted to the current format. Throws if the format is unknown or the ship is not of it. */
export function liftedShip<D, C>(
  { system, format: { number, upcasts }, schema }: Pick<Tactics<D, C>, 'system' | 'format' | 'schema'>,
  { format, design, condition }: StoredShip,
): { readonly design: D; readonly condition: C } {
  if (format > number || format < 1)
    throw new Error(`format ${format} of ships is unknown: this version of ${system} knows formats 1 to ${number}`)
  const steps = upcasts.slice(format - 1, number - 1)
  return {
    design: schema.design.parse(steps.reduce((older, upcast) => upcast.design(older), design)),
    condition: schema.condition.parse(steps.reduce((older, upcast) => upcast.condition(older), condition)),
  }
}
