// The services to a campaign of a game that fights its battles: designs, conditions, hits, repairs, and battles from a request to a report.
// `Design` and `Condition` are the game's own plain JSON. A campaign stores them and never looks inside.
import type { ZodType } from 'zod'
import type { Dice } from './dice.ts'
import type { Explained } from './explained.ts'
import type { Refusal } from './refusals.ts'

/** A part of a design that may be damaged, repaired or taken from another ship. */
export interface TacticalPart {
  /** Unique in the design. */
  readonly id: string
  readonly title: string
  readonly kind: 'weapon' | 'defence' | 'drive' | 'ftl' | 'core' | 'store' | 'other'
  /** Price of a new one. */
  readonly points: number
  /** The number in its name, for large weapons and drives: 3 for a class 3 beam, otherwise 1. */
  readonly size: number
  /** Parts with the same likeness may replace each other. */
  readonly likeness: string
}
/** The figures that follow from a design, whatever has become of the ship. */
export interface DesignFacts {
  readonly shipClass: string
  /** The design mass. */
  readonly mass: number
  readonly points: Explained
  /** The price of the basic hull without boxes. */
  readonly keel: number
  /** Price of a hull box and of a box of armour. */
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
  readonly holds: { readonly cargo: number; readonly passengers: number; readonly troops: number; readonly dropships: number }
  readonly parts: readonly TacticalPart[]
}
/** Figures and states that are derived from a ship's condition. */
export interface ShipStatus {
  readonly destroyed: boolean
  /** Hull rows without a marked box. */
  readonly rowsWhole: number
  readonly hullLost: number
  readonly armourLost: number
  readonly crewLeft: number
  /** The five main systems. */
  readonly working: {
    readonly bridge: boolean
    readonly lifeSupport: boolean
    readonly powerCore: boolean
    readonly mainDrive: boolean
    readonly ftl: boolean
  }
  readonly armed: boolean
  readonly mobile: boolean
  readonly adrift: boolean
  /** The state of each part, by its id. `mended`: repaired in combat. */
  readonly parts: Readonly<Record<string, 'fine' | 'mended' | 'spent' | 'damaged' | 'destroyed'>>
}

/** Facts that a campaign knows about a ship beside its condition. They make its checks worse. */
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
  readonly condition: Condition
  readonly marks: SupplyMarks
  /** Whether it may use the excess thrust of a ship below its design mass. */
  readonly excess: boolean
}
/** A place and a course relative to the heaviest ship of a group, in the game's own units. */
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
  /** The place of each ship, for a group that left its last battle under fire; null for others. */
  readonly frozen: Readonly<Record<string, FormationPlace>> | null
}
export interface RequestSide<Design = unknown, Condition = unknown> {
  /** Unique in the request. */
  readonly id: string
  /** Sides with one banner are partners; all others are hostile. */
  readonly banner: string
  readonly ships: readonly RequestShip<Design, Condition>[]
  readonly groups: readonly RequestGroup[]
  /** Initiative lead and changes earned, for the entry. */
  readonly lead: number
  readonly changes: number
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
  readonly setup: unknown
  /** For games whose setup has no damaged ships; null for others. */
  readonly position: unknown
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
  /** How it left; null for a ship that did not. */
  readonly departure: (FormationPlace & { readonly turn: number; readonly underFire: boolean }) | null
}
/** The result of a battle. */
export interface BattleReport<Condition = unknown> {
  readonly ships: readonly ReportShip<Condition>[]
  /** The banner that holds the field. */
  readonly fieldHolder: string | null
  /** Whether hostile sides are left that could both hold it. */
  readonly contested: boolean
}

/** The field of a battle at whose end ships of these banners are left. */
export const fieldOf = (banners: readonly string[]): Pick<BattleReport, 'fieldHolder' | 'contested'> => ({
  fieldHolder: banners.length === 1 ? (banners[0] ?? null) : null,
  contested: banners.length > 1,
})

/** Work that may be done on a ship in a yard. */
export type YardWork =
  /** Repairs or replaces a part; what is mended in combat is as new. */
  | { readonly do: 'part'; readonly id: string }
  | { readonly do: 'hull' | 'armour'; readonly boxes: number }
  /** Fills bays, magazines, racks and packs, and sends a new crew. */
  | { readonly do: 'restock' | 'recrew' }

/** A game as the tactical system of a campaign. */
export interface Tactics<Design = unknown, Condition = unknown> {
  readonly schema: { readonly design: ZodType<Design>; readonly condition: ZodType<Condition> }
  /** Ready-made designs. */
  readonly catalogue: readonly Design[]
  /** Most sides, ships of a side, and turns of a battle. */
  readonly capacity: { readonly sides: number; readonly ships: number; readonly turns: number }
  /** The rank of the bot that plays a side without a commander. */
  readonly defaultTactics: 'ensign' | 'captain' | 'admiral'
  check(design: Design): readonly Refusal[]
  facts(design: Design): DesignFacts
  /** The condition of a new ship. */
  pristine(design: Design): Condition
  /** Why no ship of this design can be in this condition. */
  checkCondition(design: Design, condition: Condition): readonly Refusal[]
  status(design: Design, condition: Condition): ShipStatus
  /** Damage by other rules, as one event. */
  applyHits(ship: Pick<RequestShip<Design, Condition>, 'design' | 'condition' | 'marks'>, hits: number, dice: Dice): Condition
  repair(design: Design, condition: Condition, work: YardWork): Condition | Refusal
  /** One refusal for each thing that a ship has after a battle but cannot have got there. Repairs in combat are legal. */
  healed(design: Design, before: Condition, after: Condition): readonly Refusal[]
  start(request: BattleRequest<Design, Condition>): BattleStart
  /** The report of a finished match. */
  report(request: BattleRequest<Design, Condition>, state: unknown): BattleReport<Condition>
}

/** Why a campaign refuses a report, in words; empty if it is sound. */
export function reportFaults<Design, Condition>(
  tactics: Pick<Tactics<Design, Condition>, 'checkCondition' | 'facts' | 'healed'>,
  { sides, turnCap }: BattleRequest<Design, Condition>,
  { ships, fieldHolder, contested }: BattleReport<Condition>,
): readonly string[] {
  const sent = sides.flatMap((side) => side.ships)
  const faults = sent
    .filter(({ id }) => ships.filter((ship) => ship.id === id).length !== 1)
    .map(({ id }) => `${id} does not come back once`)
  for (const { id, fate, turns, condition, departure } of ships) {
    const ship = sent.find((one) => one.id === id)
    if (!ship) {
      faults.push(`${id} was not sent`)
      continue
    }
    const { design } = ship
    const impossible = [...tactics.checkCondition(design, condition), ...tactics.healed(design, ship.condition, condition)]
    faults.push(...impossible.map(({ reason }) => `${id}: ${reason}`))
    if (fate === 'jumped' && !tactics.facts(design).ftl) faults.push(`${id} has no FTL drive and left by FTL`)
    if ((fate === 'jumped' || fate === 'disengaged') !== (departure !== null)) faults.push(`${id}: ${fate} does not fit its departure`)
    if (turns < 0 || turns > turnCap) faults.push(`${id} fought for ${turns} turns of ${turnCap}`)
  }
  if (contested && fieldHolder !== null) faults.push('a contested field has no holder')
  if (fieldHolder !== null && !sides.some(({ banner }) => banner === fieldHolder)) faults.push(`${fieldHolder} did not fight`)
  return faults
}
