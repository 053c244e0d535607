// The state of a match and its schemas. Ships and their damage are open (section 19 of the ledger); `secret` has what each seat has written
// in P1 and what is not announced or carried out yet (FT-MOV-02).
import { type FieldsOf, fields, type GameView, outcomeSchema, stateSchemaOf, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { designSchema } from './design/design.ts'
import { attackSchema, defenceSchema, missionSchema, offsetsSchema, plotSchema, shotSchema } from './orders.ts'
import {
  type Color,
  courseSchema,
  id,
  ids,
  placeSchema,
  seatSchema,
  sideSchema,
  smallCount,
  turnNumber,
  turnOrNone,
  velocitySchema,
} from './shapes.ts'
import { type Step, stepSchema } from './steps.ts'

/** The settings of section 0. */
export const settingsSchema = fields({
  surface: z.enum(['plane', 'hex']),
  coreSystems: z.boolean(),
  thresholdTiming: z.enum(['atOnce', 'endOfTurn']),
  pdsReroll: z.boolean(),
  semiPiercing: z.boolean(),
  turnRounding: z.enum(['down', 'up']),
  doubleTurn: z.boolean(),
  aftArc: z.enum(['thrust', 'always']),
  fighterArc: z.enum(['front', 'all']),
  shipsShootFighters: z.boolean(),
  scramble: z.boolean(),
  ramming: z.boolean(),
  strikeColours: z.boolean(),
  reactorBlast: z.boolean(),
  knockedOffCourse: z.boolean(),
  fighterMorale: z.boolean(),
  aces: z.boolean(),
  ftlEntry: z.boolean(),
  turnCap: whole(1, 100),
  maxEntrySpeed: whole(0, 60),
})
export type BattleSettings = z.infer<typeof settingsSchema>

/** The damage and use of a ship's parts. A battle may begin with it, and ends with it (section 23 of the ledger). */
export const conditionSchema = fields({
  /** Boxes marked. */
  armour: whole(0, 300),
  hull: whole(0, 300),
  /** FT-MOV-11: hits on the main drive. */
  drive: whole(0, 2),
  /** FT-DMG-11: those of them that cannot be repaired in this battle. */
  driveDestroyed: whole(0, 2),
  /** Systems that do not work, by id. 'lost' can be repaired, 'destroyed' cannot in this battle (FT-DMG-11), 'spent' has been used up. The drive is not among them. */
  systems: z.record(id, z.enum(['lost', 'destroyed', 'spent'])).readonly(),
  /** FT-DC-05: systems repaired in combat. */
  mended: ids,
  /** Loads left in each magazine. */
  loads: z.record(id, fields({ standard: smallCount, extended: smallCount })).readonly(),
  /** Fighters in the group of each bay before the battle, and after it. During a battle the groups have their number (FT-END-11). */
  fighters: z.record(id, whole(0, 6)).readonly(),
  /** FT-COR-03: the crew is out. */
  crewOut: z.boolean(),
  /** FT-COR-05: the power core is dumped. */
  coreDumped: z.boolean(),
})
export type Condition = z.infer<typeof conditionSchema>

/** What a campaign notes about a ship: marks that make checks worse (FT-DMG-08), and systems repaired in an earlier battle (FT-DC-05). */
export const marksSchema = fields({ worse: ids, weaponSupplyShort: z.boolean(), outOfSupply: z.boolean(), mended: ids })
export type Marks = z.infer<typeof marksSchema>
export const NO_MARKS: Marks = { worse: [], weaponSupplyShort: false, outOfSupply: false, mended: [] }
/** A ship that a setup gives to a seat. */
export const shipPlanSchema = fields({
  /** Unique in the match: 'red-1'. */
  id,
  name: z.string().min(1).max(40),
  design: designSchema,
  /** Null for a sound ship. */
  condition: conditionSchema.nullable(),
  /** FT-DES-28: whether it may use excess thrust. */
  excess: z.boolean(),
})
export type ShipPlan = z.infer<typeof shipPlanSchema>

/** FT-SET-06: where a ship of a frozen group was, from its group's heaviest ship. */
const frozenSchema = fields({
  /** Recorded dot products with the unit vectors ahead and to the right. */
  ahead: z.int(),
  right: z.int(),
  /** Points clockwise from the group's course. */
  course: whole(0, 11),
  velocity: velocitySchema,
})
/** FT-SET-06: by ship, for a group left under fire. */
export const formationSchema = z.record(id, frozenSchema).readonly()
/** FT-SET-06: formations by group. */
export const formationsSchema = z.record(id, formationSchema).readonly()
/** FT-SET-05: by seat and hostile seat, the campaign's initiative lead, and the changes that it earns and that are left. */
export const leadsSchema = z
  .partialRecord(seatSchema, z.partialRecord(seatSchema, fields({ lead: smallCount, changes: whole(0, 12) })).readonly())
  .readonly()
export type Leads = z.infer<typeof leadsSchema>
/** Ships that enter together. */
const entryGroupSchema = fields({
  id,
  ships: ids,
  /** Clock points among which the owner chooses (FT-SET-01). */
  clocks: z.array(courseSchema).min(1).max(12).readonly(),
  /** FT-SET-01: movement units from the centre; 0 for a group that is there from the start (FT-SET-07). */
  distance: whole(0, 96),
  /** FT-SET-06: the formation that a scenario gives to the group; null for others. That of a campaign is a secret. */
  frozen: formationSchema.nullable(),
})
export type EntryGroup = z.infer<typeof entryGroupSchema>

/** Entry groups of a seat, and ships of a seat. */
export const MOST_GROUPS = 8
export const MOST_OF_A_SEAT = 24
const seatPlanSchema = fields({
  seat: seatSchema,
  side: sideSchema,
  /** Points for a fleet that the player chooses; null if `ships` has the fleet. */
  budget: whole(30, 5000).nullable(),
  ships: z.array(shipPlanSchema).max(MOST_OF_A_SEAT).readonly(),
  /** How the ships come in. A ship without a drive is in no group (FT-SET-07). A chosen fleet enters as the first group, whose `ships` is empty here. */
  entries: z.array(entryGroupSchema).max(MOST_GROUPS).readonly(),
})
export type SeatPlan = z.infer<typeof seatPlanSchema>

/** The aim that decides the match beside FT-END-08. */
const aimSchema = z.discriminatedUnion('kind', [
  /** Points for losses (FT-END-11). */
  fields({ kind: z.literal('points') }),
  /** The side that holds the field wins (FT-END-09). */
  fields({ kind: z.literal('field') }),
  /** A side wins if so many of these ships get away (by FTL or by disengaging), otherwise it loses. */
  fields({ kind: z.literal('escape'), side: sideSchema, ships: ids, needed: whole(1, 24) }),
])
export type BattleAim = z.infer<typeof aimSchema>

export const setupSchema = fields({
  /** The id of the scenario, or 'request' for a battle of another game. */
  scenario: z.string().min(1).max(40),
  seats: z.array(seatPlanSchema).min(2).max(4).readonly(),
  settings: settingsSchema,
  aim: aimSchema,
})
export type Setup = z.infer<typeof setupSchema>

/** FT-FTL-08: where and how a ship was when it left. */
export const departureSchema = fields({
  turn: turnNumber,
  underFire: z.boolean(),
  at: placeSchema,
  course: courseSchema,
  velocity: velocitySchema,
})
export const shipSchema = fields({
  id,
  seat: seatSchema,
  name: z.string().min(1).max(40),
  design: designSchema,
  excess: z.boolean(),
  /** 'coming' until it is on the table. */
  status: z.enum(['coming', 'present', 'destroyed', 'jumped', 'disengaged']),
  at: placeSchema,
  /** FT-MOV-01 */
  course: courseSchema,
  velocity: velocitySchema,
  /** FT-MOV-10 */
  rolled: z.boolean(),
  /** FT-HEX-04: the side of the next step on a corner course. */
  corner: z.enum(['port', 'starboard']),
  condition: conditionSchema,
  // what this turn or an earlier one has left
  /** The last turn in which it used thrust (FT-FC-04), in which it turned (FT-MOV-06); 0 for none. */
  thrust: turnOrNone,
  turned: turnOrNone,
  /** FT-SEQ-06: mounts used in this turn. */
  used: ids,
  /** The last turn in which it was activated in P10 (FT-SEQ-07). */
  fired: turnOrNone,
  /** Salvo launches need one activation in P4. */
  launchedSalvoes: turnOrNone,
  /** FT-FTR-03: launches and landings in this turn. */
  flights: whole(0, 24),
  /** Its announcement in P5 of this turn: FTL, disengagement (FT-FTL-01, FT-END-01). */
  disengaging: z.boolean(),
  /** FT-FTL-01: the turn in which its FTL drive warmed up; 0 for none. */
  warm: turnOrNone,
  /** FT-COR-02: the last turn without control; 0 for none, 999 for the rest of the battle. */
  outOfControl: turnOrNone,
  /** FT-COR-03: the turn at whose end the life support fails; 0 for none. */
  suffocates: turnOrNone,
  /** FT-COR-05: the turn in which it was abandoned; 0 for none. */
  abandoned: turnOrNone,
  /** FT-OPT-02 */
  struck: z.boolean(),
  /** Hull rows finished by fire whose check waits for the end of the turn; 0 with checks at once. */
  owed: whole(0, 4),
  /** Turns begun on the table. */
  turns: turnOrNone,
  /** FT-FTL-08: how it left; null if it is still here. */
  departure: departureSchema.nullable(),
})
export type Ship = z.infer<typeof shipSchema>

const attackedSchema = fields({ ship: id, turn: turnNumber })
export const groupSchema = fields({
  id,
  /** Its number in the match, which is part of its name. */
  number: whole(1, 999),
  seat: seatSchema,
  /** Its bay, and the ship of the bay. */
  ship: id,
  bay: id,
  role: z.enum(['standard', 'interceptor', 'attack', 'torpedo']),
  fast: z.boolean(),
  heavy: z.boolean(),
  /** FT-OPT-07 */
  quality: z.enum(['ordinary', 'ace', 'poor']),
  fighters: whole(0, 6),
  endurance: whole(0, 9),
  /** Full endurance of the type. */
  fullEndurance: whole(0, 9),
  /** FT-FTR-16: whether it has its torpedoes. */
  torpedoes: z.boolean(),
  where: z.enum(['bay', 'space', 'gone']),
  at: placeSchema,
  /** Its facing. */
  course: courseSchema,
  /** FT-FTR-18: the first turn in which it may be launched; 999 if it is out for the battle. */
  ready: turnOrNone,
  /** The last turn in which it was launched, moved in P3, moved in P6. */
  launched: turnOrNone,
  moved: turnOrNone,
  movedAgain: turnOrNone,
  /** Its mission in this turn with a ship beside it; null for none. */
  mission: missionSchema.nullable(),
  /** FT-FTR-12: the ship that it attacked last, and the turn. */
  attacked: attackedSchema.nullable(),
  /** The last turn in which it was in a dogfight (FT-FTR-15), in which it evaded (FT-OPT-03). */
  fought: turnOrNone,
  evaded: turnOrNone,
})
export type Group = z.infer<typeof groupSchema>

export const salvoSchema = fields({
  id,
  seat: seatSchema,
  /** The ship that launched it. */
  ship: id,
  at: placeSchema,
  missiles: whole(1, 6),
  /** FT-SAL-04: the ship it homes on; null before P7. */
  target: id.nullable(),
  /** FT-SAL-05: missiles shot down, and on target after the dice. */
  shotDown: smallCount,
  onTarget: whole(0, 6),
})
export type Salvo = z.infer<typeof salvoSchema>

/** Secrets that only their owner knows. */
const secretSchema = fields({
  /** The orders of P1 until they are announced or carried out. */
  plots: z.record(id, plotSchema).readonly(),
  /** The marks of its ships that a campaign gives; ships without marks are left out. */
  marks: z.record(id, marksSchema).readonly(),
  /** FT-SET-06: the formations that a campaign gives to its groups, until they enter. */
  frozen: formationsSchema,
})
export type Secret = z.infer<typeof secretSchema>
/** The secrets of a seat that has not written any orders, and to which no campaign gives any. */
export const NO_SECRET: Secret = { plots: {}, marks: {}, frozen: {} }

export const enteredSchema = fields({ clock: courseSchema, speed: velocitySchema, distance: whole(0, 96), ships: ids })
/** An entry group that is known to everybody: where it comes in, how fast, and from how far (FT-SET-01, FT-SET-05). */
export type EnteredGroup = z.infer<typeof enteredSchema>

const tableShape = {
  setup: setupSchema,
  /** 0 before the first turn. */
  turn: turnOrNone,
  /** FT-SEQ-02: seats of this turn, the winner first; empty before the roll. */
  initiative: z.array(seatSchema).readonly(),
  /** Entry groups by id, once all have been committed; their offsets are in the ships' places. */
  entries: z.record(id, enteredSchema).readonly(),
  /** FT-SET-03: offsets of the ships of entry groups. */
  offsets: offsetsSchema,
  /** FT-SET-06: the formations of a campaign, once their groups have been committed. */
  formations: formationsSchema,
  /** FT-SET-05: the leads of a campaign, once all entries are in. */
  leads: leadsSchema,
  /** Changes left, by seat (FT-SET-05). */
  changes: z.partialRecord(seatSchema, whole(0, 12)).readonly(),
  ships: z.record(id, shipSchema).readonly(),
  groups: z.record(id, groupSchema).readonly(),
  salvoes: z.record(id, salvoSchema).readonly(),
  /** Ids of all salvoes launched so far, in order. Salvoes that are gone keep their numbers in texts. */
  launched: ids,
  /** P7 to P9 of this turn. */
  attacks: z.array(attackSchema).readonly(),
  joins: z.record(id, id).readonly(),
  defences: z.array(defenceSchema).readonly(),
  /** FT-OPT-03: shots of a ship that wait for the answer whether a group evades. */
  shots: z.array(shotSchema).readonly(),
  /** FT-END-06: seats that let others go, by the seat that leaves. */
  letGo: z.partialRecord(seatSchema, z.array(seatSchema).readonly()).readonly(),
  /** FT-END-08: turns in a row without dice against each other. */
  quiet: turnOrNone,
  /** FT-END-08: the last turn with dice against each other; 0 for none. Absent in states that were stored before it existed. */
  diced: turnOrNone.optional(),
  outcome: outcomeSchema.nullable(),
}
/** Everything on the table. State and view have it, so the same functions serve rules and previews. */
export type Table = FieldsOf<typeof tableShape>
export const stateSchema = stateSchemaOf(
  {
    ...tableShape,
    secret: z.partialRecord(seatSchema, secretSchema).readonly(),
    /** FT-SET-05: the leads of a campaign before all entries are in. Nobody knows them. */
    hiddenLeads: leadsSchema,
  },
  stepSchema,
)
export type State = z.infer<typeof stateSchema>
/** `secret` has the viewer's own secrets only. */
export interface View extends Omit<State, 'play' | 'hiddenLeads'>, GameView<Color, Step> {}
