// A position in mid-game, for cases and lessons. Every field that is left out has a default.
import { initialPlay, isRefusal, whole } from '@admiralty/kernel'
import { MOVEMENT_UNIT } from '@admiralty/space'
import { z } from 'zod'
import { designSchema } from './design/design.ts'
import { readyDesign } from './design/ready.ts'
import { parsePlot } from './movement/notation.ts'
import { attackSchema, defenceSchema, offsetsSchema, plotSchema } from './orders.ts'
import { systemFaults } from './position-faults.ts'
import { changers, changesOf } from './setting/changes.ts'
import { setUpSteps } from './setting/steps.ts'
import { type Color, id, placeSchema, seatSchema, turnOrNone } from './shapes.ts'
import {
  type Condition,
  conditionSchema,
  enteredSchema,
  formationsSchema,
  groupSchema,
  type Leads,
  leadsSchema,
  marksSchema,
  NO_MARKS,
  type Setup,
  type Ship,
  type ShipPlan,
  type State,
  salvoSchema,
  shipSchema,
  type Table,
} from './state.ts'
import { type Step, stepSchema } from './steps.ts'
import { emptyTable, newGroups, newShip, partOf, soundCondition } from './table.ts'
import { conditionFaults } from './tactics/status.ts'
import { phasesAfter } from './turn/steps.ts'

/** A place in sub-units or as a hex, or in whole movement units. */
const placeShape = { at: placeSchema.optional(), mu: z.tuple([z.int(), z.int()]).readonly().optional() }
type PlaceInput = { readonly at?: Ship['at'] | undefined; readonly mu?: Ship['at'] | undefined }
const placedShipSchema = shipSchema
  .unwrap()
  .omit({ id: true, seat: true, name: true, design: true, condition: true, at: true })
  .partial()
  .extend({
    /** Needed for a ship that the setup does not have. */
    seat: seatSchema.optional(),
    /** The name of a ready-made ship, or a design. */
    design: z.union([z.string(), designSchema]).optional(),
    name: shipSchema.unwrap().shape.name.optional(),
    /** Its owner alone knows them. */
    marks: marksSchema.unwrap().partial().optional(),
    condition: conditionSchema.unwrap().partial().optional(),
    ...placeShape,
  })
  .strict()
type PlacedShip = z.output<typeof placedShipSchema>
const placedGroupSchema = groupSchema.unwrap().omit({ id: true, number: true, seat: true, at: true }).partial().extend(placeShape).strict()
const placedSalvoSchema = salvoSchema
  .unwrap()
  .omit({ id: true, at: true })
  .partial()
  .extend({ ...placeShape, seat: seatSchema, ship: id })
  .strict()

const MOMENTS = [
  ...['fleet', 'enter', 'change', 'deploy', 'turn', 'plot', 'initiative', 'launch', 'fly', 'ordnance', 'move', 'flyAgain', 'home'],
  ...['attack', 'dogfight', 'defend', 'intercept', 'strike', 'fire', 'lateChecks', 'repair', 'mend', 'disengage', 'turnEnd'],
] as const
export const positionSchema = z
  .object({
    /** The next step by its name, followed by the rest of its turn, or the whole agenda. */
    at: z.union([z.enum(MOMENTS), z.array(stepSchema).min(1)]).default('plot'),
    /** 1 by default; 0 before the first turn. */
    turn: turnOrNone.optional(),
    /** The seats of the setup in order by default. */
    initiative: z.array(seatSchema).optional(),
    /** Ships by id. Ships of the setup that are left out take no part; without this field all of them are still coming. */
    ships: z.record(id, placedShipSchema).optional(),
    /** Fighter groups by id: 'g1' is that of the first bay of the first ship that has one. Groups that are left out are in their bays. */
    groups: z.record(id, placedGroupSchema).default({}),
    salvoes: z.array(placedSalvoSchema).default([]),
    /** Orders that are written and not carried out, by ship, as objects or in writing: 'P2+3'. */
    plots: z.record(id, z.union([z.string(), plotSchema])).default({}),
    entries: z.record(id, enteredSchema).default({}),
    offsets: offsetsSchema.default({}),
    changes: z.partialRecord(seatSchema, whole(0, 12)).optional(),
    /** FT-SET-06: the formations that a campaign gives, by entry group. */
    frozen: formationsSchema.default({}),
    /** FT-SET-05: the leads that a campaign gives. They are hidden before all entries are in. */
    leads: leadsSchema.default({}),
    attacks: z.array(attackSchema).default([]),
    joins: z.record(id, id).default({}),
    defences: z.array(defenceSchema).default([]),
    letGo: z.partialRecord(seatSchema, z.array(seatSchema).readonly()).default({}),
    quiet: turnOrNone.default(0),
  })
  .strict()
export type Position = z.input<typeof positionSchema>
type Placed = z.output<typeof positionSchema>

const fail = (what: string): never => {
  throw new Error(`position: ${what}`)
}
function placeOf({ settings: { surface } }: Setup, { at, mu }: PlaceInput): Ship['at'] {
  const unit = surface === 'plane' ? MOVEMENT_UNIT : 1
  return at ?? (mu ? [mu[0] * unit, mu[1] * unit] : [0, 0])
}

function planOf(setup: Setup, shipId: string, placed: PlacedShip): { readonly seat: Color; readonly plan: ShipPlan } {
  const planned = setup.seats.flatMap(({ seat, ships }) => ships.map((plan) => ({ seat, plan }))).find(({ plan }) => plan.id === shipId)
  const seat = placed.seat ?? planned?.seat ?? fail(`the ship ${shipId} is not in the setup and has no seat`)
  if (!setup.seats.some((one) => one.seat === seat)) fail(`nobody has the seat ${seat} of the ship ${shipId}`)
  const { design: wanted } = placed
  const design = typeof wanted === 'string' ? (readyDesign(wanted) ?? fail(`no ready-made ship has the name ${wanted}`)) : wanted
  const whole = design ?? planned?.plan.design ?? fail(`the ship ${shipId} needs a design`)
  const before = design ? undefined : planned?.plan.condition
  const condition = { ...soundCondition(whole), ...before, ...given(placed.condition ?? {}) }
  mustBePossible(shipId, whole, condition)
  const excess = placed.excess ?? planned?.plan.excess ?? false
  const called = placed.name ?? design?.name ?? planned?.plan.name ?? whole.name
  return { seat, plan: { id: shipId, name: called, design: whole, condition, excess } }
}
/** A condition that no ship of the design can have on the table is a fault. */
function mustBePossible(shipId: string, design: ShipPlan['design'], condition: Condition): void {
  const [fault] = conditionFaults(design, condition)
  if (fault) fail(`${shipId}: ${fault.reason} (${fault.rule})`)
  if (condition.hull >= design.hull) fail(`${shipId} has ${condition.hull} of ${design.hull} hull boxes marked`)
}
function shipFrom(setup: Setup, shipId: string, placed: PlacedShip): Ship {
  const { seat, plan } = planOf(setup, shipId, placed)
  const { seat: _, design: __, name: ___, condition: ____, at: _____, mu: ______, marks: _______, ...fields } = placed
  const ship = newShip(plan, seat)
  return { ...ship, status: 'present', turns: 1, ...given(fields), at: placeOf(setup, placed) }
}
/** Parsed data has no undefined fields: those left out are absent. */
const given = <T extends object>(fields: T) => fields as { readonly [K in keyof T]: Exclude<T[K], undefined> }

function groupsFrom(setup: Setup, ships: readonly Ship[], placed: Placed['groups']): Table['groups'] {
  const groups = newGroups(ships, 1)
  const stray = Object.keys(placed).find((group) => !groups.some((one) => one.id === group))
  if (stray !== undefined) fail(`there is no fighter group ${stray}`)
  const all = groups.map((group) => {
    const { at, mu, ...fields } = placed[group.id] ?? {}
    return [group.id, { ...group, ...given(fields), at: placeOf(setup, { at, mu }) }] as const
  })
  return Object.fromEntries(all)
}
/** FT-END-08: the turn, if its marks on ships and groups show a fight; 0 for none. Launchers and racks throw no dice. */
function dicedIn(turn: number, ships: readonly Ship[], groups: Table['groups']): number {
  const isThrown = (ship: Ship, mount: string): boolean => !partOf(ship, mount, 'launcher') && !partOf(ship, mount, 'rack')
  const isFired = ships.some((ship) => ship.used.some((mount) => isThrown(ship, mount)))
  const isFought = Object.values(groups).some(({ fought, attacked }) => fought === turn || attacked?.turn === turn)
  return isFired || isFought ? turn : 0
}
function salvoesFrom(setup: Setup, ships: Table['ships'], placed: Placed['salvoes']): Table['salvoes'] {
  const all = placed.map(({ at, mu, ...fields }, index) => {
    const salvo = { id: `s${index + 1}`, missiles: 6, target: null, shotDown: 0, onTarget: 0, ...given(fields) }
    if (!ships[salvo.ship]) fail(`there is no ship ${salvo.ship}`)
    return [salvo.id, { ...salvo, at: placeOf(setup, { at, mu }) }] as const
  })
  return Object.fromEntries(all)
}
function secretsFrom(setup: Setup, ships: Table['ships'], { plots, frozen, ships: placed = {} }: Placed): State['secret'] {
  const read = Object.entries(plots).map(([shipId, written]) => {
    const ship = ships[shipId] ?? fail(`there is no ship ${shipId}`)
    const plot = typeof written === 'string' ? parsePlot(written, ship.velocity) : written
    return { shipId, plot: isRefusal(plot) ? fail(`${shipId}: ${plot.reason}`) : plot }
  })
  const written = read.map(({ shipId, plot }) => [shipId, plot] as const)
  const marked = Object.entries(placed).flatMap(([shipId, { marks }]) =>
    marks ? [[shipId, { ...NO_MARKS, ...given(marks) }] as const] : [],
  )
  /** What concerns the ships of a seat. */
  const own = <T>(seat: Color, of: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
    Object.fromEntries(of.filter(([shipId]) => (ships[shipId] ?? fail(`there is no ship ${shipId}`)).seat === seat))
  const groups = Object.entries(frozen)
  const stray = groups.find(([group]) => !setup.seats.some(({ entries }) => entries.some(({ id }) => id === group)))
  if (stray) fail(`there is no entry group ${stray[0]}`)
  return Object.fromEntries(
    setup.seats.map(({ seat, entries }) => [
      seat,
      {
        plots: own(seat, written),
        marks: own(seat, marked),
        frozen: Object.fromEntries(groups.filter(([group]) => entries.some(({ id }) => id === group))),
      },
    ]),
  )
}

function agendaFrom(table: Table, at: Placed['at']): readonly Step[] {
  if (typeof at !== 'string') return at
  const steps: readonly Step[] = [
    ...setUpSteps(table.setup).flatMap((step): readonly Step[] =>
      step.step === 'deploy' ? [{ step: 'change', seats: changers(table) }, step] : [step],
    ),
    { step: 'plot' },
    { step: 'initiative' },
    ...phasesAfter(table.initiative),
  ]
  const first = steps.findIndex(({ step }) => step === at)
  const isBefore = ['fleet', 'enter', 'change', 'deploy', 'turn', 'plot', 'initiative'].includes(at)
  const last = isBefore ? lastBefore(at) : 'turnEnd'
  const rest = steps.slice(first < 0 ? fail(`the setup has no step ${at}`) : first, steps.findIndex(({ step }) => step === last) + 1)
  // The step that chose entries puts the changes on the agenda itself.
  return at === 'fleet' || at === 'enter' ? rest.filter(({ step }) => step !== 'change') : rest
}
/** The last step of the agenda that begins with a step: the turn and the initiative put the next steps on it. */
const lastBefore = (at: string): Step['step'] => (at === 'plot' || at === 'initiative' ? 'initiative' : 'turn')

/** FT-SET-05: leads from which these changes follow, alike over all hostile seats. */
const leadsFor = (setup: Setup, changes: Table['changes']): Leads =>
  Object.fromEntries(
    setup.seats.map(({ seat, side }) => [
      seat,
      Object.fromEntries(
        setup.seats.filter((other) => other.side !== side).map((other) => [other.seat, { lead: 0, changes: changes[seat] ?? 0 }]),
      ),
    ]),
  )
/** The state of a position. Throws for unknown ids and impossible values. */
export function stateOf(setup: Setup, position: Position): State {
  const placed = positionSchema.parse(position)
  const empty = emptyTable(setup)
  const ships = placed.ships
    ? Object.entries(placed.ships).map(([shipId, ship]) => shipFrom(setup, shipId, ship))
    : Object.values(empty.ships)
  const byIds = Object.fromEntries(ships.map((ship) => [ship.id, ship]))
  const groups = groupsFrom(setup, ships, placed.groups)
  const salvoes = salvoesFrom(setup, byIds, placed.salvoes)
  const turn = placed.turn ?? (placed.ships ? 1 : 0)
  const { attacks, joins, defences, letGo, quiet, entries, offsets } = placed
  const isShown = Object.keys(entries).length > 0
  const changes = { ...empty.changes, ...placed.changes, ...(isShown ? changesOf(placed.leads) : {}) }
  const table: Table = {
    ...empty,
    turn,
    diced: dicedIn(turn, ships, groups),
    initiative: placed.initiative ?? setup.seats.map(({ seat }) => seat),
    ships: byIds,
    groups,
    salvoes,
    launched: Object.keys(salvoes),
    changes,
    leads: isShown ? { ...leadsFor(setup, changes), ...placed.leads } : {},
    attacks,
    joins,
    defences,
    letGo,
    quiet,
    entries,
    offsets,
  }
  const secret = secretsFrom(setup, byIds, placed)
  const [fault] = systemFaults({ ...table, secret })
  if (fault !== undefined) fail(fault)
  const hiddenLeads = isShown ? {} : placed.leads
  return { ...table, secret, hiddenLeads, play: initialPlay<Step>(...agendaFrom(table, placed.at)) }
}
