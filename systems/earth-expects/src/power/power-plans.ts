// Ready-made allocations: speed, manoeuvre, and the order in which other boxes are powered. Each is legal.
import type { BoxType } from '../../data/tables.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Allocation, Ship, Table } from '../state.ts'
import { designOf, usable } from '../table.ts'
import { allocate, type Wish } from './courses.ts'
import { costsNow, POINT, speedBefore } from './points.ts'
import { usableBoxes } from './supply.ts'

type PowerOrder = readonly ('weapons' | 'sensors' | 'shields')[]
/** Speed power relative to last turn in quarters; manoeuvre in points beyond braking. */
export interface PowerPlan {
  readonly key: string
  /** The aim of the plan, for several ships at once. The power that it gives a ship depends on the ship. */
  readonly title: string
  readonly speed: number
  readonly manoeuvre: number
  readonly first: PowerOrder
}
const ALL: PowerOrder = ['weapons', 'sensors', 'shields']
const MOST = 99
export const POWER_PLANS: readonly PowerPlan[] = [
  { key: 'keep', title: 'Keep speed, weapons first', speed: 0, manoeuvre: 0, first: ALL },
  { key: 'gun', title: 'Faster, a little manoeuvre, weapons first', speed: POINT, manoeuvre: 1, first: ALL },
  { key: 'speed', title: 'Faster, as much manoeuvre as possible', speed: POINT, manoeuvre: MOST, first: ALL },
  { key: 'turn', title: 'Keep speed, as much manoeuvre as possible', speed: 0, manoeuvre: MOST, first: ALL },
  { key: 'guns', title: 'Slower, no manoeuvre, weapons first', speed: -POINT, manoeuvre: 0, first: ALL },
  {
    key: 'eyes',
    title: 'Keep speed, a little manoeuvre, sensors and shields first',
    speed: 0,
    manoeuvre: 1,
    first: ['sensors', 'shields', 'weapons'],
  },
  { key: 'slow', title: 'Slower, with manoeuvre', speed: -POINT, manoeuvre: 2, first: ALL },
  { key: 'dark', title: 'Keep speed, no other power', speed: 0, manoeuvre: 0, first: [] },
]

const TYPES: Readonly<Record<Exclude<PowerOrder[number], 'weapons'>, BoxType>> = { sensors: 'S', shields: 'G' }
/** Boxes in the order of powering. Primary boxes come first, since a weapon does nothing without one. */
function boxesFor(table: Table, ship: Ship, order: PowerOrder): readonly string[] {
  return order.flatMap((what) => (what === 'weapons' ? weaponBoxes(table, ship) : usableBoxes(table, ship, TYPES[what])))
}
function weaponBoxes(table: Table, ship: Ship): readonly string[] {
  return systemsOf(layoutOf(designOf(table, ship)))
    .filter(({ primaries }) => primaries.some(({ box }) => usable(ship, box)))
    .flatMap(({ boxes, primaries }) => [...new Set([...primaries.map(({ box }) => box), ...boxes])])
}

/** The engine power that a plan wishes for. */
function wished(table: Table, ship: Ship, { speed, manoeuvre }: Pick<PowerPlan, 'speed' | 'manoeuvre'>): Wish {
  const before = speedBefore(table, ship)
  const least = costsNow(table, ship).manoeuvre
  return { speed: Math.max(0, before + speed), manoeuvre: manoeuvre * least }
}
/** A legal allocation for a plan. */
export function allocationFor(table: Table, ship: Ship, plan: Pick<PowerPlan, 'speed' | 'manoeuvre' | 'first'>): Allocation {
  const { speed, manoeuvre } = wished(table, ship, plan)
  const boxes = boxesFor(table, ship, plan.first)
  return allocate(table, ship, ship.design.base ? { speed: 0, manoeuvre: 0 } : { speed, manoeuvre }, boxes)
}
