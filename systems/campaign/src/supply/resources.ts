// Resources at hand, and the charges that are doubled without them.
import { worldsOfEmpire } from '../lookup.ts'
import type { Color, Resource } from '../shapes.ts'
import type { Table } from '../state.ts'

/** CR-2.4a, CR-10.2: the resources of own worlds and of worlds that own worlds trade with. A hub is none (CR-2.4b). */
export function resourcesAtHand(table: Pick<Table, 'land' | 'empires' | 'links'>, seat: Color): ReadonlySet<Resource> {
  const { worlds } = table.land
  const own = worldsOfEmpire(table, seat)
  const isOwn = new Set(own)
  const linked = table.links.flatMap(({ worlds: pair, flows }) => (flows && pair.some((at) => isOwn.has(at)) ? pair : []))
  return new Set([...own, ...linked].flatMap((at) => worlds[at]?.resource ?? []))
}

/** The factor of each kind of charge: 1, or 2 without its resource. */
export interface Factors {
  readonly fuel: number
  readonly crew: number
  /** Weaponry, and repairs of systems. */
  readonly weaponry: number
  /** Keels, boxes of hull and of armour. */
  readonly hull: number
}
/** CR-3.5a, CR-3.5b, CR-3.5c, CR-3.5d: the doublings of an empire. */
export function factorsOf(table: Pick<Table, 'land' | 'empires' | 'links'>, seat: Color): Factors {
  const has = resourcesAtHand(table, seat)
  const factor = (resource: Resource): number => (has.has(resource) ? 1 : 2)
  return { fuel: factor('fuel'), crew: factor('food'), weaponry: factor('goods'), hull: factor('ore') }
}
