// Terrain of the map: bodies with rings and hexes, their current positions, and their effect on lines.

import { type Explained, explained, once, type Reason, when } from '@admiralty/kernel'
import { add, blocked, distance, type Hex, hexesAlong, sameHex, subtract } from '@admiralty/space'
import type { Body, Terrain } from '../setup.ts'
import type { Ship, Table } from '../state.ts'

export const centreOf = (table: Table, { id, centre }: Body): Hex => table.centres[id] ?? centre

function isOf(table: Table, body: Body, hex: Hex, terrain: Terrain): boolean {
  const at = subtract(hex, centreOf(table, body))
  const far = distance([0, 0], at)
  if (body.rings.some((ring) => ring.terrain === terrain && far >= ring.least && far <= ring.most)) return true // EE-PLA-01, EE-PLA-02, EE-PLA-03
  return body.hexes.some((one) => one.terrain === terrain && sameHex(one.at, at)) // EE-SUR-04, EE-COM-01
}
export const isTerrain = (table: Table, hex: Hex, ...terrains: readonly Terrain[]): boolean =>
  terrains.some((terrain) => hasTerrain(table, terrain) && table.setup.bodies.some((body) => isOf(table, body, hex, terrain)))
/** Whether the map has a terrain at all. Most maps have none or few, and lines ask about every hex. */
const hasTerrain = ({ setup }: Table, terrain: Terrain): boolean => terrainsOn(setup).has(terrain)
const terrainsOn = once(
  ({ bodies }: Table['setup']): ReadonlySet<Terrain> =>
    new Set(bodies.flatMap(({ rings, hexes }) => [...rings, ...hexes].map(({ terrain }) => terrain))),
)

/** EE-IFC-02: whether a hex is in a body's interface or inside it. There the body carries ships along. */
export const isInside = (table: Table, body: Body, hex: Hex): boolean => {
  const least = Math.min(...body.rings.flatMap((ring) => (ring.terrain === 'interface' ? [ring.least] : [])))
  return isOf(table, body, hex, 'interface') || (distance(hex, centreOf(table, body)) < least && Number.isFinite(least))
}
export const carried = (table: Table, body: Body): Hex => add(centreOf(table, body), body.motion)

/** EE-GEN-16: the number of hexes of a terrain on a line. */
export const countAlong = (table: Table, from: Hex, to: Hex, terrain: Terrain): number =>
  hasTerrain(table, terrain) ? hexesAlong(from, to, (q, r) => isTerrain(table, [q, r], terrain)) : 0
/** EE-GEN-03, EE-RAD-05: the hexes of a terrain in a range, which does not count the hex it is measured from. */
export const countInRange = (table: Table, from: Hex, to: Hex, terrain: Terrain): number =>
  hasTerrain(table, terrain) ? hexesAlong(from, to, (q, r) => !sameHex([q, r], from) && isTerrain(table, [q, r], terrain)) : 0
/** EE-GEN-15: whether a line between two hexes touches one of these terrains, apart from its end hexes. */
const touches = (table: Table, from: Hex, to: Hex, ...terrains: readonly Terrain[]): boolean =>
  terrains.some((terrain) => hasTerrain(table, terrain)) && blocked(from, to, (q, r) => isTerrain(table, [q, r], ...terrains))
const atEnd = (table: Table, from: Hex, to: Hex, ...terrains: readonly Terrain[]): boolean =>
  isTerrain(table, from, ...terrains) || isTerrain(table, to, ...terrains)

export type Use = 'ion' | 'laser' | 'railgun' | 'missile' | 'antiMissile' | 'sensor'

/** EE-WEP-08: the rule by which terrain blocks a weapon or sensor between two hexes; undefined if nothing blocks. */
export function barred(table: Table, from: Hex, to: Hex, use: Use): { readonly rule: `EE-${string}`; readonly by: string } | undefined {
  if (table.setup.bodies.length === 0) return undefined
  if (touches(table, from, to, 'surface')) return { rule: 'EE-SUR-03', by: 'a surface hex is in the way' }
  if (touches(table, from, to, 'interior') || atEnd(table, from, to, 'interior'))
    return { rule: 'EE-INR-02', by: 'the interior of a body is in the way' }
  const inOne = distance(from, to) === 0
  if (touches(table, from, to, 'cinematic') || (!inOne && atEnd(table, from, to, 'cinematic')))
    return { rule: 'EE-AST-11', by: 'cinematic asteroids are in the way' }
  if (use === 'ion' && (touches(table, from, to, 'atmosphere') || atEnd(table, from, to, 'atmosphere')))
    // EE-ION-09
    return { rule: 'EE-ATM-04', by: 'ion fire does not pass through atmosphere' }
  if (use === 'railgun' && touches(table, from, to, 'atmosphere'))
    return { rule: 'EE-ATM-05', by: 'railguns do not fire through atmosphere' }
  if ((use === 'missile' || use === 'antiMissile') && touches(table, from, to, 'interface'))
    // EE-AMI-04
    return { rule: 'EE-IFC-05', by: 'missiles cannot pass an interface' }
  return undefined
}

/** EE-ATM-06: fire into, out of or through atmosphere has no lock-on. A corner does not count (R-EE-06). */
export const throughAir = (table: Table, from: Hex, to: Hex): boolean => countAlong(table, from, to, 'atmosphere') > 0

/** EE-SEN-12, EE-ATM-09: the range for sensors, doubled for each hex of atmosphere. */
export const sensorRange = (table: Table, from: Hex, to: Hex): number => distance(from, to) * 2 ** countAlong(table, from, to, 'atmosphere')

/** EE-SEN-12, EE-AST-01, EE-AST-06, EE-COM-02, EE-RAD-05: the penalty of terrain to a lock-on. */
export function lockPenalty(table: Table, from: Ship, to: { readonly hex: Hex }): Explained {
  const { hex } = to
  const together = distance(from.hex, hex) === 0
  const dense = countAlong(table, from.hex, hex, 'dense')
  const radiation = countAlong(table, from.hex, hex, 'radiation')
  const tail = countAlong(table, from.hex, hex, 'tail') > 0
  const reasons: readonly (Reason | null)[] = [
    when(!together && isTerrain(table, hex, 'asteroids'), 'target among asteroids', -1, 'EE-AST-01'),
    when(dense > 0, 'dense asteroids on the line', -dense, 'EE-AST-06'),
    when(!together && isTerrain(table, hex, 'dense'), 'target in dense asteroids', -1, 'EE-AST-06'),
    when(tail, 'a comet’s tail on the line', -1, 'EE-COM-02'),
    when(radiation > 0, 'radiation on the line', -radiation, 'EE-RAD-05'),
  ]
  return explained(...reasons)
}
