// Look-ups on a state or a view, and copies with one part changed.
import { once, type Place, type Refusal, refuse } from '@admiralty/kernel'
import { GROUP, GROUP_EXTRAS, SCREEN } from '../data/tables.ts'
import type { GroupDesign } from './design/design.ts'
import { type ShipSystem, type SystemPart, systemsOf } from './design/systems.ts'
import { found } from './found.ts'
import { type Color, SEATS, type Side } from './shapes.ts'
import {
  type Condition,
  type Group,
  NO_SECRET,
  type Salvo,
  type SeatPlan,
  type Setup,
  type Ship,
  type ShipPlan,
  type State,
  type Table,
} from './state.ts'

export const isColor = (viewer: string): viewer is Color => (SEATS as readonly string[]).includes(viewer) // seats are strings
/** A state or a view: what is open, and the secrets that its reader has. */
export type KnownTable = Table & Pick<State, 'secret'>

export function planOf({ setup }: Pick<Table, 'setup'>, seat: Color): SeatPlan {
  const plan = setup.seats.find((sits) => sits.seat === seat)
  if (!plan) throw new Error(`no player has the seat ${seat}`)
  return plan
}
export const sideOf = (table: Pick<Table, 'setup'>, seat: Color): Side => planOf(table, seat).side
export const seatsOf = ({ setup }: Pick<Table, 'setup'>): readonly Color[] => setup.seats.map(({ seat }) => seat)
/** FT-SET-05: changes of entry that a seat has left. */
export const changesLeft = ({ changes }: Pick<Table, 'changes'>, seat: Color): number => changes[seat] ?? 0
/** Hostility follows from the sides (section 23 of the ledger). */
export const isEnemy = (table: Pick<Table, 'setup'>, one: Color, other: Color): boolean => sideOf(table, one) !== sideOf(table, other)

export const shipOf = ({ ships }: Table, id: string): Ship => found(ships, id, 'ship')
/** FT-DIC-05: the ships on the table, in order of id. */
export const present = ({ ships }: Table): readonly Ship[] => presentAmong(ships)
const presentAmong = once((ships: Table['ships']): readonly Ship[] =>
  Object.values(ships)
    .filter(({ status }) => status === 'present')
    .toSorted(byId),
)
export const shipsOfSeat = (table: Table, seat: Color): readonly Ship[] => present(table).filter((ship) => ship.seat === seat)
export const enemyShips = (table: Table, seat: Color): readonly Ship[] => present(table).filter((ship) => isEnemy(table, ship.seat, seat))
/** Ids count from 1, so a shorter id comes first. */
export const compareIds = (one: string, other: string): number => one.length - other.length || (one < other ? -1 : Number(one > other))
export const byId = (one: { readonly id: string }, other: { readonly id: string }): number => compareIds(one.id, other.id)

export function systemOf(ship: Pick<Ship, 'design'>, id: string): ShipSystem | undefined {
  return systemsOf(ship.design).find((system) => system.id === id)
}
export const isWorking = ({ condition }: Pick<Ship, 'condition'>, id: string): boolean => condition.systems[id] === undefined
/** The working systems of some kinds, in design order. */
export const workingSystems = (ship: Pick<Ship, 'design' | 'condition'>, ...kinds: readonly SystemPart['kind'][]): readonly ShipSystem[] =>
  systemsOf(ship.design).filter(({ id, part }) => kinds.includes(part.kind) && isWorking(ship, id))
/** The part of a system, if it is of this kind. */
export function partOf<K extends SystemPart['kind']>(ship: Ship, id: string, kind: K): (SystemPart & { readonly kind: K }) | undefined {
  const part = systemOf(ship, id)?.part
  return part?.kind === kind ? (part as SystemPart & { readonly kind: K }) : undefined // the kind has been compared
}
/** FT-WPN-03: the working level of the screens. */
export const screenLevel = (ship: Ship): number => (hasPower(ship) ? Math.min(SCREEN.most, workingSystems(ship, 'screen').length) : 0)
/** FT-COR-05: a ship that has dumped its core has no power. */
export const hasPower = ({ condition, abandoned }: Ship): boolean => !condition.coreDumped && abandoned === 0
/** FT-COR-02: the turn that stands for the rest of the battle. */
const FOR_GOOD = 999
/** FT-COR-03, FT-COR-05, FT-OPT-02: why no crew aboard works for its side. */
export function crewFault({ name, condition, abandoned, struck }: Ship): Refusal | undefined {
  if (abandoned > 0) return refuse('FT-COR-05', `${name} is abandoned`)
  if (condition.crewOut) return refuse('FT-COR-03', `the crew of ${name} is out`)
  return struck ? refuse('FT-OPT-02', `${name} has struck its colours`) : undefined
}
/** FT-COR-02, FT-COR-05: why a ship does not steer, fire, launch or defend. */
export function controlFault({ turn }: Pick<Table, 'turn'>, ship: Ship): Refusal | undefined {
  const { name, status, condition, outOfControl } = ship
  if (status !== 'present') return refuse('FT-MOV-02', `${name} is not on the table`)
  if (condition.coreDumped) return refuse('FT-COR-05', `${name} has dumped its power core and has no power`)
  if (outOfControl < turn) return crewFault(ship)
  const until = outOfControl === FOR_GOOD ? 'for the rest of the battle' : `until the end of turn ${outOfControl}`
  return crewFault(ship) ?? refuse('FT-COR-02', `${name} is out of control ${until}`)
}
export const inControl = (table: Pick<Table, 'turn'>, ship: Ship): boolean => controlFault(table, ship) === undefined
/** FT-MOV-11, D2: thrust after hits on the drive, in half of the printed number. */
export function thrustOf({ design: { thrust }, condition: { drive } }: Ship): number {
  if (drive === 0) return thrust
  return drive === 1 ? Math.floor(thrust / 2) : 0
}
export const hasFtl = (ship: Ship): boolean => ship.design.ftl && isWorking(ship, 'ftl')
/** FT-END-10: main drive and FTL both out, crew out, core dumped or abandoned, or struck. */
export function isDrifting(ship: Ship): boolean {
  const dead = ship.condition.drive > 0 && thrustOf(ship) === 0
  return (dead && !hasFtl(ship)) || ship.condition.crewOut || !hasPower(ship) || ship.struck
}
/** FT-END-08: whether the ship is still in the battle. */
export const isAble = (ship: Ship): boolean => ship.status === 'present' && !isDrifting(ship)

export const groupOf = ({ groups }: Table, id: string): Group => found(groups, id, 'fighter group')
/** The groups in flight, in order of id. */
export const flying = (table: Table): readonly Group[] =>
  Object.values(table.groups)
    .filter(({ where }) => where === 'space')
    .toSorted(byId)
export const groupsOfSeat = (table: Table, seat: Color): readonly Group[] => flying(table).filter((group) => group.seat === seat)
export const salvoOf = ({ salvoes }: Table, id: string): Salvo => found(salvoes, id, 'salvo')
export const salvoesOf = (table: Table): readonly Salvo[] => Object.values(table.salvoes).toSorted(byId)

export const withShip = (state: State, id: string, change: Partial<Ship>): State => ({
  ...state,
  ships: { ...state.ships, [id]: { ...shipOf(state, id), ...change } },
})
export const withCondition = (state: State, id: string, change: Partial<Condition>): State =>
  withShip(state, id, { condition: { ...shipOf(state, id).condition, ...change } })
export const withGroup = (state: State, id: string, change: Partial<Group>): State => ({
  ...state,
  groups: { ...state.groups, [id]: { ...groupOf(state, id), ...change } },
})
/** FT-FTR-01: a group that loses fighters; without any it is out of the battle. */
export function withLosses(state: State, id: string, lost: number): State {
  const fighters = Math.max(0, groupOf(state, id).fighters - lost)
  return withGroup(state, id, fighters > 0 ? { fighters } : { fighters, where: 'gone', mission: null })
}
export const withoutGroups = (state: State, groups: readonly string[]): State =>
  groups.reduce((now, group) => withLosses(now, group, groupOf(now, group).fighters), state)
export const withSalvo = (state: State, id: string, change: Partial<Salvo>): State => ({
  ...state,
  salvoes: { ...state.salvoes, [id]: { ...salvoOf(state, id), ...change } },
})
export function withoutSalvo(state: State, id: string): State {
  const { [id]: _, ...salvoes } = state.salvoes
  return { ...state, salvoes }
}
/** FT-END-08: this turn has dice against each other. */
export const withDice = (state: State): State => ({ ...state, diced: state.turn })
/** FT-SEQ-06 */
export const withUsed = (state: State, ship: string, mounts: readonly string[]): State =>
  withShip(state, ship, { used: [...shipOf(state, ship).used, ...mounts] })

const ORIGIN: Place = [0, 0]
/** A ship without damage, with full magazines and bays. */
export function soundCondition(design: ShipPlan['design']): Condition {
  const systems = systemsOf(design)
  const loads = systems.flatMap(({ id, part }) =>
    part.kind === 'magazine' ? [[id, { standard: part.standard, extended: part.extended }] as const] : [],
  )
  const bays = systems.flatMap(({ id, part }) => (part.kind === 'bay' && part.group ? [[id, GROUP.fighters] as const] : []))
  return {
    armour: 0,
    hull: 0,
    drive: 0,
    driveDestroyed: 0,
    systems: {},
    mended: [],
    crewOut: false,
    coreDumped: false,
    loads: Object.fromEntries(loads),
    fighters: Object.fromEntries(bays),
  }
}
/** A ship before it enters. */
export const newShip = ({ id, name, design, condition, excess }: ShipPlan, seat: Color): Ship => ({
  id,
  seat,
  name,
  design,
  excess,
  status: 'coming',
  at: ORIGIN,
  course: 12,
  velocity: 0,
  rolled: false,
  corner: 'port',
  condition: condition ?? soundCondition(design),
  thrust: 0,
  turned: 0,
  used: [],
  fired: 0,
  launchedSalvoes: 0,
  flights: 0,
  disengaging: false,
  warm: 0,
  // FT-COR-06: a bridge that was lost for good in an earlier battle.
  outOfControl: condition?.systems.bridge === 'destroyed' ? 999 : 0,
  suffocates: 0,
  abandoned: 0,
  struck: false,
  owed: 0,
  turns: 0,
  departure: null,
})
/** FT-FTR-01, D6: the endurance of a new group. */
export const fullEndurance = ({ longRange }: GroupDesign): number => (longRange ? GROUP_EXTRAS.longRange : GROUP).endurance
/** FT-SET-08: the groups of some ships, in their bays. `first`: the number of the first one. */
export function newGroups(ships: readonly Ship[], first: number): readonly Group[] {
  const bays = ships.flatMap((ship) =>
    systemsOf(ship.design).flatMap(({ id: bay, part }) => (part.kind === 'bay' && part.group ? [{ ship, bay, type: part.group }] : [])),
  )
  return bays.map(({ ship, bay, type }, index) => {
    const { role, fast, heavy } = type
    const fighters = ship.condition.fighters[bay] ?? 0
    const endurance = fullEndurance(type)
    return {
      id: `g${first + index}`,
      number: first + index,
      seat: ship.seat,
      ship: ship.id,
      bay,
      role,
      fast,
      heavy,
      quality: 'ordinary',
      fighters,
      endurance,
      fullEndurance: endurance,
      torpedoes: role === 'torpedo',
      where: fighters > 0 ? 'bay' : 'gone',
      at: ORIGIN,
      course: 12,
      ready: 0,
      launched: 0,
      moved: 0,
      movedAgain: 0,
      mission: null,
      attacked: null,
      fought: 0,
      evaded: 0,
    }
  })
}
/** The ships of the setup and nothing else. */
export function emptyTable(setup: Setup): Table {
  const ships = setup.seats.flatMap(({ seat, ships: plans }) => plans.map((plan) => newShip(plan, seat)))
  return {
    setup,
    turn: 0,
    initiative: [],
    entries: {},
    offsets: {},
    formations: {},
    leads: {},
    changes: Object.fromEntries(setup.seats.map(({ seat }) => [seat, 0])),
    ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])),
    groups: Object.fromEntries(newGroups(ships, 1).map((group) => [group.id, group])),
    salvoes: {},
    launched: [],
    attacks: [],
    joins: {},
    defences: [],
    shots: [],
    letGo: {},
    quiet: 0,
    diced: 0,
    outcome: null,
  }
}
/** The secrets of a new match. */
export const noSecrets = (setup: Setup): State['secret'] => Object.fromEntries(setup.seats.map(({ seat }) => [seat, NO_SECRET]))
