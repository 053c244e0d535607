// Look-ups on a state or a view, and copies with one part changed.
import { sameHex } from '@admiralty/space'
import {
  BOOSTER_LOADS,
  type BuiltKind,
  CRAFT_KINDS,
  ENGINE_THRUST,
  KNOCKED_OUT,
  type ModuleKind,
  ROWS,
  SATELLITE_KINDS,
  SHEET,
  type UnitKind,
  WARHEAD_KINDS,
} from '../data/units.ts'
import type { UnitMotion } from './orbit/motion.ts'
import { sameMotion } from './orbit/motion.ts'
import { type Color, SEATS } from './shapes.ts'
import type { Condition, FittedModule, Item, Secret, Setup, State, Table, Unit } from './state.ts'

export const isColor = (viewer: string): viewer is Color => (SEATS as readonly string[]).includes(viewer) // seats are strings
/** A state or a view: what is open, and the secrets that its reader has. */
export type KnownTable = Table & Pick<State, 'secret'>

export function unitOf(table: Table, id: string): Unit {
  const unit = table.units[id]
  if (!unit) throw new Error(`no unit ${id}`)
  return unit
}
export const unitsOf = (table: Table): readonly Unit[] => Object.values(table.units)
export const unitsOfSeat = (table: Table, seat: Color): readonly Unit[] => unitsOf(table).filter((unit) => unit.seat === seat)
export const isStation = ({ kind }: Unit): boolean => kind === 'station'
export const stationsOf = (table: Table, seat: Color): readonly Unit[] => unitsOfSeat(table, seat).filter(isStation)
/** The seats that have a station, in the order of the table. */
export const seatsInPlay = (table: Table): readonly Color[] => table.setup.seats.filter((seat) => stationsOf(table, seat).length > 0)
/** GW-MOV-11, R-GW-40: the order of choices in a turn: the first seat begins in odd turns, the second in even ones, and so on. */
export function seatsInOrder({ setup: { seats }, turn }: Table): readonly Color[] {
  const first = (Math.max(turn, 1) - 1) % seats.length
  return [...seats.slice(first), ...seats.slice(0, first)]
}
const isOneOf =
  <K extends string>(kinds: readonly K[]) =>
  (kind: string): kind is K =>
    (kinds as readonly string[]).includes(kind) // kinds are strings
export const isSatellite = isOneOf(SATELLITE_KINDS)
export const isWarhead = isOneOf(WARHEAD_KINDS)
export const isLoad = isOneOf(BOOSTER_LOADS)
/** Craft fly by themselves, and leave a bay at a launch only (GW-STA-05). */
export const isCraft = isOneOf(CRAFT_KINDS)
export const isModule = (kind: string): kind is ModuleKind => kind in SHEET && SHEET[kind as BuiltKind].weight === 6 // the sheet has the kind
/** The carriers that pick up and drop on the map (GW-PIC-02). */
export const isCarrier = isOneOf(['bus', 'gunship'] as const)

/** A module that is aboard. */
export function moduleOf({ id, modules }: Unit, module: ModuleKind): FittedModule {
  const fitted = modules[module]
  if (!fitted) throw new Error(`${id} has no ${module}`)
  return fitted
}
/** GW-MOD-01, GW-REP-04, GW-PLS-03 */
const isOut = ({ damage, disabled }: FittedModule, turn: number): boolean => damage >= KNOCKED_OUT || disabled >= turn
const runs = (table: Table, station: Unit, module: ModuleKind): boolean => {
  const fitted = station.modules[module]
  return fitted !== undefined && !isOut(fitted, table.turn)
}
/** GW-MOD-03, R-GW-12, R-GW-13: whether a module can be operated: only while the core can, but for a factory. */
export const works = (table: Table, station: Unit, module: ModuleKind): boolean =>
  runs(table, station, module) && (module === 'factory' || runs(table, station, 'core'))
/** GW-PLS-03, GW-MOD-03: whether a unit can act: launch, pick up, drop, deploy. */
export const isActive = (table: Table, unit: Unit): boolean => (isStation(unit) ? works(table, unit, 'core') : unit.disabled < table.turn)
/** GW-THR-01, GW-THR-07: thrust points of a unit in this turn. */
export function thrustOf(table: Table, unit: Unit): number {
  if (unit.dive !== null || unit.moon !== null || unit.leftMoon || !isActive(table, unit)) return 0
  if (unit.kind === 'station') return works(table, unit, 'engine') ? ENGINE_THRUST : 0
  return ROWS[unit.kind].thrust
}

export const secretOf = (known: KnownTable, seat: Color): Secret => {
  const secret = known.secret[seat]
  if (!secret) throw new Error(`the secrets of ${seat} are not known`)
  return secret
}
export const bayOf = (known: KnownTable, station: Unit): readonly Item[] => secretOf(known, station.seat).bays[station.id] ?? []
export const payloadOf = (known: KnownTable, booster: Unit): Item => {
  const item = secretOf(known, booster.seat).payloads[booster.id]
  if (!item) throw new Error(`nothing is under ${booster.id}`)
  return item
}
/** GW-PIC-04, R-GW-42: the weight of a carrier counts with what it carries. */
export const weightOf = ({ kind, cargo }: Pick<Item, 'kind' | 'cargo'>): number => SHEET[kind].weight + weightOfAll(cargo)
export const weightOfAll = (items: readonly Item[]): number => items.reduce((sum, item) => sum + weightOf(item), 0)
/** Payload of a craft in weight units (GW-BUS-01, GW-GUN-01). */
export const payloadLimit = (kind: UnitKind): number => ROWS[kind].payload
export const freePayload = ({ kind, cargo }: Unit): number => payloadLimit(kind) - weightOfAll(cargo)
export const resourcesOf = (known: KnownTable, seat: Color): number => secretOf(known, seat).pool
/** The price of a kind (T1). */
export const priceOf = (kind: UnitKind): number => ROWS[kind].price

export const isTogether = (a: UnitMotion, b: UnitMotion): boolean => sameHex(a.at, b.at)
/** GW-PIC-01: same hex, vector and velocity. Two units that stand match. */
export const isAlongside = (a: UnitMotion, b: UnitMotion): boolean => sameMotion(a, b)
/** GW-SCP-02: units in the atmosphere are out of reach. */
export const hostiles = (table: Table, seat: Color): readonly Unit[] =>
  unitsOf(table).filter((unit) => unit.seat !== seat && unit.dive === null)
export const hostilesIn = (table: Table, { seat, at }: Unit): readonly Unit[] =>
  hostiles(table, seat).filter((other) => sameHex(other.at, at))

export const UNTOUCHED: Condition = { damage: 0, gas: false, adrift: false, leftMoon: false, shots: 0, disabled: 0 }
/** R-GW-41: what a unit keeps while it is carried. A satellite is folded up, and its latest thrust is forgotten. */
const conditionOf = ({ damage, gas, adrift, leftMoon, shots, disabled }: Condition): Condition => ({
  damage,
  gas,
  adrift,
  leftMoon,
  shots,
  disabled,
})
/** A new unit of a seat with everything at its default. */
export const newUnit = (seat: Color, kind: UnitKind, number: number, motion: UnitMotion): Unit => ({
  id: `u${number}`,
  number,
  seat,
  kind,
  at: motion.at,
  vector: motion.vector,
  velocity: motion.velocity,
  ...UNTOUCHED,
  modules: {},
  cargo: [],
  deployed: false,
  moon: null,
  dive: null,
  burn: null,
})
/** Items with new ids, what they carry included, numbered on from `last`. */
function renumbered(items: readonly Item[], letter: 'u' | 'b', last: number): { readonly items: readonly Item[]; readonly last: number } {
  let count = last
  const copied = items.map((item): Item => {
    count += 1
    const number = count
    const inside = renumbered(item.cargo, letter, count)
    count = inside.last
    return { ...item, id: `${letter}${number}`, number, cargo: inside.items }
  })
  return { items: copied, last: count }
}
/** A thing that comes out into the open, with the next open id; the things that it carries have ids after it. */
export function brought(table: Table, seat: Color, item: Item, motion: UnitMotion): Unit {
  const number = table.appeared + 1
  const { items } = renumbered(item.cargo, 'u', number)
  return { ...newUnit(seat, item.kind, number, motion), ...conditionOf(item), cargo: items }
}
/** Open things that a unit adds: itself and everything aboard. */
export const countOf = ({ cargo }: Pick<Item, 'cargo'>): number => cargo.reduce((sum, item) => sum + countOf(item), 1)
/** A thing as it comes into a bay, with private ids: the thing itself and, unloaded, what it carries. */
export function stowed({ stored }: Secret, thing: Item): readonly Item[] {
  const unloaded = thing.cargo.flatMap((item): readonly Item[] => [{ ...item, cargo: [] }, ...item.cargo])
  return renumbered([{ ...thing, cargo: [] }, ...unloaded], 'b', stored).items
}
/** A new thing with everything at its default: 'b3' in a bay, 'u7' aboard a craft. */
export const newItem = (kind: BuiltKind, letter: 'u' | 'b', number: number): Item => ({
  id: `${letter}${number}`,
  number,
  kind,
  ...UNTOUCHED,
  cargo: [],
})
/** A unit on the map as a thing aboard; its id stays. Throws for what cannot be carried. */
export function asItem(unit: Unit): Item {
  const { id, number, kind, cargo } = unit
  if (kind === 'station' || kind === 'booster') throw new Error(`${kind} cannot be carried`)
  return { id, number, kind, ...conditionOf(unit), cargo }
}
/** A unit or a thing at the beginning of a turn, with what it carries: it may fire again (GW-LSR-09, R-GW-47), and a pulse may be over. */
export const rested = <T extends Condition & Pick<Item, 'cargo'>>(thing: T, turn: number): T => ({
  ...thing,
  shots: 0,
  leftMoon: false,
  disabled: thing.disabled < turn ? 0 : thing.disabled,
  cargo: thing.cargo.map((item) => rested(item, turn)),
})

export const withUnit = (state: State, id: string, change: Partial<Unit>): State => ({
  ...state,
  units: { ...state.units, [id]: { ...unitOf(state, id), ...change } },
})
/** The state with a new unit, counted with everything aboard. */
export const withNewUnit = (state: State, unit: Unit): State => ({
  ...state,
  units: { ...state.units, [unit.id]: unit },
  appeared: Math.max(state.appeared, unit.number + countOf(unit) - 1),
})
export const without = <T>(record: Readonly<Record<string, T>>, ...ids: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)))
export const withSecret = (state: State, seat: Color, change: Partial<Secret>): State => ({
  ...state,
  secret: { ...state.secret, [seat]: { ...secretOf(state, seat), ...change } },
})
/** The state with another pool of a seat. */
export const paid = (state: State, seat: Color, resources: number): State =>
  withSecret(state, seat, { pool: resourcesOf(state, seat) - resources })
export const withBay = (state: State, station: Unit, bay: readonly Item[]): State =>
  withSecret(state, station.seat, { bays: { ...secretOf(state, station.seat).bays, [station.id]: bay } })
export const withoutItems = (state: State, station: Unit, ids: readonly string[]): State =>
  withBay(
    state,
    station,
    bayOf(state, station).filter(({ id }) => !ids.includes(id)),
  )
/** The state with things put into a bay. */
export const withStored = (state: State, station: Unit, items: readonly Item[]): State => {
  const put = withBay(state, station, [...bayOf(state, station), ...items])
  return withSecret(put, station.seat, { stored: secretOf(put, station.seat).stored + items.length })
}
/** GW-STA-06, GW-PIC-06: a unit leaves the map, with its bay and payload. */
export function withoutUnit(state: State, id: string): State {
  const { seat, kind, number } = unitOf(state, id)
  const { bays, payloads } = secretOf(state, seat)
  const left = { ...state, units: without(state.units, id), gone: { ...state.gone, [id]: { seat, kind, number } } }
  return withSecret(left, seat, { bays: without(bays, id), payloads: without(payloads, id) })
}

/** The table before the match. */
export const emptyTable = (setup: Setup): Table => ({
  setup,
  turn: 0,
  impulse: 0,
  moons: [],
  units: {},
  gone: {},
  appeared: 0,
  openBays: [],
  gas: {},
  thrustSpent: {},
  orbits: {},
  outcome: null,
})
/** The secrets of a seat before it has a station. */
export const NO_SECRET: Secret = { pool: 0, stored: 0, bays: {}, payloads: {} }
