// The power of a ship this turn (EE-POW-02 to EE-POW-07): networks and their yield, engines and their limits. In quarter points.
import { onceForAll } from '@admiralty/kernel'
import type { BoxType } from '../../data/tables.ts'
import { hullOf } from '../hull.ts'
import { networksOf } from '../record/adjacency.ts'
import { openToSpace } from '../record/arcs.ts'
import type { BoxId } from '../record/box.ts'
import { blockedEngines } from '../record/docked.ts'
import { boxesOf, type Layout, type Levels, layoutOf, placeOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Allocation, Ship, Table } from '../state.ts'
import { designOf, usable } from '../table.ts'
import { POINT } from './points.ts'

/** EE-HUL-01, EE-SHD-01, EE-POW-07, EE-QRF-02: boxes that take a whole point. */
export const LIT: readonly (BoxType | 'armour')[] = ['L', 'I', 'R', 'G', 'S']

/** Connected boxes that share the power made in them (EE-POW-04). */
export interface Network {
  readonly boxes: ReadonlySet<BoxId>
  /** Quarters. */
  readonly yields: number
}
/** An engine with its usable boxes. */
export interface Engine {
  readonly id: string
  /** Usable boxes with the most quarters each takes. */
  readonly boxes: readonly { readonly id: BoxId; readonly most: number; readonly own: boolean }[]
  /** EE-REV-01: whether it can make speed in the ship's direction of flight. In reverse it must be open in front. */
  readonly drives: boolean
}
/** The power that a ship can supply this turn. */
export interface Supply {
  readonly networks: readonly Network[]
  readonly engines: readonly Engine[]
  /** Boxes that may receive power. */
  readonly lightable: readonly BoxId[]
  /** EE-CTL-03. */
  readonly control: number
}

/** EE-CTL-03: usable boxes of a type. */
export const usableBoxes = (table: Table, ship: Ship, ...types: readonly (BoxType | 'armour')[]): readonly BoxId[] =>
  boxesOf(layoutOf(designOf(table, ship)), ...types).flatMap(({ id }) => (usable(ship, id) ? [id] : []))
/** EE-CTL-01, EE-CTL-02: usable control boxes. Each serves one manoeuvring engine, one missile, one lock-on attempt and one repair. */
export const controlOf = (table: Table, ship: Ship): number => usableBoxes(table, ship, 'C').length

/** The networks, engines, boxes and control that a ship can use this turn. */
export function supplyOf(table: Table, ship: Ship): Supply {
  if (ship.docked.length > 0) return findSupply(table, ship)
  const known = suppliesAlone(layoutOf(designOf(table, ship)), ship.levels, ship.dark)
  const supply = known.get(ship.reversing) ?? findSupply(table, ship)
  known.set(ship.reversing, supply)
  return supply
}
/** The supplies of ships that are not docked, by whether they reverse. They follow from the record and its damage alone. */
const suppliesAlone = onceForAll((_layout: Layout, _levels: Levels, _dark: Ship['dark']) => new Map<boolean, Supply>())
function findSupply(table: Table, ship: Ship): Supply {
  const layout = layoutOf(designOf(table, ship))
  const power = new Set(usableBoxes(table, ship, 'P'))
  const networks = networksOf(layout, ship.levels).map((boxes) => ({
    boxes: new Set(boxes),
    yields: boxes.filter((box) => power.has(box)).length * POINT, // EE-POW-02
  }))
  const blocked = closedBy(table, ship)
  const isHalf = (id: BoxId): boolean => placeOf(layout, id).box.type === 'e'
  const engines = systemsOf(layout)
    .filter(({ kind }) => kind === 'engine')
    .map(({ id, boxes }) => ({
      id,
      drives: !ship.reversing || isOpen(table, ship, boxes),
      boxes: boxes.filter((box) => usable(ship, box)).map((box) => ({ id: box, most: isHalf(box) ? POINT / 2 : POINT, own: isHalf(box) })),
    }))
    .filter(({ id, boxes }) => boxes.length > 0 && !blocked.includes(id))
  return { networks, engines, lightable: usableBoxes(table, ship, ...LIT), control: controlOf(table, ship) }
}

/** EE-DOC-06: engines blocked by a docked ship. Engines of a base need no opening (EE-BAS-03). */
function closedBy(table: Table, ship: Ship): readonly string[] {
  if (ship.docked.length === 0 || ship.design.base) return []
  const { layout, levels } = hullOf(table, ship)
  return blockedEngines(layout, levels, ship.id)
}
function isOpen(table: Table, ship: Ship, engine: readonly BoxId[]): boolean {
  const { layout, levels, named } = hullOf(table, ship)
  const [foremost] = engine
  return foremost !== undefined && openToSpace(layout, levels, named(ship.id, foremost), 0)
}

/** EE-ROL-01, EE-DOC-03, EE-DOC-06, EE-DOC-10: rolling, docking, settling and undocking ships run no engine, except bases (EE-BAS-06). */
export const isHeldStill = (table: Table, ship: Ship): boolean => !ship.design.base && (ship.rolling > 0 || isDocking(table, ship))
/** Whether a docking procedure is under way, begun by either ship. */
export const isDocking = (table: Table, { id, docking }: Ship): boolean =>
  Object.keys(docking).length > 0 || Object.values(table.ships).some((other) => Object.hasOwn(other.docking, id))

/** A partial allocation that draws on the networks' power. */
export interface PointsLeft {
  /** Gives a box up to this many quarters, and returns how many it got. */
  give(box: BoxId, quarters: number): number
  /** Points that are left, by network. */
  readonly left: readonly number[]
  copy(): PointsLeft
}
export function purseOf(networks: Supply['networks'], left: number[] = networks.map(({ yields }) => yields)): PointsLeft {
  return {
    give(box, quarters) {
      const of = networks.findIndex(({ boxes }) => boxes.has(box))
      const had = left[of]
      if (had === undefined) throw new Error(`undamaged box ${box} is not in a power network`)
      const given = Math.min(quarters, had)
      left[of] = had - given
      return given
    },
    left,
    copy: () => purseOf(networks, [...left]),
  }
}

/** Gives an engine up to this many quarters, its own supply first. */
export function run(purse: PointsLeft, engine: Engine, quarters: number): Readonly<Record<BoxId, number>> {
  const given: Record<BoxId, number> = {}
  let left = quarters
  for (const { id, most, own } of engine.boxes.toSorted((a, b) => Number(b.own) - Number(a.own))) {
    const take = Math.min(most, left)
    const got = own ? take : purse.give(id, take)
    if (got > 0) given[id] = got
    left -= got
  }
  return given
}
/** The most quarters of power that an engine takes. */
export const capacity = ({ boxes }: Engine): number => boxes.reduce((sum, { most }) => sum + most, 0)
/** Quarters that engines draw from a network. Half engines supply themselves (EE-HEN-03). */
export function drawnFrom({ boxes }: Network, supply: Supply, runs: Allocation['engines']): number {
  const own = new Set(supply.engines.flatMap((engine) => engine.boxes.flatMap((box) => (box.own ? [box.id] : []))))
  const fed = Object.values(runs).flatMap((run) => Object.entries(run.boxes).filter(([box]) => boxes.has(box) && !own.has(box)))
  return fed.reduce((sum, [, quarters]) => sum + quarters, 0)
}
/** Quarters of power in all these boxes. */
export const totalOf = (boxes: Readonly<Record<BoxId, number>>): number => Object.values(boxes).reduce((sum, quarters) => sum + quarters, 0)

export const NO_POWER: Allocation = { lit: [], engines: {}, rapid: [], primaries: {} }
