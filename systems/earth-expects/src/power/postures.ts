// Ready-made allocations: speed, manoeuvre, and the order in which other boxes are powered. Each is legal.
import type { BoxType } from '../../data/tables.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Allocation, Ship, Table } from '../state.ts'
import { designOf, usable } from '../table.ts'
import { allocate, type Wish } from './courses.ts'
import { costsNow, POINT, speedBefore } from './points.ts'
import { usableBoxes } from './supply.ts'

type Lights = readonly ('weapons' | 'sensors' | 'shields')[]
/** Speed power relative to last turn in quarters; manoeuvre in points beyond braking. */
export interface Posture {
  readonly key: string
  readonly title: string
  readonly speed: number
  readonly manoeuvre: number
  readonly lights: Lights
}
const ALL: Lights = ['weapons', 'sensors', 'shields']
const MOST = 99
export const POSTURES: readonly Posture[] = [
  { key: 'keep', title: 'Keep speed, weapons first', speed: 0, manoeuvre: 0, lights: ALL },
  { key: 'gun', title: 'Run and gun: faster, a little manoeuvre', speed: POINT, manoeuvre: 1, lights: ALL },
  { key: 'speed', title: 'Full speed, as much manoeuvre as possible', speed: POINT, manoeuvre: MOST, lights: ALL },
  { key: 'turn', title: 'Turn hard at the same speed', speed: 0, manoeuvre: MOST, lights: ALL },
  { key: 'guns', title: 'Guns first: slower, no manoeuvre', speed: -POINT, manoeuvre: 0, lights: ALL },
  { key: 'eyes', title: 'Sensors and shields before weapons', speed: 0, manoeuvre: 1, lights: ['sensors', 'shields', 'weapons'] },
  { key: 'slow', title: 'Slower, and turn', speed: -POINT, manoeuvre: 2, lights: ALL },
  { key: 'dark', title: 'Keep speed, no other power', speed: 0, manoeuvre: 0, lights: [] },
]

const TYPES: Readonly<Record<Exclude<Lights[number], 'weapons'>, BoxType>> = { sensors: 'S', shields: 'G' }
/** Boxes in the order of powering. Primary boxes come first, since a weapon does nothing without one. */
function boxesFor(table: Table, ship: Ship, lights: Lights): readonly string[] {
  return lights.flatMap((what) => (what === 'weapons' ? weaponBoxes(table, ship) : usableBoxes(table, ship, TYPES[what])))
}
function weaponBoxes(table: Table, ship: Ship): readonly string[] {
  return systemsOf(layoutOf(designOf(table, ship)))
    .filter(({ primaries }) => primaries.some(({ box }) => usable(ship, box)))
    .flatMap(({ boxes, primaries }) => [...new Set([...primaries.map(({ box }) => box), ...boxes])])
}

/** The wish of a posture: speed power relative to last turn, manoeuvre in points. */
function wished(table: Table, ship: Ship, { speed, manoeuvre }: Pick<Posture, 'speed' | 'manoeuvre'>): Wish {
  const before = speedBefore(table, ship)
  const least = costsNow(table, ship).manoeuvre
  return { speed: Math.max(0, before + speed), manoeuvre: manoeuvre * least }
}
/** A legal allocation for a posture. */
export function take(table: Table, ship: Ship, posture: Pick<Posture, 'speed' | 'manoeuvre' | 'lights'>): Allocation {
  const { speed, manoeuvre } = wished(table, ship, posture)
  const lights = boxesFor(table, ship, posture.lights)
  return allocate(table, ship, ship.design.base ? { speed: 0, manoeuvre: 0 } : { speed, manoeuvre }, lights)
}
